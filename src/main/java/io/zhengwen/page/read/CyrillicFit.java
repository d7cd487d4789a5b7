package io.zhengwen.page.read;

import java.lang.Character.UnicodeScript;
import java.nio.charset.Charset;
import java.util.List;
import org.mozilla.universalchardet.prober.SingleByteCharsetProber;
import org.mozilla.universalchardet.prober.sequence.SequenceModel;
import org.mozilla.universalchardet.prober.sequence.Win1251Model;

/**
 * How well bytes, read in a Cyrillic encoding, look like words: by the pairs of letters, whose
 * frequencies in Russian the library knows. They tell Ukrainian and Bulgarian from another
 * encoding's letters as well. A letter beside a Latin one fits nothing. All letters are compared as
 * small ones, so that a page in capitals is not taken for one in KOI8, where small and capital
 * letters change places.
 */
final class CyrillicFit {
  /** The encodings that are compared; of two that fit alike, the first is meant. */
  static final List<String> ENCODINGS =
      List.of("windows-1251", "KOI8-R", "KOI8-U", "ISO-8859-5", "IBM866");

  /** The encoding of the library's model. */
  private static final Charset MODEL_ENCODING = Charset.forName("windows-1251");

  private static final SequenceModel MODEL = new Win1251Model();

  /** The number of letters that are enough. */
  private static final int ENOUGH = 1024;

  /** The number of characters beyond ASCII after which letters enough are not to be expected. */
  private static final int ENOUGH_OTHERS = 2 * ENOUGH;

  /** What a sign within a word counts: in KOI8-R, Ukrainian letters are lines of frames. */
  private static final int WITHIN = 5;

  /** The number of letters in Latin words from which on they are no accident. */
  private static final int LEAST_WITHIN = 12;

  /** The number of bytes that are decoded at a time. */
  private static final int STEP = 2048;

  private final StringBuilder words = new StringBuilder();
  private int all;
  private int letters;
  private int besideLatin;

  /** Reads the bytes from {@code start} to {@code end - 1}. */
  CyrillicFit(Charset encoding, byte[] bytes, int start, int end) {
    for (int from = start; from < end && letters < ENOUGH && all < ENOUGH_OTHERS; from += STEP) {
      read(new String(bytes, from, Math.min(STEP, end - from), encoding));
    }
  }

  private void read(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < 0x80) {
        endWord();
      } else if (!isCyrillic(text, i)) {
        all += isCyrillic(text, i - 1) && isCyrillic(text, i + 1) ? WITHIN : 1;
        endWord();
      } else if (isLatin(text, i - 1) || isLatin(text, i + 1)) {
        all++;
        besideLatin++;
      } else {
        all++;
        letters++;
        words.append(Character.toLowerCase(c));
      }
    }
  }

  private void endWord() {
    if (!words.isEmpty() && words.charAt(words.length() - 1) != ' ') {
      words.append(' ');
    }
  }

  private static boolean isCyrillic(String text, int i) {
    return i >= 0
        && i < text.length()
        && text.charAt(i) >= 0x80
        && UnicodeScript.of(text.charAt(i)) == UnicodeScript.CYRILLIC;
  }

  private static boolean isLatin(String text, int i) {
    return i >= 0
        && i < text.length()
        && text.charAt(i) < 0x80
        && Character.isLetter(text.charAt(i));
  }

  /** Whether nearly all letters stand in words with Latin ones, as accented letters do. */
  boolean isWithinLatin() {
    return besideLatin >= LEAST_WITHIN && letters * 10 < besideLatin;
  }

  /** The share of what is beyond ASCII that is like words; 0 to 1. */
  double share() {
    if (letters == 0) {
      return 0;
    }
    byte[] known = words.toString().getBytes(MODEL_ENCODING);
    SingleByteCharsetProber prober = new SingleByteCharsetProber(MODEL);
    prober.handleData(known, 0, known.length);
    return (double) prober.getConfidence() * letters / all;
  }
}
