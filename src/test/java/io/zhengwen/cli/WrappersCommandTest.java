package io.zhengwen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WrappersCommandTest {
  @TempDir private Path dir;
  private Path pages;
  private Path annotations;
  private Path template;

  @BeforeEach
  void writePages() throws IOException {
    pages = Files.createDirectory(dir.resolve("pages"));
    annotations = dir.resolve("annotations.jsonl");
    template = dir.resolve("flats.json");
    for (int n = 1; n <= 6; n++) {
      Pages.write(pages, n + ".html", page(n, n != 4));
    }
    annotate(
        "{\"page\":\"1\",\"fields\":{\"title\":[\"Flat 1 in Tide Lane\"],\"price\":[\"$111,000\"]}}");
  }

  private static String page(int n, boolean priced) {
    return String.format(
        Locale.ROOT,
        "<div id=flat><h1>Flat %d in Tide Lane</h1><dl><dt>Rooms</dt><dd>%d</dd>%s</dl></div>",
        n,
        n,
        priced ? "<dt>Price</dt><dd>$" + (110 + n) + ",000</dd>" : "");
  }

  private void annotate(String... lines) throws IOException {
    Files.write(annotations, List.of(lines));
  }

  private CommandLineRun induce() {
    return CommandLineRun.of(
        "wrappers", "induce", "--annotations", annotations, "--output", template, pages);
  }

  @Test
  void inducesAndApplies() throws IOException {
    CommandLineRun induced = induce();
    assertThat(induced.err()).isEmpty();
    assertThat(induced.exitCode()).isZero();
    assertThat(induced.out()).contains("label price: on 5 of 6 pages, e.g. $111,000");

    CommandLineRun applied = CommandLineRun.of("wrappers", "apply", "--template", template, pages);
    assertThat(applied.exitCode()).isZero();
    List<String> lines = applied.out().lines().toList();
    assertThat(lines).hasSize(6);
    JsonNode third = new ObjectMapper().readTree(lines.get(2));
    assertThat(third.path("id").asText()).isEqualTo("3");
    assertThat(third.path("fields").toString())
        .isEqualTo("{\"title\":[\"Flat 3 in Tide Lane\"],\"price\":[\"$113,000\"]}");
    assertThat(third.path("rules").path("price").asText()).isEqualTo("label price");
    assertThat(third.path("typed").path("price").get(0).asInt()).isEqualTo(113_000);
    assertThat(lines.get(3)).doesNotContain("price");
  }

  @Test
  void testCountsPagesWithoutRequiredFields() {
    induce();
    CommandLineRun tested = CommandLineRun.of("wrappers", "test", "--template", template, pages);

    assertThat(tested.exitCode()).isEqualTo(1);
    assertThat(tested.out())
        .contains("title: on 6 of 6", "price: on 5 of 6")
        .contains("pages with all required fields: 5 of 6 pages");
  }

  @Test
  void namesWhatIsWrong() throws IOException {
    annotate("{\"page\":\"9\",\"fields\":{\"title\":[\"x\"]}}");
    assertThat(induce().err()).contains("there is no page with the id 9");
    annotate("{\"page\":\"1\",\"fields\":{\"title\":\"x\"}}");
    assertThat(induce().err()).contains("line 1: fields.title: must be a list of texts");
    annotate("{\"page\":\"1\"}");
    assertThat(induce().err()).contains("must have either fields or records");
    annotate("{\"page\":\"1\",\"fields\":{\"title\":[\"nowhere\"]}}");
    Files.writeString(template, "as it was");
    CommandLineRun nowhere = induce();
    assertThat(nowhere.exitCode()).isEqualTo(3);
    assertThat(nowhere.err()).contains("no rule found for title; " + template + " is not written");
    assertThat(template).content().isEqualTo("as it was");

    Files.writeString(template, "{\"format\":\"zhengwen-wrapper-1\"}");
    CommandLineRun applied = CommandLineRun.of("wrappers", "apply", "--template", template, pages);
    assertThat(applied.exitCode()).isEqualTo(3);
    assertThat(applied.err()).contains("flats.json: template: is missing");
  }

  @Test
  void pageThatIsNoPageFailsAlone() throws IOException {
    induce();
    Files.write(pages.resolve("0.html"), new byte[] {'%', 'P', 'D', 'F', '-', '1', '.', '4', 10});
    CommandLineRun applied = CommandLineRun.of("wrappers", "apply", "--template", template, pages);

    assertThat(applied.out().lines()).hasSize(6);
    assertThat(applied.err()).contains("not HTML: PDF");
  }

  @Test
  void watchSaysWhereATemplateStopsToFitAndRepairsIt() throws IOException {
    induce();
    Path crawl = Files.createDirectory(dir.resolve("crawl"));
    StringBuilder known = new StringBuilder();
    for (int n = 101; n <= 160; n++) {
      boolean redesigned = n > 140;
      String html =
          redesigned
              ? "<main><p class=head>Flat " + n + "</p><em class=cost>$" + n + "</em></main>"
              : page(n, true);
      Pages.write(crawl, n + ".html", html);
      if (redesigned) {
        known.append("{\"page\":\"").append(n).append("\",\"fields\":{\"title\":[\"Flat ");
        known.append(n).append("\"],\"price\":[\"$").append(n).append("\"]}}\n");
      }
    }
    Path before = Files.writeString(dir.resolve("known.jsonl"), known);
    Path repaired = dir.resolve("repaired.json");
    CommandLineRun watched = repair(before, repaired, crawl);

    assertThat(watched.exitCode()).isEqualTo(1);
    assertThat(watched.out())
        .contains("pages with all required fields fell from 100% to")
        .contains("repaired from the values of 20 pages: reads 20 of 20 failing pages");
    assertThat(CommandLineRun.of("wrappers", "test", "--template", repaired, crawl).out())
        .contains("pages with all required fields: 60 of 60 pages");
    assertThat(CommandLineRun.of("wrappers", "watch", "--template", repaired, crawl).out())
        .doesNotContain("pages with");
  }

  @Test
  void alarmsAreNotHiddenWhereNoRepairIsFound() throws IOException {
    induce();
    Path crawl = Files.createDirectory(dir.resolve("crawl"));
    for (int n = 101; n <= 160; n++) {
      Pages.write(crawl, n + ".html", n > 140 ? "<p>Accept all cookies?" : page(n, true));
    }
    Path repaired = dir.resolve("repaired.json");
    CommandLineRun watched =
        CommandLineRun.of("wrappers", "watch", "--template", template, "--repair", repaired, crawl);

    assertThat(watched.exitCode()).isEqualTo(1);
    assertThat(watched.out()).contains("pages with all required fields fell from 100% to");
    assertThat(watched.err()).contains("no rule was found that reads the failing pages");
    assertThat(repaired).doesNotExist();
  }

  @Test
  void whatIsReadIsNotOverwritten() throws IOException {
    String marked = Files.readString(annotations);
    CommandLineRun induced =
        CommandLineRun.of(
            "wrappers", "induce", "--annotations", annotations, "--output", annotations, pages);
    assertThat(induced.exitCode()).isEqualTo(2);
    assertThat(induced.err()).contains("the output '" + annotations + "' is also an input");
    assertThat(annotations).content().isEqualTo(marked);

    induce();
    String written = Files.readString(template);
    assertThat(
            CommandLineRun.of(
                    "wrappers", "apply", "--template", template, "--output", template, pages)
                .exitCode())
        .isEqualTo(2);
    assertThat(repair(annotations, template, pages).exitCode()).isEqualTo(2);
    assertThat(repair(annotations, annotations, pages).exitCode()).isEqualTo(2);
    assertThat(template).content().isEqualTo(written);
  }

  private CommandLineRun repair(Path known, Path repaired, Path crawl) {
    return CommandLineRun.of(
        "wrappers", "watch", "--template", template, "--known", known, "--repair", repaired, crawl);
  }

  private static String list(int page, boolean redesigned) {
    StringBuilder html = new StringBuilder(redesigned ? "<main>" : "<ul class=hits>");
    for (int n = 10 * page; n < 10 * page + 5; n++) {
      html.append(redesigned ? "<section><h3>" : "<li class=hit><b>");
      html.append("<a href=/flats/").append(n).append(">Flat ").append(n).append("</a>");
      html.append(redesigned ? "</h3><p>" : "</b><i>").append("$").append(n).append(",000");
      html.append(redesigned ? "</p></section>" : "</i></li>");
    }
    return html + (redesigned ? "</main>" : "</ul>") + "<p>Call us on any day.";
  }

  private static String record(int n) {
    return "{\"title\":[\"Flat N\"],\"link\":[\"/flats/N\"],\"price\":[\"$N,000\"]}"
        .replace("N", "" + n);
  }

  @Test
  void listPagesAreWatchedAndRepaired() throws IOException {
    Path crawl = Files.createDirectory(dir.resolve("crawl"));
    List<String> known = new ArrayList<>();
    for (int p = 101; p <= 160; p++) {
      Pages.write(crawl, p + ".html", list(p, p > 140));
      known.add("{\"page\":\"" + (p - 1) + "\",\"records\":[" + record(10 * p + 1) + "]}");
    }
    annotate("{\"page\":\"101\",\"records\":[" + record(1010) + "," + record(1011) + "]}");
    CommandLineRun induced =
        CommandLineRun.of(
            "wrappers", "induce", "--annotations", annotations, "--output", template, crawl);
    assertThat(induced.out()).contains("records  li.hit");
    Path before = Files.write(dir.resolve("known.jsonl"), known);
    Path repaired = dir.resolve("repaired.json");
    CommandLineRun watched = repair(before, repaired, crawl);

    assertThat(watched.exitCode()).as(watched.err()).isEqualTo(1);
    assertThat(watched.out())
        .contains("pages with all required fields fell from 100% to")
        .contains("repaired from the values of 60 records: reads 20 of 20 failing pages");
    assertThat(CommandLineRun.of("wrappers", "test", "--template", repaired, crawl).out())
        .contains("records with all required fields: 300 of 300 records");
  }

  @Test
  void windowAndMissingSetsAreNamed() throws IOException {
    induce();
    assertThat(
            CommandLineRun.of("wrappers", "watch", "--template", template, "--window", "0", pages)
                .err())
        .contains("--window must be at least 10")
        .doesNotContain("--known must", "--known needs", "--known requires");
    Path nowhere = dir.resolve("nowhere");
    Files.createDirectories(nowhere);
    assertThat(CommandLineRun.of("wrappers", "evaluate", "--data", nowhere).err())
        .contains(nowhere.resolve("fields.jsonl") + ": no such file");
    Files.writeString(nowhere.resolve("fields.jsonl"), "{\"id\":");
    assertThat(CommandLineRun.of("wrappers", "evaluate", "--data", nowhere).err())
        .contains("line 1: not JSON: Unexpected end-of-input")
        .doesNotContain("REDACTED", "fields.jsonl: ");
  }

  @Test
  void evaluatesASet() throws IOException {
    StringBuilder fields = new StringBuilder();
    for (int n = 1; n <= 6; n++) {
      fields
          .append("{\"id\":\"")
          .append(n)
          .append("\",\"url\":\"\",\"fields\":{\"title\":[\"Flat ");
      fields.append(n).append(" in Tide Lane\"]}}\n");
    }
    Files.writeString(dir.resolve("fields.jsonl"), fields);
    CommandLineRun run =
        CommandLineRun.of("wrappers", "evaluate", "--data", dir, "--pages", "2", "--draws", "3");

    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .containsPattern("title +1.0000 +1.0000 +1.0000 +1.0000 +1.0000")
        .contains("wrappers of a field without a fault: 3 of 3");
  }

  @Test
  void evaluationNamesAPageWhoseRecordsLackLinks() throws IOException {
    Files.writeString(
        dir.resolve("fields.jsonl"),
        "{\"id\":\"1\",\"url\":\"\",\"records\":[{\"link\":[\"/1\"]},{\"title\":[\"Two\"]}]}\n");

    CommandLineRun run = CommandLineRun.of("wrappers", "evaluate", "--data", dir);

    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err())
        .contains(dir + ": page '1' has a record without the field 'link'")
        .doesNotContain("Exception");
  }
}
