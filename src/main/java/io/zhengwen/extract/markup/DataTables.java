package io.zhengwen.extract.markup;

import io.zhengwen.page.PageModel;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;

/**
 * Tells tables of data from tables that lay out a page: a table of data has a row with content in
 * two cells, holds no other table, no main heading and no cell as long as an article.
 */
final class DataTables {
  private static final int LONGEST_CELL = 1000;

  private final PageModel page;
  private final BitSet wanted;
  private final BitSet data = new BitSet();

  private static final class Open {
    final int node;
    int cellsOfRow;
    boolean columns;
    boolean layout;

    Open(int node, boolean layout) {
      this.node = node;
      this.layout = layout;
    }
  }

  private DataTables(PageModel page, BitSet wanted) {
    this.page = page;
    this.wanted = wanted;
  }

  /** Finds the tables of data among those with wanted content. */
  static BitSet of(PageModel page, BitSet wanted) {
    DataTables tables = new DataTables(page, wanted);
    tables.find();
    return tables.data;
  }

  private void find() {
    Deque<Open> open = new ArrayDeque<>();
    for (int i = 0; i < wanted.length(); i++) {
      if (page.isText(i)) {
        continue;
      }
      while (!open.isEmpty() && page.end(open.peek().node) <= i) {
        close(open.pop());
      }
      String tag = page.tag(i);
      switch (tag) {
        case "table" -> {
          if (isWanted(i)) {
            if (!open.isEmpty()) {
              open.peek().layout = true;
            }
            String role = page.attr(i, "role");
            open.push(new Open(i, role.equals("presentation") || role.equals("none")));
          }
        }
        case "tr" -> {
          if (!open.isEmpty()) {
            open.peek().cellsOfRow = 0;
          }
        }
        case "td", "th" -> {
          if (!open.isEmpty() && isWanted(i)) {
            Open table = open.peek();
            table.columns |= ++table.cellsOfRow > 1;
            table.layout |= page.measures().chars(i) > LONGEST_CELL;
          }
        }
        case "h1", "h2" -> {
          if (!open.isEmpty() && isWanted(i)) {
            open.peek().layout = true;
          }
        }
        default -> {}
      }
    }
    open.forEach(this::close);
  }

  private void close(Open table) {
    data.set(table.node, table.columns && !table.layout);
  }

  private boolean isWanted(int i) {
    int next = wanted.nextSetBit(i);
    return next >= 0 && next < page.end(i);
  }
}
