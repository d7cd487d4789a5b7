package io.zhengwen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.ContentExtractor;
import io.zhengwen.page.ParseLimits;
import io.zhengwen.registry.Resources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TrainSiteTemplateCommandTest {
  @TempDir Path dir;
  private Path set;

  @BeforeEach
  void writeSet() throws IOException {
    set = SyntheticSet.write(dir);
  }

  private CommandLineRun run(Object... more) {
    List<Object> arguments = new ArrayList<>(List.of("train", "sitetemplate", "--data", set));
    arguments.addAll(List.of("--folds", "3", "--c", "3,10", "--sigma", "0.2,0.8"));
    arguments.addAll(List.of("--sample", "40", "--date", "2020-02-02"));
    arguments.addAll(List.of(more));
    return CommandLineRun.of(arguments.toArray());
  }

  @Test
  void sameDataAndSeedGiveSameModel() throws IOException {
    Path first = dir.resolve("1.model");
    Path second = dir.resolve("2.model");
    assertThat(run("--output", first).exitCode()).isZero();
    assertThat(run("--output", second).exitCode()).isZero();
    assertThat(second).hasSameBinaryContentAs(first);
    Path other = dir.resolve("3.model");
    assertThat(run("--output", other, "--tags", "div,p").exitCode()).isZero();
    assertThat(Files.readAllBytes(other)).isNotEqualTo(Files.readAllBytes(first));
  }

  @Test
  void modelExtractsPagesOfOtherSites() {
    Path model = dir.resolve("m.model");
    assertThat(run("--output", model).exitCode()).isZero();
    String text = "Another tale, of another town, where the sun shone. It was warm, they said.";
    String found =
        new ContentExtractor(
                "sitetemplate",
                Map.of("model", model.toString()),
                ParseLimits.DEFAULT,
                Resources.inMemory())
            .extract(SyntheticSet.page(99, text), "https://elsewhere.example/")
            .content();
    assertThat(found).contains(text).doesNotContain("About");
  }

  @Test
  void reportHasGridFoldsLeafTagsAndPicture() throws IOException {
    Path report = dir.resolve("report");
    CommandLineRun run = run("--report", report);
    assertThat(run.exitCode()).isZero();
    assertThat(report.resolve("report.md")).hasContent(run.out());
    assertThat(run.out().replaceAll(" +", " "))
        .contains("Block-level tags body,div,section")
        .contains("| C \\ sigma | 0.2 | 0.8 |")
        .contains("| **synthetic** |")
        .contains("| synthetic | 1 |")
        .containsPattern("Leaf tags[^#]*\\| synthetic \\| [01]\\.\\d{4} \\|")
        .contains("| data.synthetic.pages | 12 |")
        .contains("| tags | body,div,section |");
    assertThat(report.resolve("tags.svg")).content().startsWith("<svg").contains("sigma");
    assertThat(run.err()).contains("block-level tags: 4 of 4 cells");
  }

  @Test
  void refusesInvalidOptions() {
    assertThat(run("--tags", "div,b").exitCode()).isEqualTo(2);
    assertThat(run("--tags", "div,b").err()).contains("'b' is not a block-level tag");
    assertThat(run("--set-weight", "synthetic=0").err())
        .contains("--set-weight of synthetic must be above 0");
  }
}
