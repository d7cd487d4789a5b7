package io.zhengwen.bench.train.combined;

/**
 * How trees are boosted.
 *
 * @param trees the number of trees
 * @param leaves most leaves of a tree
 * @param depth greatest depth of a tree
 * @param learningRate shrinkage of each tree
 * @param rowShare share of rows drawn anew for each tree
 * @param columnShare share of inputs drawn anew for each split
 * @param bins most distinct values of an input that are told apart
 * @param minLeafWeight least sum of second derivatives in a leaf
 * @param lambda L2 regularisation of leaf values
 * @param smoothing weight of a leaf's parent in its value, in rows: n rows of its own weigh n
 * @param seed of all random draws
 */
public record BoostingParams(
    int trees,
    int leaves,
    int depth,
    double learningRate,
    double rowShare,
    double columnShare,
    int bins,
    double minLeafWeight,
    double lambda,
    double smoothing,
    int seed) {

  /** 200 trees of at most 80 leaves; ours, found on the sets of docs/methods/combined.md. */
  public static final BoostingParams DEFAULT =
      new BoostingParams(200, 80, 8, .1, .8, .3, 63, 10, 5, 20, 1);

  /** The same with other trees. */
  public BoostingParams withTrees(int n, int leavesEach, int greatestDepth) {
    return new BoostingParams(
        n,
        leavesEach,
        greatestDepth,
        learningRate,
        rowShare,
        columnShare,
        bins,
        minLeafWeight,
        lambda,
        smoothing,
        seed);
  }

  /** The same with another seed. */
  public BoostingParams withSeed(int newSeed) {
    return new BoostingParams(
        trees,
        leaves,
        depth,
        learningRate,
        rowShare,
        columnShare,
        bins,
        minLeafWeight,
        lambda,
        smoothing,
        newSeed);
  }
}
