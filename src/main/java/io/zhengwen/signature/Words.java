package io.zhengwen.signature;

import io.zhengwen.text.CodePoints;
import java.text.Normalizer;

/**
 * The words of a text as signatures see them: runs of letters and digits, and single CJK letters,
 * in lower case and in Unicode's form NFKC. Punctuation, spaces and line breaks do not matter.
 */
final class Words {
  /** A CJK letter counts half as much as a word. */
  static final int WORD_WEIGHT = 2;

  /** The weight of 20 words, or 40 CJK letters; a text with less has no signature. */
  static final int LEAST_WEIGHT = 40;

  private Words() {}

  /** Receives the words of a text in order. */
  interface Sink {
    /**
     * Takes a word.
     *
     * @param text all words of the text so far
     * @param from where the word begins
     * @param to where it ends
     * @param weight 1 for a CJK letter, else {@value Words#WORD_WEIGHT}
     */
    void word(char[] text, int from, int to, int weight);
  }

  /** The words of a text, separated by spaces; their weight is at least {@link #LEAST_WEIGHT}. */
  static String joined(String text) {
    int[] weight = {0};
    String words = scan(text, (all, from, to, w) -> weight[0] += w);
    return weight[0] < LEAST_WEIGHT ? "" : words;
  }

  /** Hands the words of a text over one by one; returns all, separated by spaces. */
  static String scan(String text, Sink sink) {
    String form = Normalizer.normalize(text, Normalizer.Form.NFKC);
    char[] words = new char[2 * form.length()];
    int from = 0;
    int to = 0;
    int cp;
    for (int i = 0; i < form.length(); i += Character.charCount(cp)) {
      char c = form.charAt(i);
      cp = Character.toLowerCase(Character.isHighSurrogate(c) ? form.codePointAt(i) : c);
      boolean cjk = CodePoints.isCjk(cp);
      if ((cjk || !CodePoints.isWord(cp)) && to > from) {
        sink.word(words, from, to, WORD_WEIGHT);
        words[to++] = ' ';
        from = to;
      }
      if (CodePoints.isWord(cp)) {
        to += Character.toChars(cp, words, to);
      }
      if (cjk) {
        sink.word(words, from, to, 1);
        words[to++] = ' ';
        from = to;
      }
    }
    if (to > from) {
      sink.word(words, from, to, WORD_WEIGHT);
    }
    return new String(words, 0, to);
  }
}
