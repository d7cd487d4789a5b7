package io.zhengwen.cli;

import io.zhengwen.bench.train.authors.AuthorTraining;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Trains the model of authors on labelled sets, cross-validated by site. */
@Command(
    name = "authors",
    description = "Trains the model that chooses a page's authors: report on standard output.")
final class TrainAuthorsCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Mixin private LabelledSets sets;

  @Option(
      names = "--folds",
      defaultValue = "5",
      description = "Folds of the cross-validation, 0 for none (default: ${DEFAULT-VALUE}).")
  private int folds;

  @Option(names = "--seed", description = "Seed of the folds (default: ${DEFAULT-VALUE}).")
  private int seed = 1;

  @Option(
      names = "--output",
      paramLabel = "FILE",
      description = "Write a model trained on all pages.")
  private Path output;

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (folds < 0 || folds == 1) {
      throw new ParameterException(spec.commandLine(), "--folds must be 0 or at least 2");
    }
    AuthorTraining training = new AuthorTraining(sets.read(), seed, 2);
    if (folds > 0) {
      training.crossValidate(folds, spec.commandLine().getOut());
    }
    if (output != null) {
      training.writeModel(output);
    }
    return 0;
  }
}
