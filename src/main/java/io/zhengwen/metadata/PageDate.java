package io.zhengwen.metadata;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.util.Objects;

/**
 * A date as exact as a page states it: a month, a day, or a time of day with or without an offset.
 * Its string is in ISO 8601 and as exact: {@code 2026-11}, {@code 2026-11-21}, {@code
 * 2026-11-21T08:30}, {@code 2026-11-21T08:30+08:00}.
 *
 * @param value a {@link YearMonth}, {@link LocalDate}, {@link LocalDateTime} or {@link
 *     OffsetDateTime}
 */
public record PageDate(TemporalAccessor value) {
  /** Checks the type of the value. */
  public PageDate {
    Objects.requireNonNull(value, "value");
    if (!(value instanceof YearMonth
        || value instanceof LocalDate
        || value instanceof LocalDateTime
        || value instanceof OffsetDateTime)) {
      throw new IllegalArgumentException(
          "The date must be a YearMonth, LocalDate, LocalDateTime or OffsetDateTime but is a "
              + value.getClass().getSimpleName()
              + ".");
    }
  }

  /** The first day that the date may mean, as the page writes it, whatever its offset. */
  public LocalDate firstDay() {
    return value instanceof YearMonth month ? month.atDay(1) : LocalDate.from(value);
  }

  /** The first instant that the date may mean; without an offset, in UTC. */
  public Instant firstInstant() {
    if (value instanceof OffsetDateTime exact) {
      return exact.toInstant();
    }
    return value instanceof LocalDateTime local
        ? local.toInstant(ZoneOffset.UTC)
        : firstDay().atStartOfDay().toInstant(ZoneOffset.UTC);
  }

  /** Whether the day is known. */
  public boolean hasDay() {
    return value.isSupported(ChronoField.DAY_OF_MONTH);
  }

  /** The date in ISO 8601, as exact as it is known. */
  @Override
  public String toString() {
    return value.toString();
  }
}
