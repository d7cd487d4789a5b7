package io.zhengwen.metadata.publication;

import io.zhengwen.metadata.PageDate;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Gives times that markup states in UTC the offset by which the page shows them to readers: {@code
 * 2023-12-07T23:00Z} beside 2023-12-08 07:00 is {@code 2023-12-08T07:00+08:00}.
 */
final class LocalTimes {
  private static final int HOUR = 60;
  private static final int LEAST_OFFSET = -12 * HOUR;
  private static final int MOST_OFFSET = 14 * HOUR;

  /** The offsets in minutes that are in use and no whole hours. */
  private static final Set<Long> PARTS_OF_HOURS =
      Set.of(-570L, -210L, -150L, 210L, 270L, 330L, 345L, 390L, 525L, 570L, 630L, 765L, 825L);

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
        .filter(LocalTimes::isOffset)
        .findFirst()
        .map(minutes -> utc.withOffsetSameInstant(ZoneOffset.ofTotalSeconds((int) (minutes * 60))));
  }

  private static boolean isOffset(long minutes) {
    return minutes % HOUR == 0 && minutes >= LEAST_OFFSET && minutes <= MOST_OFFSET
        || PARTS_OF_HOURS.contains(minutes);
  }
}
