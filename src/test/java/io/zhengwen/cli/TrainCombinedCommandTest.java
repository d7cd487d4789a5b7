package io.zhengwen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.extract.Extractor;
import io.zhengwen.method.combined.CombinedModel;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import io.zhengwen.registry.Methods;
import io.zhengwen.registry.Resources;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class TrainCombinedCommandTest {
  @TempDir Path dir;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... more) {
    List<String> arguments = new ArrayList<>(List.of("--data", "test-corpus", "--trees", "4"));
    arguments.addAll(List.of(more));
    return new CommandLine(new TrainCombinedCommand())
        .setOut(new PrintWriter(out, true))
        .setErr(new PrintWriter(err, true))
        .execute(arguments.toArray(String[]::new));
  }

  private Path train(String name, String... more) {
    Path file = dir.resolve(name);
    List<String> arguments = new ArrayList<>(List.of("--output", file.toString(), "--folds", "0"));
    arguments.addAll(List.of(more));
    assertThat(run(arguments.toArray(String[]::new))).isZero();
    return file;
  }

  @Test
  void sameDataAndSeedGiveSameModel() throws IOException {
    Path first = train("1.model");
    assertThat(train("2.model")).hasSameBinaryContentAs(first);
    assertThat(Files.readAllBytes(train("3.model", "--seed", "2")))
        .isNotEqualTo(Files.readAllBytes(first));
  }

  @Test
  void modelHasProvenance() throws IOException {
    Path file = train("1.model");
    try (InputStream in = Files.newInputStream(file)) {
      CombinedModel model = CombinedModel.read(in);
      assertThat(model.trees().trees()).isEqualTo(4);
      assertThat(model.provenance())
          .containsEntry("data.test-corpus.pages", "176")
          .containsEntry("data.test-corpus.weight", "1.0")
          .containsKeys("data.test-corpus.sha256", "boosting");
      assertThat(Integer.parseInt(model.provenance().get("copiesWithComments"))).isBetween(50, 154);
    }
  }

  @Test
  void methodUsesGivenModel() {
    Extractor own =
        Methods.create(
            "combined",
            Map.of("model", train("1.model").toString(), "emptyBelow", "0"),
            Resources.inMemory());
    String html =
        "<body><nav><a href=/>Home</a></nav><article><p>The harbour board met on Tuesday.";
    PageModel page = PageModelBuilder.build(new PageReader().read(html, null));

    assertThat(own.trainedOn()).containsExactly("test-corpus");
    assertThat(own.extract(page).explain().value())
        .isNotEqualTo(
            Methods.create("combined", Map.of("emptyBelow", "0"), Resources.inMemory())
                .extract(page)
                .explain()
                .value());
  }

  @Test
  void copiesAreNotAmongHeldOutPages() {
    assertThat(run("--folds", "2")).isZero();
    assertThat(out.toString())
        .contains("## Cross-validation, 2 folds by site", "## Confidence")
        .containsPattern("\\| test-corpus +\\| +176 \\|");
  }

  @Test
  void refusesOptionsAboutSetsNotInData() {
    assertThat(run("--leave-out", "test-corpus+no-such-set")).isEqualTo(2);
    assertThat(run("--leave-site-out", "other-set")).isEqualTo(2);
    assertThat(run("--set-weight", "tset-corpus=2")).isEqualTo(2);
    assertThat(err.toString())
        .contains("--leave-out names 'no-such-set'", "must be one of test-corpus")
        .contains("--leave-site-out names 'other-set'")
        .contains("--set-weight names 'tset-corpus'")
        .doesNotContain("reading [", "176 pages");
  }

  @Test
  void refusesInvalidFolds() {
    assertThat(run("--folds", "1")).isEqualTo(2);
    assertThat(err.toString()).contains("--folds must be 0 or at least 2, was 1");
  }

  @Test
  void refusesMoreFoldsThanSites() {
    assertThat(run("--folds", "999999")).isEqualTo(2);
    assertThat(err.toString())
        .containsPattern("--folds must be at most the number of sites, \\d+, was 999999")
        .doesNotContain("fold 1 of");
  }
}
