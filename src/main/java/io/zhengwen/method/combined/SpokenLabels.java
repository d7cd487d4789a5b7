package io.zhengwen.method.combined;

import io.zhengwen.extract.ScreenReaderText;
import io.zhengwen.page.Blocks;
import io.zhengwen.page.PageModel;

/**
 * Takes {@linkplain ScreenReaderText what only screen readers read out} from the blocks that may be
 * main text. On pages of several texts, such as grids of cards, these are labels of buttons, and
 * prices and ratings said once more in words.
 */
final class SpokenLabels {
  /** How many elements around a text are asked, its own included; ours. */
  private static final int LEVELS = 3;

  /** Blocks less likely than this are not kept anyway. */
  private static final double LIKELY = .01;

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
        return true;
      }
      at = page.parent(at);
    }
    return false;
  }
}
