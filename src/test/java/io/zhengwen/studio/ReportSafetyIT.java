package io.zhengwen.studio;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.zhengwen.cli.CommandLineJar;
import io.zhengwen.cli.CommandLineRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Reports in HTML that the command line writes, opened from the disk as their readers do: of pages
 * that would run scripts or load something, none does in them. Nor is any kept from it by the
 * report's policy alone, of which the browser would complain.
 */
class ReportSafetyIT extends BrowserTests {
  private static final ObjectMapper JSON = new ObjectMapper();

  private static Attacks attacks;

  @TempDir private Path dir;

  @BeforeAll
  static void startAttacks() throws Exception {
    attacks = Attacks.start();
  }

  @AfterAll
  static void stop() throws Exception {
    if (attacks != null) {
      attacks.close();
    }
  }

  @BeforeEach
  void writePages() throws IOException {
    Files.createDirectories(dir.resolve("hostile/pages"));
    for (Map.Entry<String, String> attack : attacks.texts().entrySet()) {
      Map<String, Object> document = Attacks.document(attack.getKey(), attack.getValue());
      Files.writeString(
          dir.resolve("hostile/pages").resolve(attack.getKey() + ".html"),
          document.get("html").toString());
    }
  }

  /** What the pages do if they are opened themselves: else the other tests show nothing. */
  @Test
  void thePagesThemselvesSucceed() throws Exception {
    forget();
    openAll(files(dir.resolve("hostile/pages")));
    io.zhengwen.solr.Eventually.holds(
        "most attacks succeed",
        () -> attacks.successes().stream().distinct().count() >= attacks.texts().size() / 2);
    browser.load("about:blank");
  }

  @Test
  void explanations() throws Exception {
    List<Path> written = new ArrayList<>();
    for (String method : List.of("combined", "density", "fulltext")) {
      CommandLineRun run =
          CommandLineJar.run(
              dir,
              "extract",
              "--explain",
              "--format",
              "html",
              "--method",
              method,
              dir.resolve("hostile/pages"));
      assertThat(run.exitCode()).as(run.err()).isZero();
      assertThat(Jsoup.parse(run.out()).text().split("attackword", -1).length - 1)
          .as("pages in the report")
          .isGreaterThanOrEqualTo(attacks.texts().size());
      Path report = dir.resolve(method + ".html");
      Files.writeString(report, run.out());
      written.add(report);
    }
    assertHarmless(written);
  }

  @Test
  void evaluations() throws Exception {
    List<String> gold = new ArrayList<>();
    for (Map.Entry<String, String> attack : attacks.texts().entrySet()) {
      String text = attack.getValue();
      gold.add(
          JSON.writeValueAsString(
              Map.of(
                  "id",
                  attack.getKey(),
                  "url",
                  "https://attack.example/" + text,
                  "type",
                  text,
                  "title",
                  text,
                  "content",
                  "An attackword in a sentence of the main text: " + text,
                  "with",
                  List.of(text),
                  "without",
                  List.of(text))));
    }
    Files.write(dir.resolve("hostile/gold.jsonl"), gold);
    Path output = dir.resolve("out");
    CommandLineRun run =
        CommandLineJar.run(
            dir,
            "evaluate",
            "--method",
            "combined,fulltext",
            "--worst",
            gold.size(),
            "--output",
            output,
            "--data",
            dir.resolve("hostile"));
    assertThat(run.exitCode()).as(run.err()).isZero();
    List<Path> written = files(output);
    assertThat(written).hasSize(1 + 2 * gold.size());
    assertHarmless(written);
  }

  private void assertHarmless(List<Path> reports) throws Exception {
    for (Path report : reports) {
      assertThat(
              Jsoup.parse(report).select("[href^=javascript], [onload], [onerror], base, iframe"))
          .as("%s", report)
          .isEmpty();
    }
    forget();
    openAll(reports);
    assertThat(browser.complaints()).isEmpty();
    assertThat(browser.requested()).hasSizeGreaterThan(reports.size()).allMatch(this::isOurs);
    assertThat(attacks.successes()).isEmpty();
    System.out.println("attacks: none succeeded in " + reports.size() + " reports");
  }

  private boolean isOurs(String address) {
    return address.startsWith(dir.toUri().toString());
  }

  private static void forget() throws IOException {
    browser.load("about:blank");
    attacks.successes().clear();
    browser.requested();
    browser.complaints();
  }

  /** Opens files in frames of one page, and waits until all that they load is there. */
  private void openAll(List<Path> files) throws IOException {
    StringBuilder index = new StringBuilder("<!DOCTYPE html><title>all</title>");
    for (Path file : files) {
      index.append("<iframe src=\"").append(file.toUri()).append("\"></iframe>");
    }
    Path all = dir.resolve("all.html");
    Files.writeString(all, index.toString());
    browser.load(all.toUri().toString());
    browser.holds("document.readyState === 'complete'");
  }

  private static List<Path> files(Path directory) throws IOException {
    try (Stream<Path> files = Files.walk(directory)) {
      return files.filter(file -> file.toString().endsWith(".html")).sorted().toList();
    }
  }
}
