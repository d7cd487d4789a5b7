package io.zhengwen.page.records;

import io.zhengwen.page.Gap;
import io.zhengwen.page.PageModel;
import java.util.BitSet;
import java.util.function.IntPredicate;

/**
 * The texts within sentences of records: in a line with many words that other records do not have,
 * those from the first of these words to the last. Words of a sentence are texts of their own where
 * they are emphasised or linked. Read-only after construction.
 */
final class SentenceTexts {
  /** The least number of words that other records do not have. */
  private static final int LEAST_WORDS = ShortTexts.WORDS;

  private final Columns columns;
  private final PageModel page;
  private final IntPredicate repeated;
  private final BitSet within = new BitSet();

  /**
   * Reads the lines of the records.
   *
   * @param repeated whether other records have a text, too
   */
  SentenceTexts(Columns columns, IntPredicate repeated) {
    this.columns = columns;
    this.repeated = repeated;
    page = columns.page;
    int start = 0;
    while (start < page.size()) {
      int end = endOfLine(start);
      readLine(start, end);
      start = end;
    }
  }

  /** The first node that is not in the line of a node. */
  private int endOfLine(int start) {
    int end = start + 1;
    while (end < page.size()
        && columns.record[end] == columns.record[start]
        && !(page.isText(end) && page.gapBefore(end).compareTo(Gap.SPACE) > 0)) {
      end++;
    }
    return end;
  }

  private void readLine(int start, int end) {
    int first = -1;
    int last = -1;
    int words = 0;
    for (int i = start; i < end && columns.record[start] >= 0; i++) {
      if (page.isText(i) && page.hasWord(i) && !repeated.test(i)) {
        first = first < 0 ? i : first;
        last = i;
        words += page.measures().words(i, i + 1);
      }
    }
    if (words >= LEAST_WORDS) {
      within.set(first, last);
    }
  }

  /** Whether a text stands within a sentence. */
  boolean contain(int i) {
    return within.get(i);
  }
}
