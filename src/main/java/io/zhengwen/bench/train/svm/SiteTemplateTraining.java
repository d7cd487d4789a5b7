package io.zhengwen.bench.train.svm;

import io.zhengwen.bench.corpus.Corpus;
import io.zhengwen.bench.corpus.CorpusException;
import io.zhengwen.bench.measure.Overlap;
import io.zhengwen.method.sitetemplate.BlockLevelNames;
import io.zhengwen.method.sitetemplate.SiteTemplateModel;
import io.zhengwen.ml.svm.ScaledSvm;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Trains the sitetemplate method's machine on block-level tags: grid search, cross-validation, and
 * a machine trained on all pages. Labelled sets have too few pages of a site for templates, so the
 * machine learns on whole pages.
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
   * @param names the tags that are judged
   * @throws CorpusException naming the page that cannot be read
   */
  public SiteTemplateTraining(TrainingRun run, List<Corpus> sets, BlockLevelNames names) {
    this.run = run;
    this.names = names;
    pages = run.read(sets, (set, page) -> TagTrainingPage.of(set, page, names));
    run.note("tags", names.toString());
  }

  /** Searches, cross-validates and trains. */
  public SvmReport run() {
    StageSearch search = run.stage(pages.stream().map(TagTrainingPage::stage).toList(), true);
    Map<SvmCell, Double> grid = run.search(VARIANT, search);
    SvmCell cell = TrainingRun.best(grid);
    List<boolean[]> kept = search.decide(cell);
    StageScores scores = search.scores(Map.of(VARIANT, search.score(kept)));
    run.say("training on all pages");
    ScaledSvm machine = search.train(cell);
    run.note("machine", cell, grid, machine);
    run.note(scores, VARIANT, "tags");
    return new SvmReport(
        "Training of the sitetemplate method",
        new SiteTemplateModel(machine, names, run.provenance()).file(),
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
    StringBuilder out = new StringBuilder("\n## Leaf tags, the authors' measure\n\n");
    out.append("| set | precision | recall | F1 |\n|---|---|---|---|\n");
    for (String set : scores.sets()) {
      List<Overlap> of =
          IntStream.range(0, overlaps.size())
              .filter(i -> scores.isOf(i, set))
              .mapToObj(overlaps::get)
              .toList();
      out.append(
          String.format(
              Locale.ROOT,
              "| %s | %.4f | %.4f | %.4f |%n",
              set,
              of.stream().mapToDouble(Overlap::precision).average().orElseThrow(),
              of.stream().mapToDouble(Overlap::recall).average().orElseThrow(),
              of.stream().mapToDouble(Overlap::f1).average().orElseThrow()));
    }
    return out.toString();
  }

  private static Overlap leafTags(TagTrainingPage page, boolean[] kept) {
    try {
      return page.leafTags(kept);
    } catch (IOException e) {
      throw new CorpusException(page.page().file() + ": " + e.getMessage(), e);
    }
  }
}
