package io.zhengwen.method.combined;

import io.zhengwen.method.combined.features.BlockPage;
import io.zhengwen.page.Blocks;

/** The blocks that are kept of a page, for rules that keep others with them. */
final class KeptBlocks {
  /** Ours. */
  private static final double LEAST_AMID = .3;

  private final Blocks blocks;
  private final int[] tokens;
  private final boolean[] kept;

  /** Starts with the blocks kept so far, to which it adds. */
  KeptBlocks(BlockPage measured, boolean[] kept) {
    this.blocks = measured.blocks;
    this.tokens = measured.measures.tokens;
    this.kept = kept;
  }

  /** The number of blocks considered. */
  int size() {
    return kept.length;
  }

  boolean contains(int b) {
    return kept[b];
  }

  /** The first block that starts at or after a node, of those from block {@code b} on. */
  int firstFrom(int b, int node) {
    return Math.min(size(), blocks.firstFrom(b, node));
  }

  /** The first node of a block. */
  int start(int b) {
    return blocks.start(b);
  }

  /** One past the last node of a block. */
  int end(int b) {
    return blocks.end(b);
  }

  /** The element that a block is the text of. */
  int owner(int b) {
    return blocks.owner(b);
  }

  /** Whether readers see a block. */
  boolean isVisible(int b) {
    return blocks.isVisible(b);
  }

  /** The number of tokens that readers see in the blocks {@code [from, to)}. */
  long tokens(int from, int to) {
    return tokens(from, to, false);
  }

  /** Whether most tokens of the blocks {@code [from, to)} that readers see are kept. */
  boolean hasMost(int from, int to) {
    return 2 * tokens(from, to, true) > tokens(from, to, false);
  }

  /**
   * Whether the blocks {@code [from, to)} are likely enough for what stands amid kept text: the
   * tokens that readers see have a mean probability of {@value #LEAST_AMID} or more.
   *
   * @param p the probability of each block to be main text
   */
  boolean isLikely(int from, int to, double[] p) {
    double sum = 0;
    for (int b = from; b < to; b++) {
      sum += blocks.isVisible(b) ? p[b] * tokens[b] : 0;
    }
    return sum >= LEAST_AMID * Math.max(1, tokens(from, to));
  }

  /** Whether one of the nearest {@code most} blocks before a block that readers see is kept. */
  boolean isBehindKept(int b, int most) {
    int seen = 0;
    for (int before = b - 1; before >= 0 && seen < most; before--) {
      if (isVisible(before)) {
        if (contains(before)) {
          return true;
        }
        seen++;
      }
    }
    return false;
  }

  private long tokens(int from, int to, boolean onlyKept) {
    long sum = 0;
    for (int b = from; b < to; b++) {
      sum += blocks.isVisible(b) && (kept[b] || !onlyKept) ? tokens[b] : 0;
    }
    return sum;
  }

  /** Keeps those of the blocks {@code [from, to)} that readers see. */
  void add(int from, int to) {
    for (int b = from; b < to; b++) {
      kept[b] |= blocks.isVisible(b);
    }
  }
}
