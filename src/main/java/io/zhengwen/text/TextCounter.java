package io.zhengwen.text;

/**
 * Counts the code points, words and punctuation marks of text.
 *
 * <p>A word is a maximal run of {@linkplain CodePoints#isWord word characters} outside CJK, or one
 * CJK letter. White space is not counted as words or punctuation; callers collapse it beforehand.
 */
public final class TextCounter {
  private int chars;
  private int words;
  private int cjk;
  private int punctuation;

  /** The flags of all code points together. */
  private int seen;

  /** 1 inside a word, else 0. */
  private int inWord;

  /** Sets all counts to zero. */
  public void reset() {
    chars = 0;
    words = 0;
    cjk = 0;
    punctuation = 0;
    seen = 0;
    inWord = 0;
  }

  /** Sets the counts to those of a text. */
  void set(int chars, int words, int cjk, int punctuation, int seen) {
    this.chars = chars;
    this.words = words;
    this.cjk = cjk;
    this.punctuation = punctuation;
    this.seen = seen;
    inWord = 0;
  }

  /** Counts one code point. */
  public void add(int cp) {
    int flags = CodePoints.flags(cp);
    seen |= flags;
    chars++;
    words += begins(flags, inWord);
    inWord = goesOn(flags);
    cjk += CodePoints.bit(flags, CodePoints.CJK);
    punctuation += CodePoints.bit(flags, CodePoints.PUNCTUATION);
  }

  /** Returns 1 if a word begins, else 0. Has no branch, because word ends are hard to predict. */
  static int begins(int flags, int inWord) {
    int cjk = CodePoints.bit(flags, CodePoints.CJK);
    return cjk | CodePoints.bit(flags, CodePoints.WORD) & ~inWord;
  }

  /** Returns 1 if a word may continue after the code point, else 0. */
  static int goesOn(int flags) {
    return CodePoints.bit(flags, CodePoints.WORD) & ~CodePoints.bit(flags, CodePoints.CJK);
  }

  /** Counts every code point of {@code text}. */
  public TextCounter addAll(String text) {
    addAll(text.toCharArray(), 0, text.length());
    return this;
  }

  /** Counts every code point of {@code text[from .. to)}. */
  void addAll(char[] text, int from, int to) {
    int begun = 0;
    int marks = 0;
    int ideographs = 0;
    int pairs = 0;
    int in = inWord;
    int all = 0;
    for (int i = from; i < to; i++) {
      int cp = text[i];
      if (Character.isHighSurrogate((char) cp)) {
        cp = Character.codePointAt(text, i, to);
        int second = Character.charCount(cp) - 1;
        pairs += second;
        i += second;
      }
      int flags = CodePoints.flags(cp);
      all |= flags;
      begun += begins(flags, in);
      in = goesOn(flags);
      ideographs += CodePoints.bit(flags, CodePoints.CJK);
      marks += CodePoints.bit(flags, CodePoints.PUNCTUATION);
    }
    inWord = in;
    seen |= all;
    chars += to - from - pairs;
    words += begun;
    cjk += ideographs;
    punctuation += marks;
  }

  /** Returns the number of code points. */
  public int chars() {
    return chars;
  }

  /** Returns the number of words outside CJK plus CJK letters. */
  public int words() {
    return words;
  }

  /** Returns the number of CJK letters. */
  public int cjk() {
    return cjk;
  }

  /** Returns whether there is a decimal digit of any script. */
  public boolean hasDigit() {
    return (seen & CodePoints.DIGIT) != 0;
  }

  /** Returns the number of marks that separate or end clauses. */
  public int punctuation() {
    return punctuation;
  }
}
