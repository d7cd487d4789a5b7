package io.zhengwen.method.combined;

import io.zhengwen.method.combined.features.BlockPage;
import io.zhengwen.page.PageModel;

/**
 * Adds code that stands between kept blocks to a choice: preformatted text, and figures that
 * highlighters of code print, with their line numbers. On articles, where what is uncertain is
 * rarely kept, the text around it would refer to nothing.
 */
final class CodeBlocks {
  /** Code is kept from this mean probability of its tokens on; ours. */
  private static final double LEAST = .3;

  private final PageModel page;
  private final BlockPage measured;

  private CodeBlocks(PageModel page, BlockPage measured) {
    this.page = page;
    this.measured = measured;
  }

  /** Adds such code to what is kept, given the probability of each block. */
  static void add(PageModel page, BlockPage measured, double[] p, KeptBlocks kept) {
    CodeBlocks code = new CodeBlocks(page, measured);
    for (int b = 1; b < kept.size(); b++) {
      if (kept.contains(b - 1) && !kept.contains(b) && code.isCode(b)) {
        int end = code.end(b);
        if (end < kept.size() && kept.contains(end) && code.probability(b, end, p) >= LEAST) {
          kept.add(b, end);
        }
        b = end;
      }
    }
  }

  /** One past the last of the blocks of code that begin with block {@code b}. */
  private int end(int b) {
    int end = b + 1;
    while (end < measured.size && isCode(end)) {
      end++;
    }
    return end;
  }

  private double probability(int from, int to, double[] p) {
    double likely = 0;
    int tokens = 0;
    for (int b = from; b < to; b++) {
      likely += p[b] * measured.measures.tokens[b];
      tokens += measured.measures.tokens[b];
    }
    return likely / Math.max(1, tokens);
  }

  private boolean isCode(int b) {
    int text = measured.blocks.start(b);
    while (!page.isText(text)) {
      text++;
    }
    return page.preformatted(text) >= 0;
  }
}
