package io.zhengwen.bench.train.svm;

import io.zhengwen.bench.corpus.Corpus;
import io.zhengwen.bench.corpus.CorpusException;
import io.zhengwen.bench.corpus.LabelledPage;
import io.zhengwen.bench.train.Provenance;
import io.zhengwen.bench.train.svm.SvmTrainingOptions.Cell;
import io.zhengwen.ml.svm.ScaledSvm;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The steps shared by every training of SVMs: reads labelled sets, searches grids, reports progress
 * and collects the model's provenance.
 */
public final class TrainingRun {
  private final SvmTrainingOptions options;
  private final Map<String, Double> setWeights;
  private final PrintWriter progress;
  private final Provenance provenance = new Provenance();

  /** Measures a labelled page of a set. */
  interface PageTask<P> {
    P run(String set, LabelledPage page) throws IOException;
  }

  /**
   * Creates a training.
   *
   * @param options its options
   * @param setWeights weights of the sets' pages in draws and scores; 1 for other sets
   * @param date the date named in the model's provenance
   * @param progress receives a line for each step
   */
  public TrainingRun(
      SvmTrainingOptions options,
      Map<String, Double> setWeights,
      String date,
      PrintWriter progress) {
    this.options = options;
    this.setWeights = Map.copyOf(setWeights);
    this.progress = progress;
    provenance.note("date", date);
    provenance.note("folds", Integer.toString(options.folds()));
    provenance.note("sample", Integer.toString(options.sample()));
    provenance.note("seed", Integer.toString(options.seed()));
  }

  SvmTrainingOptions options() {
    return options;
  }

  /**
   * Runs a task on each page of some sets, in parallel.
   *
   * @throws CorpusException naming the page that cannot be read
   */
  <P> List<P> read(List<Corpus> sets, PageTask<P> task) {
    List<P> pages = new ArrayList<>();
    for (Corpus set : sets) {
      say("%s: %d pages", set.name(), set.pages().size());
      pages.addAll(set.pages().parallelStream().map(page -> read(set.name(), page, task)).toList());
      provenance.addSet(set, set.pages().size(), setWeights.getOrDefault(set.name(), 1.0));
    }
    return pages;
  }

  private static <P> P read(String set, LabelledPage page, PageTask<P> task) {
    try {
      return task.run(set, page);
    } catch (IOException e) {
      throw new CorpusException(page.file() + ": " + e.getMessage(), e);
    }
  }

  /**
   * Creates a stage over pages.
   *
   * @param balanced whether as many rows of each class are drawn
   */
  StageSearch stage(List<StagePage> pages, boolean balanced) {
    return new StageSearch(pages, balanced, setWeights, options);
  }

  /** Returns the mean F1 of every cell of the grid. */
  Map<Cell, Double> search(String what, StageSearch search) {
    List<Cell> cells = options.cells();
    int[] done = {0};
    return search.grid(cells, () -> say("%s: %d of %d cells", what, ++done[0], cells.size()));
  }

  /** Returns the cell with the greatest score, the first of equals. */
  static Cell best(Map<Cell, Double> grid) {
    return grid.entrySet().stream()
        .max(Comparator.comparingDouble(e -> e.getValue()))
        .orElseThrow()
        .getKey();
  }

  /** Notes how an SVM was found. */
  void note(String what, Cell cell, Map<Cell, Double> grid, ScaledSvm trained) {
    provenance.note(what + ".c", Double.toString(cell.c()));
    provenance.note(what + ".sigma", Double.toString(cell.sigma()));
    provenance.note(what + ".gridScore", Provenance.digits(grid.get(cell)));
    provenance.note(what + ".supportVectors", Integer.toString(trained.svm().size()));
  }

  /** Notes a variant's mean F1 on every set. */
  void note(StageScores scores, String variant, String name) {
    for (String set : scores.sets()) {
      provenance.addScore(set, name, scores.mean(variant, set).f1());
    }
  }

  /** What the model file is to say of this training. */
  Provenance provenance() {
    return provenance;
  }

  void say(String format, Object... values) {
    progress.println(String.format(Locale.ROOT, format, values));
    progress.flush();
  }
}
