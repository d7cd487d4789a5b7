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

/**
 * Pages measured by models that were trained without their sites.
 *
 * @param <T> what a model makes of a page
 */
final class Experiment<T> {
  private final TrainingData data;
  private final Trainer<T> trainer;
  private final Consumer<String> log;

  /** Trains a model, which can be applied in several threads. */
  interface Trainer<T> {
    Function<TrainingPage, T> fit(List<TrainingPage> pages);
  }

  Experiment(TrainingData data, Trainer<T> trainer, Consumer<String> log) {
    this.data = data;
    this.trainer = trainer;
    this.log = log;
  }

  /** Scores each page by a model of the other folds. */
  Map<TrainingPage, T> crossValidate(int folds, int seed) {
    Map<TrainingPage, T> held = new LinkedHashMap<>();
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
  Map<TrainingPage, T> leaveOut(Set<String> sets) {
    Set<String> sites =
        data.pages().stream()
            .filter(page -> sets.contains(page.set))
            .map(page -> page.site)
            .collect(Collectors.toSet());
    log.accept("leaving out " + String.join(", ", sets));
    Map<TrainingPage, T> held = new LinkedHashMap<>();
    score(page -> sets.contains(page.set), page -> sites.contains(page.site), held);
    return held;
  }

  /** Scores the pages of a set site by site, each by a model of all other sites of all sets. */
  Map<TrainingPage, T> leaveSitesOut(String set) {
    List<String> sites =
        data.pages().stream()
            .filter(page -> page.set.equals(set))
            .map(page -> page.site)
            .distinct()
            .sorted()
            .toList();
    Map<TrainingPage, T> held = new LinkedHashMap<>();
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
      Map<TrainingPage, T> held) {
    List<TrainingPage> train = data.all().filter(isTest.or(isIgnored).negate()).toList();
    List<TrainingPage> test = data.pages().stream().filter(isTest).toList();
    Function<TrainingPage, T> model = trainer.fit(train);
    List<T> found = test.parallelStream().map(model).toList();
    for (int i = 0; i < found.size(); i++) {
      held.put(test.get(i), found.get(i));
    }
  }
}
