package io.zhengwen.cli.train;

import io.zhengwen.method.svm.SvmPage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What one stage decides on a page: rows of features, each standing for paragraphs.
 *
 * @param page the page
 * @param rows features
 * @param wanted whether half of a row's tokens or more are gold
 * @param weights how likely a row is drawn for training: the square root of its share of the page's
 *     tokens
 * @param row the row that decides on a paragraph, {@link #DROPPED} or {@link #KEPT}
 */
record StagePage(
    SvmTrainingPage page, List<float[]> rows, boolean[] wanted, double[] weights, int[] row) {
  /** The paragraph is not the stage's to decide: it is out. */
  static final int DROPPED = -1;

  /** The paragraph is not the stage's to decide: it is in. */
  static final int KEPT = -2;

  /** The first stage: a row for every text block. */
  static StagePage ofBlocks(SvmTrainingPage page) {
    SvmPage p = page.page;
    int[] row = new int[p.paragraphs()];
    Arrays.setAll(row, p::block);
    List<float[]> rows = new ArrayList<>();
    for (int b = 0; b < p.blocks(); b++) {
      rows.add(p.blockRow(b));
    }
    return of(page, rows, row);
  }

  /**
   * The second stage: a row for every paragraph of the blocks kept that have several.
   *
   * @param kept the first stage's decision on each paragraph
   * @param features how many features of a paragraph are used
   */
  static StagePage ofParagraphs(SvmTrainingPage page, boolean[] kept, int features) {
    SvmPage p = page.page;
    int[] row = new int[p.paragraphs()];
    List<float[]> rows = new ArrayList<>();
    for (int i = 0; i < row.length; i++) {
      if (!kept[i]) {
        row[i] = DROPPED;
      } else if (p.isSole(i)) {
        row[i] = KEPT;
      } else {
        row[i] = rows.size();
        rows.add(Arrays.copyOf(p.paragraphRow(i), features));
      }
    }
    return of(page, rows, row);
  }

  private static StagePage of(SvmTrainingPage page, List<float[]> rows, int[] row) {
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

  /** The paragraphs that are in when the rows of {@code keptRows} are. */
  boolean[] kept(boolean[] keptRows) {
    boolean[] kept = new boolean[row.length];
    for (int p = 0; p < kept.length; p++) {
      kept[p] = row[p] == KEPT || row[p] >= 0 && keptRows[row[p]];
    }
    return kept;
  }
}
