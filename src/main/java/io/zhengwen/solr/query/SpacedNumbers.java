package io.zhengwen.solr.query;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Numbers with spaces between their thousands, such as {@code 19 200}. */
final class SpacedNumbers {
  /**
   * Groups of three digits behind a first one that does not begin with 0, and is no part of a
   * longer row such as that of a telephone. What is in quotation marks is passed over.
   */
  private static final Pattern NUMBER =
      Pattern.compile(
          "\"[^\"]*+\"|(?<![^\\s\\p{Sc}])(?<!\\p{Nd} )(?!0)\\p{Nd}{1,3}(?: \\p{Nd}{3}){1,5}"
              + "(?=(?:[.,]\\p{Nd}{1,2})?+[\\p{Sc}%]?+(?:\\s|$))");

  private SpacedNumbers() {}

  /** A query with such numbers in one word each; null if it has none. */
  static String joined(String query) {
    String joined =
        NUMBER
            .matcher(query)
            .replaceAll(
                found ->
                    Matcher.quoteReplacement(
                        found.group().startsWith("\"")
                            ? found.group()
                            : found.group().replace(" ", "")));
    return joined.equals(query) ? null : joined;
  }
}
