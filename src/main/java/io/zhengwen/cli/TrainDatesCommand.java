package io.zhengwen.cli;

import io.zhengwen.bench.train.combined.BoostingParams;
import io.zhengwen.bench.train.dates.DateTraining;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Trains the model of dates on labelled sets, cross-validated by site. */
@Command(
    name = "dates",
    description =
        "Trains the model that finds a page's date of publication: report on standard output.")
final class TrainDatesCommand implements Callable<Integer> {
  @Mixin private LabelledSets sets;

  @Mixin private final TrainingArguments arguments = new TrainingArguments(5);

  @Option(names = "--trees", description = "Number of trees (default: ${DEFAULT-VALUE}).")
  private int trees = DateTraining.BOOSTING.trees();

  @Option(names = "--leaves", description = "Most leaves of a tree (default: ${DEFAULT-VALUE}).")
  private int leaves = DateTraining.BOOSTING.leaves();

  @Option(
      names = "--seed",
      description = "Seed of folds and random draws (default: ${DEFAULT-VALUE}).")
  private int seed = 1;

  @Override
  public Integer call() throws IOException, InterruptedException {
    arguments.check();
    if (trees < 1 || leaves < 2) {
      throw arguments.wrong("--trees must be at least 1, --leaves at least 2");
    }
    BoostingParams boosting =
        DateTraining.BOOSTING
            .withTrees(trees, leaves, DateTraining.BOOSTING.depth())
            .withSeed(seed);
    DateTraining training = new DateTraining(sets.read(), boosting, 2);
    arguments.validate(training);
    arguments.write(training);
    return 0;
  }
}
