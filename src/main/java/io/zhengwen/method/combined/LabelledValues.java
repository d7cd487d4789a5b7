package io.zhengwen.method.combined;

import io.zhengwen.page.PageModel;

/**
 * Keeps labels and their values together in a choice: the terms and descriptions of a list ({@code
 * dt} and {@code dd}), a header cell and the cell beside it, and a cell that ends with a colon and
 * the one beside it. Either alone says next to nothing.
 */
final class LabelledValues {
  /** Elements between a label and the block in it. */
  private static final int MOST_STEPS = 3;

  /** The longest text of a cell that is a label for its colon. */
  private static final int LONGEST_LABEL = 30;

  /** Values of more blocks or tokens are parts of a layout. */
  private static final int MOST_BLOCKS = 12;

  private static final int MOST_TOKENS = 400;

  /** Elements and texts behind a label among which its value is looked for. */
  private static final int MOST_SIBLINGS = 40;

  private final PageModel page;
  private final KeptBlocks kept;

  private LabelledValues(PageModel page, KeptBlocks kept) {
    this.page = page;
    this.kept = kept;
  }

  /** Adds labels and values to what is kept. */
  static void add(PageModel page, KeptBlocks kept) {
    LabelledValues values = new LabelledValues(page, kept);
    int b = 0;
    while (b < kept.size()) {
      int label = values.labelAround(b);
      int value = label < 0 ? -1 : values.lastValue(label);
      if (value < 0) {
        b++;
        continue;
      }
      int behind = kept.firstFrom(b, page.end(label));
      int end = kept.firstFrom(behind, page.end(value));
      if (page.tag(value).equals("dd") || !values.isMostlyLinks(value)) {
        values.add(b, behind, end);
      }
      b = behind;
    }
  }

  private void add(int label, int value, int end) {
    if (end - value > MOST_BLOCKS || kept.tokens(value, end) > MOST_TOKENS) {
      return;
    }
    if (kept.hasMost(label, value)) {
      kept.add(value, end);
    } else if (kept.hasMost(value, end)) {
      kept.add(label, value);
    }
  }

  /** Cells with links are lists of a menu or of a box below a text. */
  private boolean isMostlyLinks(int value) {
    return 2L * page.measures().linkChars(value) > page.measures().chars(value);
  }

  /** The element that a block labels another by, or -1. */
  private int labelAround(int b) {
    int i = kept.owner(b);
    for (int steps = 0; steps < MOST_STEPS && i > 0; steps++) {
      switch (page.tag(i)) {
        case "dt", "th" -> {
          return i;
        }
        case "td" -> {
          return endsWithColon(i) ? i : -1;
        }
        default -> i = page.parent(i);
      }
    }
    return -1;
  }

  private boolean endsWithColon(int cell) {
    if (page.measures().chars(cell) > LONGEST_LABEL) {
      return false;
    }
    String text = page.text(cell, page.end(cell), i -> true).stripTrailing();
    return text.endsWith(":") || text.endsWith("：");
  }

  /** The last element of what a label stands before, or -1. */
  private int lastValue(int label) {
    boolean term = page.tag(label).equals("dt");
    int last = -1;
    int i = page.nextSibling(label);
    for (int n = 0; n < MOST_SIBLINGS && i >= 0; n++, i = page.nextSibling(i)) {
      if (page.isText(i)) {
        continue;
      }
      String tag = page.tag(i);
      if (!term) {
        return tag.equals("td") ? i : -1;
      }
      if (tag.equals("dd")) {
        last = i;
      } else if (last >= 0 || !tag.equals("dt")) {
        break;
      }
    }
    return last;
  }
}
