package io.zhengwen.cli.train;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** Held-out probabilities of pages, from models that were trained without their sites. */
final class Experiment {
  private final List<TrainingPage> pages;
  private final CombinedTrainer trainer;
  private final Consumer<String> log;

  Experiment(List<TrainingPage> pages, CombinedTrainer trainer, Consumer<String> log) {
    this.pages = pages;
    this.trainer = trainer;
    this.log = log;
  }

  /** Each page scored by the model of the other folds. */
  Map<TrainingPage, double[]> crossValidate(int folds, int seed) {
    Map<TrainingPage, double[]> held = new LinkedHashMap<>();
    for (int f = 0; f < folds; f++) {
      List<TrainingPage> train = new ArrayList<>();
      List<TrainingPage> test = new ArrayList<>();
      for (TrainingPage page : pages) {
        (Folds.of(page.site, folds, seed) == f ? test : train).add(page);
      }
      log.accept("fold " + (f + 1) + " of " + folds);
      score(train, test, held);
    }
    return held;
  }

  /**
   * The pages of some sets scored by a model of all other sets; pages of their sites are left out
   * of training too.
   */
  Map<TrainingPage, double[]> leaveOut(Set<String> sets) {
    List<TrainingPage> test = pages.stream().filter(p -> sets.contains(p.set)).toList();
    Set<String> sites = Set.copyOf(test.stream().map(p -> p.site).distinct().toList());
    List<TrainingPage> train =
        pages.stream().filter(p -> !sets.contains(p.set) && !sites.contains(p.site)).toList();
    log.accept("leaving out " + String.join(", ", sets));
    Map<TrainingPage, double[]> held = new LinkedHashMap<>();
    score(train, test, held);
    return held;
  }

  private void score(
      List<TrainingPage> train, List<TrainingPage> test, Map<TrainingPage, double[]> held) {
    CombinedTrainer.Fitted fitted = trainer.fit(train);
    double[][] p =
        IntStream.range(0, test.size())
            .parallel()
            .mapToObj(i -> fitted.probabilities(test.get(i)))
            .toArray(double[][]::new);
    for (int i = 0; i < p.length; i++) {
      held.put(test.get(i), p[i]);
    }
  }
}
