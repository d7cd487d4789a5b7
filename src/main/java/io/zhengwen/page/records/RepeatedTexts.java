package io.zhengwen.page.records;

import io.zhengwen.page.PageModel;
import java.util.Arrays;

/** The short texts that several records of a group have. Read-only after construction. */
public final class RepeatedTexts {
  private static final int LEAST_RECORDS = 3;

  private final ShortTexts texts;
  private final Columns columns;
  private final PageModel page;

  /** In how many records each short text stands. */
  private final int[] records;

  /** Compares the records of a group. */
  public RepeatedTexts(ShortTexts texts, Columns columns) {
    this.texts = texts;
    this.columns = columns;
    page = columns.page;
    records = new int[texts.size()];
    int[] last = new int[records.length];
    Arrays.fill(last, -1);
    for (int i = 0; i < page.size() && columns.group.size() > 1; i++) {
      if (isShort(i)) {
        int number = texts.number(i);
        records[number] += last[number] == columns.record[i] ? 0 : 1;
        last[number] = columns.record[i];
      }
    }
  }

  private boolean isShort(int i) {
    return columns.record[i] >= 0
        && page.isText(i)
        && page.measures().words(i, i + 1) < ShortTexts.WORDS;
  }

  /** Whether a node is a text that several records have. */
  public boolean has(int i) {
    return isShort(i) && records[texts.number(i)] > 1;
  }

  /** Whether a node is a text that at least half of three or more records have. */
  public boolean isInMost(int i) {
    int n = columns.group.size();
    return n >= LEAST_RECORDS && isShort(i) && 2 * records[texts.number(i)] >= n;
  }

  /** Whether a node is a text that all of three or more records have. */
  public boolean isEverywhere(int i) {
    int n = columns.group.size();
    return n >= LEAST_RECORDS && isShort(i) && records[texts.number(i)] == n;
  }
}
