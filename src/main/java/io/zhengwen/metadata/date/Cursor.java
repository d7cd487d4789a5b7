package io.zhengwen.metadata.date;

import io.zhengwen.text.LowerCase;

/** A position in a text that moves over numbers, words and marks. */
final class Cursor {
  private final String text;
  private int at;

  Cursor(String text, int at) {
    this.text = text;
    this.at = at;
  }

  int at() {
    return at;
  }

  void moveTo(int position) {
    at = position;
  }

  /** The character here, full-width forms as their ASCII ones; 0 at the end. */
  char peek() {
    return charAt(at);
  }

  /** The character at a position; 0 outside the text. */
  char charAt(int i) {
    if (i < 0 || i >= text.length()) {
      return 0;
    }
    char c = text.charAt(i);
    return c >= '！' && c <= '～' ? (char) (c - 0xFEE0) : c;
  }

  /** Whether a character is a space or only marks the direction of writing. */
  static boolean isSpace(char c) {
    if (c > ' ' && c < 128) {
      return false;
    }
    return c == ' '
        || c == '\u00a0'
        || c == '\u3000'
        || c == '\u202f'
        || c == '\u200e'
        || c == '\u200f'
        || Character.isWhitespace(c);
  }

  void skipSpaces() {
    while (isSpace(peek())) {
      at++;
    }
  }

  /** Moves over a character if it is one of these. */
  boolean skip(String characters) {
    char c = peek();
    if (c != 0 && characters.indexOf(c) >= 0) {
      at++;
      return true;
    }
    return false;
  }

  /** Moves over any number of these characters. */
  void skipAll(String characters) {
    while (skip(characters)) {
      // Each is skipped in the condition.
    }
  }

  /** The number of digits from here, at most 15. */
  int digits() {
    int n = 0;
    while (n < 15 && isDigit(charAt(at + n))) {
      n++;
    }
    return n;
  }

  /** Moves over a number of digits and returns their value. */
  int number(int digits) {
    int value = 0;
    for (int i = 0; i < digits; i++) {
      value = 10 * value + Character.digit(charAt(at + i), 10);
    }
    at += digits;
    return value;
  }

  /** Moves over one or two digits that no third one follows; -1 if there are none. */
  int oneOrTwo() {
    int digits = digits();
    return digits == 1 || digits == 2 ? number(digits) : -1;
  }

  /** Whether the number before goes on: a digit stands here, or a mark and a digit. */
  boolean continuesNumber(char mark) {
    return isDigit(peek()) || peek() == mark && isDigit(charAt(at + 1));
  }

  /** The letters from here, combining marks among them, up to one more than a limit. */
  String word(int limit) {
    int end = at;
    while (end < text.length() && end - at <= limit && isLetter(text.charAt(end))) {
      end++;
    }
    return text.substring(at, end);
  }

  /** The word here with the dots in it, as Thai abbreviations have them. */
  String dottedWord(int limit) {
    int end = at;
    while (end < text.length()
        && end - at <= limit
        && (isLetter(text.charAt(end)) || text.charAt(end) == '.' && isLetter(charAt(end + 1)))) {
      end++;
    }
    return text.substring(at, end);
  }

  /** Whether a character is a decimal digit of any script. */
  static boolean isDigit(char c) {
    return c < 128 ? c >= '0' && c <= '9' : Character.isDigit(c);
  }

  static boolean isLetter(char c) {
    if (c < 128) {
      return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }
    int type = Character.getType(c);
    return Character.isLetter(c)
        || type == Character.NON_SPACING_MARK
        || type == Character.COMBINING_SPACING_MARK
        || c == '׳'
        || c == '॰';
  }

  /** Moves over a text if it stands here, in any case. */
  boolean skipText(String expected) {
    if (text.regionMatches(true, at, expected, 0, expected.length())) {
      at += expected.length();
      return true;
    }
    return false;
  }

  /** Moves over a whole word if it stands here, in any case. */
  boolean skipWord(String... words) {
    if (at >= text.length() || !isLetter(text.charAt(at))) {
      return false;
    }
    String here = LowerCase.of(word(12));
    for (String word : words) {
      if (here.equals(word)) {
        at += here.length();
        return true;
      }
    }
    return false;
  }
}
