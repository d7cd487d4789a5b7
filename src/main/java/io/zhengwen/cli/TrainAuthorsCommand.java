package io.zhengwen.cli;

import io.zhengwen.bench.train.authors.AuthorTraining;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Trains the model of authors on labelled sets, cross-validated by site. */
@Command(
    name = "authors",
    description = "Trains the model that chooses a page's authors: report on standard output.")
final class TrainAuthorsCommand implements Callable<Integer> {
  @Mixin private LabelledSets sets;

  @Mixin private final TrainingArguments arguments = new TrainingArguments(5);

  @Option(names = "--seed", description = "Seed of the folds (default: ${DEFAULT-VALUE}).")
  private int seed = 1;

  @Override
  public Integer call() throws IOException, InterruptedException {
    arguments.check();
    AuthorTraining training = new AuthorTraining(sets.read(), seed, 2);
    arguments.validate(training);
    arguments.write(training);
    return 0;
  }
}
