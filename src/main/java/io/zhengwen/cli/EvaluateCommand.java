package io.zhengwen.cli;

import io.zhengwen.eval.Corpus;
import io.zhengwen.eval.CorpusException;
import io.zhengwen.eval.CorpusScores;
import io.zhengwen.eval.DataSets;
import io.zhengwen.eval.Evaluation;
import io.zhengwen.eval.Output;
import io.zhengwen.eval.report.Report;
import io.zhengwen.eval.report.SearchReport;
import io.zhengwen.eval.report.TextReport;
import io.zhengwen.eval.search.SearchEffect;
import io.zhengwen.eval.search.SearchEffect.Effect;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.en.EnglishAnalyzer;
import org.apache.lucene.analysis.standard.StandardAnalyzer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Judges methods on labelled sets of pages. */
@Command(name = "evaluate", description = "Judges methods on labelled sets of pages.")
final class EvaluateCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--data",
      required = true,
      split = ",",
      paramLabel = "SET",
      description = "labelled sets: names under -Dzhengwen.data, or directories")
  private List<String> sets;

  @Option(
      names = "--method",
      required = true,
      split = ",",
      paramLabel = "METHOD",
      description = "methods, as name or name:parameter=value:...; body: the noise-stripped body")
  private List<String> methods;

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
      description =
          "also indexes the texts and asks for the gold's phrases; with --output, into search.md")
  private boolean search;

  @Option(
      names = "--sample",
      paramLabel = "N",
      description = "at most so many pages of each set, always the same ones")
  private Integer sample;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "threads (default: one per processor)")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Override
  public Integer call() throws InterruptedException, IOException {
    check();
    PrintWriter out = spec.commandLine().getOut();
    List<Output> outputs = outputs();
    List<Corpus> corpora = corpora();
    Evaluation evaluation = new Evaluation(outputs, threads);
    List<CorpusScores> scores = new ArrayList<>();
    for (Corpus corpus : corpora) {
      CorpusScores found = run(evaluation, corpus);
      out.println(TextReport.console(found));
      out.flush();
      scores.add(found);
    }
    if (output != null) {
      new Report(outputs, worst).write(output, corpora, scores);
      out.println("Written to " + output.resolve("report.html"));
    }
    if (search) {
      search(outputs, corpora);
    }
    return 0;
  }

  private void search(List<Output> outputs, List<Corpus> corpora)
      throws IOException, InterruptedException {
    SearchEffect effect = new SearchEffect(outputs, threads);
    StringBuilder markdown = new StringBuilder();
    for (Corpus corpus : corpora) {
      for (Analyzer analyzer : List.of(new StandardAnalyzer(), new EnglishAnalyzer())) {
        String name = analyzer.getClass().getSimpleName();
        List<Effect> effects = effect.run(corpus, analyzer);
        spec.commandLine().getOut().println(SearchReport.console(corpus.name(), name, effects));
        spec.commandLine().getOut().flush();
        markdown.append(SearchReport.markdown(corpus.name(), name, effects));
      }
    }
    if (output != null) {
      Files.writeString(output.resolve("search.md"), markdown);
    }
  }

  private void check() {
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

  private ParameterException usage(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  private List<Output> outputs() {
    try {
      return methods.stream().map(Output::of).toList();
    } catch (IllegalArgumentException e) {
      throw usage(e.getMessage());
    }
  }

  private List<Corpus> corpora() {
    List<Corpus> corpora = new ArrayList<>();
    for (String set : sets) {
      try {
        Corpus corpus = DataSets.read(set);
        corpora.add(sample == null ? corpus : corpus.sample(sample));
      } catch (CorpusException e) {
        throw usage(e.getMessage());
      }
    }
    return corpora;
  }

  private static CorpusScores run(Evaluation evaluation, Corpus corpus)
      throws InterruptedException {
    if (System.console() == null) {
      return evaluation.run(corpus, () -> {});
    }
    try (ProgressBar bar =
        new ProgressBarBuilder()
            .setTaskName(corpus.name())
            .setInitialMax(corpus.pages().size())
            .build()) {
      return evaluation.run(corpus, bar::step);
    }
  }
}
