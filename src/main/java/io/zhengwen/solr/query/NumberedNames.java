package io.zhengwen.solr.query;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Names and measures of letters and digits, with or without a space or a hyphen between these. */
final class NumberedNames {
  private static final String LETTER =
      "[\\p{IsLatin}\\p{IsGreek}\\p{IsCyrillic}\\p{M}&&[\\p{L}\\p{M}]]";

  private static final String ROW = "[" + LETTER + "\\p{Nd}]++";
  private static final Pattern NAME =
      Pattern.compile(
          "[^\\p{L}\\p{Nd}]*+"
              + ROW
              + "(?:(?<=\\p{Nd})[.,](?=\\p{Nd})"
              + ROW
              + ")*+[^\\p{L}\\p{Nd}]*+");

  /** A single letter beside a number is a name with it ({@code 5G}, {@code A4}), or a word. */
  private static final Pattern BOUNDARY =
      Pattern.compile("(?<=" + LETTER + "{2})(?=\\p{Nd})|(?<=\\p{Nd})(?=" + LETTER + "{2})");

  private static final String NUMBER = "(\\p{Nd}++(?:[.,]\\p{Nd}++)?+)(?!\\S)";

  /** A word before a number, unless it joins clauses. What is in quotation marks is passed over. */
  private static final Pattern NAMED =
      Pattern.compile("\"[^\"]*+\"|(?<!\\S)(?!(?:AND|OR|NOT|TO) )(" + LETTER + "{2,}+) " + NUMBER);

  /** A number before a word of two or three letters, as are most units. */
  private static final Pattern MEASURE =
      Pattern.compile(
          "\"[^\"]*+\"|(?<!\\S)" + NUMBER + " (?!(?:AND|OR|NOT|TO) )(" + LETTER + "{2,3}+)(?!\\S)");

  private NumberedNames() {}

  /**
   * A query with words and numbers that stand side by side in one word each: {@code RTX3080 16GB}
   * for {@code RTX 3080 16 GB}. Where a number may belong to the word on either side, there are
   * two.
   *
   * @return none if the query has no such words
   */
  static List<String> joined(String query) {
    return Stream.of(joined(MEASURE, joined(NAMED, query)), joined(NAMED, joined(MEASURE, query)))
        .distinct()
        .filter(joined -> !joined.equals(query))
        .toList();
  }

  private static String joined(Pattern words, String query) {
    return words
        .matcher(query)
        .replaceAll(
            found ->
                Matcher.quoteReplacement(
                    found.group(1) == null ? found.group() : found.group(1) + found.group(2)));
  }

  /**
   * A word with spaces between numbers and two letters or more: {@code RTX 3080} for {@code
   * RTX3080}, which also finds {@code RTX-3080}, and {@code 2.5 kg} for {@code 2.5kg}.
   *
   * @return null if it is no such word
   */
  static String divided(String word) {
    String divided = NAME.matcher(word).matches() ? BOUNDARY.matcher(word).replaceAll(" ") : word;
    return divided.equals(word) ? null : divided;
  }
}
