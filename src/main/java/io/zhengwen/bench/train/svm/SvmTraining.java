package io.zhengwen.bench.train.svm;

import io.zhengwen.bench.corpus.Corpus;
import io.zhengwen.bench.labels.LabelScore;
import io.zhengwen.bench.measure.Statistics;
import io.zhengwen.method.svm.SvmFeatures;
import io.zhengwen.method.svm.SvmModel;
import io.zhengwen.ml.svm.ScaledSvm;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Trains both stages of the svm method: grid search for the text blocks, then for the paragraphs of
 * the blocks that the first stage kept, then machines trained on all pages.
 */
public final class SvmTraining {
  private static final SvmCell PUBLISHED_BLOCKS = new SvmCell(3, 1.6);
  private static final SvmCell PUBLISHED_PARAGRAPHS = new SvmCell(2, 1.2);
  private static final String PUBLISHED = "published C, sigma";
  private static final String FIRST = "first stage";
  private static final String BOTH = "both stages";

  private final TrainingRun run;
  private final int paragraphFeatures;
  private final List<SvmTrainingPage> pages;

  /**
   * Reads, measures and labels the pages.
   *
   * @param sets labelled sets
   * @param noiseWords file of further noise words, empty for none
   * @param paragraphFeatures how many features of a paragraph are used, 2 or 3
   * @throws io.zhengwen.bench.corpus.CorpusException naming the page that cannot be read
   */
  public SvmTraining(TrainingRun run, List<Corpus> sets, String noiseWords, int paragraphFeatures) {
    if (paragraphFeatures != 2 && paragraphFeatures != 3) {
      throw new IllegalArgumentException(
          "paragraph features must be 2 or 3, was " + paragraphFeatures);
    }
    this.run = run;
    this.paragraphFeatures = paragraphFeatures;
    SvmFeatures features = new SvmFeatures(noiseWords);
    pages = run.read(sets, (set, page) -> SvmTrainingPage.of(set, page, features));
  }

  /** Searches, cross-validates and trains. */
  public SvmReport run() {
    StageSearch first = run.stage(pages.stream().map(SvmTrainingPage::blocks).toList(), true);
    Map<SvmCell, Double> blockGrid = run.search("text blocks", first);
    SvmCell blockCell = TrainingRun.best(blockGrid);
    List<boolean[]> kept = first.decide(blockCell);
    StageSearch second =
        run.stage(
            IntStream.range(0, pages.size())
                .mapToObj(i -> pages.get(i).paragraphs(kept.get(i), paragraphFeatures))
                .toList(),
            false);
    Map<SvmCell, Double> paragraphGrid = run.search("paragraphs", second);
    SvmCell paragraphCell = bestActing(paragraphGrid, second);
    Map<String, List<LabelScore>> variants = new LinkedHashMap<>();
    variants.put(PUBLISHED, first.score(first.decide(PUBLISHED_BLOCKS)));
    variants.put(FIRST, first.score(kept));
    variants.put(BOTH, second.score(second.decide(paragraphCell)));
    StageScores scores = first.scores(variants);
    run.say("training on all pages");
    ScaledSvm blocks = first.train(blockCell);
    ScaledSvm paragraphs = second.train(paragraphCell);
    run.note("blocks", blockCell, blockGrid, blocks);
    run.note("paragraphs", paragraphCell, paragraphGrid, paragraphs);
    run.note(scores, FIRST, "blocks");
    run.note(scores, BOTH, "blocksAndParagraphs");
    return new SvmReport(
        "Training of the support vector machines",
        new SvmModel(blocks, paragraphs, run.provenance()).file(),
        run.options(),
        List.of(
            new SvmReport.Grid(
                "blocks",
                "First stage: text blocks",
                blockGrid,
                blockCell,
                Optional.of(PUBLISHED_BLOCKS)),
            new SvmReport.Grid(
                "paragraphs",
                "Second stage: paragraphs",
                paragraphGrid,
                paragraphCell,
                Optional.of(PUBLISHED_PARAGRAPHS))),
        scores,
        secondStage(scores));
  }

  /**
   * The cell of the greatest score under which the stage drops something in every fold: a machine
   * that keeps all scores well where the stage does harm, but is no second stage. The best of all
   * where there is none.
   */
  private static SvmCell bestActing(Map<SvmCell, Double> grid, StageSearch search) {
    return grid.entrySet().stream()
        .sorted(Map.Entry.<SvmCell, Double>comparingByValue().reversed())
        .map(Map.Entry::getKey)
        .filter(cell -> search.dropsInEveryFold(search.decide(cell)))
        .findFirst()
        .orElseGet(() -> TrainingRun.best(grid));
  }

  private static String secondStage(StageScores scores) {
    StringBuilder out = new StringBuilder("\n## What the second stage adds\n\n");
    out.append("| set | mean difference of F1 | standard error |\n|---|---|---|\n");
    for (String set : scores.sets()) {
      Statistics.Difference d = scores.difference(BOTH, FIRST, set);
      out.append(
          String.format(Locale.ROOT, "| %s | %+.4f | %.4f |%n", set, d.mean(), d.standardError()));
    }
    return out.toString();
  }
}
