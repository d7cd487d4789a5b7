package io.zhengwen.metadata;

import io.zhengwen.extract.ExtractedField;
import io.zhengwen.extract.ExtractedRecord;
import java.time.LocalDate;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalQueries;
import java.util.List;
import java.util.Optional;

/** The post that began a thread: the first one, on the first page of the thread. */
final class ThreadStarter {
  /** How sure it is that the day of the first post is that of the page. */
  private static final double CONFIDENCE = 0.6;

  private static final int LEAST_POSTS = 2;

  private final ExtractedRecord post;

  private ThreadStarter(ExtractedRecord post) {
    this.post = post;
  }

  /**
   * The first post; empty if there are no posts, if few of them show a date, if the latest comes
   * first, or if the first is an answer.
   *
   * @param records the posts of a thread, or other records, in the order of the page
   * @param others what others than the page's authors wrote
   */
  static Optional<ThreadStarter> of(List<ExtractedRecord> records, OthersText others) {
    return areDatedPosts(records) && !areReversed(records) && !Answers.areFirst(records, others)
        ? Optional.of(new ThreadStarter(records.get(0)))
        : Optional.empty();
  }

  /** Who wrote it, if it shows that. */
  Optional<String> user() {
    return post.field(ExtractedRecord.AUTHOR).map(ExtractedField::text);
  }

  /** When it was written, if it shows a full date. */
  Optional<MetadataValue<PageDate>> published() {
    return day(post)
        .flatMap(day -> post.field(ExtractedRecord.DATE))
        .map(date -> new PageDate((TemporalAccessor) date.value()))
        .map(date -> new MetadataValue<>(date, MetadataSource.TEXT, CONFIDENCE));
  }

  /**
   * Whether records are posts of which at least half show a date; parts of other pages that repeat
   * do not.
   */
  private static boolean areDatedPosts(List<ExtractedRecord> records) {
    return records.size() >= LEAST_POSTS
        && records.get(0).kind() == ExtractedRecord.Kind.POST
        && 2 * records.stream().filter(r -> r.field(ExtractedRecord.DATE).isPresent()).count()
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
