package io.zhengwen.cli;

import io.zhengwen.bench.train.svm.SiteTemplateTraining;
import io.zhengwen.method.sitetemplate.BlockLevelNames;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Trains the SVM of the sitetemplate method on labelled sets, cross-validated by site. */
@Command(
    name = "sitetemplate",
    description =
        "Trains the SVM of the sitetemplate method: report on standard output, progress on standard"
            + " error. The same data, options and date make the same file.")
final class TrainSiteTemplateCommand implements Callable<Integer> {
  @Mixin
  private SvmArguments arguments =
      new SvmArguments(
          10,
          List.of(1.0, 3.0, 10.0, 30.0, 100.0, 300.0, 1000.0),
          List.of(0.1, 0.2, 0.4, 0.8, 1.6));

  @Option(
      names = "--tags",
      split = ",",
      paramLabel = "TAG",
      description = "Block-level tags to classify (default: body,section,div, as published).")
  private List<String> tags = List.of();

  @Override
  public Integer call() throws IOException {
    return arguments.train(
        (run, sets) ->
            new SiteTemplateTraining(
                    run,
                    sets,
                    tags.isEmpty()
                        ? BlockLevelNames.DEFAULT
                        : BlockLevelNames.of(String.join(",", tags)))
                .run());
  }
}
