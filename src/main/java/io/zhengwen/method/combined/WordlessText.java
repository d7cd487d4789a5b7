package io.zhengwen.method.combined;

import io.zhengwen.extract.Selection;
import io.zhengwen.page.Blocks;
import io.zhengwen.page.PageModel;

/**
 * Adds visible text without letters and digits, which is in no block, to a selection of blocks that
 * it belongs to: signs in cells of a row that is kept, and lines of code like {@code }}.
 */
final class WordlessText {
  private final PageModel page;
  private final Blocks blocks;
  private final boolean[] kept;

  /** The row looked at last, or -1, and whether some of it is kept. */
  private int row = -1;

  private boolean rowKept;

  private WordlessText(PageModel page, Blocks blocks, boolean[] kept) {
    this.page = page;
    this.blocks = blocks;
    this.kept = kept;
  }

  /**
   * Adds what belongs to kept blocks.
   *
   * @param kept the first blocks of the page, and whether each is kept
   */
  static void addTo(Selection.Builder selection, PageModel page, Blocks blocks, boolean[] kept) {
    WordlessText text = new WordlessText(page, blocks, kept);
    for (int b = 0; b <= kept.length; b++) {
      int from = b == 0 ? 0 : blocks.end(b - 1);
      int to = b < blocks.size() ? blocks.start(b) : page.size();
      for (int i = from; i < to; i++) {
        if (page.isText(i) && page.isVisible(i) && text.belongs(i, b)) {
          selection.add(i);
        }
      }
    }
  }

  /** Whether a text before block {@code b} belongs to a kept one. */
  private boolean belongs(int i, int b) {
    int code = page.preformatted(i);
    if (code >= 0) {
      return isKept(b - 1) && blocks.start(b - 1) > code
          || isKept(b) && blocks.start(b) < page.end(code);
    }
    return inKeptRow(i, b) && isShown(i);
  }

  private boolean inKeptRow(int i, int b) {
    int cell = page.parent(i);
    while (cell > 0 && !page.tag(cell).equals("td") && !page.tag(cell).equals("th")) {
      cell = page.parent(cell);
    }
    if (cell <= 0 || page.measures().words(cell) > 0) {
      return false;
    }
    int around = page.parent(cell);
    if (around != row) {
      row = around;
      rowKept = keepsSome(around, b);
    }
    return rowKept;
  }

  private boolean keepsSome(int element, int b) {
    for (int before = b - 1; before >= 0 && blocks.start(before) > element; before--) {
      if (isKept(before)) {
        return true;
      }
    }
    int after = b;
    while (after < kept.length && blocks.start(after) < page.end(element) && !kept[after]) {
      after++;
    }
    return after < kept.length && blocks.start(after) < page.end(element);
  }

  private boolean isKept(int b) {
    return b >= 0 && b < kept.length && kept[b];
  }

  /** Icons of a page's own fonts have no meaning without these. */
  private boolean isShown(int i) {
    return page.text(i)
        .codePoints()
        .anyMatch(c -> c > ' ' && Character.getType(c) != Character.PRIVATE_USE);
  }
}
