package io.zhengwen.bench.train.combined;

/**
 * The parameters of boosting.
 *
 * @param trees the number of trees
 * @param leaves most leaves of a tree
 * @param depth greatest depth of a tree
 * @param learningRate shrinkage of each tree
 * @param rowShare share of rows drawn anew for each tree
 * @param treeShare share of inputs drawn anew for each tree
 * @param columnShare share of the tree's inputs drawn anew for each split
 * @param bins the greatest number of bins for the values of an input
 * @param minLeafWeight least sum of second derivatives in a leaf
 * @param lambda L2 regularisation of leaf values
 * @param smoothing the weight of the parent in a leaf's value, as a number of rows
 * @param seed the seed of all random draws
 */
public record BoostingParams(
    int trees,
    int leaves,
    int depth,
    double learningRate,
    double rowShare,
    double treeShare,
    double columnShare,
    int bins,
    double minLeafWeight,
    double lambda,
    double smoothing,
    int seed) {

  /** 200 trees of at most 80 leaves; ours, found on the sets of docs/methods/combined.md. */
  public static final BoostingParams DEFAULT =
      new BoostingParams(200, 80, 8, .1, .8, .5, .6, 63, 10, 5, 20, 1);

  /** Returns these parameters with other trees. */
  public BoostingParams withTrees(int n, int leavesEach, int greatestDepth) {
    return new BoostingParams(
        n,
        leavesEach,
        greatestDepth,
        learningRate,
        rowShare,
        treeShare,
        columnShare,
        bins,
        minLeafWeight,
        lambda,
        smoothing,
        seed);
  }

  /** Returns these parameters with another seed. */
  public BoostingParams withSeed(int newSeed) {
    return new BoostingParams(
        trees,
        leaves,
        depth,
        learningRate,
        rowShare,
        treeShare,
        columnShare,
        bins,
        minLeafWeight,
        lambda,
        smoothing,
        newSeed);
  }
}
