package io.zhengwen.text;

/**
 * Counts code points, words and punctuation of text fed to it code point by code point.
 *
 * <p>A word is a maximal run of {@linkplain CodePoints#isWord word characters} outside CJK, or one
 * CJK letter. White space is not counted as words or punctuation; callers collapse it beforehand.
 */
public final class TextCounter {
  private int chars;
  private int words;
  private int cjk;
  private int punctuation;
  private boolean inWord;

  /** Sets all counts to zero. */
  public void reset() {
    chars = 0;
    words = 0;
    cjk = 0;
    punctuation = 0;
    inWord = false;
  }

  /** Counts one code point. */
  public void add(int cp) {
    chars++;
    if (CodePoints.isWord(cp)) {
      if (CodePoints.isCjk(cp)) {
        cjk++;
        words++;
        inWord = false;
      } else if (!inWord) {
        words++;
        inWord = true;
      }
    } else {
      inWord = false;
      if (CodePoints.isPunctuation(cp)) {
        punctuation++;
      }
    }
  }

  /** Counts every code point of {@code text}. */
  public TextCounter addAll(CharSequence text) {
    for (int i = 0; i < text.length(); ) {
      int cp = Character.codePointAt(text, i);
      add(cp);
      i += Character.charCount(cp);
    }
    return this;
  }

  /** Code points. */
  public int chars() {
    return chars;
  }

  /** Words outside CJK plus CJK letters. */
  public int words() {
    return words;
  }

  /** CJK letters. */
  public int cjk() {
    return cjk;
  }

  /** Clause and sentence marks. */
  public int punctuation() {
    return punctuation;
  }
}
