package io.zhengwen.method.combined.features;

/**
 * The run of blocks of the greatest sum of {@code words * (1 - 2.2 * link density) - 6 - 4 if
 * short}. It distinguishes pages of one text, where it holds nearly all words of long blocks, from
 * lists and threads.
 *
 * @param from the first block
 * @param to one past the last block; {@code from} if the sum of no run is positive
 * @param share the share of the long blocks' words in the run, 0 to 1; 0 if no block is long
 */
public record MainRun(int from, int to, double share) {
  private static final double LINKS_COST = 2.2;
  private static final double BLOCK_COST = 6;
  private static final double SHORT_COST = 4;

  static MainRun of(BlockMeasures blocks) {
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
    double share = all == 0 ? 0 : (blocks.longWordSum[to] - blocks.longWordSum[from]) / all;
    return new MainRun(from, to, share);
  }

  private static double gain(BlockMeasures blocks, int b) {
    return blocks.words[b] * (1 - LINKS_COST * blocks.linkDensity[b])
        - BLOCK_COST
        - (blocks.isLong[b] ? 0 : SHORT_COST);
  }
}
