package io.zhengwen.metadata.date;

import java.time.temporal.TemporalAccessor;

/**
 * A date in a text.
 *
 * @param value a {@link java.time.YearMonth}, {@link java.time.LocalDate}, {@link
 *     java.time.LocalDateTime} or {@link java.time.OffsetDateTime}, as exact as the text is
 * @param start where it begins, in UTF-16 units
 * @param end where it ends
 * @param ambiguous whether day and month could also be the other way round, as in {@code 5/6/2026}
 */
public record DateMatch(TemporalAccessor value, int start, int end, boolean ambiguous) {}
