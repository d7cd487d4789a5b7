package io.zhengwen.method.combined;

import io.zhengwen.method.combined.features.BlockPage;
import io.zhengwen.page.Blocks;
import io.zhengwen.page.Gap;
import io.zhengwen.page.PageModel;

/**
 * Removes hidden words from a choice that stand within a line of visible text: they would change
 * what it says. Long ones stay, since a click shows the rest of a text that way.
 */
final class HiddenInsets {
  private static final int MOST_TOKENS = 20;

  private HiddenInsets() {}

  /** Removes insets from {@code kept}. */
  static void leaveOut(PageModel page, BlockPage measured, boolean[] kept) {
    Blocks blocks = measured.blocks;
    for (int b = 0; b < kept.length; b++) {
      if (kept[b] && !blocks.isVisible(b) && measured.measures.tokens[b] < MOST_TOKENS) {
        kept[b] = !goesOnFrom(page, blocks, b - 1, b) && !goesOnFrom(page, blocks, b + 1, b + 1);
      }
    }
  }

  /** Whether the visible block {@code other} is on one line with what ends before {@code next}. */
  private static boolean goesOnFrom(PageModel page, Blocks blocks, int other, int next) {
    if (other < 0 || other >= blocks.size() || !blocks.isVisible(other)) {
      return false;
    }
    for (int i = blocks.end(next - 1); i <= blocks.start(next); i++) {
      if (page.isText(i) && page.gapBefore(i).compareTo(Gap.SPACE) > 0) {
        return false;
      }
    }
    return true;
  }
}
