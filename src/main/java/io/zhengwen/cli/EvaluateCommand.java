package io.zhengwen.cli;

import io.zhengwen.bench.corpus.Corpus;
import io.zhengwen.bench.eval.CorpusScores;
import io.zhengwen.bench.eval.Evaluation;
import io.zhengwen.bench.eval.Grouping;
import io.zhengwen.bench.eval.Output;
import io.zhengwen.bench.eval.RecordScores;
import io.zhengwen.bench.report.Evaluated;
import io.zhengwen.bench.report.Report;
import io.zhengwen.bench.report.TextReport;
import io.zhengwen.bench.search.SearchEffect;
import io.zhengwen.bench.search.SearchEffect.AnalyzerEffects;
import io.zhengwen.cli.console.CommandFailedException;
import io.zhengwen.cli.console.Problems;
import io.zhengwen.cli.console.Progress;
import io.zhengwen.cli.console.Streams;
import io.zhengwen.registry.Resources;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.en.EnglishAnalyzer;
import org.apache.lucene.analysis.standard.StandardAnalyzer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Evaluates methods on labelled sets of pages. */
@Command(name = "evaluate", description = "Evaluates methods on labelled sets of pages.")
final class EvaluateCommand implements Callable<Integer> {
  private static final List<Analyzer> ANALYZERS =
      List.of(new StandardAnalyzer(), new EnglishAnalyzer());

  private final Streams streams;

  @Spec private CommandSpec spec;

  @Mixin private LabelledSets sets;

  @Option(
      names = "--method",
      split = ",",
      paramLabel = "METHOD",
      description =
          "methods, as name or name:parameter=value:...; body: the noise-stripped body by rules; METHOD:body: that of a method")
  private List<String> methods = List.of();

  @Mixin private TextsOption texts;

  @Option(
      names = "--group-by",
      split = ",",
      paramLabel = "METHOD:LABEL",
      description =
          "also scores groups of pages separately, by a label that a method gives: density:pageLength")
  private List<String> groupings = List.of();

  @Option(
      names = "--output",
      paramLabel = "DIR",
      description = "writes report.html, report.md, report.json and views of pages there")
  private Path output;

  @Option(
      names = "--worst",
      paramLabel = "N",
      description =
          "pages shown side by side with their gold, of each method and set (default: 20)")
  private int worst = 20;

  @Option(
      names = "--search",
      description = "also indexes the texts and searches for the phrases of the gold")
  private boolean search;

  @Option(
      names = "--sample",
      paramLabel = "N",
      description = "greatest number of pages of each set, always the same pages")
  private Integer sample;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "threads (default: one per processor)")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Mixin private TemplatesOption templates;

  EvaluateCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws InterruptedException, IOException, CommandFailedException {
    check();
    prepareOutput();
    PrintWriter out = spec.commandLine().getOut();
    Resources resources =
        templates.resources(methods.stream().map(method -> method.split(":", 2)[0]).toList());
    List<Corpus> corpora = corpora();
    List<Output> outputs = outputs(resources, corpora);
    if (output != null) {
      refuseRepeated(
          "--output needs sets of different names, but --data",
          corpora.stream().map(Corpus::name).toList());
    }
    Evaluation evaluation = new Evaluation(outputs, groupings(resources), threads);
    SearchEffect effect = new SearchEffect(outputs, threads);
    List<Evaluated> all = new ArrayList<>();
    for (Corpus corpus : corpora) {
      CorpusScores scores = withProgress(corpus.name(), corpus, evaluation::run);
      List<AnalyzerEffects> searches =
          search
              ? withProgress(
                  corpus.name() + ", search", corpus, (c, done) -> effect.run(c, ANALYZERS, done))
              : List.of();
      Evaluated evaluated = new Evaluated(corpus, scores, searches);
      out.println(TextReport.console(evaluated));
      reportDiscussions(outputs, corpus, out);
      reportTrainingSets(outputs, corpus, out);
      out.flush();
      all.add(evaluated);
    }
    warnOfMissingLabels(all);
    if (output != null) {
      try {
        new Report(outputs, worst).write(output, all);
      } catch (IOException e) {
        throw new CommandFailedException(Problems.describe(output.toString(), e));
      }
      out.println("Written to " + output.resolve("report.html"));
    }
    return 0;
  }

  /** Finds out before the work whether its results can be written. */
  private void prepareOutput() throws CommandFailedException {
    if (output != null) {
      try {
        Files.createDirectories(output);
      } catch (IOException e) {
        throw new CommandFailedException(Problems.describe(output.toString(), e));
      }
    }
  }

  private void reportDiscussions(List<Output> outputs, Corpus corpus, PrintWriter out)
      throws IOException, InterruptedException {
    List<Output> methods = outputs.stream().filter(Output::isMainText).toList();
    if (methods.isEmpty() || !RecordScores.appliesTo(corpus)) {
      return;
    }
    for (Output method : methods) {
      RecordScores scores =
          withProgress(
              corpus.name() + ", posts and comments",
              corpus,
              (c, done) -> RecordScores.of(method, c, threads, done));
      out.print(scores.describe());
    }
    out.println();
  }

  private static void reportTrainingSets(List<Output> outputs, Corpus corpus, PrintWriter out) {
    String trained =
        outputs.stream()
            .filter(output -> output.trainedOn().contains(corpus.name()))
            .map(Output::name)
            .collect(Collectors.joining(", "));
    if (!trained.isEmpty()) {
      out.println("Trained on a set named " + corpus.name() + ", possibly these pages: " + trained);
      out.println();
    }
  }

  private void warnOfMissingLabels(List<Evaluated> sets) {
    for (String grouping : groupings) {
      if (sets.stream()
          .allMatch(
              set -> Set.of(Grouping.NONE).containsAll(set.scores().byGroup(grouping).keySet()))) {
        spec.commandLine()
            .getErr()
            .println("warning: --group-by " + grouping + ": no page has that label");
      }
    }
  }

  private void check() {
    List<String> names = new ArrayList<>(methods);
    names.addAll(texts.names());
    if (names.isEmpty()) {
      throw usage("nothing to evaluate: name methods with --method, or texts with --texts");
    }
    refuseRepeated("--method", methods);
    refuseRepeated("--texts", names);
    refuseRepeated("--data", sets.names());
    refuseRepeated("--group-by", groupings);
    if (threads < 1) {
      throw usage("--threads must be at least 1, was " + threads);
    }
    if (worst < 0) {
      throw usage("--worst must be at least 0, was " + worst);
    }
    if (sample != null && sample < 1) {
      throw usage("--sample must be at least 1, was " + sample);
    }
  }

  private void refuseRepeated(String option, List<String> values) {
    Set<String> seen = new HashSet<>();
    for (String value : values) {
      if (!seen.add(value)) {
        throw usage(option + " names " + value + " twice");
      }
    }
  }

  private ParameterException usage(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  private List<Output> outputs(Resources resources, List<Corpus> corpora) {
    List<Output> outputs = new ArrayList<>();
    try {
      methods.forEach(method -> outputs.add(Output.of(method, resources)));
    } catch (IllegalArgumentException e) {
      throw usage(e.getMessage());
    }
    outputs.addAll(texts.read(corpora));
    return outputs;
  }

  private List<Grouping> groupings(Resources resources) {
    try {
      return groupings.stream().map(grouping -> Grouping.of(grouping, resources)).toList();
    } catch (IllegalArgumentException e) {
      throw usage(e.getMessage());
    }
  }

  private List<Corpus> corpora() {
    return sets.read().stream()
        .map(corpus -> sample == null ? corpus : corpus.sample(sample))
        .toList();
  }

  private <T> T withProgress(String task, Corpus corpus, Work<T> work)
      throws IOException, InterruptedException {
    try (Progress progress = new Progress(streams, task, corpus.pages().size())) {
      return work.run(corpus, progress::done);
    }
  }

  private interface Work<T> {
    T run(Corpus corpus, Runnable pageDone) throws IOException, InterruptedException;
  }
}
