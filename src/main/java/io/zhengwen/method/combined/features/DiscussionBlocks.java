package io.zhengwen.method.combined.features;

import io.zhengwen.extract.ExtractedRecord;
import io.zhengwen.extract.ExtractedRecord.Kind;
import io.zhengwen.extract.Selection;
import io.zhengwen.page.Blocks;
import io.zhengwen.page.PageModel;
import io.zhengwen.posts.Discussion;
import java.util.List;
import java.util.Optional;

/** Where the blocks of a page stand in the posts of its thread or the comments on its article. */
final class DiscussionBlocks {
  private enum Place {
    BEFORE,
    WITHIN,
    ABOUT,
    AFTER
  }

  private final int posts;
  private final int comments;
  private final Place[] place;
  private final double[] text;
  private final int[] record;
  private double words;

  /** Places the blocks of a page. */
  DiscussionBlocks(
      PageModel page, Blocks blocks, BlockMeasures measures, Optional<Discussion> found) {
    List<ExtractedRecord> records = found.map(Discussion::records).orElse(List.of());
    boolean thread = found.map(d -> d.kind() == Kind.POST).orElse(false);
    posts = thread ? records.size() : 0;
    comments = thread ? 0 : records.size();
    place = new Place[measures.size];
    text = new double[measures.size];
    record = new int[measures.size];
    if (!records.isEmpty()) {
      read(page, blocks, measures, found.get().text(), records);
    }
  }

  private void read(
      PageModel page,
      Blocks blocks,
      BlockMeasures m,
      Selection all,
      List<ExtractedRecord> records) {
    int first = all.next(0);
    int end = all.end();
    int[] ofNode = new int[page.size()];
    for (int r = 0; r < records.size(); r++) {
      int number = r + 1;
      records.get(r).text().forEach(i -> ofNode[i] = number);
    }
    int last = 0;
    for (int b = 0; b < m.size; b++) {
      double inside = 0;
      boolean about = false;
      for (int i = blocks.start(b); i < blocks.end(b); i++) {
        if (ofNode[i] > 0) {
          last = ofNode[i];
          inside += page.textLength(i);
        }
        about |= all.contains(i);
      }
      record[b] = last;
      text[b] = Math.min(1, inside / Math.max(1, m.chars[b]));
      words += text[b] * m.words[b];
      place[b] =
          blocks.end(b) <= first
              ? Place.BEFORE
              : blocks.start(b) >= end
                  ? Place.AFTER
                  : about && inside == 0 ? Place.ABOUT : Place.WITHIN;
    }
  }

  /** The number of posts; 0 if the page has comments or neither. */
  int posts() {
    return posts;
  }

  /** The number of comments; 0 if the page has posts or neither. */
  int comments() {
    return comments;
  }

  /** The share of a block's characters that is text of a post or comment, 0 to 1. */
  double text(int b) {
    return text[b];
  }

  /** The post or comment whose text a block is, from 1, or the last one before; 0 before all. */
  int record(int b) {
    return record[b];
  }

  /** Whether a block ends before the first post or comment. */
  boolean isBefore(int b) {
    return place[b] == Place.BEFORE;
  }

  /** Whether a block is author or date of a post or comment. */
  boolean isAbout(int b) {
    return place[b] == Place.ABOUT;
  }

  /** Whether a block starts behind the last post or comment. */
  boolean isAfter(int b) {
    return place[b] == Place.AFTER;
  }

  /** The words of all posts or comments. */
  double words() {
    return words;
  }
}
