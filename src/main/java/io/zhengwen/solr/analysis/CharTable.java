package io.zhengwen.solr.analysis;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Replacements of single characters by single characters. Immutable. */
final class CharTable {
  private static final Pattern RULE = Pattern.compile("\\s*\"(.)\"\\s*=>\\s*\"(.)\"\\s*");

  private final char[] replacements = new char[Character.MAX_VALUE + 1];

  /**
   * Reads rules, a line each, in the syntax of Lucene's mapping files: {@code "from" => "to"}.
   *
   * @throws IllegalArgumentException quoting a line that is no such rule, or replaces or gives
   *     anything but one character of the basic multilingual plane
   */
  CharTable(List<String> rules) {
    for (int c = 0; c < replacements.length; c++) {
      replacements[c] = (char) c;
    }
    for (String rule : rules) {
      Matcher matcher = RULE.matcher(rule);
      if (!matcher.matches() || isSurrogate(matcher.group(1)) || isSurrogate(matcher.group(2))) {
        throw new IllegalArgumentException("not a rule \"c\" => \"c\" of single chars: " + rule);
      }
      replacements[matcher.group(1).charAt(0)] = matcher.group(2).charAt(0);
    }
  }

  private static boolean isSurrogate(String character) {
    return character.length() != 1 || Character.isSurrogate(character.charAt(0));
  }

  char replace(char c) {
    return replacements[c];
  }
}
