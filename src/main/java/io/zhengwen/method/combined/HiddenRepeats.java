package io.zhengwen.method.combined;

import io.zhengwen.method.combined.features.BlockPage;
import io.zhengwen.method.combined.features.BlockText;
import io.zhengwen.method.combined.features.TokenShingles;
import io.zhengwen.page.PageModel;
import io.zhengwen.text.KeyIndex;

/**
 * Removes hidden blocks from a choice if its visible blocks have the same text: copies of an
 * article for sharing, printing or small screens, quoted posts behind a button.
 */
final class HiddenRepeats {
  private static final int LEAST_TOKENS = 20;
  private static final int SHINGLE = 5;

  /** A block is a repeat if this share of its shingles is in visible blocks. */
  private static final double REPEATED = .9;

  private HiddenRepeats() {}

  /** Removes repeats from {@code kept}. */
  static void leaveOut(PageModel page, BlockPage blocks, boolean[] kept) {
    KeyIndex visible = null;
    for (int b = 0; b < kept.length; b++) {
      if (!kept[b] || blocks.measures.visible[b] || blocks.measures.tokens[b] < LEAST_TOKENS) {
        continue;
      }
      if (visible == null) {
        visible = visibleShingles(page, blocks, kept);
      }
      long[] shingles = shingles(page, blocks, b);
      int found = 0;
      for (long shingle : shingles) {
        found += visible.contains(shingle) ? 1 : 0;
      }
      kept[b] = found < REPEATED * shingles.length;
    }
  }

  private static KeyIndex visibleShingles(PageModel page, BlockPage blocks, boolean[] kept) {
    KeyIndex visible = new KeyIndex(1024);
    for (int b = 0; b < kept.length; b++) {
      if (kept[b] && blocks.measures.visible[b]) {
        for (long shingle : shingles(page, blocks, b)) {
          visible.idOf(shingle);
        }
      }
    }
    return visible;
  }

  private static long[] shingles(PageModel page, BlockPage blocks, int b) {
    StringBuilder text = new StringBuilder();
    BlockText.append(page, blocks.blocks, b, text);
    return TokenShingles.of(text, SHINGLE);
  }
}
