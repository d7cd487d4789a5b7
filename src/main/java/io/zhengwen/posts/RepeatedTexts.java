package io.zhengwen.posts;

import io.zhengwen.page.PageModel;
import io.zhengwen.page.records.Columns;
import java.util.Arrays;

/** The short texts that several records of a group have. Read-only after construction. */
final class RepeatedTexts {
  private static final int LEAST_RECORDS = 3;

  private final Evidence evidence;
  private final Columns columns;
  private final PageModel page;

  /** In how many records each short text stands. */
  private final int[] records;

  RepeatedTexts(Evidence evidence, Columns columns) {
    this.evidence = evidence;
    this.columns = columns;
    page = evidence.page;
    records = new int[evidence.texts.size()];
    int[] last = new int[records.length];
    Arrays.fill(last, -1);
    for (int i = 0; i < page.size() && columns.group.size() > 1; i++) {
      if (isShort(i)) {
        int text = evidence.texts.number(i);
        records[text] += last[text] == columns.record[i] ? 0 : 1;
        last[text] = columns.record[i];
      }
    }
  }

  private boolean isShort(int i) {
    return columns.record[i] >= 0
        && page.isText(i)
        && page.measures().words(i, i + 1) < ShortTexts.WORDS;
  }

  /** Whether a node is a text that several records have. */
  boolean has(int i) {
    return isShort(i) && records[evidence.texts.number(i)] > 1;
  }

  /** Whether a node is a text that all of three or more records have. */
  boolean isEverywhere(int i) {
    int n = columns.group.size();
    return n >= LEAST_RECORDS && isShort(i) && records[evidence.texts.number(i)] == n;
  }
}
