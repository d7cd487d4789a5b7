package io.zhengwen.metadata.date;

import java.time.LocalDate;

/** The last time of day that was read, which counts if a date follows at once. */
final class TimeBefore {
  /** Marks and spaces between a time and the date behind it. */
  private static final int MOST_MARKS = 3;

  /** Characters between them where these are a weekday and a preposition. */
  private static final int MOST_BETWEEN = 30;

  private static final String MARKS = " ,.|·•-–\u00a0";

  private TimeReader.Time time;
  private int start;
  private int end = -1;

  void read(String text, int at) {
    if (at < end || !isHour(text, at)) {
      return;
    }
    Cursor c = new Cursor(text, at);
    TimeReader.Time read = TimeReader.at(c, false);
    if (read != null) {
      time = read;
      start = at;
      end = c.at();
    }
  }

  /** Whether the number here is followed by what sets minutes apart. */
  private static boolean isHour(String text, int at) {
    int most = Math.min(text.length() - 1, at + 3);
    for (int i = at + 1; i < most; i++) {
      char c = text.charAt(i);
      if (c == ':' || c == '：' || c == 'h' && Cursor.isDigit(text.charAt(i + 1))) {
        return true;
      }
    }
    return false;
  }

  /**
   * A date with the time before it, if that belongs to it.
   *
   * @param text in which both stand
   */
  DateMatch attachTo(DateMatch match, String text) {
    int gap = match.start() - end;
    return match.value() instanceof LocalDate day
            && end >= 0
            && gap >= 0
            && (gap <= MOST_MARKS || gap <= MOST_BETWEEN && leadsTo(match.start(), text))
        ? new DateMatch(time.on(day), start, match.end(), match.order(), match.lunar())
        : match;
  }

  private boolean leadsTo(int date, String text) {
    Cursor c = new Cursor(text, end);
    c.skipAll(MARKS);
    if (c.skipWord("on", "ngày")) {
      c.skipAll(MARKS);
    }
    if (Weekdays.skip(c)) {
      c.skipAll(MARKS);
    }
    return c.at() == date;
  }
}
