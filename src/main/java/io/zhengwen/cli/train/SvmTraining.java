package io.zhengwen.cli.train;

import io.zhengwen.eval.Corpus;
import io.zhengwen.eval.CorpusException;
import io.zhengwen.eval.LabelledPage;
import io.zhengwen.method.svm.SvmFeatures;
import io.zhengwen.method.svm.SvmModel;
import io.zhengwen.ml.svm.ScaledSvm;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Trains both stages on labelled sets: grid search for the text blocks, then for the paragraphs of
 * the blocks that the first stage kept, then machines trained on all pages.
 */
public final class SvmTraining {
  private final SvmTrainingOptions options;
  private final Map<String, Double> setWeights;
  private final PrintWriter progress;
  private final List<SvmTrainingPage> pages = new ArrayList<>();
  private final SortedMap<String, String> provenance = new TreeMap<>();

  /**
   * Reads, measures and labels the pages.
   *
   * @param sets labelled sets
   * @param noiseWords file of further noise words, empty for none
   * @param setWeights weight of a set's pages in draws and scores, 1 where not given
   * @param date the date that the model's provenance names
   * @param progress where a line a step goes
   * @throws CorpusException naming the page that cannot be read
   */
  public SvmTraining(
      List<Corpus> sets,
      String noiseWords,
      Map<String, Double> setWeights,
      SvmTrainingOptions options,
      String date,
      PrintWriter progress) {
    this.options = options;
    this.setWeights = Map.copyOf(setWeights);
    this.progress = progress;
    SvmFeatures features = new SvmFeatures(noiseWords);
    provenance.put("date", date);
    provenance.put("folds", Integer.toString(options.folds()));
    provenance.put("sample", Integer.toString(options.sample()));
    provenance.put("seed", Integer.toString(options.seed()));
    for (Corpus set : sets) {
      say("%s: %d pages", set.name(), set.pages().size());
      pages.addAll(
          set.pages().parallelStream().map(page -> measure(set.name(), page, features)).toList());
      provenance.put("data." + set.name() + ".pages", Integer.toString(set.pages().size()));
      provenance.put("data." + set.name() + ".sha256", set.digest());
      provenance.put(
          "data." + set.name() + ".weight",
          Double.toString(setWeights.getOrDefault(set.name(), 1.0)));
    }
  }

  private static SvmTrainingPage measure(String set, LabelledPage page, SvmFeatures features) {
    try {
      return SvmTrainingPage.of(set, page, features);
    } catch (IOException e) {
      throw new CorpusException(page.file() + ": " + e.getMessage(), e);
    }
  }

  /** Searches, cross-validates and trains. */
  public SvmReport run() {
    StageSearch first =
        new StageSearch(
            pages.stream().map(StagePage::ofBlocks).toList(), true, setWeights, options);
    Map<SvmCell, Double> blockGrid = search("text blocks", first);
    SvmCell blockCell = best(blockGrid);
    List<boolean[]> kept = first.decide(blockCell);
    StageSearch second =
        new StageSearch(
            IntStream.range(0, pages.size())
                .mapToObj(
                    i ->
                        StagePage.ofParagraphs(
                            pages.get(i), kept.get(i), options.paragraphFeatures()))
                .toList(),
            false,
            setWeights,
            options);
    Map<SvmCell, Double> paragraphGrid = search("paragraphs", second);
    SvmCell paragraphCell = bestActing(paragraphGrid, second);
    StageScores scores =
        new StageScores(
            pages,
            IntStream.range(0, pages.size()).map(first::fold).toArray(),
            first.score(first.decide(SvmTrainingOptions.PUBLISHED_BLOCKS)),
            first.score(kept),
            second.score(second.decide(paragraphCell)));
    say("training on all pages");
    ScaledSvm blocks = first.train(blockCell);
    ScaledSvm paragraphs = second.train(paragraphCell);
    describe("blocks", blockCell, blockGrid, blocks);
    describe("paragraphs", paragraphCell, paragraphGrid, paragraphs);
    for (String set : scores.sets()) {
      provenance.put("score." + set + ".blocks", format(scores.firstStage(set).f1()));
      provenance.put("score." + set + ".blocksAndParagraphs", format(scores.both(set).f1()));
    }
    return new SvmReport(
        new SvmModel(blocks, paragraphs, provenance),
        options,
        new SvmReport.Grid(blockGrid, blockCell),
        new SvmReport.Grid(paragraphGrid, paragraphCell),
        scores);
  }

  private Map<SvmCell, Double> search(String what, StageSearch search) {
    List<SvmCell> cells = options.cells();
    int[] done = {0};
    return search.grid(cells, () -> say("%s: %d of %d cells", what, ++done[0], cells.size()));
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
        .orElseGet(() -> best(grid));
  }

  /** The cell of the greatest score, the first of equals. */
  static SvmCell best(Map<SvmCell, Double> grid) {
    return grid.entrySet().stream()
        .max(Comparator.comparingDouble(e -> e.getValue()))
        .orElseThrow()
        .getKey();
  }

  private void describe(String what, SvmCell cell, Map<SvmCell, Double> grid, ScaledSvm machine) {
    provenance.put(what + ".c", Double.toString(cell.c()));
    provenance.put(what + ".sigma", Double.toString(cell.sigma()));
    provenance.put(what + ".gridScore", format(grid.get(cell)));
    provenance.put(what + ".supportVectors", Integer.toString(machine.svm().size()));
  }

  private static String format(double value) {
    return String.format(Locale.ROOT, "%.4f", value);
  }

  private void say(String format, Object... values) {
    progress.println(String.format(Locale.ROOT, format, values));
    progress.flush();
  }
}
