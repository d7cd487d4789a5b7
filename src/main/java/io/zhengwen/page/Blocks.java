package io.zhengwen.page;

import java.util.Arrays;

/**
 * The text blocks of a page: maximal runs of text nodes of the same visibility without a
 * block-level boundary, table cell boundary or doubled line break between them.
 *
 * <p>Blocks without a word character are left out. A block's text nodes are those among the ids
 * {@code [start(b), end(b))}. Immutable and thread-safe.
 */
public final class Blocks {
  private final int[] start;
  private final int[] end;
  private final int[] owner;
  private final boolean[] visible;

  private Blocks(int[] start, int[] end, int[] owner, boolean[] visible) {
    this.start = start;
    this.end = end;
    this.owner = owner;
    this.visible = visible;
  }

  /** The blocks of visible text. */
  public static Blocks visible(PageModel page) {
    return of(page, false);
  }

  /** The blocks of all text, invisible text in blocks of its own. */
  public static Blocks all(PageModel page) {
    return of(page, true);
  }

  private static Blocks of(PageModel page, boolean invisibleToo) {
    int[] start = new int[64];
    int[] end = new int[64];
    int[] owner = new int[64];
    boolean[] visible = new boolean[64];
    int count = 0;
    boolean open = false;
    Gap gap = Gap.BLOCK;
    for (int i = 0; i < page.size(); i++) {
      if (!page.isText(i)) {
        continue;
      }
      gap = gap.or(page.gapBefore(i));
      boolean seen = page.isVisible(i);
      if (!seen && !invisibleToo) {
        continue;
      }
      boolean splits = gap == Gap.BLOCK || gap == Gap.CELL;
      if (!open || splits || visible[count] != seen) {
        if (open && hasWord(page, start[count], end[count])) {
          count++;
        }
        if (count == start.length) {
          start = Arrays.copyOf(start, count * 2);
          end = Arrays.copyOf(end, count * 2);
          owner = Arrays.copyOf(owner, count * 2);
          visible = Arrays.copyOf(visible, count * 2);
        }
        open = true;
        start[count] = i;
        visible[count] = seen;
        owner[count] = blockLevel(page, i);
      }
      end[count] = i + 1;
      gap = Gap.NONE;
    }
    if (open && hasWord(page, start[count], end[count])) {
      count++;
    }
    return new Blocks(
        Arrays.copyOf(start, count),
        Arrays.copyOf(end, count),
        Arrays.copyOf(owner, count),
        Arrays.copyOf(visible, count));
  }

  private static int blockLevel(PageModel page, int text) {
    int i = page.parent(text);
    while (!page.isBlockLevel(i)) {
      i = page.parent(i);
    }
    return i;
  }

  private static boolean hasWord(PageModel page, int from, int to) {
    for (int i = from; i < to; i++) {
      if (page.isText(i) && page.hasWord(i)) {
        return true;
      }
    }
    return false;
  }

  /** The number of blocks. */
  public int size() {
    return start.length;
  }

  /** The first text node of block {@code b}. */
  public int start(int b) {
    return start[b];
  }

  /** One past the last text node of block {@code b}. */
  public int end(int b) {
    return end[b];
  }

  /** The first block from block {@code b} on that starts at or behind a node; the size if none. */
  public int firstFrom(int b, int node) {
    int found = Arrays.binarySearch(start, b, start.length, node);
    return found < 0 ? -found - 1 : found;
  }

  /** The nearest block-level element around the block's first text node. */
  public int owner(int b) {
    return owner[b];
  }

  /** Whether the block's text is shown. */
  public boolean isVisible(int b) {
    return visible[b];
  }
}
