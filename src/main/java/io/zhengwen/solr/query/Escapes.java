package io.zhengwen.solr.query;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Words and phrases as they were typed, in the syntax of Solr's edismax parser. */
final class Escapes {
  private static final String SPECIAL = "\\+-!():^[]\"{}~*?|&/";
  private static final String WORD = "(?<=[\\p{L}\\p{N}\\p{M}])";
  private static final Pattern SUFFIX = Pattern.compile(WORD + "(?:~[0-2]|\\^[0-9.]{1,9})$");
  private static final Pattern BEGINNING = Pattern.compile(WORD + "\\*\\p{P}++$");
  private static final Pattern FUZZY = Pattern.compile(WORD + "~[0-2]$");

  private static final Pattern PUNCTUATION = Pattern.compile("[\\p{P}\\s]*+");

  private Escapes() {}

  /** A word among others: punctuation within it stays, other punctuation is a space. */
  static String word(String word) {
    return escaped(BEGINNING.matcher(word).replaceFirst("*"), false);
  }

  /** A word behind a field's name, where all punctuation stays. */
  static String value(String word) {
    return word.equals("*") ? word : escaped(word, true);
  }

  /** What is in quotation marks, and the slop or weight behind them. */
  static String phrase(String phrase) {
    int end = phrase.lastIndexOf('"');
    String words = phrase.substring(1, end).replace("\\", "\\\\").replace("\"", "\\\"");
    return '"' + words + phrase.substring(end);
  }

  /** A word in quotation marks. */
  static String quoted(String word) {
    return '"' + word.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  /** Whether a word among others is nothing to look for. */
  static boolean isPunctuation(String word) {
    return PUNCTUATION.matcher(word(word)).matches();
  }

  /** Whether a word is anything but itself: a pattern, a beginning, similar words, a weight. */
  static boolean hasOperator(String word) {
    return SUFFIX.matcher(word).find()
        || IntStream.range(0, word.length())
            .anyMatch(c -> SPECIAL.indexOf(word.charAt(c)) >= 0 && isWildcard(word, c));
  }

  /** Whether similar words are asked for. */
  static boolean isFuzzy(String word) {
    return FUZZY.matcher(word).find();
  }

  private static String escaped(String word, boolean all) {
    StringBuilder out = new StringBuilder();
    Matcher suffix = SUFFIX.matcher(word);
    int end = suffix.find() ? suffix.start() : word.length();
    for (int c = 0; c < end; c++) {
      char character = word.charAt(c);
      if (SPECIAL.indexOf(character) < 0 || isWildcard(word, c)) {
        out.append(character);
      } else if (all || isWithin(word, c, end) || endsName(word, c) || endsName(word, c - 1)) {
        out.append('\\').append(character);
      } else {
        out.append(' ');
      }
    }
    return out.append(word, end, word.length()).toString();
  }

  private static boolean isWithin(String word, int c, int end) {
    return c > 0 && c + 1 < end && isWordCharacter(word.codePointBefore(c));
  }

  /** Whether the two signs of a name such as {@code C++} begin here. */
  private static boolean endsName(String word, int c) {
    return c > 0 && word.startsWith("++", c) && isWordCharacter(word.codePointBefore(c));
  }

  /** {@code bridge*} and {@code br?dge}, but neither {@code *bridge} nor {@code bridge?}. */
  private static boolean isWildcard(String word, int c) {
    boolean behind = c > 0 && isWordCharacter(word.codePointBefore(c));
    boolean before = c + 1 < word.length() && isWordCharacter(word.codePointAt(c + 1));
    return word.charAt(c) == '*' ? behind : word.charAt(c) == '?' && behind && before;
  }

  private static boolean isWordCharacter(int c) {
    return Character.isLetterOrDigit(c) || QueryTerms.isMark(c);
  }
}
