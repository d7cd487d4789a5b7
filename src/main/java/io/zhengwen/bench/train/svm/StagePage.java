package io.zhengwen.bench.train.svm;

import io.zhengwen.bench.labels.PageLabels;
import java.util.List;

/**
 * The rows of features that a stage classifies on a page, each for some pieces of its text.
 *
 * @param page the page and its pieces
 * @param rows features
 * @param wanted whether half of a row's tokens or more are gold
 * @param weights how likely a row is drawn for training: the square root of its share of the page's
 *     tokens
 * @param row the row that decides on a piece, {@link #DROPPED} or {@link #KEPT}
 */
record StagePage(
    PageLabels page, List<float[]> rows, boolean[] wanted, double[] weights, int[] row) {
  /** The stage does not decide on the piece: it is dropped. */
  static final int DROPPED = -1;

  /** The stage does not decide on the piece: it is kept. */
  static final int KEPT = -2;

  /**
   * Labels rows by their pieces.
   *
   * @param row the row that decides on each piece
   */
  static StagePage of(PageLabels page, List<float[]> rows, int[] row) {
    double[] tokens = new double[rows.size()];
    double[] gold = new double[rows.size()];
    double all = 0;
    for (int p = 0; p < row.length; p++) {
      all += page.tokens[p];
      if (row[p] >= 0) {
        tokens[row[p]] += page.tokens[p];
        gold[row[p]] += page.tokens[p] * page.coverage[p];
      }
    }
    boolean[] wanted = new boolean[rows.size()];
    double[] weights = new double[rows.size()];
    for (int r = 0; r < weights.length; r++) {
      wanted[r] = 2 * gold[r] >= tokens[r];
      weights[r] = Math.sqrt(tokens[r] / all);
    }
    return new StagePage(page, rows, wanted, weights, row);
  }

  /** Returns the pieces that are kept if the given rows are. */
  boolean[] kept(boolean[] keptRows) {
    boolean[] kept = new boolean[row.length];
    for (int p = 0; p < kept.length; p++) {
      kept[p] = row[p] == KEPT || row[p] >= 0 && keptRows[row[p]];
    }
    return kept;
  }
}
