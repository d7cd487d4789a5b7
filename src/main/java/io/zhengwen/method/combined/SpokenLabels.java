package io.zhengwen.method.combined;

import io.zhengwen.extract.ScreenReaderText;
import io.zhengwen.page.Blocks;
import io.zhengwen.page.PageModel;
import java.util.Set;

/**
 * Takes {@linkplain ScreenReaderText what only screen readers read out} from the blocks that may be
 * main text. On pages of several texts, such as grids of cards, these are labels of buttons, and
 * prices and ratings said once more in words. In cells of tables they stay: there they say what an
 * icon shows.
 */
final class SpokenLabels {
  /** How many elements around a text are asked, its own included; ours. */
  private static final int LEVELS = 3;

  /** Blocks less likely than this are not kept anyway. */
  private static final double LIKELY = .01;

  private static final Set<String> CELLS = Set.of("td", "th");

  private SpokenLabels() {}

  /** Sets the probabilities of such blocks to 0. */
  static void leaveOut(PageModel page, Blocks blocks, double[] p) {
    for (int b = 0; b < p.length; b++) {
      if (p[b] > LIKELY && isSpoken(page, blocks.start(b))) {
        p[b] = 0;
      }
    }
  }

  private static boolean isSpoken(PageModel page, int start) {
    int at = page.parent(start);
    for (int level = 0; level < LEVELS && at > 0; level++) {
      if (ScreenReaderText.isIn(page, at)) {
        return !isInCell(page, at);
      }
      at = page.parent(at);
    }
    return false;
  }

  private static boolean isInCell(PageModel page, int element) {
    int at = element;
    while (at > 0 && !CELLS.contains(page.tag(at))) {
      at = page.parent(at);
    }
    return at > 0;
  }
}
