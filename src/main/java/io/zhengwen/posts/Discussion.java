package io.zhengwen.posts;

import io.zhengwen.extract.ExtractedRecord;
import io.zhengwen.extract.Selection;
import io.zhengwen.page.PageModel;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The posts of a page's thread, or the comments below its article.
 *
 * @param kind what the records are, {@code POST} or {@code COMMENT}
 * @param records the posts or comments in document order
 * @param text authors, dates and texts of the records
 * @param aside all that is no part of an article above: the records with buttons, ranks and
 *     signatures; empty unless they certainly are comments
 * @param inForum whether the page says of itself that it is a forum's
 */
public record Discussion(
    ExtractedRecord.Kind kind,
    List<ExtractedRecord> records,
    Selection text,
    Selection aside,
    boolean inForum) {
  /** Posts of which the main text has less than one in so many words are none of its thread. */
  private static final int LEAST_SHARE = 10;

  /** Fewer posts are no thread, except in a forum. */
  private static final int LEAST_POSTS = 3;

  /** Copies the list. */
  public Discussion {
    records = List.copyOf(records);
  }

  /**
   * The discussion as it is beside the main text that was found. What was taken for a comment but
   * is most of that text by itself is the article, and only what follows are comments on it, unless
   * the text has some of those before it, too; comments that are most of it together are the posts
   * of a thread; posts that it has next to nothing of are comments if they are below it.
   *
   * @return empty if nothing follows the article, if posts that it has next to nothing of begin
   *     above it, or hardly show who wrote them or when, or if posts outside a forum are fewer than
   *     three or mostly do not show who wrote them, and when or a link to the writer
   */
  public Optional<Discussion> beside(PageModel page, Selection mainText) {
    return read(page, mainText).filter(d -> d.kind != ExtractedRecord.Kind.POST || d.isThread());
  }

  private Optional<Discussion> read(PageModel page, Selection mainText) {
    long all = words(page, mainText, mainText);
    long inside = words(page, text, mainText);
    if (kind == ExtractedRecord.Kind.POST) {
      if (LEAST_SHARE * inside >= all) {
        return Optional.of(this);
      }
      return mainText.next(0) < text.next(0) ? asComments() : Optional.empty();
    }
    if (2 * inside <= all) {
      return Optional.of(this);
    }
    long above = 0;
    for (int r = 0; r < records.size() && LEAST_SHARE * above < all; r++) {
      long own = words(page, records.get(r).text(), mainText);
      if (2 * own > all) {
        return behind(r);
      }
      above += own;
    }
    return Optional.of(as(ExtractedRecord.Kind.POST));
  }

  /** The words of a text that the main text has. */
  static long words(PageModel page, Selection text, Selection mainText) {
    long words = 0;
    for (int i = text.next(0); i >= 0; i = text.next(i + 1)) {
      words += mainText.contains(i) ? page.measures().words(i, i + 1) : 0;
    }
    return words;
  }

  private Optional<Discussion> behind(int record) {
    List<ExtractedRecord> behind = records.subList(record + 1, records.size());
    int end = records.get(record).text().end();
    return behind.isEmpty()
        ? Optional.empty()
        : Optional.of(new Discussion(kind, behind, text.from(end), Selection.empty(), inForum));
  }

  /**
   * Whether posts are those of a thread: in a forum, or if most of them show who wrote them, and
   * when or a link to the writer.
   */
  private boolean isThread() {
    return inForum
        ? records.size() > 1 || has(records.get(0), ExtractedRecord.AUTHOR)
        : records.size() >= LEAST_POSTS
            && most(
                record ->
                    has(record, ExtractedRecord.AUTHOR)
                        && (has(record, ExtractedRecord.DATE)
                            || has(record, ExtractedRecord.AUTHOR_LINK)));
  }

  /** Whether the records are posts that mostly show both who wrote them and when. */
  public boolean isSignedThread() {
    return kind == ExtractedRecord.Kind.POST
        && most(record -> has(record, ExtractedRecord.AUTHOR) && has(record, ExtractedRecord.DATE));
  }

  private boolean most(Predicate<ExtractedRecord> condition) {
    return 2 * records.stream().filter(condition).count() > records.size();
  }

  private static boolean has(ExtractedRecord record, String field) {
    return record.fields().stream().anyMatch(f -> f.name().equals(field));
  }

  private Optional<Discussion> asComments() {
    long signed = records.stream().filter(record -> !record.fields().isEmpty()).count();
    return 2 * signed < records.size()
        ? Optional.empty()
        : Optional.of(as(ExtractedRecord.Kind.COMMENT));
  }

  private Discussion as(ExtractedRecord.Kind other) {
    List<ExtractedRecord> others =
        records.stream()
            .map(
                record -> new ExtractedRecord(other, record.text(), record.fields(), record.link()))
            .toList();
    return new Discussion(other, others, text, Selection.empty(), inForum);
  }
}
