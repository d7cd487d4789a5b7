package io.zhengwen.posts;

import io.zhengwen.extract.ExtractedRecord;
import io.zhengwen.extract.Selection;
import java.util.List;

/**
 * The posts of a page's thread, or the comments below its article.
 *
 * @param kind what the records are
 * @param records the posts or comments in document order
 * @param all all text of the records: authors, dates, buttons and signatures, too
 */
public record Discussion(Kind kind, List<ExtractedRecord> records, Selection all) {
  /** What a page's records are. */
  public enum Kind {
    /** Posts of a thread: the page's content. */
    POSTS,
    /** Readers' comments on the page's content, and not part of it. */
    COMMENTS
  }

  /** Copies the list. */
  public Discussion {
    records = List.copyOf(records);
  }
}
