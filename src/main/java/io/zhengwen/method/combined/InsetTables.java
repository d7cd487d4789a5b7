package io.zhengwen.method.combined;

import io.zhengwen.page.PageModel;

/**
 * Adds tables of data to a choice that has text right before and behind them, if they are likely
 * enough. On the page of an article the choice may be of what is likeliest alone, and paragraphs
 * are likelier than what stands between them.
 */
final class InsetTables {
  /** Elements between a table and a block in it. */
  private static final int MOST_STEPS = 8;

  /** Among so many visible blocks on either side, one is kept. */
  private static final int NEAREST = 3;

  private final PageModel page;
  private final KeptBlocks kept;
  private final double[] p;

  private InsetTables(PageModel page, KeptBlocks kept, double[] p) {
    this.page = page;
    this.kept = kept;
    this.p = p;
  }

  /**
   * Adds tables to what is kept.
   *
   * @param p the probability of each block to be main text
   */
  static void add(PageModel page, KeptBlocks kept, double[] p) {
    InsetTables tables = new InsetTables(page, kept, p);
    int layout = -1;
    int b = 0;
    while (b < kept.size()) {
      int table = kept.contains(b) || !kept.isVisible(b) ? -1 : tables.around(b);
      int end = b + 1;
      if (table >= 0 && table != layout) {
        if (!TableRows.isOfData(page, table)) {
          layout = table;
        } else {
          end = Math.max(end, kept.firstFrom(b, page.end(table)));
          tables.consider(table, kept.firstFrom(0, table), end);
        }
      }
      b = end;
    }
  }

  private void consider(int table, int from, int to) {
    if (kept.isLikely(from, to, p) && isAmongKept(table, from, to)) {
      kept.add(from, to);
    }
  }

  /** The table that a block is in; -1 if there is none. */
  private int around(int b) {
    int i = kept.owner(b);
    for (int steps = 0; steps < MOST_STEPS && i > 0; steps++, i = page.parent(i)) {
      if (page.tag(i).equals("table")) {
        return i;
      }
    }
    return -1;
  }

  private boolean isAmongKept(int table, int from, int to) {
    int around = page.parent(page.parent(table));
    return isKept(from - 1, -1, around) && isKept(to, 1, around);
  }

  /** Whether one of the next visible blocks in an element is kept. */
  private boolean isKept(int from, int step, int around) {
    int seen = 0;
    for (int b = from; b >= 0 && b < kept.size() && seen < NEAREST; b += step) {
      if (!page.isWithin(kept.start(b), around)) {
        return false;
      }
      if (kept.isVisible(b)) {
        if (kept.contains(b)) {
          return true;
        }
        seen++;
      }
    }
    return false;
  }
}
