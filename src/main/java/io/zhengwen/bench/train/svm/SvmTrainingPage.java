package io.zhengwen.bench.train.svm;

import io.zhengwen.bench.corpus.LabelledPage;
import io.zhengwen.bench.labels.PageLabels;
import io.zhengwen.method.svm.SvmFeatures;
import io.zhengwen.method.svm.SvmPage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A labelled page with the features of its text blocks and paragraphs.
 *
 * @param labels of the paragraphs
 * @param page the features
 */
record SvmTrainingPage(PageLabels labels, SvmPage page) {
  /** Reads, measures and labels a page. */
  static SvmTrainingPage of(String set, LabelledPage page, SvmFeatures features)
      throws IOException {
    SvmPage measured = features.measure(page.model());
    List<String> texts =
        IntStream.range(0, measured.paragraphs()).mapToObj(measured::text).toList();
    return new SvmTrainingPage(new PageLabels(set, page, texts), measured);
  }

  /** The first stage: a row for every text block. */
  StagePage blocks() {
    int[] row = new int[page.paragraphs()];
    Arrays.setAll(row, page::block);
    return StagePage.of(
        labels, IntStream.range(0, page.blocks()).mapToObj(page::blockRow).toList(), row);
  }

  /**
   * The second stage: a row for every paragraph of the blocks kept that have several.
   *
   * @param kept the first stage's decision on each paragraph
   * @param features how many features of a paragraph are used
   */
  StagePage paragraphs(boolean[] kept, int features) {
    int[] row = new int[page.paragraphs()];
    List<float[]> rows = new ArrayList<>();
    for (int i = 0; i < row.length; i++) {
      if (!kept[i]) {
        row[i] = StagePage.DROPPED;
      } else if (page.isSole(i)) {
        row[i] = StagePage.KEPT;
      } else {
        row[i] = rows.size();
        rows.add(Arrays.copyOf(page.paragraphRow(i), features));
      }
    }
    return StagePage.of(labels, rows, row);
  }
}
