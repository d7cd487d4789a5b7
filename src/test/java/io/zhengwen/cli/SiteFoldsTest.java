package io.zhengwen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.bench.train.Folds;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Folds of trainings on sets of fewer sites than they have folds by default. */
class SiteFoldsTest {
  @TempDir Path dir;

  private CommandLineRun train(String method, int sites, String... more) throws IOException {
    Path set = Files.createDirectories(dir.resolve("few"));
    Files.createDirectories(set.resolve("pages"));
    List<String> gold = new ArrayList<>();
    for (int i = 0; i < 2 * sites; i++) {
      String date = "2024-0" + (i + 1) + "-11";
      String text = "A tale of the old town begins here, where it rained. ".repeat(i + 3).strip();
      Files.writeString(
          set.resolve("pages/p" + i + ".html"),
          "<body><div><a href=/>Home</a> <a href=/n>News</a></div><h1>Tale</h1><p class=byline>By"
              + " Ada Byron, <time datetime="
              + date
              + ">"
              + date
              + "</time></p><p>"
              + text
              + "</p><div>Copyright, all rights reserved</div>");
      gold.add(
          String.format(
              Locale.ROOT,
              "{\"id\":\"p%d\",\"url\":\"https://site%d.example/%d\",\"content\":\"%s\",\"date\":\"%s\",\"author\":\"Ada Byron\"}",
              i,
              i % sites,
              i,
              text,
              date));
    }
    Files.write(set.resolve("gold.jsonl"), gold);
    List<String> arguments = new ArrayList<>(List.of("train", method, "--data", set.toString()));
    arguments.addAll(List.of(more));
    return CommandLineRun.of(arguments.toArray());
  }

  @ParameterizedTest
  @ValueSource(strings = {"combined", "svm", "sitetemplate", "dates", "authors"})
  void moreFoldsThanSitesAreRefusedIfTheyWereAskedFor(String method) throws IOException {
    CommandLineRun run = train(method, 2, "--folds", "3");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .contains("--folds must be at most the number of sites, 2, was 3")
        .doesNotContain("as many as there are sites");
  }

  @ParameterizedTest
  @ValueSource(strings = {"dates", "authors"})
  void byDefaultThereAreNoMoreFoldsThanSites(String method) throws IOException {
    CommandLineRun run = train(method, 2, "--seed", seed(true));
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.err()).contains("cross-validation in 2 folds, as many as there are sites");
    assertThat(run.out()).contains("few");
  }

  @Test
  void svmsAreTrainedWithAsManyFoldsAsThereAreSites() throws IOException {
    CommandLineRun run =
        train("svm", 2, "--c", "3", "--sigma", "0.8", "--sample", "40", "--seed", seed(true));
    assertThat(run.err()).contains("cross-validation in 2 folds, as many as there are sites");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).contains("2 folds by site");
  }

  /** A seed by which two sites are in two folds, or in the same. */
  private static String seed(boolean isApart) {
    Set<String> sites = Set.of("site0", "site1");
    return IntStream.iterate(1, seed -> seed + 1)
        .filter(seed -> new Folds(sites, seed).leaveSites(2) == isApart)
        .mapToObj(Integer::toString)
        .findFirst()
        .orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(strings = {"svm", "dates"})
  void aSeedThatLeavesNothingToTrainOnIsRefused(String method) throws IOException {
    CommandLineRun run = train(method, 2, "--folds", "2", "--seed", seed(false));
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("puts all sites into one of 2 folds, try others");
  }

  @ParameterizedTest
  @ValueSource(strings = {"svm", "dates"})
  void pagesOfOneSiteAreNotCrossValidated(String method) throws IOException {
    CommandLineRun run = train(method, 1);
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("pages of at least 2 sites are cross-validated, there are 1");
  }
}
