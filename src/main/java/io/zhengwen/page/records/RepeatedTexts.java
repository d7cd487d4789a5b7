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
    sentences = new SentenceTexts(columns, this::has);
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

  /** Whether a node is a text, not within a sentence, that at least half of three or more have. */
  public boolean isInMost(int i) {
    return mayBeOfTemplate(i) && 2 * records[texts.number(i)] >= columns.group.size();
  }

  /** Whether a node is a text, not within a sentence, that all of three or more records have. */
  public boolean isEverywhere(int i) {
    return mayBeOfTemplate(i) && records[texts.number(i)] == columns.group.size();
  }

  private boolean mayBeOfTemplate(int i) {
    return columns.group.size() >= LEAST_RECORDS && isShort(i) && !sentences.contain(i);
  }
}
