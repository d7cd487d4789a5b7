package io.zhengwen.cli;

import io.zhengwen.bench.train.Training;
import java.io.IOException;
import java.nio.file.Path;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** How a training is cross-validated, and where its model goes. */
final class TrainingArguments {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--folds",
      description =
          "Folds of the cross-validation by site, at most as many as there are sites, 0 for none"
              + " (default: ${DEFAULT-VALUE}, or fewer if there are fewer sites).")
  private int folds;

  @Option(
      names = "--output",
      paramLabel = "FILE",
      description = "Write a model trained on all pages.")
  private Path output;

  /** Creates the arguments with a command's default. */
  TrainingArguments(int folds) {
    this.folds = folds;
  }

  /** Checks the arguments before anything is read. */
  void check() {
    if (folds < 0 || folds == 1) {
      throw wrong("--folds must be 0 or at least 2, was " + folds);
    }
  }

  /**
   * Cross-validates and prints the report.
   *
   * @throws ParameterException if there are too few sites
   */
  void validate(Training training) {
    if (folds > 0) {
      training.crossValidate(
          SiteFolds.of(spec, folds, training.folds()), spec.commandLine().getOut());
    }
  }

  /** Writes the model if that is asked for. */
  void write(Training training) throws IOException {
    if (output != null) {
      training.writeModel(output);
    }
  }

  ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
