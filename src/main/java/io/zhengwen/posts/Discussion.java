package io.zhengwen.posts;

import io.zhengwen.extract.ExtractedRecord;
import io.zhengwen.extract.Selection;
import java.util.List;

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
}
