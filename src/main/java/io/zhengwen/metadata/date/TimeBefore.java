package io.zhengwen.metadata.date;

import java.time.LocalDate;

/** The last time of day that was read, which counts if a date follows at once. */
final class TimeBefore {
  private TimeReader.Time time;
  private int start;
  private int end = -1;

  void read(String text, int at) {
    if (at < end || !hasColon(text, at)) {
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

  private static boolean hasColon(String text, int at) {
    int most = Math.min(text.length(), at + 3);
    for (int i = at + 1; i < most; i++) {
      if (text.charAt(i) == ':' || text.charAt(i) == '：') {
        return true;
      }
    }
    return false;
  }

  DateMatch attachTo(DateMatch match) {
    int gap = match.start() - end;
    return match.value() instanceof LocalDate day && end >= 0 && gap >= 0 && gap <= 3
        ? new DateMatch(time.on(day), start, match.end(), match.order(), match.lunar())
        : match;
  }
}
