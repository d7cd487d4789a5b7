package io.zhengwen.metadata.date;

import java.time.LocalDate;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;

/**
 * A date in a text.
 *
 * @param value a {@link java.time.YearMonth}, {@link java.time.LocalDate}, {@link
 *     java.time.LocalDateTime} or {@link java.time.OffsetDateTime}, as exact as the text is
 * @param start where it begins, in UTF-16 units
 * @param end where it ends
 * @param order what it says of which comes first, the day or the month
 * @param lunar whether it is written in the lunar Hijri calendar, which may be a day or two off
 *     where it does not follow Umm al-Qura
 */
public record DateMatch(TemporalAccessor value, int start, int end, DayOrder order, boolean lunar) {
  /** How far countries are off Umm al-Qura. */
  private static final int MOST_DAYS_OFF = 2;

  /** Whether two days, one of them converted from the lunar calendar, may be the same. */
  public static boolean mayBeSameDay(LocalDate day, LocalDate other) {
    return Math.abs(day.toEpochDay() - other.toEpochDay()) <= MOST_DAYS_OFF;
  }

  /** Whether another date may be the same day in another calendar. */
  boolean mayBeSameDay(DateMatch other) {
    return value.isSupported(ChronoField.EPOCH_DAY)
        && other.value.isSupported(ChronoField.EPOCH_DAY)
        && mayBeSameDay(LocalDate.from(value), LocalDate.from(other.value));
  }
}
