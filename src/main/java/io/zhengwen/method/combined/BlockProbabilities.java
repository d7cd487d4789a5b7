package io.zhengwen.method.combined;

import io.zhengwen.ml.EarlyExit;
import io.zhengwen.ml.TreeEnsemble;
import java.util.stream.DoubleStream;

/**
 * The probabilities of a page's blocks to be main text.
 *
 * <p>Blocks are decided by an early exit, unless none of them comes out likely: no page is called
 * empty on the word of its first trees. Then each block's probability is drawn half way to the mean
 * of its path's: what one piece of a template prints, posts of a thread or cards of a grid, is main
 * text or is not together.
 */
public final class BlockProbabilities {
  private static final EarlyExit EXIT = new EarlyExit(2.2, 3);

  /** A page without a block at least this likely is asked of all trees. */
  private static final double LIKELY = .3;

  /** Rows of features computed and scored at a time: they stay in the processor's cache. */
  private static final int CHUNK = 32;

  /** The weight of the path's mean; ours. */
  private static final double TOGETHER = .5;

  private BlockProbabilities() {}

  /** Writes features of consecutive blocks to an array, row by row. */
  public interface Rows {
    /** Writes the rows of blocks {@code from} to {@code from + count - 1} to the array's start. */
    void fill(int from, int count, float[] rows);
  }

  /**
   * The probabilities.
   *
   * @param trees a model's
   * @param tokens the size of each block
   * @param group of each block by its path, from 0
   * @param features of the blocks
   */
  public static double[] of(TreeEnsemble trees, int[] tokens, int[] group, Rows features) {
    double[] p = scores(trees, tokens.length, features, EXIT);
    if (DoubleStream.of(p).noneMatch(x -> x >= LIKELY)) {
      p = scores(trees, tokens.length, features, EarlyExit.NEVER);
    }
    drawTogether(p, tokens, group);
    return p;
  }

  private static double[] scores(TreeEnsemble trees, int blocks, Rows features, EarlyExit exit) {
    double[] p = new double[blocks];
    float[] rows = new float[Math.min(CHUNK, blocks) * trees.features()];
    for (int from = 0; from < blocks; from += CHUNK) {
      int count = Math.min(CHUNK, blocks - from);
      features.fill(from, count, rows);
      trees.score(rows, count, p, from, exit);
    }
    for (int b = 0; b < blocks; b++) {
      p[b] = 1 / (1 + Math.exp(-p[b]));
    }
    return p;
  }

  /** A block weighs the square root of its tokens in its group's mean. */
  private static void drawTogether(double[] p, int[] tokens, int[] group) {
    double[] sum = new double[p.length];
    double[] weight = new double[p.length];
    for (int b = 0; b < p.length; b++) {
      double w = Math.sqrt(tokens[b]);
      sum[group[b]] += w * p[b];
      weight[group[b]] += w;
    }
    for (int b = 0; b < p.length; b++) {
      int g = group[b];
      if (weight[g] > 0) {
        p[b] += TOGETHER * (sum[g] / weight[g] - p[b]);
      }
    }
  }
}
