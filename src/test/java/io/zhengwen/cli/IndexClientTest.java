package io.zhengwen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.zhengwen.cli.FakeSolr.Answer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How {@code index} deals with a Solr that is not always well. */
class IndexClientTest {
  private static final String HTML = Pages.longArticle("Title", "Sentence.");

  @TempDir private Path dir;

  private void pages(int count) {
    for (int i = 0; i < count; i++) {
      Pages.write(dir, "pages/p" + i + ".html", HTML);
    }
  }

  @Test
  void triesAgainWhileSolrIsOverloaded() {
    pages(5);
    AtomicInteger batches = new AtomicInteger();
    try (FakeSolr solr =
        new FakeSolr(
            r -> {
              int n = FakeSolr.isBatch(r) ? batches.incrementAndGet() : 0;
              return n == 1 || n == 3
                  ? Answer.json(n == 1 ? 503 : 429, "{\"error\":{\"msg\":\"busy\"}}")
                  : FakeSolr.OK;
            })) {
      CommandLineRun run = solr.index("--batch", 3, "--threads", 1, dir.resolve("pages"));

      assertThat(run.err()).contains("5 pages indexed, 0 failed");
      assertThat(run.exitCode()).isZero();
      assertThat(solr.ids())
          .containsExactly("p0", "p1", "p2", "p0", "p1", "p2", "p3", "p4", "p3", "p4");
    }
  }

  @Test
  void sendsAgainWhatANodeWithoutZooKeeperRefuses() {
    pages(2);
    AtomicInteger batches = new AtomicInteger();
    String lost = "{\"error\":{\"msg\":\"Error creating shard term node in Zookeeper\"}}";
    try (FakeSolr solr =
        new FakeSolr(
            r ->
                FakeSolr.isBatch(r) && batches.incrementAndGet() == 1
                    ? Answer.json(500, lost)
                    : FakeSolr.OK)) {
      CommandLineRun run = solr.index(dir.resolve("pages"));

      assertThat(run.err()).contains("2 pages indexed, 0 failed");
      assertThat(solr.ids()).containsExactly("p0", "p1", "p0", "p1");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"No registered leader was found", "missing _version_ on update from leader"})
  void sendsAgainOnlyDocumentsOfShardWithoutLeaderOrBeingSplit(String passing) {
    pages(3);
    AtomicInteger batches = new AtomicInteger();
    String errors =
        "{\"responseHeader\":{\"errors\":[{\"type\":\"ADD\",\"id\":\"p1\",\"message\":\""
            + passing
            + "\"},"
            + "{\"type\":\"ADD\",\"id\":\"p2\",\"message\":\"unknown field\"}],\"status\":0}}";
    try (FakeSolr solr =
        new FakeSolr(
            r ->
                FakeSolr.isBatch(r) && batches.incrementAndGet() == 1
                    ? Answer.json(200, errors)
                    : FakeSolr.OK)) {
      CommandLineRun run = solr.index(dir.resolve("pages"));

      assertThat(run.err())
          .contains("p2.html: Solr refuses it: unknown field", "2 pages indexed, 1 failed");
      assertThat(solr.ids()).containsExactly("p0", "p1", "p2", "p1");
    }
  }

  @Test
  void warnsOfAnAliasOfSeveralCollectionsThatDoesNotRoute() {
    pages(1);
    String routed =
        "{\"aliases\":{\"c\":\"c__2,c__1\"},\"properties\":{\"c\":{\"router.name\":\"time\"}}}";
    Map<String, Boolean> warned =
        Map.of(
            "{\"aliases\":{\"c\":\"b,old\",\"b\":\"new,newer\"},\"properties\":{}}",
            true,
            "{\"aliases\":{\"c\":\"new\",\"b\":\"new,newer\"},\"properties\":{}}",
            false,
            routed,
            false);
    warned.forEach(
        (aliases, expected) -> {
          try (FakeSolr solr = new FakeSolr(r -> FakeSolr.OK).withAliases(aliases)) {
            CommandLineRun run = solr.index(dir.resolve("pages"));

            assertThat(run.exitCode()).isZero();
            assertThat(
                    run.err()
                        .contains(
                            "warning: 'c' is an alias of several collections (new, newer, old);"
                                + " Solr adds all pages to the first"))
                .as(run.err())
                .isEqualTo(expected);
            assertThat(run.err().contains("warning")).isEqualTo(expected);
          }
        });
  }

  @Test
  void journalContinuesWhereSolrWasLost() throws IOException {
    pages(10);
    Path journal = dir.resolve("journal");
    AtomicInteger batches = new AtomicInteger();
    AtomicBoolean back = new AtomicBoolean();
    try (FakeSolr solr =
        new FakeSolr(
            r ->
                FakeSolr.isBatch(r) && batches.incrementAndGet() >= 3 && !back.get()
                    ? Answer.json(503, "{}")
                    : FakeSolr.OK)) {
      Object[] args = {
        "--batch", 2, "--threads", 1, "--retry-for", 0, "--journal", journal, dir.resolve("pages")
      };
      CommandLineRun lost = solr.index(args);
      assertThat(lost.exitCode()).isEqualTo(1);
      assertThat(lost.err()).contains("run again with the same --journal");
      assertThat(solr.ids()).startsWith("p0", "p1", "p2", "p3", "p4", "p5");
      int before = solr.ids().size();
      // A line that was being written when the process was killed.
      Files.writeString(journal, Files.readString(journal) + "\"p");

      back.set(true);
      CommandLineRun rest = solr.index(args);
      CommandLineRun again = solr.index(args);

      assertThat(rest.exitCode()).as(rest.err()).isZero();
      assertThat(rest.err()).contains("acknowledged before, by the journal (");
      // A request of the first run may arrive only now.
      assertThat(solr.ids().subList(before, solr.ids().size()))
          .contains("p4", "p5", "p6", "p7", "p8", "p9")
          .doesNotContain("p0", "p1", "p2", "p3");
      assertThat(again.err()).contains("0 pages indexed, 0 failed", "by the journal (10)");
      assertThat(Files.readAllLines(journal)).hasSize(11);
    }
  }

  @Test
  void beginsJournalAnewWhoseFirstLineIsUnfinished() throws IOException {
    pages(1);
    Path begun = Pages.write(dir, "begun", "{\"journal\":");
    try (FakeSolr solr = new FakeSolr(r -> FakeSolr.OK)) {
      CommandLineRun run = solr.index("--journal", begun, dir.resolve("pages"));

      assertThat(run.err()).contains("1 page indexed, 0 failed");
      assertThat(Files.readAllLines(begun)).containsExactly("{\"journal\":\"c\"}", "\"p0\"");
    }
  }

  @Test
  void refusesOneFileForJournalAndFailures() {
    pages(1);
    Path file = dir.resolve("both");
    try (FakeSolr solr = new FakeSolr(r -> FakeSolr.OK)) {
      CommandLineRun run =
          solr.index("--journal", file, "--failures", dir.resolve("./both"), dir.resolve("pages"));

      assertThat(run.exitCode()).isEqualTo(2);
      assertThat(run.err()).contains("--journal and --failures name the same file");
      assertThat(file).doesNotExist();
    }
  }

  @Test
  void refusesJournalOfAnotherCollectionAndOtherFiles() {
    pages(1);
    Path other = Pages.write(dir, "other", "{\"journal\":\"d\"}\n");
    Path file = Pages.write(dir, "file", "some text\n");
    Path secret = Pages.write(dir, "secret", "{\"secret\":\"x\"}");
    try (FakeSolr solr = new FakeSolr(r -> FakeSolr.OK)) {
      assertThat(solr.index("--journal", other, dir.resolve("pages")).err())
          .contains("not a journal of the collection 'c'");
      assertThat(solr.index("--journal", file, dir.resolve("pages")).err())
          .contains("file: not a journal");
      assertThat(file).hasContent("some text\n");
      assertThat(solr.index("--journal", secret, dir.resolve("pages")).err())
          .contains("secret: not a journal");
      assertThat(secret).hasContent("{\"secret\":\"x\"}");
      assertThat(solr.index("--journal", dir, dir.resolve("pages")).err())
          .contains(dir + ": not a regular file");
      assertThat(solr.batches()).isEmpty();
    }
  }

  @Test
  void authenticatesAndSendsParameters() {
    pages(1);
    try (FakeSolr solr = new FakeSolr(r -> FakeSolr.OK)) {
      solr.index(
          "--user",
          "solr:Rocks",
          "--param",
          "update.chain=my chain",
          "--commit-within",
          5000,
          dir.resolve("pages"));
      String basic =
          Base64.getEncoder().encodeToString("solr:Rocks".getBytes(StandardCharsets.UTF_8));
      assertThat(solr.headers())
          .allMatch(h -> h.get("Authorization").equals("Basic " + basic))
          .allMatch(h -> h.get("query").contains("update.chain=my%20chain"))
          .allMatch(h -> h.get("query").contains("commitWithin=5000"))
          .allMatch(h -> h.get("query").contains("maxErrors=-1"));
      solr.index("--header", "Authorization: Bearer t", dir.resolve("pages"));
      assertThat(solr.headers()).last().matches(h -> h.get("Authorization").equals("Bearer t"));
      assertThat(solr.index("--header", "nonsense", dir.resolve("pages")).exitCode()).isEqualTo(2);
    }
  }

  @Test
  void commitsAsAsked() {
    pages(1);
    try (FakeSolr solr = new FakeSolr(r -> FakeSolr.OK)) {
      solr.index("--commit", "none", dir.resolve("pages"));
      assertThat(solr.commits()).isZero();
      solr.index("--commit", "soft", dir.resolve("pages"));
      assertThat(solr.commits()).isEqualTo(1);
      assertThat(solr.index("--commit", "never", dir.resolve("pages")).exitCode()).isEqualTo(2);
    }
  }

  @Test
  void laterOfTwoPagesWithOneIdIsSentLater() {
    Warcs warcs = Warcs.plain();
    for (int i = 0; i < 40; i++) {
      warcs.page("http://e.example/" + i % 2, "<p>" + i);
    }
    Path archive = Pages.write(dir, "a.warc", warcs.bytes());
    try (FakeSolr solr = new FakeSolr(r -> FakeSolr.OK)) {
      CommandLineRun run =
          solr.index("--duplicates", "keep", "--batch", 7, "--threads", 8, archive);

      assertThat(run.err()).contains("40 pages indexed, 0 failed");
      List<String> sent = new ArrayList<>();
      solr.batches().forEach(b -> b.forEach(d -> sent.add(d.get("html").textValue())));
      assertThat(sent).hasSize(40).endsWith("<p>38", "<p>39");
      for (JsonNode batch : solr.batches()) {
        assertThat(batch).extracting(d -> d.get("id").textValue()).doesNotHaveDuplicates();
      }
    }
  }

  @Test
  void needsSolrOrZooKeeper() {
    pages(1);
    CommandLineRun none = CommandLineRun.of("index", "-c", "c", dir.resolve("pages"));

    assertThat(none.exitCode()).isEqualTo(2);
    assertThat(none.err()).contains("either --solr or --zookeeper is needed, not both");
  }
}
