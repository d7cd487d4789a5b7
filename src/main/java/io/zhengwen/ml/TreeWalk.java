package io.zhengwen.ml;

import java.util.Arrays;

/**
 * Boosted trees laid out for evaluation: a number a node, tree by tree, each tree level by level.
 *
 * <p>The right child of a node follows the left one. A leaf is its own child, so that every walk
 * down a tree takes the tree's depth in steps. A row walks down {@value #TOGETHER} trees of the
 * same part (see {@link EarlyExit}) at a time, as these walks do not wait for each other; trees
 * that are only a leaf of 0 fill up each part. Immutable and thread-safe.
 */
final class TreeWalk {
  private static final int TOGETHER = 8;

  /** The node that is a tree by itself, of no effect. */
  private static final int NOTHING = 0;

  /** In the lower half of a node's number stands its input above its left child. */
  private static final int CHILD_BITS = 20;

  private static final int CHILD = (1 << CHILD_BITS) - 1;

  /** The greatest number of nodes. */
  private static final int MOST_NODES = 1 << CHILD_BITS;

  /** The greatest number of inputs. */
  private static final int MOST_INPUTS = 1 << Integer.SIZE - CHILD_BITS;

  private final int features;
  private final int parts;

  /** The groups of {@value #TOGETHER} trees in each part. */
  private final int groups;

  /** The first node of each tree, group by group. */
  private final int[] start;

  /** The greatest depth of the trees of each group. */
  private final int[] depth;

  /** The threshold of each node, as bits in the upper half, and what to do with it. */
  private final long[] node;

  /** The value of each node that is a leaf. */
  private final float[] value;

  /** Lays out checked trees, coded as {@link TreeEnsemble} takes them. */
  TreeWalk(int features, int[] root, int[] feature, float[] threshold, int[] child, float[] leaf) {
    this.features = features;
    int part = Math.max(1, root.length / EarlyExit.CHECKS);
    parts = (root.length + part - 1) / part;
    groups = (part + TOGETHER - 1) / TOGETHER;
    start = new int[parts * groups * TOGETHER];
    depth = new int[parts * groups];
    int nodes = 1 + feature.length + leaf.length;
    if (nodes > MOST_NODES || features > MOST_INPUTS) {
      throw new IllegalArgumentException(
          "too large: trees of " + nodes + " nodes and " + features + " inputs");
    }
    node = new long[nodes];
    value = new float[nodes];
    putLeaf(NOTHING, 0);
    int[] source = new int[nodes];
    int end = 1;
    for (int t = 0; t < root.length; t++) {
      int place = t / part * groups * TOGETHER + t % part;
      start[place] = end;
      source[end++] = root[t];
      int levels = 0;
      int levelEnd = end;
      for (int at = start[place]; at < end; at++) {
        if (at == levelEnd) {
          levelEnd = end;
          levels++;
        }
        int split = source[at];
        if (split < 0) {
          putLeaf(at, leaf[-1 - split]);
        } else {
          // Added to 0, a threshold of -0 does not send 0 to the right.
          node[at] = packed(threshold[split] + 0f, feature[split], end);
          source[end++] = child[2 * split];
          source[end++] = child[2 * split + 1];
        }
      }
      depth[place / TOGETHER] = Math.max(depth[place / TOGETHER], levels);
    }
  }

  private void putLeaf(int at, float number) {
    node[at] = packed(Float.POSITIVE_INFINITY, 0, at);
    value[at] = number;
  }

  private static long packed(float threshold, int input, int left) {
    long upper = (long) Float.floatToRawIntBits(threshold) << Integer.SIZE;
    return upper | Integer.toUnsignedLong(input << CHILD_BITS | left);
  }

  /** See {@link TreeEnsemble#score(float[], int, double[], int, EarlyExit)}. */
  void score(float[] values, int rows, double[] scores, int at, EarlyExit exit) {
    Arrays.fill(scores, at, at + rows, 0);
    int[] open = new int[rows];
    Arrays.setAll(open, row -> row);
    int count = rows;
    for (int part = 0; part < parts; part++) {
      if (part > 0) {
        count = undecided(open, count, scores, at, exit, part);
      }
      for (int group = part * groups; group < (part + 1) * groups; group++) {
        for (int k = 0; k < count; k++) {
          int row = open[k];
          scores[at + row] = add(scores[at + row], group, values, row * features);
        }
      }
    }
  }

  /** Moves the rows that go on to the front, decides the others; returns the former's number. */
  private static int undecided(
      int[] open, int count, double[] scores, int at, EarlyExit exit, int parts) {
    double low = exit.low(parts);
    double high = exit.high(parts);
    int kept = 0;
    for (int k = 0; k < count; k++) {
      double score = scores[at + open[k]];
      if (score > low && score < high) {
        open[kept++] = open[k];
      } else {
        scores[at + open[k]] = Math.copySign(exit.score(), score);
      }
    }
    return kept;
  }

  /** Adds to a sum the leaves of a group of trees that a row reaches, tree after tree. */
  private double add(double sum, int group, float[] values, int offset) {
    int t = group * TOGETHER;
    int a = start[t];
    int b = start[t + 1];
    int c = start[t + 2];
    int d = start[t + 3];
    int e = start[t + 4];
    int f = start[t + 5];
    int g = start[t + 6];
    int h = start[t + 7];
    for (int level = depth[group]; level > 0; level--) {
      a = next(a, values, offset);
      b = next(b, values, offset);
      c = next(c, values, offset);
      d = next(d, values, offset);
      e = next(e, values, offset);
      f = next(f, values, offset);
      g = next(g, values, offset);
      h = next(h, values, offset);
    }
    return sum + value[a] + value[b] + value[c] + value[d] + value[e] + value[f] + value[g]
        + value[h];
  }

  /** Returns the child without a branch, by the sign of threshold - value. */
  private int next(int at, float[] values, int offset) {
    long packed = node[at];
    int lower = (int) packed;
    float threshold = Float.intBitsToFloat((int) (packed >> Integer.SIZE));
    float difference = threshold - values[offset + (lower >>> CHILD_BITS)];
    return (lower & CHILD) + (Float.floatToRawIntBits(difference) >>> 31);
  }
}
