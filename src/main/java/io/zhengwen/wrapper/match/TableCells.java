package io.zhengwen.wrapper.match;

import io.zhengwen.page.PageModel;

/** The rows of a table and the columns of its cells, of which some are wider than others. */
public final class TableCells {
  private static final String HEAD = "thead";

  private TableCells() {}

  /** The number of the column in which a cell of a row begins, from 0. */
  public static int columnOf(PageModel page, int row, int cell) {
    int column = 0;
    for (int i = page.firstChild(row); i >= 0 && i != cell; i = page.nextSibling(i)) {
      column += page.isText(i) ? 0 : span(page, i);
    }
    return column;
  }

  /** The cell of a row that begins in a column, -1 if there is none. */
  public static int cellAt(PageModel page, int row, int column) {
    int at = 0;
    for (int i = page.firstChild(row); i >= 0; i = page.nextSibling(i)) {
      if (!page.isText(i)) {
        if (at == column) {
          return i;
        }
        at += span(page, i);
      }
    }
    return -1;
  }

  private static int span(PageModel page, int cell) {
    String span = page.attr(cell, "colspan");
    return span.matches("[1-9]\\d?") ? Integer.parseInt(span) : 1;
  }

  /** The row below a row, also that of the body below the head's last; -1 if there is none. */
  static int below(PageModel page, int row) {
    int next = page.nextSibling(row);
    int section = page.parent(row);
    if (next >= 0 || !page.tag(section).equals(HEAD)) {
      return next;
    }
    int body = page.nextSibling(section);
    return body < 0 ? -1 : page.firstChild(body);
  }

  /** The row above a row, also that of the head above the body's first; -1 if there is none. */
  public static int above(PageModel page, int row) {
    int section = page.parent(row);
    int before = section < 0 ? -1 : before(page, row);
    if (before >= 0 || section <= 0) {
      return before;
    }
    int head = before(page, section);
    return head >= 0 && page.tag(head).equals(HEAD) ? before(page, page.end(head), head) : -1;
  }

  /** The element before an element beside it. */
  private static int before(PageModel page, int node) {
    return before(page, node, page.parent(node));
  }

  /** The last of an element's children that are elements before a node. */
  private static int before(PageModel page, int node, int parent) {
    int last = -1;
    for (int i = page.firstChild(parent); i >= 0 && i < node; i = page.nextSibling(i)) {
      last = page.isText(i) ? last : i;
    }
    return last;
  }
}
