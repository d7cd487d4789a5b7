package io.zhengwen.metadata.date;

/** What a date in a text says of which comes first, the day or the month. */
public enum DayOrder {
  /** Nothing: its form has only one order, or day and month are the same number. */
  CLEAR,
  /** Either may come first, as in {@code 5/6/2026}. */
  EITHER,
  /** The day does, as in {@code 21/11/2026}. */
  DAY_FIRST,
  /** The month does, as in {@code 11/21/2026}. */
  MONTH_FIRST;

  private static final int MONTHS = 12;

  /** The order of two numbers that are a day and a month. */
  static DayOrder of(int first, int second) {
    if (first > MONTHS) {
      return DAY_FIRST;
    }
    return second > MONTHS ? MONTH_FIRST : first == second ? CLEAR : EITHER;
  }
}
