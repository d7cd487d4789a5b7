package io.zhengwen.metadata.date;

import java.time.DateTimeException;
import java.time.LocalDate;

/**
 * The Solar Hijri calendar of Iran and Afghanistan. Leap years follow the cycle of 33 years with
 * eight leap days, which agrees with the table of the Iranian calendar authority, and so with the
 * equinox, for the years 1206 to 1498; it first fails in 1502.
 *
 * @see <a href="https://github.com/roozbehp/persiancalendar">Leap years of the Iranian calendar
 *     authority</a>
 */
final class SolarHijri {
  private static final int YEARS_OF_CYCLE = 33;
  private static final int LEAPS_OF_CYCLE = 8;

  /** Places the leap days at the years 1, 5, 9, 13, 17, 22, 26 and 30 of a cycle. */
  private static final int SHIFT = 21;

  /** The day before the year 1 of the cycle. */
  private static final long EPOCH = LocalDate.of(622, 3, 20).toEpochDay();

  private static final int LONG_MONTHS = 6;
  private static final int MONTHS = 12;

  private SolarHijri() {}

  /**
   * The day in the common era.
   *
   * @throws DateTimeException if the calendar lacks the day
   */
  static LocalDate toIso(int year, int month, int day) {
    if (month < 1 || month > MONTHS || day < 1 || day > lengthOf(year, month)) {
      throw new DateTimeException("No day of the Solar Hijri calendar: " + year + "-" + month);
    }
    int ofYear = 30 * (month - 1) + Math.min(month - 1, LONG_MONTHS) + day;
    return LocalDate.ofEpochDay(EPOCH + daysBefore(year) + ofYear);
  }

  private static int lengthOf(int year, int month) {
    if (month == MONTHS) {
      return daysBefore(year + 1) - daysBefore(year) - 336;
    }
    return month <= LONG_MONTHS ? 31 : 30;
  }

  private static int daysBefore(int year) {
    return 365 * (year - 1) + (LEAPS_OF_CYCLE * year + SHIFT) / YEARS_OF_CYCLE;
  }
}
