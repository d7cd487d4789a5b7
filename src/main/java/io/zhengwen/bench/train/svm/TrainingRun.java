package io.zhengwen.bench.train.svm;

import io.zhengwen.bench.corpus.Corpus;
import io.zhengwen.bench.corpus.CorpusException;
import io.zhengwen.bench.corpus.LabelledPage;
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

/**
 * What every training of support vector machines does: it reads sets, searches grids, tells how far
 * it is, and notes what the model's provenance is to say.
 */
public final class TrainingRun {
  private final SvmTrainingOptions options;
  private final Map<String, Double> setWeights;
  private final PrintWriter progress;
  private final SortedMap<String, String> provenance = new TreeMap<>();

  /** Reads a labelled page of a set. */
  interface PageReader<P> {
    P read(String set, LabelledPage page) throws IOException;
  }

  /**
   * A training.
   *
   * @param setWeights weight of a set's pages in draws and scores, 1 where not given
   * @param date the date that the model's provenance names
   * @param progress where a line a step goes
   */
  public TrainingRun(
      SvmTrainingOptions options,
      Map<String, Double> setWeights,
      String date,
      PrintWriter progress) {
    this.options = options;
    this.setWeights = Map.copyOf(setWeights);
    this.progress = progress;
    note("date", date);
    note("folds", Integer.toString(options.folds()));
    note("sample", Integer.toString(options.sample()));
    note("seed", Integer.toString(options.seed()));
  }

  SvmTrainingOptions options() {
    return options;
  }

  /**
   * Reads the pages of sets.
   *
   * @throws CorpusException naming the page that cannot be read
   */
  <P> List<P> read(List<Corpus> sets, PageReader<P> reader) {
    List<P> pages = new ArrayList<>();
    for (Corpus set : sets) {
      say("%s: %d pages", set.name(), set.pages().size());
      pages.addAll(
          set.pages().parallelStream().map(page -> read(set.name(), page, reader)).toList());
      note("data." + set.name() + ".pages", Integer.toString(set.pages().size()));
      note("data." + set.name() + ".sha256", set.digest());
      note(
          "data." + set.name() + ".weight",
          Double.toString(setWeights.getOrDefault(set.name(), 1.0)));
    }
    return pages;
  }

  private static <P> P read(String set, LabelledPage page, PageReader<P> reader) {
    try {
      return reader.read(set, page);
    } catch (IOException e) {
      throw new CorpusException(page.file() + ": " + e.getMessage(), e);
    }
  }

  /** A stage over pages; as many rows of each class if it is balanced. */
  StageSearch stage(List<StagePage> pages, boolean balanced) {
    return new StageSearch(pages, balanced, setWeights, options);
  }

  /** Mean F1 of every cell of the grid. */
  Map<SvmCell, Double> search(String what, StageSearch search) {
    List<SvmCell> cells = options.cells();
    int[] done = {0};
    return search.grid(cells, () -> say("%s: %d of %d cells", what, ++done[0], cells.size()));
  }

  /** The cell of the greatest score, the first of equals. */
  static SvmCell best(Map<SvmCell, Double> grid) {
    return grid.entrySet().stream()
        .max(Comparator.comparingDouble(e -> e.getValue()))
        .orElseThrow()
        .getKey();
  }

  /** Notes how a machine was found. */
  void note(String what, SvmCell cell, Map<SvmCell, Double> grid, ScaledSvm machine) {
    note(what + ".c", Double.toString(cell.c()));
    note(what + ".sigma", Double.toString(cell.sigma()));
    note(what + ".gridScore", format(grid.get(cell)));
    note(what + ".supportVectors", Integer.toString(machine.svm().size()));
  }

  /** Notes a variant's mean F1 on every set. */
  void note(StageScores scores, String variant, String what) {
    for (String set : scores.sets()) {
      note("score." + set + "." + what, format(scores.mean(variant, set).f1()));
    }
  }

  void note(String name, String value) {
    provenance.put(name, value);
  }

  /** What was noted so far. */
  SortedMap<String, String> provenance() {
    return new TreeMap<>(provenance);
  }

  static String format(double value) {
    return String.format(Locale.ROOT, "%.4f", value);
  }

  void say(String format, Object... values) {
    progress.println(String.format(Locale.ROOT, format, values));
    progress.flush();
  }
}
