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

class TemplatesCommandTest {
  private static final String FOOTER = "Imprint of the quay, all rights reserved.";

  @TempDir private Path dir;
  private Path pages;
  private Path urls;
  private Path store;

  /** Ten pages of one site, three of another. */
  @BeforeEach
  void writePages() throws IOException {
    pages = Files.createDirectory(dir.resolve("pages"));
    urls = dir.resolve("gold.jsonl");
    store = dir.resolve("store");
    List<String> lines = new ArrayList<>();
    for (int n = 0; n < 13; n++) {
      String site = n < 10 ? "quay" : "mole";
      Pages.write(pages, site + n + ".html", page(n, ""));
      lines.add(
          String.format(
              Locale.ROOT,
              "{\"id\":\"%s%d\",\"url\":\"https://www.%s.example/%d\"}",
              site,
              n,
              site,
              n));
    }
    Files.write(urls, lines);
  }

  private static String page(int n, String head) {
    return head + "<p>" + Integer.toString(n * 7919 + 1, 2).repeat(3) + "<div>" + FOOTER + "</div>";
  }

  private CommandLineRun learn() {
    return CommandLineRun.of("templates", "learn", pages, "--urls", urls, "--store", store);
  }

  @Test
  void learnsListsAndShows() {
    CommandLineRun learned = learn();
    assertThat(learned.exitCode()).isZero();
    assertThat(learned.err()).contains("13 pages learned, 0 failed");

    CommandLineRun list = CommandLineRun.of("templates", "list", "--store", store);
    assertThat(list.exitCode()).isZero();
    assertThat(list.lines()).hasSize(4);
    assertThat(list.lines().get(0)).matches("site +pages +templates +bytes");
    assertThat(list.lines().get(2)).matches("mole.example +3 +1 +\\d+");
    assertThat(list.lines().get(3)).matches("quay.example +10 +1 +\\d+");

    for (String site : List.of("quay.example", "https://www.quay.example/new")) {
      CommandLineRun show = CommandLineRun.of("templates", "show", site, "--store", store);
      assertThat(show.exitCode()).isZero();
      assertThat(show.lines()).hasSize(2);
      assertThat(show.lines().get(1)).matches(" +10 +div +" + FOOTER);
    }
  }

  @Test
  void jsonHasOneObjectPerLine() throws IOException {
    learn();
    ObjectMapper mapper = new ObjectMapper();
    CommandLineRun list = CommandLineRun.of("templates", "list", "--json", "--store", store);
    JsonNode quay = mapper.readTree(list.lines().get(1));
    assertThat(quay.get("site").textValue()).isEqualTo("quay.example");
    assertThat(quay.get("pages").intValue()).isEqualTo(10);
    assertThat(quay.get("templates").intValue()).isEqualTo(1);
    assertThat(quay.get("bytes").longValue())
        .isEqualTo(Files.size(store.resolve("quay.example.json")));
    CommandLineRun show =
        CommandLineRun.of("templates", "show", "quay.example", "--json", "--store", store);
    assertThat(show.lines()).hasSize(1);
    JsonNode footer = mapper.readTree(show.out());
    assertThat(footer.get("text").textValue()).isEqualTo(FOOTER);
    assertThat(footer.get("tag").textValue()).isEqualTo("div");
    assertThat(footer.get("frequency").intValue()).isEqualTo(10);
  }

  @Test
  void extractUsesLearnedTemplates() {
    learn();
    CommandLineRun run =
        CommandLineRun.of(
            "extract",
            "-m",
            "fulltext+sitetemplate",
            "--templates",
            store,
            "--url",
            "https://quay.example/new",
            "-f",
            "text",
            pages.resolve("quay3.html"));
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).isNotBlank().doesNotContain(FOOTER);
  }

  @Test
  void filterNeedsTemplates() {
    CommandLineRun run =
        CommandLineRun.of("extract", "-m", "fulltext+sitetemplate", pages.resolve("quay3.html"));
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("'fulltext+sitetemplate' needs --templates");
    CommandLineRun missing =
        CommandLineRun.of(
            "extract",
            "-m",
            "fulltext+sitetemplate",
            "--templates",
            store,
            pages.resolve("quay3.html"));
    assertThat(missing.exitCode()).isEqualTo(3);
    assertThat(missing.err()).contains(store + ": no such directory");
  }

  @Test
  void siteCanBeChosen() {
    CommandLineRun learned =
        CommandLineRun.of(
            "templates",
            "learn",
            pages,
            "--urls",
            urls,
            "--store",
            store,
            "--site-prefix",
            "quay.example/*",
            "--n1",
            "3",
            "--n2",
            "2");
    assertThat(learned.exitCode()).isZero();
    assertThat(CommandLineRun.of("templates", "list", "--store", store).out())
        .contains("quay.example/3 ", "mole.example ");
    assertThat(CommandLineRun.of("templates", "learn", pages, "--store", store, "--n2", "11").err())
        .contains("n2 must be from 2 to n1, which is 10, was 11");
    assertThat(
            CommandLineRun.of("templates", "learn", pages, "--store", store, "--site-prefix", "/")
                .exitCode())
        .isEqualTo(2);
  }

  @Test
  void usesCanonicalAddressOfPage() {
    for (int n = 0; n < 10; n++) {
      String head = "<link rel=canonical href=https://quay.example/" + n + ">";
      Pages.write(dir, "own/" + n + ".html", page(n, head));
    }
    CommandLineRun run =
        CommandLineRun.of("templates", "learn", dir.resolve("own"), "--store", store);
    assertThat(run.exitCode()).isZero();
    assertThat(CommandLineRun.of("templates", "show", "quay.example", "--store", store).out())
        .contains(FOOTER);
  }

  @Test
  void reportsAndSkipsPagesWithoutAddress() {
    Path lost = Pages.write(pages, "lost.html", "<p>where from?");
    CommandLineRun run = learn();
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err())
        .contains(lost + ": no address; use --urls")
        .contains("13 pages learned, 1 failed");
  }

  @Test
  void reportsAddressWithoutHost() {
    Path page = Pages.write(dir, "a.jsonl", "{\"html\": \"<p>text\", \"url\": \"mailto:a\"}");
    CommandLineRun run = CommandLineRun.of("templates", "learn", page, "--store", store);
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err()).contains("its address 'mailto:a' does not belong to a site");
  }

  @Test
  void reportsMissingStore() {
    for (List<String> command : List.of(List.of("list"), List.of("show", "quay.example"))) {
      List<Object> arguments = new ArrayList<>(List.of("templates"));
      arguments.addAll(command);
      arguments.addAll(List.of("--store", store));
      CommandLineRun run = CommandLineRun.of(arguments.toArray());
      assertThat(run.exitCode()).isEqualTo(3);
      assertThat(run.err()).contains(store + ": no such directory");
    }
    assertThat(store).doesNotExist();
    assertThat(CommandLineRun.of("templates", "list").exitCode()).isEqualTo(2);
    assertThat(CommandLineRun.of("templates").exitCode()).isEqualTo(2);
    assertThat(CommandLineRun.of("templates", "learn", pages, "--store", urls).err())
        .contains(urls.toString());
  }

  @Test
  void reportsUnknownSiteWithKnownOnes() {
    learn();
    for (String site : List.of("pier.example", "../quay", "")) {
      CommandLineRun run = CommandLineRun.of("templates", "show", site, "--store", store);
      assertThat(run.exitCode()).isEqualTo(3);
      assertThat(run.err())
          .contains("unknown site '" + site + "'", "mole.example, quay.example")
          .hasLineCount(1);
    }
  }

  @Test
  void reportsCorruptFileAndListsOtherSites() throws IOException {
    learn();
    Path file = Files.writeString(store.resolve("quay.example.json"), "{\"revision\": 1");
    CommandLineRun list = CommandLineRun.of("templates", "list", "--store", store);
    assertThat(list.exitCode()).isEqualTo(1);
    assertThat(list.out()).contains("mole.example").doesNotContain("quay.example");
    assertThat(list.err())
        .contains(file + " is not a file of site templates", "it was renamed to " + file)
        .hasLineCount(1);

    CommandLineRun show = CommandLineRun.of("templates", "show", "quay.example", "--store", store);
    assertThat(show.exitCode()).isEqualTo(3);
    assertThat(show.err()).contains("unknown site 'quay.example'").hasLineCount(1);

    assertThat(learn().err()).contains("13 pages learned");
    list = CommandLineRun.of("templates", "list", "--store", store);
    assertThat(list.out()).contains("mole.example", "quay.example");
  }
}
