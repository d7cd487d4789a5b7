package io.zhengwen.bench.train.svm;

import java.util.List;

/**
 * The options of training SVMs.
 *
 * @param folds folds of the cross-validation by site, from 2 to the number of sites
 * @param sample rows that an SVM is trained on, at least 10
 * @param seed seed of folds and draws
 * @param c the grid's values of C, each above 0
 * @param sigma the grid's values of sigma, each above 0
 */
public record SvmTrainingOptions(
    int folds, int sample, int seed, List<Double> c, List<Double> sigma) {
  /**
   * A point of the grid.
   *
   * @param c the penalty of errors, {@code C}
   * @param sigma the width of the kernel
   */
  record Cell(double c, double sigma) {}

  /** Copies the lists and checks the ranges. */
  public SvmTrainingOptions {
    c = List.copyOf(c);
    sigma = List.copyOf(sigma);
    require(folds >= 2, "folds must be at least 2, was " + folds);
    require(sample >= 10, "sample must be at least 10, was " + sample);
    require(!c.isEmpty() && c.stream().allMatch(v -> v > 0), "C must be above 0, was " + c);
    require(
        !sigma.isEmpty() && sigma.stream().allMatch(v -> v > 0),
        "sigma must be above 0, was " + sigma);
  }

  private static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new IllegalArgumentException(otherwise);
    }
  }

  /** The same with other folds. */
  public SvmTrainingOptions withFolds(int folds) {
    return new SvmTrainingOptions(folds, sample, seed, c, sigma);
  }

  /** The points of the grid, ordered by C, then sigma. */
  List<Cell> cells() {
    return c.stream().flatMap(v -> sigma.stream().map(s -> new Cell(v, s))).toList();
  }
}
