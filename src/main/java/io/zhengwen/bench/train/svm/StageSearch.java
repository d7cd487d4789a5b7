package io.zhengwen.bench.train.svm;

import io.zhengwen.bench.measure.Overlap;
import io.zhengwen.bench.train.Folds;
import io.zhengwen.bench.train.svm.SvmTrainingOptions.Cell;
import io.zhengwen.ml.svm.ScaledSvm;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Grid search over C and sigma for one stage, with cross-validation grouped by site: every page is
 * classified by an SVM trained, like its scaler, on other sites.
 */
final class StageSearch {
  private final List<StagePage> pages;
  private final int[] fold;
  private final List<StageSample> samples;
  private final Map<String, Double> setWeights;
  private final SvmTrainingOptions options;
  private final boolean balanced;

  StageSearch(
      List<StagePage> pages,
      boolean balanced,
      Map<String, Double> setWeights,
      SvmTrainingOptions options) {
    this.pages = pages;
    this.balanced = balanced;
    this.setWeights = setWeights;
    this.options = options;
    fold =
        pages.stream()
            .mapToInt(p -> Folds.of(p.page().site, options.folds(), options.seed()))
            .toArray();
    samples =
        IntStream.range(0, options.folds())
            .mapToObj(
                k ->
                    draw(
                        IntStream.range(0, fold.length)
                            .filter(i -> fold[i] != k)
                            .mapToObj(pages::get)
                            .toList()))
            .toList();
  }

  private StageSample draw(List<StagePage> from) {
    return StageSample.draw(from, options.sample(), balanced, setWeights, options.seed());
  }

  /** The scores of variants, with the pages and their folds. */
  StageScores scores(Map<String, List<Overlap>> variants) {
    return new StageScores(pages.stream().map(StagePage::page).toList(), fold.clone(), variants);
  }

  /** Returns the kept pieces of every page, classified by SVMs trained on other sites. */
  List<boolean[]> decide(Cell cell) {
    List<ScaledSvm> svms = samples.stream().map(s -> s.train(cell)).toList();
    return IntStream.range(0, pages.size())
        .parallel()
        .mapToObj(
            i -> {
              StagePage page = pages.get(i);
              boolean[] kept = new boolean[page.rows().size()];
              for (int r = 0; r < kept.length; r++) {
                kept[r] = svms.get(fold[i]).decide(page.rows().get(r)) > 0;
              }
              return page.kept(kept);
            })
        .toList();
  }

  /** Returns whether in every fold some page loses a piece that the stage decides on. */
  boolean dropsInEveryFold(List<boolean[]> kept) {
    boolean[] drops = new boolean[options.folds()];
    for (int i = 0; i < fold.length; i++) {
      int[] row = pages.get(i).row();
      for (int p = 0; p < row.length; p++) {
        drops[fold[i]] |= row[p] >= 0 && !kept.get(i)[p];
      }
    }
    for (int k = 0; k < drops.length; k++) {
      int of = k;
      if (!drops[k] && IntStream.of(fold).anyMatch(f -> f == of)) {
        return false;
      }
    }
    return true;
  }

  /** The scores of every page. */
  List<Overlap> score(List<boolean[]> kept) {
    return IntStream.range(0, pages.size())
        .parallel()
        .mapToObj(i -> pages.get(i).page().score(kept.get(i)))
        .toList();
  }

  /** Mean F1 over pages, weighted by set, of every cell of the grid. */
  Map<Cell, Double> grid(List<Cell> cells, Runnable step) {
    Map<Cell, Double> scores = new LinkedHashMap<>();
    for (Cell cell : cells) {
      scores.put(cell, meanF1(score(decide(cell))));
      step.run();
    }
    return scores;
  }

  private double meanF1(List<Overlap> scores) {
    double sum = 0;
    double weights = 0;
    for (int i = 0; i < scores.size(); i++) {
      double weight = setWeights.getOrDefault(pages.get(i).page().set, 1.0);
      sum += weight * scores.get(i).f1();
      weights += weight;
    }
    return sum / weights;
  }

  /** Trains an SVM on all pages. */
  ScaledSvm train(Cell cell) {
    return draw(pages).train(cell);
  }
}
