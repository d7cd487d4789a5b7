package io.zhengwen.method.combined;

import io.zhengwen.method.combined.features.BlockPage;
import io.zhengwen.page.Blocks;
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
  private final Blocks blocks;
  private final int[] tokens;
  private final boolean[] kept;

  /** Whether most of a table is kept, by its element. */
  private final Map<Integer, Boolean> keepsMost = new HashMap<>();

  /** The row looked at last, or -1, and whether it is a head. */
  private int row = -1;

  private boolean isHead;

  private TableHeads(PageModel page, BlockPage measured, boolean[] kept) {
    this.page = page;
    this.blocks = measured.blocks;
    this.tokens = measured.measures.tokens;
    this.kept = kept;
  }

  /** Adds heads to {@code kept}. */
  static void add(PageModel page, BlockPage measured, boolean[] kept) {
    TableHeads heads = new TableHeads(page, measured, kept);
    int b = 0;
    while (b < kept.length) {
      int head = kept[b] ? -1 : heads.headAround(b);
      if (head < 0) {
        b++;
        continue;
      }
      int end = Math.min(kept.length, heads.blocks.firstFrom(b, page.end(head)));
      int from = end;
      if (heads.keepsMost.computeIfAbsent(heads.table(head), t -> heads.keepsMost(from, t))) {
        for (int in = b; in < end; in++) {
          kept[in] |= measured.blocks.isVisible(in);
        }
      }
      b = end;
    }
  }

  /** The row of header cells that a block is in, or -1. */
  private int headAround(int b) {
    int cell = blocks.owner(b);
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

  /** Whether most of the text of a table from block {@code b} on is kept. */
  private boolean keepsMost(int b, int table) {
    long all = 0;
    long chosen = 0;
    for (int i = b; i < kept.length && blocks.start(i) < page.end(table); i++) {
      all += tokens[i];
      chosen += kept[i] ? tokens[i] : 0;
    }
    return 2 * chosen > all;
  }
}
