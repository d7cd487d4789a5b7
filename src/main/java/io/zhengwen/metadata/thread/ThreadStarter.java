package io.zhengwen.metadata.thread;

import io.zhengwen.extract.ExtractedField;
import io.zhengwen.extract.ExtractedRecord;
import io.zhengwen.metadata.MetadataSource;
import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.PageDate;
import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.metadata.publication.DateFinder;
import io.zhengwen.page.PageModel;
import io.zhengwen.text.Tokens;
import java.time.LocalDate;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalQueries;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Who began a thread, and when: its first post says so, on the first page of the thread. */
public final class ThreadStarter {
  private static final int LEAST_POSTS = 2;
  private static final int MOST_BEFORE = 30;

  /** Characters of the main text that are read, and of the first post by which it is found. */
  private static final int MOST_READ = 1_000;

  private static final int LONGEST_START = 80;

  /** Where dates come from that readers see. */
  private static final Set<MetadataSource> SHOWN =
      EnumSet.of(MetadataSource.TIME, MetadataSource.BYLINE, MetadataSource.TEXT);

  private final ExtractedRecord post;

  private final List<ExtractedRecord> posts;
  private final PageModel page;
  private final Optional<ThreadHead> head;

  /** Whether the page goes on with the thread of an earlier one. */
  private final boolean isLater;

  /** Whether the first post is the first of the thread. */
  private final boolean isFirst;

  private ThreadStarter(
      List<ExtractedRecord> posts, PageHead page, String content, boolean isLater) {
    this.isLater = isLater;
    this.posts = posts;
    this.page = page.page();
    post = posts.get(0);
    head = above(page);
    isFirst = !isLater && !hasTextBefore(content);
  }

  /** Whether the main text has more before the first post than a headline and who wrote it when. */
  private boolean hasTextBefore(String content) {
    int first = post.text().next(0);
    String text = first < 0 ? "" : page.text(first);
    int at = content.indexOf(text.substring(0, Math.min(LONGEST_START, text.length())));
    return at > 0 && Tokens.of(content.substring(0, Math.min(MOST_READ, at))).size() > MOST_BEFORE;
  }

  /**
   * The first post; empty if there are no posts, if few of them show a date, if the latest comes
   * first, or if the first is an answer.
   *
   * @param records the posts of a thread, or other records, in the order of the page
   * @param head of the page
   * @param content the main text; may be empty
   * @param isLater whether the thread began on an earlier page
   */
  public static Optional<ThreadStarter> of(
      List<ExtractedRecord> records, PageHead head, String content, boolean isLater) {
    return areDatedPosts(records)
            && !areReversed(records)
            && !Answers.areFirst(records, head.others())
        ? Optional.of(new ThreadStarter(records, head, content, isLater))
        : Optional.empty();
  }

  private Optional<ThreadHead> above(PageHead head) {
    Optional<String> author = post.field(ExtractedRecord.AUTHOR).map(ExtractedField::text);
    return day(post)
        .filter(day -> author.isPresent())
        .flatMap(
            day -> ThreadHead.above(head, post.text().next(0), this::isInPosts, author.get(), day));
  }

  /** Who wrote it, if it shows that, or who began the thread by a line above the posts. */
  public Optional<String> user() {
    return head.map(ThreadHead::user)
        .or(
            () ->
                post.field(ExtractedRecord.AUTHOR).map(ExtractedField::text).filter(u -> isFirst));
  }

  /** Whether the users of the posts are not the thread's author, unless one of them began it. */
  public boolean settlesAuthor() {
    return isLater || user().isPresent();
  }

  /** Whether a node stands between the posts, or beside the text of the first one alone. */
  public boolean isInPosts(int node) {
    int first = post.text().next(0);
    if (first < 0 || node >= first) {
      return first >= 0 && node <= posts.get(posts.size() - 1).text().end();
    }
    int around = node;
    while (around > 0 && !page.isWithin(first, around)) {
      around = page.parent(around);
    }
    return !page.isWithin(posts.get(1).text().next(0), around);
  }

  /**
   * When the thread was begun: the day of the post if the page gives none, or shows one that is
   * later, such as that of another post or of the visit. The days of posts on a later page are not
   * that of the thread.
   *
   * @param stated the day of publication that the page states
   */
  public Optional<MetadataValue<PageDate>> began(Optional<MetadataValue<PageDate>> stated) {
    boolean isOfPage =
        stated.filter(date -> !SHOWN.contains(date.source()) || !isAfter(date)).isPresent();
    return isOfPage ? stated.filter(date -> !isOfLaterPost(date)) : published().or(() -> stated);
  }

  private boolean isOfLaterPost(MetadataValue<PageDate> date) {
    return isLater
        && SHOWN.contains(date.source())
        && posts.stream()
            .anyMatch(post -> day(post).filter(date.value().firstDay()::equals).isPresent());
  }

  private boolean isAfter(MetadataValue<PageDate> date) {
    return published()
        .map(own -> own.value().firstDay())
        .filter(date.value().firstDay()::isAfter)
        .isPresent();
  }

  private Optional<MetadataValue<PageDate>> published() {
    return head.map(ThreadHead::date)
        .or(
            () ->
                day(post)
                    .filter(day -> isFirst)
                    .flatMap(day -> post.field(ExtractedRecord.DATE))
                    .map(date -> new PageDate((TemporalAccessor) date.value())))
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
