package io.zhengwen.metadata;

import io.zhengwen.extract.ExtractedField;
import io.zhengwen.extract.ExtractedRecord;
import java.time.LocalDate;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalQueries;
import java.util.List;
import java.util.Optional;

/** Who began a thread: the user of its first post, on the first page of the thread. */
final class ThreadStarter {
  private static final int LEAST_POSTS = 2;

  private ThreadStarter() {}

  /**
   * The user of the first post; empty if there are no posts, if it shows no user, or if the latest
   * post comes first.
   *
   * @param records the posts of a thread, or other records, in the order of the page
   */
  static Optional<String> of(List<ExtractedRecord> records) {
    if (records.size() < LEAST_POSTS
        || records.get(0).kind() != ExtractedRecord.Kind.POST
        || !areDated(records)
        || areReversed(records)) {
      return Optional.empty();
    }
    return records.get(0).field(ExtractedRecord.AUTHOR).map(ExtractedField::text);
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
