package io.zhengwen.cli;

import io.zhengwen.cli.train.SvmReport;
import io.zhengwen.cli.train.SvmTraining;
import io.zhengwen.cli.train.SvmTrainingOptions;
import io.zhengwen.eval.Corpus;
import io.zhengwen.eval.CorpusException;
import io.zhengwen.eval.DataSets;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
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

  @Option(
      names = "--data",
      required = true,
      split = ",",
      paramLabel = "SET",
      description = "Labelled sets: directories, or names in the directory of -Dzhengwen.data.")
  private List<String> data = List.of();

  @Option(
      names = "--folds",
      defaultValue = "5",
      description = "Folds of the cross-validation (default: ${DEFAULT-VALUE}).")
  private int folds;

  @Option(
      names = "--seed",
      defaultValue = "1",
      description = "Seed of folds and random draws (default: ${DEFAULT-VALUE}).")
  private int seed;

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
      names = "--set-weight",
      split = ",",
      paramLabel = "SET=W",
      description =
          "Weight of a set's pages; 1 where not given, but zh-news 4 and zh-dev 3 by default.")
  private Map<String, Double> setWeights = Map.of();

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
    Map<String, Double> weights = new LinkedHashMap<>(Map.of("zh-news", 4.0, "zh-dev", 3.0));
    weights.putAll(setWeights);
    weights.forEach(
        (set, weight) -> {
          if (!(weight > 0)) {
            throw illegal("--set-weight of " + set + " must be above 0, was " + weight);
          }
        });
    SvmReport trained = train(weights);
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

  private SvmReport train(Map<String, Double> weights) {
    try {
      SvmTrainingOptions options =
          new SvmTrainingOptions(folds, sample, seed, paragraphFeatures, c, sigma);
      List<Corpus> sets = new ArrayList<>();
      for (String set : data) {
        sets.add(DataSets.read(set));
      }
      return new SvmTraining(
              sets, noiseWords, weights, options, date(), spec.commandLine().getErr())
          .run();
    } catch (CorpusException | IllegalArgumentException e) {
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

  private ParameterException illegal(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
