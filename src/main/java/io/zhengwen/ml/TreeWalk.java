package io.zhengwen.ml;

import java.util.Arrays;

/**
 * Boosted trees laid out for evaluation: a number a node, tree by tree, each tree level by level.
 *
 * <p>A node's number holds its threshold (the bits of a float), the place of its left child, and
 * its input; the right child follows the left one. A leaf is its own child, so that every walk down
 * a tree takes the tree's depth in steps. Immutable and thread-safe.
 */
final class TreeWalk {
  /** Most inputs. */
  static final int MOST_INPUTS = 1 << 12;

  /** Most nodes, leaves among them. */
  static final int MOST_NODES = 1 << 20;

  private static final int CHILD_SHIFT = 12;
  private static final int THRESHOLD_SHIFT = 32;

  /** Rows that walk down a tree at a time. */
  private static final int TOGETHER = 8;

  private final int features;
  private final int[] start;
  private final int[] depth;
  private final long[] nodes;

  /** The value of each node that is a leaf. */
  private final float[] value;

  /** Lays out checked trees, coded as {@link TreeEnsemble} takes them. */
  TreeWalk(int features, int[] root, int[] feature, float[] threshold, int[] child, float[] leaf) {
    this.features = features;
    start = new int[root.length];
    depth = new int[root.length];
    nodes = new long[feature.length + leaf.length];
    value = new float[nodes.length];
    int[] source = new int[nodes.length];
    int end = 0;
    for (int t = 0; t < root.length; t++) {
      start[t] = end;
      source[end++] = root[t];
      int levelEnd = end;
      for (int at = start[t]; at < end; at++) {
        if (at == levelEnd) {
          levelEnd = end;
          depth[t]++;
        }
        int node = source[at];
        if (node < 0) {
          value[at] = leaf[-1 - node];
          nodes[at] = pack(Float.POSITIVE_INFINITY, at, 0);
        } else {
          nodes[at] = pack(threshold[node], end, feature[node]);
          source[end++] = child[2 * node];
          source[end++] = child[2 * node + 1];
        }
      }
    }
  }

  private static long pack(float threshold, int left, int input) {
    // Added to 0, a threshold of -0 does not send 0 to the right.
    return (long) Float.floatToRawIntBits(threshold + 0f) << THRESHOLD_SHIFT
        | (long) left << CHILD_SHIFT
        | input;
  }

  /** See {@link TreeEnsemble#score(float[], int, double[], int, EarlyExit)}. */
  void score(float[] values, int rows, double[] scores, int at, EarlyExit exit) {
    Arrays.fill(scores, at, at + rows, 0);
    // The rows behind those that are open are walked with the last of them, for nothing.
    int[] open = new int[rows + TOGETHER];
    Arrays.setAll(open, row -> row < rows ? row : 0);
    int[] leaves = new int[TOGETHER];
    int count = rows;
    int part = Math.max(1, start.length / EarlyExit.CHECKS);
    for (int t = 0; t < start.length; t++) {
      if (t > 0 && t % part == 0) {
        count = undecided(open, count, scores, at, exit, t / part);
      }
      for (int k = 0; k < count; k += TOGETHER) {
        walk(t, values, open, k, leaves);
        int some = Math.min(TOGETHER, count - k);
        for (int i = 0; i < some; i++) {
          scores[at + open[k + i]] += value[leaves[i]];
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

  /** The leaves that {@value #TOGETHER} rows reach: their walks do not wait for each other. */
  private void walk(int t, float[] values, int[] open, int k, int[] leaves) {
    int a = start[t];
    int b = a;
    int c = a;
    int d = a;
    int e = a;
    int f = a;
    int g = a;
    int h = a;
    int offsetA = open[k] * features;
    int offsetB = open[k + 1] * features;
    int offsetC = open[k + 2] * features;
    int offsetD = open[k + 3] * features;
    int offsetE = open[k + 4] * features;
    int offsetF = open[k + 5] * features;
    int offsetG = open[k + 6] * features;
    int offsetH = open[k + 7] * features;
    for (int level = depth[t]; level > 0; level--) {
      a = next(a, values, offsetA);
      b = next(b, values, offsetB);
      c = next(c, values, offsetC);
      d = next(d, values, offsetD);
      e = next(e, values, offsetE);
      f = next(f, values, offsetF);
      g = next(g, values, offsetG);
      h = next(h, values, offsetH);
    }
    leaves[0] = a;
    leaves[1] = b;
    leaves[2] = c;
    leaves[3] = d;
    leaves[4] = e;
    leaves[5] = f;
    leaves[6] = g;
    leaves[7] = h;
  }

  /** Returns the child without a branch, by the sign of threshold - value. */
  private int next(int node, float[] values, int offset) {
    long packed = nodes[node];
    float difference =
        Float.intBitsToFloat((int) (packed >>> THRESHOLD_SHIFT))
            - values[offset + ((int) packed & MOST_INPUTS - 1)];
    return ((int) packed >>> CHILD_SHIFT) + (Float.floatToRawIntBits(difference) >>> 31);
  }
}
