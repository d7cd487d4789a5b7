package io.zhengwen.solr.query;

import java.util.regex.Pattern;

/** Words of letters and digits that others write with a space or a hyphen between these. */
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

  private NumberedNames() {}

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
