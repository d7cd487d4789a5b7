package io.zhengwen.cli;

import io.zhengwen.bench.train.svm.SvmTraining;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Trains both stages of the svm method on labelled sets, cross-validated by site. */
@Command(
    name = "svm",
    description =
        "Trains the svm method: report on standard output, progress on standard error. The same"
            + " data, options and date make the same file.")
final class TrainSvmCommand implements Callable<Integer> {
  @Mixin
  private SvmArguments arguments =
      new SvmArguments(
          5, List.of(1.0, 2.0, 3.0, 10.0, 30.0, 100.0), List.of(0.4, 0.8, 1.2, 1.6, 3.2));

  @Option(
      names = "--paragraph-features",
      defaultValue = "3",
      paramLabel = "N",
      description =
          "Features of a paragraph that are used, 2 or 3 (default: ${DEFAULT-VALUE}): text,"
              + " punctuation, region.")
  private int paragraphFeatures;

  @Option(
      names = "--noise-words",
      defaultValue = "",
      paramLabel = "FILE",
      description = "File of further noise words, one a line.")
  private String noiseWords;

  @Override
  public Integer call() throws IOException {
    return arguments.train(
        (run, sets) -> new SvmTraining(run, sets, noiseWords, paragraphFeatures).run());
  }
}
