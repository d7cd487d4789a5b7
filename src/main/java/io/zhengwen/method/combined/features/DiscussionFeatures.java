package io.zhengwen.method.combined.features;

import io.zhengwen.extract.ExtractedRecord;
import io.zhengwen.extract.ExtractedRecord.Kind;
import io.zhengwen.extract.Selection;
import io.zhengwen.ml.FeatureRow;
import io.zhengwen.page.Blocks;
import io.zhengwen.page.PageModel;
import io.zhengwen.posts.Discussion;
import java.util.List;
import java.util.Optional;

/** Features of a block's place in the posts of a thread or the comments on an article. */
final class DiscussionFeatures implements FeatureRow.Source {
  private static final int BEFORE = 1;
  private static final int WITHIN = 2;
  private static final int ABOUT = 3;
  private static final int AFTER = 4;

  private final int posts;
  private final int comments;

  /** Where each block stands: before, within or after the records, or with author or date. */
  private final int[] place;

  /** The share of each block's words that is text of a post or comment. */
  private final double[] text;

  /** The record of each block's text, from 1, or the last one before it; 0 before all. */
  private final int[] record;

  private double words;
  private final BlockMeasures m;

  DiscussionFeatures(BlockPage measured) {
    PageModel page = measured.model;
    m = measured.measures;
    place = new int[m.size];
    text = new double[m.size];
    record = new int[m.size];
    Optional<Discussion> found = measured.discussion;
    List<ExtractedRecord> records = found.map(Discussion::records).orElse(List.of());
    boolean thread = found.map(d -> d.kind() == Kind.POST).orElse(false);
    posts = thread ? records.size() : 0;
    comments = thread ? 0 : records.size();
    if (!records.isEmpty()) {
      read(page, measured.blocks, found.get().text(), records);
    }
  }

  private void read(PageModel page, Blocks blocks, Selection all, List<ExtractedRecord> records) {
    int first = all.next(0);
    int end = first;
    int[] ofNode = new int[page.size()];
    for (int r = 0; r < records.size(); r++) {
      int number = r + 1;
      records.get(r).text().forEach(i -> ofNode[i] = number);
    }
    for (int i = first; i >= 0; i = all.next(i + 1)) {
      end = i + 1;
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
              ? BEFORE
              : blocks.start(b) >= end ? AFTER : about && inside == 0 ? ABOUT : WITHIN;
    }
  }

  @Override
  public void addTo(FeatureRow row, int b) {
    row.add("discussion.posts", posts);
    row.add("discussion.comments", comments);
    row.add("discussion.text", text[b]);
    row.add("discussion.before", place[b] == BEFORE ? 1 : 0);
    row.add("discussion.about", place[b] == ABOUT ? 1 : 0);
    row.add("discussion.after", place[b] == AFTER ? 1 : 0);
    row.add("discussion.record", record[b]);
    row.add("discussion.wordShare", words / m.allWords());
  }
}
