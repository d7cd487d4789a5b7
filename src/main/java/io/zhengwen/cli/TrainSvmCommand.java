package io.zhengwen.cli;

import io.zhengwen.cli.train.SvmReport;
import io.zhengwen.cli.train.SvmTraining;
import io.zhengwen.cli.train.SvmTrainingOptions;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Trains both stages of the svm method on labelled sets, cross-validated by site. */
@Command(
    name = "svm",
    description =
        "Trains the svm method: report on standard output, progress on standard error. The same"
            + " data, options and date make the same file.")
final class TrainSvmCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Mixin private TrainingSets sets;

  @Option(
      names = "--folds",
      defaultValue = "5",
      description = "Folds of the cross-validation (default: ${DEFAULT-VALUE}).")
  private int folds;

  @Option(
      names = "--sample",
      defaultValue = "1000",
      paramLabel = "N",
      description =
          "Blocks, and paragraphs, that a machine is trained on (default: ${DEFAULT-VALUE}). More"
              + " make it slower to use and little better.")
  private int sample;

  @Option(
      names = "--c",
      split = ",",
      defaultValue = "1,2,3,10,30,100",
      description = "Values of C to try (default: ${DEFAULT-VALUE}).")
  private List<Double> c = List.of();

  @Option(
      names = "--sigma",
      split = ",",
      defaultValue = "0.4,0.8,1.2,1.6,3.2",
      description = "Values of sigma to try (default: ${DEFAULT-VALUE}).")
  private List<Double> sigma = List.of();

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

  @Option(
      names = "--date",
      paramLabel = "YYYY-MM-DD",
      description =
          "Date that the model names (default: environment variable SOURCE_DATE_EPOCH, else"
              + " today).")
  private LocalDate date;

  @Option(names = "--output", paramLabel = "FILE", description = "Write the model.")
  private Path output;

  @Option(
      names = "--report",
      paramLabel = "DIR",
      description = "Write report.md and the grids as blocks.svg and paragraphs.svg.")
  private Path report;

  @Override
  public Integer call() throws IOException {
    SvmReport trained = train();
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
      Files.writeString(report.resolve("blocks.svg"), trained.blockHeatMap());
      Files.writeString(report.resolve("paragraphs.svg"), trained.paragraphHeatMap());
    }
    return 0;
  }

  private SvmReport train() {
    try {
      SvmTrainingOptions options =
          new SvmTrainingOptions(folds, sample, sets.seed(), paragraphFeatures, c, sigma);
      return new SvmTraining(
              sets.read(), noiseWords, sets.weights(), options, date(), spec.commandLine().getErr())
          .run();
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
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
