package io.zhengwen.extract;

import io.zhengwen.page.PageModel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringTokenizer;

/**
 * Finds the line numbers of code: highlighters put them into an element of their own before each
 * line, which its class names, or into the first of two cells, beside the code.
 */
final class LineNumbers {
  /** Classes of elements that hold nothing else. */
  private static final Set<String> NAMES =
      Set.of(
          "linenos",
          "lineno",
          "linenr",
          "linenum",
          "linenumber",
          "linenumbers",
          "line-number",
          "line-numbers",
          "line_number",
          "line_numbers",
          "linenodiv",
          "blob-num",
          "crayon-nums",
          "pre-numbering",
          "hljs-ln-numbers",
          "hljs-ln-line");

  /** Classes that mean this in preformatted text alone. */
  private static final Set<String> CODE_NAMES = Set.of("ln", "lnt", "gutter", "line-num");

  /** Elements around a number among which the name is looked for. */
  private static final int MOST_STEPS = 3;

  /** More digits are no number of a line. */
  private static final int MOST_DIGITS = 6;

  private final PageModel page;
  private final Selection selection;
  private final Selection.Builder numbers;
  private boolean inPreformatted;

  private LineNumbers(PageModel page, Selection selection) {
    this.page = page;
    this.selection = selection;
    numbers = new Selection.Builder(page);
  }

  /** The line numbers among selected text. */
  static Selection of(PageModel page, Selection selection) {
    LineNumbers found = new LineNumbers(page, selection);
    selection.forEach(found::add);
    if (found.inPreformatted) {
      found.addCells();
    }
    return found.numbers.build();
  }

  private void add(int text) {
    if (page.hasDigit(text) && isNumbers(text)) {
      boolean preformatted = page.preformatted(text) >= 0;
      inPreformatted |= preformatted;
      if (isNamed(text, preformatted)) {
        numbers.add(text);
      }
    }
  }

  private boolean isNumbers(int text) {
    int digits = 0;
    for (int k = 0; k < page.textLength(text); k++) {
      char c = page.charAt(text, k);
      digits = c >= '0' && c <= '9' ? digits + 1 : 0;
      if (digits > MOST_DIGITS || digits == 0 && !Character.isWhitespace(c)) {
        return false;
      }
    }
    return true;
  }

  private boolean isNamed(int text, boolean preformatted) {
    int i = page.parent(text);
    for (int steps = 0; steps < MOST_STEPS && i > 0; steps++, i = page.parent(i)) {
      StringTokenizer names = new StringTokenizer(page.attr(i, "class"));
      while (names.hasMoreTokens()) {
        String name = names.nextToken();
        if (NAMES.contains(name) || preformatted && CODE_NAMES.contains(name)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Adds the numbers that stand beside code in a table of their own. */
  private void addCells() {
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
    for (List<Integer> cells : rows.values()) {
      if (cells.size() == 2 && isPreformatted(cells) && counts(cells.get(0))) {
        numbers.addSubtree(cells.get(0));
      }
    }
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
      if (number.isEmpty() || number.length() > MOST_DIGITS || !isDigits(number)) {
        return false;
      }
      int value = Integer.parseInt(number);
      if (expected >= 0 && value != expected) {
        return false;
      }
      expected = value + 1;
    }
    return true;
  }

  private static boolean isDigits(String text) {
    return text.chars().allMatch(c -> c >= '0' && c <= '9');
  }
}
