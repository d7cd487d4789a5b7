package io.zhengwen.bench.train.svm;

import io.zhengwen.bench.corpus.LabelledPage;
import io.zhengwen.bench.labels.PageLabels;
import io.zhengwen.bench.measure.LeafTags;
import io.zhengwen.bench.measure.Overlap;
import io.zhengwen.extract.Selection;
import io.zhengwen.method.sitetemplate.BlockLevelNames;
import io.zhengwen.method.sitetemplate.BlockTags;
import io.zhengwen.page.PageModel;
import io.zhengwen.text.Tokens;
import java.io.IOException;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * A labelled page with the features of its block-level tags, no template removed.
 *
 * @param page as it is in its set
 * @param names the tags to classify
 * @param stage rows and labels
 */
record TagTrainingPage(LabelledPage page, BlockLevelNames names, StagePage stage) {
  /** Reads, measures and labels a page. */
  static TagTrainingPage of(String set, LabelledPage page, BlockLevelNames names)
      throws IOException {
    BlockTags tags = new BlockTags(page.model(), names, Selection.empty());
    int[] row = new int[tags.pieces()];
    Arrays.setAll(row, tags::tag);
    PageLabels labels =
        new PageLabels(set, page, IntStream.range(0, row.length).mapToObj(tags::text).toList());
    return new TagTrainingPage(
        page,
        names,
        StagePage.of(labels, IntStream.range(0, tags.size()).mapToObj(tags::row).toList(), row));
  }

  /**
   * Returns the overlap of the leaf tags of the kept pieces with those that are content; reads the
   * page again.
   */
  Overlap leafTags(boolean[] keptPieces) throws IOException {
    PageModel model = page.model();
    Selection kept = new BlockTags(model, names, Selection.empty()).select(keptPieces);
    return new LeafTags(model, Tokens.of(page.content())).overlap(kept);
  }
}
