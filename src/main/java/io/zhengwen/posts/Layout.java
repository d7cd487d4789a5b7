package io.zhengwen.posts;

import io.zhengwen.page.records.Columns;
import io.zhengwen.page.records.RecordGroup;

/**
 * The records of a group laid over each other.
 *
 * @param evidence what the page shows
 * @param columns the parts that the records have in common
 * @param texts the text of each record
 */
record Layout(Evidence evidence, Columns columns, PostText texts) {
  static Layout of(Evidence evidence, RecordGroup group) {
    Columns columns = new Columns(evidence.page, evidence.keys, group);
    return new Layout(evidence, columns, new PostText(evidence, columns));
  }
}
