package io.zhengwen.method.combined;

import io.zhengwen.method.combined.features.BlockMeasures;

/**
 * Distinguishes pages of one text, where a single run of blocks holds nearly all words of long
 * blocks, from lists and threads.
 */
final class MainRun {
  private static final double LINKS_COST = 2.2;
  private static final double BLOCK_COST = 6;
  private static final double SHORT_COST = 4;

  private MainRun() {}

  /**
   * Returns the share of the long blocks' words, 0 to 1, in the run of blocks of the greatest sum
   * of {@code words * (1 - 2.2 * link density) - 6 - 4 if short}; 0 if no block is long.
   */
  static double share(BlockMeasures blocks) {
    double greatest = 0;
    int from = 0;
    int to = 0;
    double sum = 0;
    int start = 0;
    for (int b = 0; b < blocks.size; b++) {
      if (sum <= 0) {
        sum = 0;
        start = b;
      }
      sum += gain(blocks, b);
      if (sum > greatest) {
        greatest = sum;
        from = start;
        to = b + 1;
      }
    }
    double all = blocks.longWordSum[blocks.size];
    return all == 0 ? 0 : (blocks.longWordSum[to] - blocks.longWordSum[from]) / all;
  }

  private static double gain(BlockMeasures blocks, int b) {
    return blocks.words[b] * (1 - LINKS_COST * blocks.linkDensity[b])
        - BLOCK_COST
        - (blocks.isLong[b] ? 0 : SHORT_COST);
  }
}
