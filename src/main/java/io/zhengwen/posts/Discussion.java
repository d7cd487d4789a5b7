package io.zhengwen.posts;

import io.zhengwen.extract.ExtractedRecord;
import io.zhengwen.extract.Selection;
import io.zhengwen.page.PageModel;
import java.util.List;
import java.util.Optional;

/**
 * The posts of a page's thread, or the comments below its article.
 *
 * @param kind what the records are, {@code POST} or {@code COMMENT}
 * @param records the posts or comments in document order
 * @param text authors, dates and texts of the records
 * @param aside all that is no part of an article above: the records with buttons, ranks and
 *     signatures; empty unless they certainly are comments
 */
public record Discussion(
    ExtractedRecord.Kind kind, List<ExtractedRecord> records, Selection text, Selection aside) {
  /** Copies the list. */
  public Discussion {
    records = List.copyOf(records);
  }

  /**
   * The discussion as it is beside the main text that was found: what was taken for a comment but
   * is most of that text by itself is the article, and only what follows are comments on it;
   * comments that are most of it together are the posts of a thread.
   *
   * @return empty if nothing follows the article
   */
  public Optional<Discussion> beside(PageModel page, Selection mainText) {
    boolean apart = 2L * words(page, mainText.minus(text)) >= words(page, mainText);
    if (kind == ExtractedRecord.Kind.POST || apart) {
      return Optional.of(this);
    }
    for (int r = records.size() - 1; r >= 0; r--) {
      if (2L * words(page, mainText.minus(records.get(r).text())) < words(page, mainText)) {
        return behind(r);
      }
    }
    return Optional.of(asThread());
  }

  private static long words(PageModel page, Selection text) {
    long words = 0;
    for (int i = text.next(0); i >= 0; i = text.next(i + 1)) {
      words += page.measures().words(i, i + 1);
    }
    return words;
  }

  private Optional<Discussion> behind(int record) {
    List<ExtractedRecord> behind = records.subList(record + 1, records.size());
    int end = records.get(record).text().end();
    return behind.isEmpty()
        ? Optional.empty()
        : Optional.of(new Discussion(kind, behind, text.from(end), Selection.empty()));
  }

  private Discussion asThread() {
    List<ExtractedRecord> posts =
        records.stream()
            .map(
                record ->
                    new ExtractedRecord(
                        ExtractedRecord.Kind.POST, record.text(), record.fields(), record.link()))
            .toList();
    return new Discussion(ExtractedRecord.Kind.POST, posts, text, Selection.empty());
  }
}
