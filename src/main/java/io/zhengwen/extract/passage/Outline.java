package io.zhengwen.extract.passage;

import io.zhengwen.extract.TextRenderer.BlockObserver;
import io.zhengwen.page.PageModel;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/** Where the blocks of a rendered text begin, and which of them are headings. */
public final class Outline implements BlockObserver {
  /** Headings with more characters hold an article, not its headline. */
  private static final int LONGEST_HEADING = 300;

  private int[] starts = new int[16];
  private byte[] levels = new byte[16];
  private int size;

  /** The headings around the nodes read last, innermost first. */
  private final Deque<Integer> headings = new ArrayDeque<>();

  /** The nodes read so far. */
  private int read;

  @Override
  public void blockAt(PageModel page, int node, int offset) {
    if (size == starts.length) {
      starts = Arrays.copyOf(starts, 2 * size);
      levels = Arrays.copyOf(levels, 2 * size);
    }
    starts[size] = offset;
    levels[size++] = level(page, node);
  }

  /** The level of the innermost heading around a node; nodes are asked for in document order. */
  private byte level(PageModel page, int node) {
    for (; read < node; read++) {
      leaveUntil(page, read);
      if (page.isHeading(read) && page.measures().chars(read) <= LONGEST_HEADING) {
        headings.push(read);
      }
    }
    leaveUntil(page, node);
    return headings.isEmpty() ? 0 : (byte) (page.tag(headings.peek()).charAt(1) - '0');
  }

  private void leaveUntil(PageModel page, int node) {
    while (!headings.isEmpty() && page.end(headings.peek()) <= node) {
      headings.pop();
    }
  }

  int size() {
    return size;
  }

  /** Where a block begins. */
  int start(int block) {
    return starts[block];
  }

  /** The level of a heading, 1 to 6; 0 for other blocks. */
  int level(int block) {
    return levels[block];
  }
}
