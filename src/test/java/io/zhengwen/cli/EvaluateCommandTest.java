package io.zhengwen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class EvaluateCommandTest {
  @TempDir private Path directory;

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

    CommandLineRun run =
        evaluate("--method", "fulltext,body", "--search", "--output", output.toString());

    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .contains("set: 2 pages", "F1 (P/R) by page type", "fulltext - body", "Phrase queries");
    JsonNode json = new ObjectMapper().readTree(output.resolve("report.json").toFile());
    // page a: precision 3/4, recall 1; page b: 1
    assertThat(json.at("/sets/0/methods/fulltext/measures/precision/mean").asDouble())
        .isEqualTo(0.875);
    assertThat(json.at("/sets/0/scores/0/methods/fulltext/without").asDouble()).isEqualTo(1);
    assertThat(json.at("/sets/0/scores/1/methods/fulltext/without").isNull()).isTrue();
    assertThat(output.resolve("report.md")).content().contains("### set: 2 pages", "| fulltext |");
    assertThat(output.resolve("report.md")).content().contains("EnglishAnalyzer", "| gold ");
    JsonNode query = json.at("/sets/0/phrase_queries/StandardAnalyzer/fulltext");
    assertThat(query.get("with_found").asDouble()).isEqualTo(1);
    assertThat(query.get("tokens").asLong()).isEqualTo(8);
    assertThat(output.resolve("report.html"))
        .content()
        .contains(
            "<svg", "&lt;b&gt;&amp;forum", "Phrase queries", "href=\"pages/set/fulltext/a.html\"")
        .doesNotContain("<b>&forum", "src=\"", "http://", "https://");
    assertThat(output.resolve("pages/set/fulltext/a.html"))
        .content()
        .contains("<mark class=\"surplus\">Home</mark>");
  }

  @Test
  void scoresTextsOfAnotherExtractor() throws IOException {
    Path output = directory.resolve("out");
    Path texts =
        write(
            "other.jsonl",
            """
            {"id":"a","content":"The river fell","title":"River"}
            {"id":"elsewhere","content":"Not of this set"}
            """);

    CommandLineRun run =
        evaluate(
            "--method", "fulltext", "--texts", "other=" + texts, "--output", output.toString());

    assertThat(run.exitCode()).isZero();
    assertThat(run.err())
        .isEqualToIgnoringNewLines(
            "warning: --texts other lacks 1 of the 2 pages of set, which count as empty");
    assertThat(run.out()).contains("fulltext - other");
    JsonNode json = new ObjectMapper().readTree(output.resolve("report.json").toFile());
    JsonNode other = json.at("/sets/0/methods/other");
    // page a: precision and recall 2/3; page b: nothing
    assertThat(other.at("/measures/precision/mean").asDouble()).isEqualTo(0.333333);
    assertThat(other.at("/measures/empty/mean").asDouble()).isEqualTo(0.5);
    assertThat(other.at("/measures/leaf_precision/mean").isNull()).isTrue();
    assertThat(other.at("/measures/millis/mean").isNull()).isTrue();
    assertThat(other.get("time_ratio").isNull()).isTrue();
    assertThat(output.resolve("pages/set/other/a.html"))
        .content()
        .contains("<mark class=\"surplus\">fell</mark>");
  }

  @Test
  void scoresTextsAlone() throws IOException {
    Path texts = write("texts/set.jsonl", "{\"id\":\"a\",\"content\":\"The river rose\"}");

    CommandLineRun run = evaluate("--texts", "other=" + texts.getParent(), "--search");

    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).contains("set: 2 pages", "Phrase queries");
  }

  @Test
  void refusesTextsThatCannotBeUsed() throws IOException {
    String line = "{\"id\":\"a\",\"content\":\"\"}\n";
    Path good = write("good.jsonl", line);

    assertTextsRefused(": no such file", directory.resolve("none.jsonl"));
    assertTextsRefused(": two lines have the id a", write("twice.jsonl", line + line));
    assertTextsRefused(
        ": no id is that of a page of set", write("of.jsonl", line.replace("a", "of")));
    assertTextsRefused(
        ", line 1: not an object with an id and a text as content",
        write("lacks.jsonl", "{\"id\":\"a\"}"));
    assertUsage("--texts names density twice", "--method", "density", "--texts", "density=" + good);
    assertUsage(
        "for several sets, name a directory with SET.jsonl for each",
        "--data",
        directory.resolve("set") + ",test-corpus",
        "--texts",
        "good=" + good);
  }

  private void assertTextsRefused(String message, Path texts) {
    assertUsage("--texts: " + texts + message, "--texts", "other=" + texts);
  }

  private Path write(String name, String lines) throws IOException {
    Path file = directory.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, lines);
  }

  @Test
  void scoresGroupsOfPagesByALabel() throws IOException {
    Path output = directory.resolve("out");
    String grouping = "density:shortBelow=20:leastShare=0:pageLength";

    CommandLineRun run =
        evaluate(
            "--method", "fulltext,body", "--group-by", grouping, "--output", output.toString());

    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .contains("set, " + grouping + " short: 1 pages", grouping + " long: 1 pages");
    JsonNode json = new ObjectMapper().readTree(output.resolve("report.json").toFile());
    JsonNode groups = json.at("/sets/0/groupings").get(grouping);
    // page a, 14 bytes, is short: precision 3/4, recall 1
    assertThat(groups.at("/short/methods/fulltext/f1/mean").asDouble()).isEqualTo(0.857143);
    assertThat(groups.at("/short/differences/0/f1/mean").asDouble()).isEqualTo(-0.142857);
    assertThat(groups.at("/long/methods/fulltext/f1/mean").asDouble()).isEqualTo(1);
    assertThat(json.at("/sets/0/scores/1/groups").get(grouping).asText()).isEqualTo("long");
    assertThat(output.resolve("report.html")).content().contains("By " + grouping);
    assertThat(output.resolve("report.md")).content().contains(grouping + " short");
  }

  @Test
  void groupsPagesWithoutLabel() {
    CommandLineRun run = evaluate("--method", "body", "--group-by", "fulltext:pageLength");
    assertThat(run.out()).contains("fulltext:pageLength (none): 2 pages");
    assertThat(run.err())
        .isEqualToIgnoringNewLines(
            "warning: --group-by fulltext:pageLength: no page has that label");
  }

  @Test
  void scoresAreTheSameWithAnyNumberOfThreads() throws IOException {
    assertThat(scores("1")).isEqualTo(scores("3"));
  }

  private JsonNode scores(String threads) throws IOException {
    Path output = directory.resolve(threads);
    evaluate("--method", "density,svm", "--threads", threads, "--output", output.toString());
    JsonNode json = new ObjectMapper().readTree(output.resolve("report.json").toFile());
    for (String time : List.of("parse_millis", "time_ratio", "millis")) {
      json.findParents(time).forEach(node -> ((ObjectNode) node).remove(time));
    }
    return json;
  }

  @Test
  void refusesInvalidArguments() {
    assertUsage("must be one of combined, density", "--method", "nonsense");
    assertUsage("no labelled set 'nowhere'", "--data", "nowhere", "--method", "density");
    assertUsage("--sample must be", "--method", "density", "--sample", "0");
    assertUsage("--threads must be", "--method", "density", "--threads", "0");
    assertUsage("--worst must be", "--method", "density", "--worst", "-1");
    assertUsage("is not method:label", "--method", "density", "--group-by", "density");
    assertUsage("is not method:label", "--method", "density", "--group-by", "density:shortBelow=1");
    assertUsage(
        "must be one of combined, density", "--method", "density", "--group-by", "nonsense:x");
    assertUsage("needs --templates", "--method", "density,density+sitetemplate");
    assertUsage("twice", "--method", "density,density");
    assertUsage("nothing to evaluate: name methods with --method, or texts with --texts");
  }

  @Test
  void marksScoresOnTrainingSets() throws IOException {
    Path seen = Files.move(directory.resolve("set"), directory.resolve("wcxb-dev"));
    String methods = "density,combined,svm,combined:body,sitetemplate,density+sitetemplate";
    String templates = Files.createDirectory(directory.resolve("templates")).toString();

    assertThat(
            evaluate("--data", seen.toString(), "--method", methods, "--templates", templates)
                .out())
        .contains(
            "Trained on a set named wcxb-dev, possibly these pages: combined, svm, combined:body,"
                + " sitetemplate\n");
    Path other = Files.move(seen, directory.resolve("set"));
    assertThat(
            evaluate("--data", other.toString(), "--method", methods, "--templates", templates)
                .out())
        .doesNotContain("Trained on");
  }

  @Test
  void helpNamesDirectoryOfSets() {
    assertThat(CommandLineRun.of("evaluate", "--help").out()).contains("../shared/data");
  }

  @Test
  void aReportIsOfSetsWithDifferentNames() throws IOException {
    Path set = directory.resolve("set");
    Path other = Files.createDirectories(directory.resolve("other/set"));
    Files.createDirectory(other.resolve("pages"));
    for (String file : List.of("gold.jsonl", "pages/a.html", "pages/b.html")) {
      Files.copy(set.resolve(file), other.resolve(file));
    }
    String both = set + "," + other;
    String out = directory.resolve("out").toString();

    assertThat(evaluate("--data", both, "--method", "fulltext").exitCode()).isZero();
    assertUsage("--data names set twice", "--data", both, "--method", "fulltext", "--output", out);
  }

  private void assertUsage(String message, String... args) {
    CommandLineRun run = evaluate(args);
    assertThat(run.exitCode()).isEqualTo(CommandLine.ExitCode.USAGE);
    assertThat(run.err()).contains(message);
  }

  private CommandLineRun evaluate(String... args) {
    List<Object> all = new ArrayList<>(List.of("evaluate"));
    all.addAll(List.of(args));
    if (!all.contains("--data")) {
      all.addAll(List.of("--data", directory.resolve("set")));
    }
    return CommandLineRun.of(all.toArray());
  }

  @Test
  void saysBeforeTheWorkThatTheReportCannotBeWritten() throws IOException {
    Path file = Files.writeString(directory.resolve("file"), "text");

    CommandLineRun run = evaluate("--method", "fulltext", "--output", file.toString());

    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains(file + ": a file with this name exists");
  }
}
