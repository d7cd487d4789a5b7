package io.zhengwen.solr.analysis;

import java.text.Normalizer;

/** Umlauts of German and letters of Nordic languages in two letters: {@code Mueller, Aarhus}. */
public final class Umlauts {
  private static final String LETTERS = "äöüåøÄÖÜÅØ";
  private static final String FIRST = "aouaoAOUAO";
  private static final String SECOND = "eeeaeeeeae";

  private Umlauts() {}

  /** A word with two letters for each of these; null if it has none. */
  public static String apart(String word) {
    String composed = Normalizer.normalize(word, Normalizer.Form.NFC);
    return hasAny(composed) ? inTwoLetters(composed) : null;
  }

  static boolean hasAny(CharSequence word) {
    for (int i = 0; i < word.length(); i++) {
      char c = word.charAt(i);
      if (c >= 'Ä' && c <= 'ü' && LETTERS.indexOf(c) >= 0) {
        return true;
      }
    }
    return false;
  }

  static String inTwoLetters(CharSequence word) {
    StringBuilder apart = new StringBuilder(word.length() + 2);
    for (int i = 0; i < word.length(); i++) {
      int letter = LETTERS.indexOf(word.charAt(i));
      if (letter < 0) {
        apart.append(word.charAt(i));
      } else {
        apart.append(FIRST.charAt(letter)).append(SECOND.charAt(letter));
      }
    }
    return apart.toString();
  }
}
