package io.zhengwen.bench.train.combined;

import io.zhengwen.bench.train.Folds;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Held-out probabilities of pages, from models that were trained without their sites. */
final class Experiment {
  private final TrainingData data;
  private final Trainer trainer;
  private final Consumer<String> log;

  /** Trains a model, which gives the probability that each block of a page is main text. */
  interface Trainer {
    Function<TrainingPage, double[]> fit(List<TrainingPage> pages);
  }

  Experiment(TrainingData data, Trainer trainer, Consumer<String> log) {
    this.data = data;
    this.trainer = trainer;
    this.log = log;
  }

  /** Scores each page by a model of the other folds. */
  Map<TrainingPage, double[]> crossValidate(int folds, int seed) {
    Map<TrainingPage, double[]> held = new LinkedHashMap<>();
    for (int f = 0; f < folds; f++) {
      int fold = f;
      log.accept("fold " + (f + 1) + " of " + folds);
      score(page -> Folds.of(page.site, folds, seed) == fold, page -> false, held);
    }
    return held;
  }

  /**
   * Scores the pages of some sets by a model of all other sets; pages of the same sites are left
   * out of training, too.
   */
  Map<TrainingPage, double[]> leaveOut(Set<String> sets) {
    Set<String> sites =
        data.pages().stream()
            .filter(page -> sets.contains(page.set))
            .map(page -> page.site)
            .collect(Collectors.toSet());
    log.accept("leaving out " + String.join(", ", sets));
    Map<TrainingPage, double[]> held = new LinkedHashMap<>();
    score(page -> sets.contains(page.set), page -> sites.contains(page.site), held);
    return held;
  }

  /** Scores the pages of a set site by site, each by a model of all other sites of all sets. */
  Map<TrainingPage, double[]> leaveSitesOut(String set) {
    List<String> sites =
        data.pages().stream()
            .filter(page -> page.set.equals(set))
            .map(page -> page.site)
            .distinct()
            .sorted()
            .toList();
    Map<TrainingPage, double[]> held = new LinkedHashMap<>();
    for (String site : sites) {
      log.accept("leaving out " + site);
      score(
          page -> page.set.equals(set) && page.site.equals(site),
          page -> page.site.equals(site),
          held);
    }
    return held;
  }

  /** Scores some pages by a model of the rest; pages to be ignored are neither. */
  private void score(
      Predicate<TrainingPage> isTest,
      Predicate<TrainingPage> isIgnored,
      Map<TrainingPage, double[]> held) {
    List<TrainingPage> train = data.all().filter(isTest.or(isIgnored).negate()).toList();
    List<TrainingPage> test = data.pages().stream().filter(isTest).toList();
    Function<TrainingPage, double[]> model = trainer.fit(train);
    double[][] p =
        IntStream.range(0, test.size())
            .parallel()
            .mapToObj(i -> model.apply(test.get(i)))
            .toArray(double[][]::new);
    for (int i = 0; i < p.length; i++) {
      held.put(test.get(i), p[i]);
    }
  }
}
