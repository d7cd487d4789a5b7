package io.zhengwen.extract;

import io.zhengwen.page.Gap;
import io.zhengwen.page.PageModel;

/**
 * Renders a selection as plain text, a line for each paragraph, heading, list item and table row.
 * Table cells of a line each are separated by tabs, list items begin with {@code "- "}, and
 * preformatted text keeps its white space.
 */
public final class TextRenderer {
  private static final String ITEM = "- ";

  private TextRenderer() {}

  /**
   * Renders the selected text without leading line breaks and trailing white space. If it begins
   * with preformatted text, the indentation of the first line is kept.
   */
  public static String render(PageModel page, Selection selection) {
    return render(page, selection, (model, node, offset) -> {});
  }

  /** Takes note of where blocks of text begin in the rendered text. */
  @FunctionalInterface
  public interface BlockObserver {
    /**
     * A block begins.
     *
     * @param node its first text node
     * @param offset where it begins, with the mark of its list item
     */
    void blockAt(PageModel page, int node, int offset);
  }

  /** Renders as {@link #render(PageModel, Selection)} does, and says where blocks begin. */
  public static String render(PageModel page, Selection selection, BlockObserver observer) {
    return render(page, selection, observer, ITEM);
  }

  /** Renders as {@link #render(PageModel, Selection)} does, but list items begin with no mark. */
  public static String renderWithoutMarks(PageModel page, Selection selection) {
    return render(page, selection, (model, node, offset) -> {}, "");
  }

  private static String render(
      PageModel page, Selection selection, BlockObserver observer, String itemMark) {
    StringBuilder out = new StringBuilder();
    int previous = -1;
    for (int i = selection.next(0); i >= 0; i = selection.next(i + 1)) {
      Gap gap = previous < 0 ? Gap.NONE : gapBetween(page, previous, i);
      if (gap == Gap.BLOCK && RowCells.separate(page, previous, i)) {
        gap = Gap.CELL;
      }
      out.append("\n".repeat(emptyLines(page, previous, i)));
      int end = out.length();
      separate(out, gap, startsItem(page, previous, i) ? itemMark : "");
      if (gap == Gap.BLOCK || end == 0) {
        observer.blockAt(page, i, end == 0 ? 0 : end + 1);
      }
      page.appendText(i, out);
      previous = i;
    }
    return trim(out);
  }

  /**
   * Whether a text is the first that is kept of a list item, though another may begin it. What
   * comes first of all is an item only if it begins it: it may be the text of a comment in a list.
   */
  private static boolean startsItem(PageModel page, int previous, int i) {
    if (previous < 0) {
      return page.startsListItem(i);
    }
    for (int j = i; j > previous; j--) {
      if (page.startsListItem(j) && (j == i || endOfItem(page, j) > i)) {
        return true;
      }
    }
    return false;
  }

  /** The end of the list item around a text; -1 if there is none. */
  private static int endOfItem(PageModel page, int text) {
    int item = page.parent(text);
    while (item >= 0 && !page.tag(item).equals("li")) {
      item = page.parent(item);
    }
    return item < 0 ? -1 : page.end(item);
  }

  /**
   * Returns what separates text node {@code i} from an earlier one if the text between them is left
   * out.
   */
  public static Gap gapBetween(PageModel page, int previous, int i) {
    Gap gap = Gap.NONE;
    for (int j = previous + 1; j <= i; j++) {
      if (page.isText(j)) {
        gap = gap.or(page.gapBefore(j));
      }
    }
    return gap;
  }

  /**
   * Returns how many empty lines {@code br} elements make in preformatted text between text node
   * {@code i} and an earlier one.
   *
   * @param previous the earlier one; -1 if there is none
   */
  public static int emptyLines(PageModel page, int previous, int i) {
    int breaks = 0;
    for (int j = i - 1; j > previous && !page.isText(j); j--) {
      breaks += page.tag(j).equals("br") ? 1 : 0;
    }
    boolean within =
        breaks > 1
            && previous >= 0
            && page.preformatted(i) >= 0
            && page.preformatted(i) == page.preformatted(previous);
    return within ? breaks - 1 : 0;
  }

  private static void separate(StringBuilder out, Gap gap, String mark) {
    if (out.length() > 0) {
      switch (gap) {
        case NONE -> {}
        case SPACE -> out.append(' ');
        case CELL -> out.append('\t');
        case LINE, BLOCK -> out.append('\n');
      }
    }
    if (out.length() == 0 || out.charAt(out.length() - 1) == '\n') {
      out.append(mark);
    }
  }

  private static String trim(StringBuilder out) {
    int start = 0;
    int end = out.length();
    while (end > 0 && out.charAt(end - 1) <= ' ') {
      end--;
    }
    while (start < end && out.charAt(start) == '\n') {
      start++;
    }
    return out.substring(start, end);
  }
}
