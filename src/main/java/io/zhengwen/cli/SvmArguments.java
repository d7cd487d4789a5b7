package io.zhengwen.cli;

import io.zhengwen.bench.corpus.Corpus;
import io.zhengwen.bench.corpus.LabelledPage;
import io.zhengwen.bench.corpus.Site;
import io.zhengwen.bench.train.Folds;
import io.zhengwen.bench.train.svm.SvmReport;
import io.zhengwen.bench.train.svm.SvmTrainingOptions;
import io.zhengwen.bench.train.svm.TrainingRun;
import io.zhengwen.cli.console.ExitCode;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options of every training of SVMs; writes its report and model. */
final class SvmArguments {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Mixin private TrainingSets sets;

  @Option(
      names = "--folds",
      description =
          "Folds of the cross-validation by site, at most as many as there are sites"
              + " (default: ${DEFAULT-VALUE}, or fewer if there are fewer sites).")
  private int folds;

  @Option(
      names = "--sample",
      defaultValue = "2000",
      paramLabel = "N",
      description =
          "Rows that an SVM is trained on (default: ${DEFAULT-VALUE}). More rows make extraction"
              + " slower and scores less dependent on the sample.")
  private int sample;

  @Option(
      names = "--c",
      split = ",",
      description = "Values of C to try (default: ${DEFAULT-VALUE}).")
  private List<Double> c;

  @Option(
      names = "--sigma",
      split = ",",
      description = "Values of sigma to try (default: ${DEFAULT-VALUE}).")
  private List<Double> sigma;

  @Option(
      names = "--date",
      paramLabel = "YYYY-MM-DD",
      description =
          "Date in the model's provenance (default: environment variable SOURCE_DATE_EPOCH, else"
              + " today).")
  private LocalDate date;

  @Option(names = "--output", paramLabel = "FILE", description = "Write the model.")
  private Path output;

  @Option(
      names = "--report",
      paramLabel = "DIR",
      description = "Write report.md and a picture of each grid, NAME.svg.")
  private Path report;

  /** Creates the options with the defaults of a command. */
  SvmArguments(int folds, List<Double> c, List<Double> sigma) {
    this.folds = folds;
    this.c = c;
    this.sigma = sigma;
  }

  /**
   * Trains, prints the report and writes the files asked for.
   *
   * @param training makes the report from labelled sets
   */
  int train(BiFunction<TrainingRun, List<Corpus>, SvmReport> training) throws IOException {
    SvmReport trained;
    try {
      SvmTrainingOptions options = new SvmTrainingOptions(folds, sample, sets.seed(), c, sigma);
      Map<String, Double> weights = sets.weights();
      List<Corpus> read = sets.read();
      List<LabelledPage> pages = read.stream().flatMap(set -> set.pages().stream()).toList();
      int most = SiteFolds.of(spec, folds, Folds.of(pages, Site::of, sets.seed()));
      trained =
          training.apply(
              new TrainingRun(
                  options.withFolds(most), weights, date(), spec.commandLine().getErr()),
              read);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
    spec.commandLine().getOut().print(trained.markdown());
    spec.commandLine().getOut().flush();
    if (output != null) {
      try (OutputStream out = Files.newOutputStream(output)) {
        trained.model().write(out);
      }
    }
    if (report != null) {
      Files.createDirectories(report);
      Files.writeString(report.resolve("report.md"), trained.markdown());
      for (Map.Entry<String, String> picture : trained.heatMaps().entrySet()) {
        Files.writeString(report.resolve(picture.getKey() + ".svg"), picture.getValue());
      }
    }
    return ExitCode.DONE;
  }

  private String date() {
    if (date != null) {
      return date.toString();
    }
    String epoch = System.getenv("SOURCE_DATE_EPOCH");
    Instant instant = epoch == null ? Instant.now() : Instant.ofEpochSecond(Long.parseLong(epoch));
    return LocalDate.ofInstant(instant, ZoneOffset.UTC).toString();
  }
}
