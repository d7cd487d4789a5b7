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

  /** The same of each node, for a part of a text that of the part in the fewest records. */
  private final int[] wholly;

  private final SentenceTexts sentences;

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
    wholly = new int[page.size()];
    readParts();
    sentences = new SentenceTexts(columns, this::has);
  }

  /**
   * Frameworks put texts together from parts with comments between them: {@code (<!-- -->12<!--
   * -->)}.
   */
  private void readParts() {
    int from = 0;
    while (from < page.size()) {
      int fewest = records(from);
      int to = from + 1;
      while (to < page.size() && isPartWith(from, to)) {
        fewest = Math.min(fewest, records(to));
        to++;
      }
      Arrays.fill(wholly, from, to, fewest);
      from = to;
    }
  }

  private boolean isPartWith(int text, int other) {
    return page.isText(text) && page.isText(other) && page.parent(text) == page.parent(other);
  }

  private int records(int i) {
    return isShort(i) ? records[texts.number(i)] : 0;
  }

  private boolean isShort(int i) {
    return columns.record[i] >= 0
        && page.isText(i)
        && page.measures().words(i, i + 1) < ShortTexts.WORDS;
  }

  /** Whether a node is a text that several records have. */
  public boolean has(int i) {
    return records(i) > 1;
  }

  /**
   * Whether a node is a text, not within a sentence, that at least half of three or more records
   * have.
   */
  public boolean isInMost(int i) {
    int n = columns.group.size();
    return n >= LEAST_RECORDS && 2 * wholly[i] >= n && !sentences.contain(i);
  }

  /** Whether a node is a text, not within a sentence, that all of three or more records have. */
  public boolean isEverywhere(int i) {
    int n = columns.group.size();
    return n >= LEAST_RECORDS && wholly[i] == n && !sentences.contain(i);
  }
}
