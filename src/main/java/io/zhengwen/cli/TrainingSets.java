package io.zhengwen.cli;

import io.zhengwen.bench.corpus.Corpus;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options of every training: labelled sets, their weights, and the seed. */
final class TrainingSets {
  private static final Map<String, Double> DEFAULT_WEIGHTS =
      Map.of(
          "zh-news", 4.0,
          "zh-dev", 3.0,
          "forum-posts", 3.0,
          "fundus-news", 3.0,
          "page-texts", 2.0,
          "cleaneval", 0.5,
          "big9-news", 0.5,
          "thread-corpus", 0.25,
          "reference-corpus", 0.25,
          "shop-corpus", 0.25);

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Mixin private LabelledSets data;

  @Option(
      names = "--set-weight",
      split = ",",
      paramLabel = "SET=W",
      description =
          "Weight of a set's pages; 1 where not given, but zh-news 4, zh-dev, forum-posts and"
              + " fundus-news 3, page-texts 2, cleaneval and big9-news 0.5, thread-corpus,"
              + " reference-corpus and shop-corpus 0.25 by default.")
  private Map<String, Double> setWeights = Map.of();

  @Option(
      names = "--seed",
      defaultValue = "1",
      description = "Seed of folds and random draws (default: ${DEFAULT-VALUE}).")
  private int seed;

  int seed() {
    return seed;
  }

  /** The sets, in the order given. */
  List<Corpus> read() {
    return data.read();
  }

  /** Refuses names of sets that are not among the labelled sets. */
  void requireGiven(String option, Collection<String> names) {
    Set<String> given =
        data.names().stream()
            .map(set -> String.valueOf(Path.of(set).toAbsolutePath().normalize().getFileName()))
            .collect(Collectors.toCollection(LinkedHashSet::new));
    for (String name : names) {
      if (!given.contains(name)) {
        throw new ParameterException(
            spec.commandLine(),
            option
                + " names '"
                + name
                + "', which --data does not; must be one of "
                + String.join(", ", given));
      }
    }
  }

  /** Returns weights by set; other sets have a weight of 1. */
  Map<String, Double> weights() {
    requireGiven("--set-weight", setWeights.keySet());
    Map<String, Double> weights = new LinkedHashMap<>(DEFAULT_WEIGHTS);
    weights.putAll(setWeights);
    weights.forEach(
        (set, weight) -> {
          if (!(weight > 0)) {
            throw new ParameterException(
                spec.commandLine(), "--set-weight of " + set + " must be above 0, was " + weight);
          }
        });
    return weights;
  }
}
