package io.zhengwen.entries;

import io.zhengwen.page.Gap;
import io.zhengwen.page.PageModel;

/** The lines of a page's text, as blocks and line breaks end them. Read-only after construction. */
final class Lines {
  private final PageModel page;

  /** The line of each node's first text, or of the next text if it has none. */
  private final int[] line;

  /** The characters of that line before each node. */
  private final int[] before;

  /** The characters of each line. */
  private final int[] length;

  Lines(PageModel page) {
    this.page = page;
    int n = page.size();
    line = new int[n + 1];
    before = new int[n + 1];
    length = new int[n + 1];
    int lines = 0;
    int chars = 0;
    int unread = 0;
    for (int i = 0; i < n; i++) {
      int own = page.isText(i) ? page.measures().chars(i, i + 1) : 0;
      if (own == 0) {
        continue;
      }
      if (page.gapBefore(i).compareTo(Gap.CELL) >= 0) {
        lines++;
        chars = 0;
      }
      for (; unread <= i; unread++) {
        line[unread] = lines;
        before[unread] = chars;
      }
      chars += own;
      length[lines] = chars;
    }
    for (; unread <= n; unread++) {
      line[unread] = lines + 1;
    }
  }

  /** The characters of its line before an element that has text. */
  int charsBefore(int i) {
    return before[i];
  }

  /** The characters of its last line behind an element that has text in one line. */
  int charsBehind(int i) {
    return length[line[i]] - before[i] - page.measures().chars(i);
  }

  /** Whether an element has text in several lines. */
  boolean areSeveral(int i) {
    return before[i] + page.measures().chars(i) > length[line[i]];
  }
}
