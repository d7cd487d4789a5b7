package io.zhengwen.extract.markup;

import io.zhengwen.extract.Selection;
import io.zhengwen.page.PageModel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds the line numbers that stand beside code in a table of their own: highlighters put them into
 * the first of two cells, so that they are not copied with the code.
 */
final class LineNumbers {
  private final PageModel page;
  private final Selection selection;

  private LineNumbers(PageModel page, Selection selection) {
    this.page = page;
    this.selection = selection;
  }

  /** The line numbers among selected text. */
  static Selection of(PageModel page, Selection selection) {
    return new LineNumbers(page, selection).find();
  }

  private Selection find() {
    Map<Integer, List<Integer>> rows = new HashMap<>();
    for (int i = 0; i < page.size() && selection.next(i) >= 0; i++) {
      if (page.tag(i).equals("tr")) {
        List<Integer> cells = cells(i);
        if (cells.size() > 1) {
          // Of a table with several rows of several cells, none is code beside its numbers.
          rows.merge(table(i), cells, (first, second) -> List.of());
        }
      }
    }
    Selection.Builder numbers = new Selection.Builder(page);
    for (List<Integer> cells : rows.values()) {
      if (cells.size() == 2 && isPreformatted(cells) && counts(cells.get(0))) {
        numbers.addSubtree(cells.get(0));
      }
    }
    return numbers.build();
  }

  /** The cells of a row that hold selected text. */
  private List<Integer> cells(int row) {
    List<Integer> cells = new ArrayList<>(2);
    for (int i = page.firstChild(row); i >= 0; i = page.nextSibling(i)) {
      int text = selection.next(i);
      if (!page.isText(i) && text >= 0 && text < page.end(i)) {
        cells.add(i);
      }
    }
    return cells;
  }

  private int table(int row) {
    int i = row;
    while (i > 0 && !page.tag(i).equals("table")) {
      i = page.parent(i);
    }
    return i;
  }

  private boolean isPreformatted(List<Integer> cells) {
    for (int cell : cells) {
      for (int i = selection.next(cell); i >= 0 && i < page.end(cell); i = selection.next(i + 1)) {
        if (page.preformatted(i) < 0) {
          return false;
        }
      }
    }
    return true;
  }

  /** Whether a cell holds nothing but numbers, each one more than that before it. */
  private boolean counts(int cell) {
    int expected = -1;
    for (String number :
        page.text(cell, page.end(cell), selection::contains).strip().split("\\s+")) {
      int value = Numbers.parse(number, -1);
      if (value < 0
          || !number.equals(Integer.toString(value))
          || expected >= 0 && value != expected) {
        return false;
      }
      expected = value + 1;
    }
    return true;
  }
}
