package io.zhengwen.bench.train.svm;

import io.zhengwen.bench.corpus.Corpus;
import io.zhengwen.bench.corpus.CorpusException;
import io.zhengwen.bench.measure.Overlap;
import io.zhengwen.bench.report.Table;
import io.zhengwen.bench.train.svm.SvmTrainingOptions.Cell;
import io.zhengwen.method.sitetemplate.BlockLevelNames;
import io.zhengwen.method.sitetemplate.SiteTemplateModel;
import io.zhengwen.ml.svm.ScaledSvm;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Trains the SVM of the sitetemplate method on block-level tags: grid search, cross-validation, and
 * an SVM trained on all pages. Labelled sets have too few pages of a site for templates, so the SVM
 * is trained on whole pages, no template removed.
 */
public final class SiteTemplateTraining {
  private static final String VARIANT = "block-level tags";

  private final TrainingRun run;
  private final BlockLevelNames names;
  private final List<TagTrainingPage> pages;

  /**
   * Reads, measures and labels the pages.
   *
   * @param sets labelled sets
   * @param names the tags to classify
   * @throws CorpusException naming the page that cannot be read
   */
  public SiteTemplateTraining(TrainingRun run, List<Corpus> sets, BlockLevelNames names) {
    this.run = run;
    this.names = names;
    pages = run.read(sets, (set, page) -> TagTrainingPage.of(set, page, names));
    run.provenance().note("tags", names.toString());
  }

  /** Searches, cross-validates and trains. */
  public SvmReport run() {
    StageSearch search = run.stage(pages.stream().map(TagTrainingPage::stage).toList(), true);
    Map<Cell, Double> grid = run.search(VARIANT, search);
    Cell cell = TrainingRun.best(grid);
    List<boolean[]> kept = search.decide(cell);
    StageScores scores = search.scores(Map.of(VARIANT, search.score(kept)));
    run.say("training on all pages");
    ScaledSvm svm = search.train(cell);
    run.note("svm", cell, grid, svm);
    run.note(scores, VARIANT, "tags");
    return new SvmReport(
        "Training of the sitetemplate method",
        new SiteTemplateModel(svm, names, run.provenance().notes()).file(),
        run.options(),
        List.of(
            new SvmReport.Grid("tags", "Block-level tags " + names, grid, cell, Optional.empty())),
        scores,
        leafTags(scores, kept));
  }

  private String leafTags(StageScores scores, List<boolean[]> kept) {
    List<Overlap> overlaps =
        IntStream.range(0, pages.size())
            .parallel()
            .mapToObj(i -> leafTags(pages.get(i), kept.get(i)))
            .toList();
    Table table = new Table(List.of("set", "precision", "recall", "F1"));
    for (String set : scores.sets()) {
      Overlap mean =
          Overlap.mean(
              IntStream.range(0, overlaps.size())
                  .filter(i -> scores.isOf(i, set))
                  .mapToObj(overlaps::get)
                  .toList());
      table.add(
          List.of(
              set,
              Table.number(mean.precision(), 4),
              Table.number(mean.recall(), 4),
              Table.number(mean.f1(), 4)));
    }
    return "\n## Leaf tags, the authors' measure\n\n" + table.toMarkdown();
  }

  private static Overlap leafTags(TagTrainingPage page, boolean[] kept) {
    try {
      return page.leafTags(kept);
    } catch (IOException e) {
      throw new CorpusException(page.page().file() + ": " + e.getMessage(), e);
    }
  }
}
