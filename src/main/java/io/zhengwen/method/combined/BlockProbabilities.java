package io.zhengwen.method.combined;

import io.zhengwen.ml.EarlyExit;
import io.zhengwen.ml.SequenceNet;
import io.zhengwen.ml.TreeEnsemble;
import java.util.stream.DoubleStream;

/**
 * Computes the probability of each block of a page to be main text.
 *
 * <p>Blocks are scored by trees, each for itself, and by a network, which sees those around it,
 * too; the logarithms of the odds are averaged. Trees score with an early exit. If no block is
 * likely by them then, all are scored by all trees, so that the first trees alone never make a page
 * empty. Each probability is then smoothed towards the mean of the blocks with the same path,
 * because blocks printed by the same piece of a template, such as the posts of a thread or the
 * cards of a grid, tend to be main text together.
 */
public final class BlockProbabilities {
  private static final EarlyExit EXIT = new EarlyExit(2.2, 3);

  /**
   * A page without a block with at least these log odds, a probability of .3, is scored by all
   * trees.
   */
  private static final double LIKELY = Math.log(.3 / .7);

  /**
   * The number of rows of features computed and scored at a time, few enough for the processor's
   * cache.
   */
  private static final int CHUNK = 32;

  /** The weight of the network's log odds; ours, see docs/methods/combined-experiments.md. */
  private static final double NETWORK = .3;

  /** The weight of the mean in smoothing; ours. */
  private static final double SMOOTHING = .5;

  private BlockProbabilities() {}

  /** Writes features of consecutive blocks to an array, row by row. */
  @FunctionalInterface
  public interface Rows {
    /** Writes the rows of blocks {@code from} to {@code from + count - 1} to the array's start. */
    void fill(int from, int count, float[] rows);
  }

  /**
   * Returns the probability of each block.
   *
   * @param trees the trees of a model
   * @param net the network of a model
   * @param tokens the size of each block
   * @param group the group of each block by its path, from 0
   * @param features the features of the blocks
   */
  public static double[] of(
      TreeEnsemble trees, SequenceNet net, int[] tokens, int[] group, Rows features) {
    int blocks = tokens.length;
    double[] odds = new double[blocks];
    SequenceNet.Sequence sequence = net.sequence(blocks);
    forEachChunk(
        blocks,
        trees.features(),
        features,
        (from, count, rows) -> {
          trees.score(rows, count, odds, from, EXIT);
          sequence.add(rows, count);
        });
    if (DoubleStream.of(odds).noneMatch(x -> x >= LIKELY)) {
      forEachChunk(
          blocks,
          trees.features(),
          features,
          (from, count, rows) -> trees.score(rows, count, odds, from));
    }
    float[] ofNet = sequence.scores();
    double[] p = new double[blocks];
    for (int b = 0; b < blocks; b++) {
      p[b] = 1 / (1 + Math.exp(-(1 - NETWORK) * odds[b] - NETWORK * ofNet[b]));
    }
    smooth(p, tokens, group);
    return p;
  }

  private static void forEachChunk(int blocks, int width, Rows features, Rows chunks) {
    float[] rows = new float[Math.min(CHUNK, blocks) * width];
    for (int from = 0; from < blocks; from += CHUNK) {
      int count = Math.min(CHUNK, blocks - from);
      features.fill(from, count, rows);
      chunks.fill(from, count, rows);
    }
  }

  /**
   * Moves each probability towards the mean of its group, in which a block weighs the square root
   * of its tokens.
   */
  private static void smooth(double[] p, int[] tokens, int[] group) {
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
        p[b] += SMOOTHING * (sum[g] / weight[g] - p[b]);
      }
    }
  }
}
