package io.zhengwen.metadata.publication;

import io.zhengwen.metadata.PageDate;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;

/**
 * Gives times that markup states in UTC the offset by which the page shows them to readers: {@code
 * 2023-12-07T23:00Z} beside 2023-12-08 07:00 is {@code 2023-12-08T07:00+08:00}.
 */
final class LocalTimes {
  /** Offsets are multiples of so many minutes. */
  private static final int STEP = 15;

  private static final int MOST_MINUTES = 14 * 60;

  private final List<LocalDateTime> shown;

  /** Collects the times that the page shows without an offset. */
  LocalTimes(List<SeenDate> seen) {
    shown =
        seen.stream()
            .filter(date -> !date.around().comment() && !date.around().ofOther())
            .map(date -> date.date().value())
            .filter(LocalDateTime.class::isInstance)
            .map(LocalDateTime.class::cast)
            .toList();
  }

  /** A date as the page shows it, or else as it is. */
  DateCandidate of(DateCandidate date) {
    return local(date.date())
        .map(time -> new DateCandidate(date.kind(), time, date.modified()))
        .orElse(date);
  }

  /** The same of a date that an element states beside its text. */
  SeenDate of(SeenDate date) {
    return local(date.date()).map(date::with).orElse(date);
  }

  private Optional<PageDate> local(PageDate date) {
    return date.value() instanceof OffsetDateTime exact && exact.getOffset().equals(ZoneOffset.UTC)
        ? local(exact).map(PageDate::new)
        : Optional.empty();
  }

  private Optional<OffsetDateTime> local(OffsetDateTime utc) {
    return shown.stream()
        .map(
            time ->
                Duration.between(
                    utc.toLocalDateTime().withSecond(0).withNano(0), time.withSecond(0)))
        .map(Duration::toMinutes)
        .filter(minutes -> minutes % STEP == 0 && Math.abs(minutes) <= MOST_MINUTES)
        .findFirst()
        .map(minutes -> utc.withOffsetSameInstant(ZoneOffset.ofTotalSeconds((int) (minutes * 60))));
  }
}
