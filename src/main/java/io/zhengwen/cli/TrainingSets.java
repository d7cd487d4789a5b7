package io.zhengwen.cli;

import io.zhengwen.eval.Corpus;
import io.zhengwen.eval.CorpusException;
import io.zhengwen.eval.DataSets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options of every training: labelled sets, their weights, and the seed. */
final class TrainingSets {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--data",
      required = true,
      split = ",",
      paramLabel = "SET",
      description = "Labelled sets: directories, or names in the directory of -Dzhengwen.data.")
  private List<String> data = List.of();

  @Option(
      names = "--set-weight",
      split = ",",
      paramLabel = "SET=W",
      description =
          "Weight of a set's pages; 1 where not given, but zh-news 4 and zh-dev 3 by default.")
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
    List<Corpus> sets = new ArrayList<>();
    for (String set : data) {
      try {
        sets.add(DataSets.read(set));
      } catch (CorpusException e) {
        throw new ParameterException(spec.commandLine(), e.getMessage(), e);
      }
    }
    return sets;
  }

  /** Weights by set; sets without one weigh 1. */
  Map<String, Double> weights() {
    Map<String, Double> weights = new LinkedHashMap<>(Map.of("zh-news", 4.0, "zh-dev", 3.0));
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
