package io.zhengwen.metadata.date;

import java.util.List;

/** Reads months in Roman numerals between a day and a year of four digits: {@code 7 XI 2026}. */
final class RomanMonths {
  private static final List<String> NUMERALS =
      List.of("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII");

  private static final int LONGEST = 4;

  private RomanMonths() {}

  /** The month here, 1 to 12, the cursor before the year; 0 if there is none. */
  static int read(Cursor c) {
    if ("IVX".indexOf(c.peek()) < 0) {
      return 0;
    }
    int start = c.at();
    int month = NUMERALS.indexOf(c.word(LONGEST + 1)) + 1;
    if (month > 0) {
      c.moveTo(start + NUMERALS.get(month - 1).length());
      c.skipAll(" .-/\u00a0");
      if (c.digits() == 4) {
        return month;
      }
    }
    c.moveTo(start);
    return 0;
  }
}
