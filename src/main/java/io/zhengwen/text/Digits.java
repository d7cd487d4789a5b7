package io.zhengwen.text;

/** The decimal digits of all scripts. */
public final class Digits {
  private Digits() {}

  /** A text with its decimal digits, of whatever script, as {@code 0} to {@code 9}. */
  public static String ascii(String text) {
    StringBuilder ascii = new StringBuilder(text.length());
    text.codePoints()
        .map(c -> Character.isDigit(c) ? '0' + Character.digit(c, 10) : c)
        .forEach(ascii::appendCodePoint);
    return ascii.toString();
  }
}
