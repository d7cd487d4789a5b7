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

  /** Where dates come from that readers see. */
  private static final Set<MetadataSource> SHOWN =
      EnumSet.of(MetadataSource.TIME, MetadataSource.BYLINE, MetadataSource.TEXT);

  private final ExtractedRecord post;
  private final ExtractedRecord latest;

  private ThreadStarter(List<ExtractedRecord> posts) {
    post = posts.get(0);
    latest = posts.get(posts.size() - 1);
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
        ? Optional.of(new ThreadStarter(records))
        : Optional.empty();
  }

  /** Who wrote it, if it shows that. */
  Optional<String> user() {
    return post.field(ExtractedRecord.AUTHOR).map(ExtractedField::text);
  }

  /**
   * When the thread was begun: the day of the post if the page gives none, or shows one that is
   * later than all posts, such as that of the visit.
   *
   * @param stated the day of publication that the page states
   */
  Optional<MetadataValue<PageDate>> began(Optional<MetadataValue<PageDate>> stated) {
    boolean isOfPage =
        stated.filter(date -> !SHOWN.contains(date.source()) || !isAfterAll(date)).isPresent();
    return isOfPage ? stated : published().or(() -> stated);
  }

  private boolean isAfterAll(MetadataValue<PageDate> date) {
    return day(latest).filter(date.value().firstDay()::isAfter).isPresent();
  }

  private Optional<MetadataValue<PageDate>> published() {
    return day(post)
        .flatMap(day -> post.field(ExtractedRecord.DATE))
        .map(date -> new PageDate((TemporalAccessor) date.value()))
        .map(date -> new MetadataValue<>(date, MetadataSource.TEXT, DateFinder.OUR_ESTIMATE));
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
