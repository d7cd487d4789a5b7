package io.zhengwen.method.combined;

import io.zhengwen.page.PageModel;

/**
 * Adds all rows of a table to a choice that has most of it, if the table has a caption or a header
 * cell. Tables with others in them are layouts.
 */
final class TableRows {
  /** Elements between a table and the block in it. */
  private static final int MOST_STEPS = 8;

  private final PageModel page;
  private final KeptBlocks kept;

  private TableRows(PageModel page, KeptBlocks kept) {
    this.page = page;
    this.kept = kept;
  }

  /** Adds rows to what is kept. */
  static void add(PageModel page, KeptBlocks kept) {
    TableRows rows = new TableRows(page, kept);
    int other = -1;
    int b = 0;
    while (b < kept.size()) {
      int table = rows.tableAround(b);
      int end = b + 1;
      if (table >= 0 && table != other) {
        if (isOfData(page, table)) {
          end = Math.max(end, kept.firstFrom(b, page.end(table)));
          if (kept.hasMost(b, end)) {
            kept.add(b, end);
          }
        } else {
          other = table;
        }
      }
      b = end;
    }
  }

  /** Whether a table has a caption or a header cell, and no other table. */
  static boolean isOfData(PageModel page, int table) {
    boolean labelled = false;
    for (int i = table + 1; i < page.end(table); i++) {
      String tag = page.tag(i);
      if (tag.equals("table")) {
        return false;
      }
      labelled |= tag.equals("th") || tag.equals("caption");
    }
    return labelled;
  }

  private int tableAround(int b) {
    int i = kept.owner(b);
    for (int steps = 0; steps < MOST_STEPS && i > 0; steps++, i = page.parent(i)) {
      if (page.tag(i).equals("table")) {
        return i;
      }
    }
    return -1;
  }
}
