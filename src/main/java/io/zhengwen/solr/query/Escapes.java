package io.zhengwen.solr.query;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Words and phrases as they were typed, in the syntax of Solr's edismax parser. */
final class Escapes {
  private static final String SPECIAL = "\\+-!():^[]\"{}~*?|&/";
  private static final String WORD = "(?<=[\\p{L}\\p{N}\\p{M}])";
  private static final Pattern WEIGHT = Pattern.compile("\\^[0-9]{1,4}(?:\\.[0-9]{1,4})?$");

  /** What can have a weight among other words: unlike it, {@code m^2} and {@code 2^10} are text. */
  private static final Pattern WEIGHTED =
      Pattern.compile(
          "(?:\\p{L}[\\p{L}\\p{M}'’-]{2,}+[\\p{L}\\p{M}\\p{N}'’-]*+|\\p{IsHan}{2,}+)" + WEIGHT);

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
    return suffix(word, false) < word.length()
        || IntStream.range(0, word.length())
            .anyMatch(c -> SPECIAL.indexOf(word.charAt(c)) >= 0 && isWildcard(word, c, false));
  }

  /** Whether similar words are asked for. */
  static boolean isFuzzy(String word) {
    return FUZZY.matcher(word).find();
  }

  private static String escaped(String word, boolean all) {
    StringBuilder out = new StringBuilder();
    int end = suffix(word, all);
    for (int c = 0; c < end; c++) {
      char character = word.charAt(c);
      if (SPECIAL.indexOf(character) < 0 || isWildcard(word, c, all)) {
        out.append(character);
      } else if (all || isWithin(word, c, end) || endsName(word, c) || endsName(word, c - 1)) {
        out.append('\\').append(character);
      } else {
        out.append(' ');
      }
    }
    return out.append(word, end, word.length()).toString();
  }

  /** Where the sign for similar words or a weight begins; the word's end if it has none. */
  private static int suffix(String word, boolean ofField) {
    Matcher fuzzy = FUZZY.matcher(word);
    if (fuzzy.find()) {
      return fuzzy.start();
    }
    Matcher weight = WEIGHT.matcher(word);
    boolean weighted =
        weight.find() && (ofField ? weight.start() > 0 : WEIGHTED.matcher(word).matches());
    return weighted ? weight.start() : word.length();
  }

  /** Whether what stands behind a parenthesis is a weight. */
  static boolean isWeight(String text) {
    return WEIGHT.matcher(text).lookingAt();
  }

  private static boolean isWithin(String word, int c, int end) {
    return c > 0 && c + 1 < end && isWordCharacter(word.codePointBefore(c));
  }

  /** Whether the two signs of a name such as {@code C++} begin here. */
  private static boolean endsName(String word, int c) {
    return c > 0 && word.startsWith("++", c) && isWordCharacter(word.codePointBefore(c));
  }

  /**
   * {@code bridge*} and {@code br?dge}, but neither {@code *bridge} nor {@code bridge?}; in the
   * value of a field also {@code path/*}.
   */
  private static boolean isWildcard(String word, int c, boolean ofField) {
    boolean behind = c > 0 && isWordCharacter(word.codePointBefore(c));
    boolean before = c + 1 < word.length() && isWordCharacter(word.codePointAt(c + 1));
    return word.charAt(c) == '*'
        ? behind || ofField && c > 0
        : word.charAt(c) == '?' && behind && before;
  }

  /** Whether the last character of a text belongs to a word. */
  static boolean endsWord(String text) {
    return !text.isEmpty() && isWordCharacter(text.codePointBefore(text.length()));
  }

  private static boolean isWordCharacter(int c) {
    return Character.isLetterOrDigit(c) || QueryTerms.isMark(c);
  }
}
