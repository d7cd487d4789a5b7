package io.zhengwen.metadata;

import io.zhengwen.extract.ExtractedField;
import io.zhengwen.extract.ExtractedRecord;
import java.time.LocalDate;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalQueries;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Who began a thread, and when: its first post says so, on the first page of the thread. */
final class ThreadStarter {
  private static final int LEAST_POSTS = 2;

  /** How sure it is that a thread was begun on the day of its first post. */
  private static final double CONFIDENCE = 0.6;

  /** Where dates come from that readers see. */
  private static final Set<MetadataSource> SHOWN =
      EnumSet.of(MetadataSource.TIME, MetadataSource.BYLINE, MetadataSource.TEXT);

  private ThreadStarter() {}

  /**
   * The user of the first post; empty if there are no posts, if it shows no user, or if the latest
   * post comes first.
   *
   * @param records the posts of a thread, or other records, in the order of the page
   */
  static Optional<String> of(List<ExtractedRecord> records) {
    return isThread(records)
        ? records.get(0).field(ExtractedRecord.AUTHOR).map(ExtractedField::text)
        : Optional.empty();
  }

  private static boolean isThread(List<ExtractedRecord> records) {
    return records.size() >= LEAST_POSTS
        && records.get(0).kind() == ExtractedRecord.Kind.POST
        && areDated(records)
        && !areReversed(records);
  }

  /**
   * When a thread was begun, if its page gives no day, or shows one that is later than all of its
   * posts, such as that of the visit.
   *
   * @param records as above
   * @param stated the day of publication that the page states
   */
  static Optional<MetadataValue<PageDate>> began(
      List<ExtractedRecord> records, Optional<MetadataValue<PageDate>> stated) {
    Optional<LocalDate> last =
        isThread(records) ? day(records.get(records.size() - 1)) : Optional.empty();
    Optional<LocalDate> other = stated.map(date -> date.value().firstDay());
    boolean isShown = stated.filter(date -> SHOWN.contains(date.source())).isPresent();
    if (last.isEmpty() || other.filter(day -> !isShown || !day.isAfter(last.get())).isPresent()) {
      return stated;
    }
    return records
        .get(0)
        .field(ExtractedRecord.DATE)
        .map(ExtractedField::value)
        .map(value -> value instanceof TemporalAccessor date ? new PageDate(date) : null)
        .filter(PageDate::hasDay)
        .map(date -> new MetadataValue<>(date, MetadataSource.TEXT, CONFIDENCE))
        .or(() -> stated);
  }

  /** Whether at least half of the posts show a date; parts of other pages that repeat do not. */
  private static boolean areDated(List<ExtractedRecord> records) {
    return 2 * records.stream().filter(r -> r.field(ExtractedRecord.DATE).isPresent()).count()
        >= records.size();
  }

  private static boolean areReversed(List<ExtractedRecord> records) {
    Optional<LocalDate> first = day(records.get(0));
    Optional<LocalDate> last = day(records.get(records.size() - 1));
    return first.isPresent() && last.isPresent() && last.get().isBefore(first.get());
  }

  private static Optional<LocalDate> day(ExtractedRecord record) {
    return record
        .field(ExtractedRecord.DATE)
        .map(ExtractedField::value)
        .map(value -> value instanceof TemporalAccessor date ? date : null)
        .map(date -> date.query(TemporalQueries.localDate()));
  }
}
