package io.zhengwen.cli;

import io.zhengwen.bench.train.combined.BoostingParams;
import io.zhengwen.bench.train.dates.DateTraining;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Trains the model of dates on labelled sets, cross-validated by site. */
@Command(
    name = "dates",
    description =
        "Trains the model that finds a page's date of publication: report on standard output.")
final class TrainDatesCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Mixin private LabelledSets sets;

  @Option(
      names = "--folds",
      defaultValue = "5",
      description = "Folds of the cross-validation, 0 for none (default: ${DEFAULT-VALUE}).")
  private int folds;

  @Option(names = "--trees", description = "Number of trees (default: ${DEFAULT-VALUE}).")
  private int trees = 120;

  @Option(names = "--leaves", description = "Most leaves of a tree (default: ${DEFAULT-VALUE}).")
  private int leaves = 12;

  @Option(
      names = "--seed",
      description = "Seed of folds and random draws (default: ${DEFAULT-VALUE}).")
  private int seed = 1;

  @Option(
      names = "--output",
      paramLabel = "FILE",
      description = "Write a model trained on all pages.")
  private Path output;

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (folds < 0 || folds == 1 || trees < 1 || leaves < 2) {
      throw new ParameterException(
          spec.commandLine(),
          "--folds must be 0 or at least 2, --trees at least 1, --leaves at least 2");
    }
    BoostingParams boosting = DateTraining.BOOSTING.withTrees(trees, leaves, 6).withSeed(seed);
    DateTraining training = new DateTraining(sets.read(), boosting, 2);
    if (folds > 0) {
      training.crossValidate(folds, spec.commandLine().getOut());
    }
    if (output != null) {
      training.writeModel(output);
    }
    return 0;
  }
}
