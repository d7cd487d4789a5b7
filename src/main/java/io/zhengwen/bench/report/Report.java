package io.zhengwen.bench.report;

import io.zhengwen.bench.corpus.Corpus;
import io.zhengwen.bench.corpus.LabelledPage;
import io.zhengwen.bench.eval.CorpusScores;
import io.zhengwen.bench.eval.Output;
import io.zhengwen.bench.eval.PageScore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Writes an evaluation into a directory: {@code report.html}, {@code report.md}, {@code
 * report.json} and, under {@code pages/}, the worst pages side by side with their gold.
 */
public final class Report {
  private final List<Output> outputs;
  private final int worst;

  /**
   * * Creates a report.
   *
   * @param outputs the outputs that were evaluated
   * @param worst the number of worst pages shown for each output and set
   */
  public Report(List<Output> outputs, int worst) {
    this.outputs = List.copyOf(outputs);
    this.worst = worst;
  }

  /**
   * Writes all files; existing ones are replaced.
   *
   * @param directory the directory, created if it does not exist
   * @param sets the results, at least one
   */
  public void write(Path directory, List<Evaluated> sets) throws IOException {
    Files.createDirectories(directory);
    Files.writeString(directory.resolve("report.html"), HtmlReport.render(sets, worst));
    Files.writeString(
        directory.resolve("report.md"),
        sets.stream().map(TextReport::markdown).collect(Collectors.joining("\n")));
    JsonReport.write(directory.resolve("report.json"), sets);
    for (Evaluated set : sets) {
      writePages(directory, set.corpus(), set.scores());
    }
  }

  private void writePages(Path directory, Corpus corpus, CorpusScores scores) throws IOException {
    Map<String, LabelledPage> byId =
        corpus.pages().stream().collect(Collectors.toMap(LabelledPage::id, Function.identity()));
    for (int o = 0; o < outputs.size(); o++) {
      for (PageScore page : HtmlReport.worst(scores, o, worst)) {
        GoldComparison.write(directory, scores, byId.get(page.id()), outputs.get(o), page);
      }
    }
  }
}
