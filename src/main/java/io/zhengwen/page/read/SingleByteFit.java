package io.zhengwen.page.read;

import java.lang.Character.UnicodeScript;
import java.nio.charset.Charset;

/**
 * How well bytes, read in an encoding of a byte a character, look like text: the share of
 * characters beyond ASCII that are letters of an alphabet or script, or quotation marks, dashes and
 * other signs where such stand.
 */
final class SingleByteFit {
  /** Signs of texts in all languages. */
  private static final String SIGNS = "“”„‘’‚–—…•·«»‹›€£¥¢§©®™°±²³½¼¾×÷¿¡µ¶†‡‰№\u00A0\u00AD";

  /** Signs that stand within words. */
  private static final String WITHIN = "’·\u00AD";

  /** A capital after another letter: most words have none. */
  private static final double CAPITAL_WITHIN = .5;

  private final Charset encoding;
  private final char[] chars;

  /**
   * Reads bytes from {@code start} to {@code end - 1}.
   *
   * @param encoding an encoding of a byte a character that contains ASCII
   */
  SingleByteFit(Charset encoding, byte[] bytes, int start, int end) {
    this.encoding = encoding;
    chars = new String(bytes, start, end - start, encoding).toCharArray();
  }

  Charset encoding() {
    return encoding;
  }

  /** The fit to a Latin alphabet, whose small letters beyond ASCII are given; 0 to 1. */
  double ofAlphabet(String letters) {
    int all = 0;
    int fit = 0;
    for (int i = 0; i < chars.length; i++) {
      char c = chars[i];
      if (c >= 0x80) {
        all++;
        boolean fits =
            Character.isLetter(c)
                ? c == 'İ' || letters.indexOf(Character.toLowerCase(c)) >= 0
                : isSign(i);
        fit += fits ? 1 : 0;
      }
    }
    return all == 0 ? 0 : (double) fit / all;
  }

  /** The fit to a script other than Latin, in words without Latin letters; 0 to 1. */
  double ofScript(UnicodeScript script) {
    int all = 0;
    double fit = 0;
    for (int i = 0; i < chars.length; i++) {
      if (chars[i] >= 0x80) {
        all++;
        fit += UnicodeScript.of(chars[i]) == script ? letter(i) : isSign(i) ? 1 : 0;
      }
    }
    return all == 0 ? 0 : fit / all;
  }

  private double letter(int i) {
    char before = i > 0 ? chars[i - 1] : ' ';
    char after = i + 1 < chars.length ? chars[i + 1] : ' ';
    if (isAsciiLetter(before) || isAsciiLetter(after) || !isAtItsPlace(chars[i], before, after)) {
      return 0;
    }
    return Character.isUpperCase(chars[i]) && Character.isLetter(before) ? CAPITAL_WITHIN : 1;
  }

  /**
   * Whether a mark stands on a letter, and a digit not in a word, as most of what Greek letters are
   * in Thai does not.
   */
  private static boolean isAtItsPlace(char c, char before, char after) {
    if (isMark(c)) {
      return Character.isLetter(before) || isMark(before);
    }
    return !Character.isDigit(c) || !isInWord(before) && !isInWord(after);
  }

  private static boolean isMark(char c) {
    return Character.getType(c) == Character.NON_SPACING_MARK;
  }

  private static boolean isInWord(char c) {
    return Character.isLetter(c) || isMark(c);
  }

  private boolean isSign(int i) {
    char c = chars[i];
    if (c >= 0x0590 && c <= 0x0E7F) {
      return true; // Marks and signs of Hebrew, Arabic and Thai.
    }
    boolean within =
        i > 0
            && i + 1 < chars.length
            && Character.isLetter(chars[i - 1])
            && Character.isLetter(chars[i + 1]);
    return (within ? WITHIN : SIGNS).indexOf(c) >= 0;
  }

  private static boolean isAsciiLetter(char c) {
    return c < 0x80 && Character.isLetter(c);
  }
}
