package io.zhengwen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class EvaluateCommandTest {
  @TempDir private Path directory;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @BeforeEach
  void makeSet() throws IOException {
    Files.createDirectories(directory.resolve("set/pages"));
    Files.writeString(directory.resolve("set/pages/a.html"), "<nav>Home</nav><p>The river rose");
    Files.writeString(directory.resolve("set/pages/b.html"), "<p>The <b>town</b> & river slept");
    Files.writeString(
        directory.resolve("set/gold.jsonl"),
        """
        {"id":"a","type":"article","content":"The river rose","with":["river rose"],"without":["home"]}
        {"id":"b","type":"<b>&forum","content":"The town & river slept"}
        """);
  }

  @Test
  void writesAllReports() throws IOException {
    Path output = directory.resolve("out");

    int code =
        evaluate(
            "--data",
            set(),
            "--method",
            "fulltext,body",
            "--search",
            "--output",
            output.toString());

    assertThat(err.toString()).isEmpty();
    assertThat(code).isZero();
    assertThat(out.toString())
        .contains("set: 2 pages", "F1 (P/R) by page type", "fulltext - body", "Phrase queries");
    JsonNode json = new ObjectMapper().readTree(output.resolve("report.json").toFile());
    // page a: precision 3/4, recall 1; page b: 1
    assertThat(json.at("/sets/0/methods/fulltext/measures/precision/mean").asDouble())
        .isEqualTo(0.875);
    assertThat(json.at("/sets/0/scores/0/methods/fulltext/without").asDouble()).isEqualTo(1);
    assertThat(json.at("/sets/0/scores/1/methods/fulltext/without").isNull()).isTrue();
    assertThat(output.resolve("report.md")).content().contains("### set: 2 pages", "| fulltext |");
    assertThat(output.resolve("search.md")).content().contains("EnglishAnalyzer", "| gold ");
    assertThat(output.resolve("report.html"))
        .content()
        .contains("<svg", "&lt;b&gt;&amp;forum", "href=\"pages/set/fulltext/a.html\"")
        .doesNotContain("<b>&forum", "src=\"", "http://", "https://");
    assertThat(output.resolve("pages/set/fulltext/a.html"))
        .content()
        .contains("<mark class=\"surplus\">Home</mark>");
  }

  @Test
  void refusesWhatItCannotDo() {
    assertUsage("legal: combined, density", "--data", set(), "--method", "nonsense");
    assertUsage("no labelled set 'nowhere'", "--data", "nowhere", "--method", "density");
    assertUsage("--sample must be", "--data", set(), "--method", "density", "--sample", "0");
    assertUsage("--threads must be", "--data", set(), "--method", "density", "--threads", "0");
    assertUsage("--worst must be", "--data", set(), "--method", "density", "--worst", "-1");
    assertUsage("Missing required option: '--method", "--data", set());
  }

  private void assertUsage(String message, String... args) {
    err.getBuffer().setLength(0);
    assertThat(evaluate(args)).isEqualTo(CommandLine.ExitCode.USAGE);
    assertThat(err.toString()).contains(message);
  }

  private int evaluate(String... args) {
    return new CommandLine(new EvaluateCommand())
        .setOut(new PrintWriter(out))
        .setErr(new PrintWriter(err))
        .execute(args);
  }

  private String set() {
    return directory.resolve("set").toString();
  }
}
