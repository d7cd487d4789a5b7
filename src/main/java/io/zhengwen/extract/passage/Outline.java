package io.zhengwen.extract.passage;

import io.zhengwen.extract.TextRenderer.BlockObserver;
import io.zhengwen.page.PageModel;
import java.util.Arrays;

/** Where the blocks of a rendered text begin, and which of them are headings. */
public final class Outline implements BlockObserver {
  /** Headings with more characters hold an article, not its headline. */
  private static final int LONGEST_HEADING = 300;

  private int[] starts = new int[16];
  private byte[] levels = new byte[16];
  private int size;

  @Override
  public void blockAt(PageModel page, int node, int offset) {
    if (size == starts.length) {
      starts = Arrays.copyOf(starts, 2 * size);
      levels = Arrays.copyOf(levels, 2 * size);
    }
    starts[size] = offset;
    levels[size++] = level(page, node);
  }

  private static byte level(PageModel page, int node) {
    for (int i = page.parent(node); i > 0; i = page.parent(i)) {
      if (page.isHeading(i) && page.measures().chars(i) <= LONGEST_HEADING) {
        return (byte) (page.tag(i).charAt(1) - '0');
      }
    }
    return 0;
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
