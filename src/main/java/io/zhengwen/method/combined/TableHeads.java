package io.zhengwen.method.combined;

import io.zhengwen.page.PageModel;
import java.util.HashMap;
import java.util.Map;

/**
 * Adds the heads of tables to a choice that has most of their text. A head is a row of header cells
 * only; alone, its words look like those of a menu.
 */
final class TableHeads {
  /** Elements between a header cell and the block in it. */
  private static final int MOST_STEPS = 3;

  private final PageModel page;
  private final KeptBlocks kept;

  /** Whether most of a table is kept, by its element. */
  private final Map<Integer, Boolean> keepsMost = new HashMap<>();

  /** The row looked at last, or -1, and whether it is a head. */
  private int row = -1;

  private boolean isHead;

  private TableHeads(PageModel page, KeptBlocks kept) {
    this.page = page;
    this.kept = kept;
  }

  /** Adds heads to what is kept. */
  static void add(PageModel page, KeptBlocks kept) {
    TableHeads heads = new TableHeads(page, kept);
    int b = 0;
    while (b < kept.size()) {
      int head = kept.contains(b) ? -1 : heads.headAround(b);
      if (head < 0) {
        b++;
        continue;
      }
      int end = kept.firstFrom(b, page.end(head));
      if (heads.keepsMost.computeIfAbsent(
          heads.table(head), t -> kept.hasMost(end, kept.firstFrom(end, page.end(t))))) {
        kept.add(b, end);
      }
      b = end;
    }
  }

  /** The row of header cells that a block is in, or -1. */
  private int headAround(int b) {
    int cell = kept.owner(b);
    for (int steps = 0; steps < MOST_STEPS && cell > 0 && !isHeader(cell); steps++) {
      cell = page.parent(cell);
    }
    if (cell <= 0 || !isHeader(cell)) {
      return -1;
    }
    if (page.parent(cell) != row) {
      row = page.parent(cell);
      isHead = hasHeadersOnly(row);
    }
    return isHead ? row : -1;
  }

  private boolean hasHeadersOnly(int parent) {
    for (int c = page.firstChild(parent); c >= 0; c = page.nextSibling(c)) {
      if (!page.isText(c) && !isHeader(c)) {
        return false;
      }
    }
    return true;
  }

  private boolean isHeader(int i) {
    return page.tag(i).equals("th");
  }

  private int table(int row) {
    int table = page.parent(row);
    while (table > 0 && !page.tag(table).equals("table")) {
      table = page.parent(table);
    }
    return table;
  }
}
