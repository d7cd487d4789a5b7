package io.zhengwen.extract;

import io.zhengwen.page.Gap;
import io.zhengwen.page.PageModel;

/** Tells the cells of a row of data, though their texts are paragraphs, from those of a layout. */
final class RowCells {
  /** Cells with more characters are parts of a layout. */
  private static final int MOST_CHARS = 200;

  /** Elements between a cell and its text. */
  private static final int MOST_STEPS = 6;

  private RowCells() {}

  /** Whether two texts are those of two short cells of a row, each of which has one line. */
  static boolean separate(PageModel page, int before, int text) {
    int cell = cellAround(page, text);
    int other = cell < 0 ? -1 : cellAround(page, before);
    return other >= 0
        && other != cell
        && page.parent(other) == page.parent(cell)
        && isLine(page, other)
        && isLine(page, cell);
  }

  private static boolean isLine(PageModel page, int cell) {
    if (page.measures().chars(cell) > MOST_CHARS) {
      return false;
    }
    boolean begun = false;
    for (int i = cell + 1; i < page.end(cell); i++) {
      if (page.isText(i) && page.textLength(i) > 0) {
        if (begun && page.gapBefore(i).compareTo(Gap.LINE) >= 0) {
          return false;
        }
        begun = true;
      }
    }
    return true;
  }

  private static int cellAround(PageModel page, int text) {
    int i = page.parent(text);
    for (int steps = 0; steps < MOST_STEPS && i > 0; steps++, i = page.parent(i)) {
      if (page.tag(i).equals("td") || page.tag(i).equals("th")) {
        return i;
      }
    }
    return -1;
  }
}
