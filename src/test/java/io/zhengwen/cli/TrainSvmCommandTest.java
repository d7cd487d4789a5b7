package io.zhengwen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.ContentExtractor;
import io.zhengwen.page.ParseLimits;
import io.zhengwen.registry.Resources;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class TrainSvmCommandTest {
  @TempDir Path dir;
  private Path set;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @BeforeEach
  void writeSet() throws IOException {
    set = SyntheticSet.write(dir);
  }

  private int run(String... more) {
    return runOn(set.toString(), more);
  }

  private int runOn(String data, String... more) {
    List<String> arguments = new ArrayList<>(List.of("--data", data, "--folds", "3"));
    arguments.addAll(List.of("--c", "3,10", "--sigma", "0.8,1.6"));
    arguments.addAll(List.of("--sample", "40", "--date", "2020-02-02"));
    arguments.addAll(List.of(more));
    return new CommandLine(new TrainSvmCommand())
        .setOverwrittenOptionsAllowed(true)
        .setOut(new PrintWriter(out, true))
        .setErr(new PrintWriter(err, true))
        .execute(arguments.toArray(String[]::new));
  }

  @Test
  void sameDataAndSeedGiveSameModel() throws IOException {
    Path first = dir.resolve("1.model");
    Path second = dir.resolve("2.model");
    assertThat(run("--output", first.toString())).isZero();
    assertThat(run("--output", second.toString())).isZero();
    assertThat(second).hasSameBinaryContentAs(first);
    Path other = dir.resolve("3.model");
    assertThat(run("--output", other.toString(), "--seed", "2")).isZero();
    assertThat(Files.readAllBytes(other)).isNotEqualTo(Files.readAllBytes(first));
  }

  @Test
  void modelExtractsPagesOfOtherSites() {
    Path model = dir.resolve("m.model");
    assertThat(run("--output", model.toString())).isZero();
    String text = "Another tale, of another town, where the sun shone. It was warm, they said.";
    String found =
        new ContentExtractor(
                "svm", Map.of("model", model.toString()), ParseLimits.DEFAULT, Resources.inMemory())
            .extract(SyntheticSet.page(99, text), "https://elsewhere.example/")
            .content();
    assertThat(found).contains(text).doesNotContain("About", "Copyright");
  }

  @Test
  void reportHasGridsFoldsAndPictures() throws IOException {
    Path report = dir.resolve("report");
    assertThat(run("--report", report.toString())).isZero();
    assertThat(report.resolve("report.md")).hasContent(out.toString());
    assertThat(out.toString().replaceAll(" +", " "))
        .contains("| C \\ sigma | 0.8 | 1.6 |")
        .contains("| **synthetic** |")
        .contains("| synthetic | 1 |")
        .contains("| data.synthetic.pages | 12 |")
        .contains("| date | 2020-02-02 |");
    assertThat(report.resolve("blocks.svg")).content().startsWith("<svg").contains("sigma");
    assertThat(report.resolve("paragraphs.svg")).content().startsWith("<svg");
    assertThat(err.toString()).contains("text blocks: 4 of 4 cells");
  }

  @Test
  void refusesInvalidOptions() {
    assertThat(run("--folds", "1")).isEqualTo(2);
    assertThat(err.toString()).contains("folds must be at least 2");
    assertThat(run("--folds", "999999")).isEqualTo(2);
    assertThat(err.toString())
        .containsPattern("--folds must be at most the number of sites, \\d+, was 999999");
    assertThat(run("--c=-1")).isEqualTo(2);
    assertThat(err.toString()).contains("C must be above 0");
    assertThat(runOn("no-such-set")).isEqualTo(2);
    assertThat(err.toString()).contains("no labelled set 'no-such-set'");
    assertThat(run("--set-weight", "synthetic=0")).isEqualTo(2);
    assertThat(err.toString()).contains("--set-weight of synthetic must be above 0");
  }

  @Test
  void refusesSetWithoutMainText() throws IOException {
    Path empty = dir.resolve("empty");
    Files.createDirectories(empty.resolve("pages"));
    StringBuilder gold = new StringBuilder();
    for (String id : "abcdefgh".split("")) {
      Files.writeString(empty.resolve("pages/" + id + ".html"), "<p>a b c");
      gold.append("{\"id\":\"" + id + "\",\"url\":\"https://" + id + ".example/\"");
      gold.append(",\"content\":\"\"}\n");
    }
    Files.writeString(empty.resolve("gold.jsonl"), gold);
    assertThat(runOn(empty.toString())).isEqualTo(2);
    assertThat(err.toString()).contains("nothing to train on");
  }
}
