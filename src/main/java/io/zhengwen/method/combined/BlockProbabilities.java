package io.zhengwen.method.combined;

import io.zhengwen.method.combined.features.ThreadOdds;
import io.zhengwen.ml.EarlyExit;
import io.zhengwen.ml.SequenceNet;
import io.zhengwen.ml.TreeEnsemble;
import java.util.stream.DoubleStream;

/**
 * Computes the probability of each block of a page to be main text.
 *
 * <p>Trees score each block for itself, with an early exit. If no block is likely by them then, all
 * are scored by all trees, so that the first trees alone never make a page empty. If the selection
 * that follows is unsure, that is, if its expected F1 is below {@value #SURE}, a network, which
 * sees the blocks around each one too, gives a second opinion: the logarithms of the odds are
 * averaged.
 *
 * <p>Each probability is smoothed towards the mean of the blocks with the same path, because blocks
 * printed by the same piece of a template, such as the posts of a thread or the cards of a grid,
 * tend to be main text together.
 *
 * <p>If the selection is still unsure, its expected F1 below {@value #SURE_OF_THREAD}, the posts of
 * a thread move them ({@link ThreadOdds}).
 */
public final class BlockProbabilities {
  private static final EarlyExit EXIT = new EarlyExit(2.2, 3);

  /**
   * A page without a block with at least these log odds, a probability of .3, is scored by all
   * trees.
   */
  private static final double LIKELY = Math.log(.3 / .7);

  /**
   * The expected F1 from which the trees decide alone; ours, see
   * docs/methods/combined-experiments.md.
   */
  private static final double SURE = .8;

  /** The expected F1 from which the posts of a thread are not asked; ours, as above. */
  private static final double SURE_OF_THREAD = .85;

  /** The weight of the network's log odds; ours, as above. */
  private static final double NETWORK = .5;

  /** Longer pages are left to the trees: the network needs some 500 bytes a block at once. */
  private static final int MOST_BLOCKS = 20_000;

  /**
   * The number of rows of features computed and scored at a time, few enough for the processor's
   * cache.
   */
  private static final int CHUNK = 32;

  /** The weight of the mean in smoothing; ours. */
  private static final double SMOOTHING = .5;

  private final TreeEnsemble trees;
  private final SequenceNet net;
  private final PageBlocks blocks;
  private final Rows features;

  private BlockProbabilities(
      TreeEnsemble trees, SequenceNet net, PageBlocks blocks, Rows features) {
    this.trees = trees;
    this.net = net;
    this.blocks = blocks;
    this.features = features;
  }

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
   * @param blocks the blocks of the page
   * @param features their features
   */
  public static double[] of(TreeEnsemble trees, SequenceNet net, PageBlocks blocks, Rows features) {
    BlockProbabilities page = new BlockProbabilities(trees, net, blocks, features);
    double[] odds = page.byTrees();
    double[] p = page.smoothed(odds);
    if (blocks.size() > 0 && blocks.size() <= MOST_BLOCKS && page.expected(p) < SURE) {
      float[] second = page.byNet();
      for (int b = 0; b < odds.length; b++) {
        odds[b] += NETWORK * (second[b] - odds[b]);
      }
      p = page.smoothed(odds);
    }
    if (blocks.thread().isPresent() && page.expected(p) < SURE_OF_THREAD) {
      blocks.thread().move(p);
    }
    return p;
  }

  private double[] byTrees() {
    double[] odds = new double[blocks.size()];
    forEachChunk((from, count, rows) -> trees.score(rows, count, odds, from, EXIT));
    if (DoubleStream.of(odds).noneMatch(x -> x >= LIKELY)) {
      forEachChunk((from, count, rows) -> trees.score(rows, count, odds, from));
    }
    return odds;
  }

  private float[] byNet() {
    SequenceNet.Sequence sequence = net.sequence(blocks.size());
    forEachChunk((from, count, rows) -> sequence.add(rows, count));
    return sequence.scores();
  }

  private void forEachChunk(Rows chunks) {
    int size = blocks.size();
    float[] rows = new float[Math.min(CHUNK, size) * trees.features()];
    for (int from = 0; from < size; from += CHUNK) {
      int count = Math.min(CHUNK, size - from);
      features.fill(from, count, rows);
      chunks.fill(from, count, rows);
    }
  }

  private double expected(double[] p) {
    PageForm form = blocks.form();
    return new ExpectedF1(p, blocks.tokens(), form.comonotone())
        .choose(form.recall(), CombinedParams.DEFAULT.emptyBelow(p.length))
        .expected();
  }

  /**
   * The probabilities of log odds, each moved towards the mean of its group, in which a block
   * weighs the square root of its tokens.
   */
  private double[] smoothed(double[] odds) {
    int[] group = blocks.pathGroup();
    double[] p = new double[odds.length];
    double[] sum = new double[p.length];
    double[] weight = new double[p.length];
    for (int b = 0; b < p.length; b++) {
      p[b] = 1 / (1 + Math.exp(-odds[b]));
      double w = Math.sqrt(blocks.tokens()[b]);
      sum[group[b]] += w * p[b];
      weight[group[b]] += w;
    }
    for (int b = 0; b < p.length; b++) {
      int g = group[b];
      if (weight[g] > 0) {
        p[b] += SMOOTHING * (sum[g] / weight[g] - p[b]);
      }
    }
    return p;
  }
}
