package io.zhengwen.method.combined;

import java.util.Arrays;

/**
 * Chooses the blocks that maximise an expectation of F1 from each block's probability {@code p} and
 * size {@code n}: of the blocks sorted by falling {@code p}, a prefix.
 */
public final class ExpectedF1 {
  /** How the expectation is taken. */
  public enum Rule {
    /**
     * Ratio of expectations: {@code (1 + b^2) * sum(p n) / (sum n + b^2 * sum over all blocks of p
     * n)}.
     */
    RATIO,
    /**
     * The gold is taken for a prefix of the ranking too, which ends behind block j with the
     * probability {@code p_j - p_(j+1)}; the expectation of F1 over these.
     */
    COMONOTONE
  }

  private static final int CANDIDATES = 256;

  private ExpectedF1() {}

  /**
   * The choice.
   *
   * @param kept which blocks are kept
   * @param expected the expectation of F1, 0 to 1
   * @param cut the probability of the least likely block kept; 1 where none is
   */
  public record Choice(boolean[] kept, double expected, double cut) {}

  /**
   * Chooses blocks.
   *
   * @param p probabilities
   * @param n tokens
   * @param rule how the expectation is taken
   * @param beta weight of recall against precision, 1 for F1
   * @param emptyBelow where no block is at least this likely, none is kept
   */
  public static Choice choose(double[] p, int[] n, Rule rule, double beta, double emptyBelow) {
    int[] order = byFallingProbability(p);
    if (order.length == 0 || p[order[0]] < emptyBelow) {
      double none = order.length == 0 ? 1 : 1 - p[order[0]];
      return new Choice(new boolean[p.length], none, 1);
    }
    double b2 = beta * beta;
    int best = rule == Rule.RATIO ? byRatio(p, n, order, b2) : byComonotone(p, n, order, b2);
    boolean[] kept = new boolean[p.length];
    double hits = 0;
    double size = 0;
    double gold = 0;
    for (int k = 0; k < order.length; k++) {
      int b = order[k];
      gold += p[b] * n[b];
      if (k <= best) {
        kept[b] = true;
        hits += p[b] * n[b];
        size += n[b];
      }
    }
    return new Choice(kept, 2 * hits / Math.max(1e-9, size + gold), p[order[best]]);
  }

  private static int[] byFallingProbability(double[] p) {
    long[] keys = new long[p.length];
    for (int b = 0; b < keys.length; b++) {
      // Non-negative floats sort like their bits; equal ones by place.
      keys[b] = (long) ~Float.floatToIntBits((float) p[b]) << 32 | b;
    }
    Arrays.sort(keys);
    int[] order = new int[p.length];
    for (int k = 0; k < order.length; k++) {
      order[k] = (int) keys[k];
    }
    return order;
  }

  private static int byRatio(double[] p, int[] n, int[] order, double b2) {
    double gold = 0;
    for (int b : order) {
      gold += p[b] * n[b];
    }
    double hits = 0;
    double size = 0;
    double greatest = -1;
    int best = 0;
    for (int k = 0; k < order.length; k++) {
      hits += p[order[k]] * n[order[k]];
      size += n[order[k]];
      double f = hits / (size + b2 * gold);
      if (f > greatest) {
        greatest = f;
        best = k;
      }
    }
    return best;
  }

  private static int byComonotone(double[] p, int[] n, int[] order, double b2) {
    int count = order.length;
    double[] size = new double[count];
    double[] weight = new double[count];
    double total = 0;
    for (int k = 0; k < count; k++) {
      total += n[order[k]];
      size[k] = total;
      weight[k] = p[order[k]] - (k + 1 < count ? p[order[k + 1]] : 0);
    }
    int step = Math.max(1, (count + CANDIDATES - 1) / CANDIDATES);
    // Blocks between two candidates count as one, so that the sum is over few.
    int m = (count + step - 1) / step;
    double[] end = new double[m];
    double[] mass = new double[m];
    for (int c = 0; c < m; c++) {
      int last = Math.min(count, (c + 1) * step) - 1;
      end[c] = size[last];
      for (int k = c * step; k <= last; k++) {
        mass[c] += weight[k];
      }
    }
    double greatest = -1;
    int best = 0;
    for (int c = 0; c < m; c++) {
      double f = 0;
      for (int j = 0; j < m; j++) {
        f += mass[j] * (1 + b2) * Math.min(end[c], end[j]) / (end[c] + b2 * end[j]);
      }
      if (f > greatest) {
        greatest = f;
        best = Math.min(count, (c + 1) * step) - 1;
      }
    }
    return best;
  }
}
