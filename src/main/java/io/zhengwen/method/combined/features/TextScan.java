package io.zhengwen.method.combined.features;

import io.zhengwen.text.CodePoints;
import io.zhengwen.text.Hashes;
import io.zhengwen.text.KeyIndex;

/** Counts what features need from the text of one block, in one pass. Not thread-safe. */
final class TextScan {
  private static final int TITLE_CHARS = 600;
  private static final int DIGIT_CHARS = 400;
  private static final int SLOTS = 1024;
  private static final double CJK_PER_WORD = 1.6;

  /** Letters and marks of Thai, Lao, Burmese or Khmer, about as many as an English word has. */
  private static final int LETTERS_PER_WORD = 5;

  private final KeyIndex title = new KeyIndex(16);

  /** A bit set for each word of the title, by its low bits: rules out most other words quickly. */
  private final long[] titleBits = new long[16];

  /** A hash table of the block's distinct words; a slot is in use if its stamp is the block's. */
  private final long[] seen = new long[SLOTS];

  private final int[] stamp = new int[SLOTS];
  private int block;

  private int latinWords;

  /** The letters and marks of Southeast Asian scripts in the word that is being read. */
  private int letters;

  private int distinct;
  private int shared;
  private boolean inTitle = true;
  private boolean collecting;

  int cjk;
  int punctuation;
  int sentences;
  int commas;
  int currency;
  int separators;
  int lines;
  double digitShare;
  boolean endsSentence;
  boolean endsWithColon;
  long hash;

  /** Creates a scan that compares blocks with a page title. */
  TextScan(String pageTitle) {
    scan(pageTitle.toCharArray(), pageTitle.length());
    inTitle = false;
  }

  /**
   * Returns the number of tokens: words of other scripts plus CJK letters. Where words are not told
   * apart, as in Thai, five letters and marks are a word.
   */
  int tokens() {
    return latinWords + cjk;
  }

  /** Returns the number of words; a CJK letter counts as 1/1.6 of a word. */
  double words() {
    return latinWords + cjk / CJK_PER_WORD;
  }

  /** Returns the share of the text's distinct words that are also in the title. */
  double titleOverlap() {
    return distinct == 0 ? 0 : (double) shared / distinct;
  }

  /** Returns the Jaccard similarity of the sets of words of text and title. */
  double titleJaccard() {
    int union = distinct + title.size() - shared;
    return union == 0 ? 0 : (double) shared / union;
  }

  /** Scans the first {@code n} chars of a text. */
  void scan(char[] text, int n) {
    reset();
    int digits = 0;
    boolean sentencePending = false;
    boolean inWord = false;
    long word = 0;
    for (int i = 0; i < n; ) {
      if (inWord) {
        // Most characters are letters in words; only those of ASCII are a letter with this bit set.
        int letter = text[i] | 0x20;
        while (letter >= 'a' && letter <= 'z') {
          hash = Hashes.step(hash, letter);
          word = Hashes.step(word, letter);
          letter = ++i < n ? text[i] | 0x20 : 0;
        }
        if (i == n) {
          collecting = n <= TITLE_CHARS;
          break;
        }
      }
      int cp = text[i];
      if (Character.isHighSurrogate((char) cp)) {
        cp = Character.codePointAt(text, i, n);
      }
      i += Character.charCount(cp);
      collecting = i <= TITLE_CHARS;
      int lower = cp < 128 ? (cp >= 'A' && cp <= 'Z' ? cp + 32 : cp) : Character.toLowerCase(cp);
      hash = Hashes.step(hash, lower);
      if (CodePoints.isWord(cp)) {
        sentencePending = false;
        endsSentence = false;
        if (i <= DIGIT_CHARS && cp >= '0' && cp <= '9') {
          digits++;
        }
        if (CodePoints.isCjk(cp)) {
          if (inWord) {
            endWord(word);
            inWord = false;
          }
          cjk++;
          note(lower);
        } else {
          word = inWord ? Hashes.step(word, lower) : lower;
          inWord = true;
          letters += CodePoints.isSoutheastAsian(cp) ? 1 : 0;
        }
        continue;
      }
      if (inWord && CodePoints.isMark(cp)) {
        word = Hashes.step(word, lower);
        letters += CodePoints.isSoutheastAsian(cp) ? 1 : 0;
        continue;
      }
      if (inWord) {
        endWord(word);
        inWord = false;
      }
      if (CodePoints.isSpace(cp)) {
        sentences += sentencePending ? 1 : 0;
        sentencePending = false;
        lines += cp == '\n' ? 1 : 0;
        continue;
      }
      if (CodePoints.isPunctuation(cp)) {
        punctuation++;
        boolean end = CodePoints.isSentenceEnd(cp);
        boolean wide = cp == '。' || cp == '！' || cp == '？';
        sentences += wide ? 1 : 0;
        sentencePending = end && !wide;
        endsSentence = end;
        commas += isComma(cp) ? 1 : 0;
      } else if (!isClosingQuote(cp)) {
        sentencePending = false;
        endsSentence = false;
        currency += CodePoints.isCurrency(cp) ? 1 : 0;
        separators += isSeparator(cp) ? 1 : 0;
      }
    }
    if (inWord) {
      endWord(word);
    }
    sentences += sentencePending ? 1 : 0;
    digitShare = n == 0 ? 0 : (double) digits / Math.min(n, DIGIT_CHARS);
    char last = n == 0 ? ' ' : text[n - 1];
    endsWithColon = last == ':' || last == '：';
    hash = Hashes.mix(hash);
  }

  private void reset() {
    block++;
    latinWords = 0;
    distinct = 0;
    shared = 0;
    cjk = 0;
    punctuation = 0;
    sentences = 0;
    commas = 0;
    currency = 0;
    separators = 0;
    lines = 1;
    endsSentence = false;
    hash = 0;
  }

  private void endWord(long word) {
    latinWords += Math.max(1, letters / LETTERS_PER_WORD);
    letters = 0;
    note(Hashes.mix(word));
  }

  private void note(long word) {
    if (inTitle) {
      title.idOf(word);
      titleBits[(int) (word >>> 6) & 15] |= 1L << word;
    }
    if (!collecting) {
      return;
    }
    int slot = (int) word & SLOTS - 1;
    while (stamp[slot] == block) {
      if (seen[slot] == word) {
        return;
      }
      slot = slot + 1 & SLOTS - 1;
    }
    stamp[slot] = block;
    seen[slot] = word;
    distinct++;
    boolean perhaps = (titleBits[(int) (word >>> 6) & 15] >>> word & 1) != 0;
    shared += perhaps && title.contains(word) ? 1 : 0;
  }

  private static boolean isComma(int cp) {
    return cp == ',' || cp == '，' || cp == '、' || cp == '،';
  }

  private static boolean isClosingQuote(int cp) {
    return cp == '"' || cp == '”' || cp == '’' || cp == ')' || cp == '）' || cp == '」' || cp == '』';
  }

  private static boolean isSeparator(int cp) {
    return cp == '|' || cp == '·' || cp == '•' || cp == '»' || cp == '›' || cp == '→';
  }
}
