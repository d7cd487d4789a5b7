package io.zhengwen.metadata.date;

import java.util.List;

/**
 * Reads the months of Vietnamese, which have numbers for names: {@code tháng 11, Th11, tháng Mười
 * Một}.
 */
final class VietnameseMonths {
  private static final String[] WORDS = {"tháng", "thg", "th"};

  /** The numbers in words; months that begin like another stand before it. */
  private static final List<String> NUMBERS =
      List.of(
          "mười hai",
          "mười một",
          "mười",
          "chín",
          "tám",
          "bảy",
          "sáu",
          "năm",
          "tư",
          "ba",
          "hai",
          "một");

  private VietnameseMonths() {}

  /** Whether the word for a month may begin here. */
  static boolean mayBegin(String text, int at) {
    return text.regionMatches(true, at, "th", 0, 2);
  }

  /** The month here, 1 to 12, the cursor behind it; 0 and the cursor unmoved if there is none. */
  static int read(Cursor c) {
    if (c.peek() != 't' && c.peek() != 'T') {
      return 0;
    }
    int start = c.at();
    for (String word : WORDS) {
      if (c.skipText(word)) {
        c.skip(".");
        c.skipSpaces();
        int month = number(c);
        if (month > 0) {
          return month;
        }
        c.moveTo(start);
      }
    }
    return 0;
  }

  private static int number(Cursor c) {
    if (Character.isDigit(c.peek())) {
      int month = c.oneOrTwo();
      return month <= 12 ? Math.max(0, month) : 0;
    }
    for (int i = 0; i < NUMBERS.size(); i++) {
      if (c.skipText(NUMBERS.get(i)) && !Cursor.isLetter(c.peek())) {
        return NUMBERS.size() - i;
      }
    }
    return 0;
  }
}
