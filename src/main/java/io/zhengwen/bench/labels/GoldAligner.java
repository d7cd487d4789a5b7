package io.zhengwen.bench.labels;

import io.zhengwen.bench.measure.Symbols;
import java.util.Arrays;
import java.util.List;

/**
 * Labels a page's text blocks by aligning them with the page's gold text.
 *
 * <p>Blocks of {@value #LONG} tokens or more come first, the longest first: greedy runs of at least
 * {@value #RUN} tokens that occur in unused gold text. A block of which at least half is covered
 * uses up the gold text it matches. The heaviest chain of such blocks, in the order of page and
 * gold alike, gives anchors; a shorter block must match unused gold text between its neighbouring
 * anchors. So a menu entry that also occurs in the article's text is not taken for it.
 *
 * <p>Time grows with the tokens of the page; candidates for a run are bounded.
 */
final class GoldAligner {
  /** Tokens of a block that is aligned by itself. */
  static final int LONG = 6;

  /** Tokens of the shortest run that counts as a match. */
  static final int RUN = 3;

  private static final int SHINGLE = 4;
  private static final int CANDIDATES = 60;

  private final int[][] blocks;
  private final int[] gold;
  private final boolean[] used;
  private final ShingleIndex[] index = new ShingleIndex[SHINGLE + 1];
  private final float[] coverage;
  private final int[] position;

  private GoldAligner(int[][] blocks, int[] gold) {
    this.blocks = blocks;
    this.gold = gold;
    used = new boolean[gold.length];
    coverage = new float[blocks.length];
    position = new int[blocks.length];
    Arrays.fill(position, -1);
    for (int length = 1; length <= SHINGLE; length++) {
      index[length] = new ShingleIndex(gold, used, length);
    }
  }

  /**
   * The share of each block's tokens that is gold, 0 to 1.
   *
   * @param blocks the tokens of the page's blocks in page order
   * @param gold the tokens of the gold text
   */
  static float[] coverage(List<? extends List<String>> blocks, List<String> gold) {
    if (gold.isEmpty()) {
      return new float[blocks.size()];
    }
    Symbols symbols = new Symbols();
    int[] goldIds = symbols.of(gold);
    int[][] blockIds = new int[blocks.size()][];
    for (int b = 0; b < blockIds.length; b++) {
      blockIds[b] = symbols.of(blocks.get(b));
    }
    GoldAligner aligner = new GoldAligner(blockIds, goldIds);
    aligner.alignLongBlocks();
    aligner.alignShortBlocks(aligner.anchors());
    return aligner.coverage;
  }

  private void alignLongBlocks() {
    Integer[] order = new Integer[blocks.length];
    Arrays.setAll(order, b -> b);
    Arrays.sort(order, (a, b) -> Integer.compare(blocks[b].length, blocks[a].length));
    for (int b : order) {
      if (blocks[b].length < LONG) {
        break;
      }
      alignLongBlock(b);
    }
  }

  private void alignLongBlock(int b) {
    int[] tokens = blocks[b];
    int[] runStart = new int[tokens.length / RUN + 1];
    int[] runLength = new int[tokens.length / RUN + 1];
    int runs = 0;
    int matched = 0;
    for (int i = 0; i + RUN <= tokens.length; ) {
      int best = 0;
      int at = -1;
      int tried = 0;
      ShingleIndex shingles = index[Math.min(SHINGLE, tokens.length - i)];
      for (int j = shingles.first(tokens, i, 0); j >= 0; j = shingles.next(j)) {
        if (++tried > CANDIDATES) {
          break;
        }
        int length = matchLength(tokens, i, j);
        if (length > best) {
          best = length;
          at = j;
        }
      }
      if (best < RUN) {
        i++;
        continue;
      }
      runStart[runs] = at;
      runLength[runs++] = best;
      matched += best;
      i += best;
    }
    coverage[b] = (float) matched / tokens.length;
    if (2 * matched >= tokens.length) {
      for (int r = 0; r < runs; r++) {
        Arrays.fill(used, runStart[r], runStart[r] + runLength[r], true);
      }
      position[b] = runStart[0];
    }
  }

  private int matchLength(int[] tokens, int i, int j) {
    int length = 0;
    while (i + length < tokens.length
        && j + length < gold.length
        && !used[j + length]
        && tokens[i + length] == gold[j + length]) {
      length++;
    }
    return length;
  }

  /**
   * The heaviest subsequence of the placed blocks whose gold positions grow; a block weighs its
   * tokens.
   */
  private int[] anchors() {
    int[] placed = new int[blocks.length];
    int n = 0;
    for (int b = 0; b < blocks.length; b++) {
      if (position[b] >= 0) {
        placed[n++] = b;
      }
    }
    long[] weight = new long[n];
    int[] previous = new int[n];
    // bestBefore: a Fenwick tree of the heaviest chain that ends before a gold position.
    int[] bestBefore = new int[gold.length + 1];
    Arrays.fill(bestBefore, -1);
    int last = -1;
    for (int k = 0; k < n; k++) {
      int p = position[placed[k]];
      previous[k] = -1;
      for (int f = p; f > 0; f -= f & -f) {
        previous[k] = heavier(weight, previous[k], bestBefore[f]);
      }
      weight[k] = blocks[placed[k]].length + (previous[k] < 0 ? 0 : weight[previous[k]]);
      for (int f = p + 1; f <= gold.length; f += f & -f) {
        bestBefore[f] = heavier(weight, bestBefore[f], k);
      }
      last = heavier(weight, last, k);
    }
    int length = 0;
    for (int k = last; k >= 0; k = previous[k]) {
      length++;
    }
    int[] chain = new int[length];
    for (int k = last; k >= 0; k = previous[k]) {
      chain[--length] = placed[k];
    }
    return chain;
  }

  private static int heavier(long[] weight, int a, int b) {
    if (a < 0 || b < 0) {
      return Math.max(a, b);
    }
    return weight[b] > weight[a] ? b : a;
  }

  private void alignShortBlocks(int[] anchors) {
    int next = 0;
    for (int b = 0; b < blocks.length; b++) {
      while (next < anchors.length && anchors[next] < b) {
        next++;
      }
      if (blocks[b].length > 0 && blocks[b].length < LONG) {
        int from = next > 0 ? position[anchors[next - 1]] : 0;
        int to = next < anchors.length ? position[anchors[next]] : gold.length;
        alignShortBlock(b, from, Math.min(gold.length, to + 2));
      }
    }
  }

  private void alignShortBlock(int b, int from, int to) {
    int[] tokens = blocks[b];
    ShingleIndex shingles = index[Math.min(SHINGLE, tokens.length)];
    for (int j = shingles.first(tokens, 0, from); j >= 0 && j < to; j = shingles.next(j)) {
      if (matchLength(tokens, 0, j) == tokens.length) {
        coverage[b] = 1;
        position[b] = j;
        Arrays.fill(used, j, j + tokens.length, true);
        return;
      }
    }
    if (tokens.length >= RUN && hasPairBetween(tokens, from, to)) {
      // Half the weight of the pair: a weak hint.
      coverage[b] = 1f / tokens.length;
    }
  }

  private boolean hasPairBetween(int[] tokens, int from, int to) {
    for (int i = 0; i + 2 <= tokens.length; i++) {
      int j = index[2].first(tokens, i, from);
      if (j >= 0 && j < to) {
        return true;
      }
    }
    return false;
  }
}
