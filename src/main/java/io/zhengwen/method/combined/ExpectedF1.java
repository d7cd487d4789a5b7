package io.zhengwen.method.combined;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Chooses the blocks that maximise an expectation of the F measure from each block's probability
 * {@code p} and size {@code n}: a prefix of the blocks sorted by falling {@code p}.
 *
 * <p>Two expectations are mixed. The <em>ratio</em> of expectations, {@code (1 + b^2) * sum(p n) /
 * (sum n + b^2 * sum over all blocks of p n)}, treats blocks as independent. The
 * <em>comonotone</em> one assumes that the gold is a prefix of the ranking too, which ends after
 * block j with the probability {@code p_j - p_(j+1)}, so that many unlikely words do not outweigh a
 * short text.
 *
 * <p>On pages with many blocks, only {@value #CANDIDATES} ends of the prefix are tried, and none
 * among blocks that are less likely than {@value #NEGLIGIBLE} and than half of the likeliest.
 * Immutable.
 */
public final class ExpectedF1 {
  private static final int CANDIDATES = 256;
  private static final int COARSE = 48;
  private static final double NEGLIGIBLE = .05;

  private final double[] p;
  private final double comonotone;
  private final int[] order;

  /** Candidate c is the prefix of {@code last[c] + 1} blocks; its size and hits are below. */
  private final int[] last;

  private final double[] size;
  private final double[] hits;

  /** The probability that the gold ends between candidate c - 1 and c. */
  private final double[] ends;

  /** The candidates whose {@link #ends} are not 0. */
  private final int[] possibleEnds;

  /**
   * A choice of blocks.
   *
   * @param kept which blocks are kept
   * @param expected the ratio of expectations of F1, 0 to 1; if none is kept, the probability that
   *     none is main text
   * @param cut the probability of the least likely block kept; 1 if none is
   */
  public record Choice(boolean[] kept, double expected, double cut) {}

  /**
   * Prepares the choice among blocks; arrays are not copied.
   *
   * @param p probabilities
   * @param tokens sizes
   * @param comonotone weight of the comonotone expectation, 0 to 1; the ratio has the rest
   */
  public ExpectedF1(double[] p, int[] tokens, double comonotone) {
    this.p = p;
    this.comonotone = comonotone;
    order = byFallingProbability(p);
    last = candidates();
    int candidates = last.length;
    size = new double[candidates];
    hits = new double[candidates];
    ends = new double[candidates];
    double n = 0;
    double h = 0;
    int k = 0;
    for (int c = 0; c < candidates; c++) {
      ends[c] = p[order[k]] - (last[c] + 1 < p.length ? p[order[last[c] + 1]] : 0);
      for (; k <= last[c]; k++) {
        n += tokens[order[k]];
        h += p[order[k]] * tokens[order[k]];
      }
      size[c] = n;
      hits[c] = h;
    }
    possibleEnds = IntStream.range(0, candidates).filter(c -> ends[c] != 0).toArray();
  }

  /**
   * Returns the last block of each candidate: every n-th of those that matter, and the last of all.
   */
  private int[] candidates() {
    int count = order.length;
    double negligible = count == 0 ? 0 : Math.min(NEGLIGIBLE, p[order[0]] / 2);
    while (count > 0 && p[order[count - 1]] < negligible) {
      count--;
    }
    int step = Math.max(1, (count + CANDIDATES - 1) / CANDIDATES);
    int steps = (count + step - 1) / step;
    int[] ends = new int[steps + (count < order.length ? 1 : 0)];
    for (int c = 0; c < steps; c++) {
      ends[c] = Math.min(count, (c + 1) * step) - 1;
    }
    if (count < order.length) {
      ends[steps] = order.length - 1;
    }
    return ends;
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

  /**
   * Chooses blocks.
   *
   * @param beta weight of recall against precision, 1 for F1
   * @param emptyBelow no block is kept if none is at least this likely
   */
  public Choice choose(double beta, double emptyBelow) {
    boolean[] kept = new boolean[p.length];
    if (p.length == 0 || p[order[0]] < emptyBelow) {
      return new Choice(kept, p.length == 0 ? 1 : 1 - p[order[0]], 1);
    }
    int best = best(beta * beta);
    for (int k = 0; k <= last[best]; k++) {
      kept[order[k]] = true;
    }
    double expected = 2 * hits[best] / Math.max(1e-9, size[best] + gold());
    return new Choice(kept, expected, p[order[last[best]]]);
  }

  /** Returns the expected size of the gold. */
  private double gold() {
    return hits[hits.length - 1];
  }

  /** Returns the best candidate: searches every n-th first, then those around the best of them. */
  private int best(double b2) {
    int step = Math.max(1, last.length / COARSE);
    int coarse = best(b2, 0, last.length, step);
    int from = Math.max(0, coarse - step + 1);
    return step == 1 ? coarse : best(b2, from, Math.min(last.length, coarse + step), 1);
  }

  private int best(double b2, int from, int to, int step) {
    int best = from;
    double greatest = -1;
    for (int c = from; c < to; c += step) {
      double f = 0;
      if (comonotone < 1) {
        f += (1 - comonotone) * (1 + b2) * hits[c] / Math.max(1e-9, size[c] + b2 * gold());
      }
      if (comonotone > 0) {
        f += comonotone * comonotone(c, b2);
      }
      if (f > greatest) {
        greatest = f;
        best = c;
      }
    }
    return best;
  }

  private double comonotone(int c, double b2) {
    double f = 0;
    for (int j : possibleEnds) {
      f += ends[j] * (1 + b2) * Math.min(size[c], size[j]) / Math.max(1e-9, size[c] + b2 * size[j]);
    }
    return f;
  }
}
