package io.zhengwen.extract.markup;

/** Reads the numbers of attributes. */
final class Numbers {
  private static final int MOST_DIGITS = 9;

  private Numbers() {}

  /** The number that a text begins with, or {@code otherwise} where it begins with none. */
  static int parse(String text, int otherwise) {
    String number = text.strip();
    int end = 0;
    int value = 0;
    while (end < number.length() && end < MOST_DIGITS && isDigit(number.charAt(end))) {
      value = 10 * value + number.charAt(end++) - '0';
    }
    return end == 0 ? otherwise : value;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
