package io.zhengwen.bench.train.svm;

import io.zhengwen.bench.corpus.Corpus;
import io.zhengwen.bench.measure.Overlap;
import io.zhengwen.bench.measure.Statistics;
import io.zhengwen.bench.report.Table;
import io.zhengwen.bench.train.svm.SvmTrainingOptions.Cell;
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
 * Trains both stages of the svm method: a grid search for the text blocks, then one for the
 * paragraphs of the blocks that the first stage kept, then an SVM for each stage on all pages.
 */
public final class SvmTraining {
  private static final Cell PUBLISHED_BLOCKS = new Cell(3, 1.6);
  private static final Cell PUBLISHED_PARAGRAPHS = new Cell(2, 1.2);
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
    Map<Cell, Double> blockGrid = run.search("text blocks", first);
    Cell blockCell = TrainingRun.best(blockGrid);
    List<boolean[]> kept = first.decide(blockCell);
    StageSearch second =
        run.stage(
            IntStream.range(0, pages.size())
                .mapToObj(i -> pages.get(i).paragraphs(kept.get(i), paragraphFeatures))
                .toList(),
            false);
    Map<Cell, Double> paragraphGrid = run.search("paragraphs", second);
    Cell paragraphCell = bestActing(paragraphGrid, second);
    Map<String, List<Overlap>> variants = new LinkedHashMap<>();
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
        "Training of the SVMs",
        new SvmModel(blocks, paragraphs, run.provenance().notes()).file(),
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
   * The best cell under which the stage drops something in every fold, or the best of all if there
   * is none: an SVM that keeps everything scores well where the stage does harm, but is not a
   * second stage.
   */
  private static Cell bestActing(Map<Cell, Double> grid, StageSearch search) {
    return grid.entrySet().stream()
        .sorted(Map.Entry.<Cell, Double>comparingByValue().reversed())
        .map(Map.Entry::getKey)
        .filter(cell -> search.dropsInEveryFold(search.decide(cell)))
        .findFirst()
        .orElseGet(() -> TrainingRun.best(grid));
  }

  private static String secondStage(StageScores scores) {
    Table table = new Table(List.of("set", "mean difference of F1", "standard error"));
    for (String set : scores.sets()) {
      Statistics.Difference d = scores.difference(BOTH, FIRST, set);
      table.add(
          List.of(
              set,
              String.format(Locale.ROOT, "%+.4f", d.mean()),
              Table.number(d.standardError(), 4)));
    }
    return "\n## What the second stage adds\n\n" + table.toMarkdown();
  }
}
