package io.zhengwen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.zhengwen.cli.FakeSolr.Answer;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How {@code index} deals with a Solr that is not always well. */
class IndexClientTest {
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final String HTML = Pages.longArticle("Title", "Sentence.");

  @TempDir private Path dir;

  private static boolean isBatch(JsonNode request) {
    return request.isArray() && !request.isEmpty();
  }

  private static List<String> ids(FakeSolr solr) {
    List<String> ids = new ArrayList<>();
    solr.batches().forEach(batch -> batch.forEach(doc -> ids.add(doc.get("id").textValue())));
    return ids;
  }

  private void pages(int count) {
    for (int i = 0; i < count; i++) {
      Pages.write(dir, "pages/p" + i + ".html", HTML);
    }
  }

  private static CommandLineRun index(FakeSolr solr, Object... args) {
    List<Object> all = new ArrayList<>(List.of("index", "--solr", solr.url(), "-c", "c"));
    all.addAll(List.of(args));
    return CommandLineRun.of(all.toArray());
  }

  @Test
  void triesAgainWhileSolrIsOverloaded() {
    pages(5);
    AtomicInteger batches = new AtomicInteger();
    try (FakeSolr solr =
        new FakeSolr(
            r -> {
              int n = isBatch(r) ? batches.incrementAndGet() : 0;
              return n == 1 || n == 3
                  ? Answer.json(n == 1 ? 503 : 429, "{\"error\":{\"msg\":\"busy\"}}")
                  : FakeSolr.OK;
            })) {
      CommandLineRun run = index(solr, "--batch", 3, "--threads", 1, dir.resolve("pages"));

      assertThat(run.err()).contains("5 pages indexed, 0 failed");
      assertThat(run.exitCode()).isZero();
      assertThat(ids(solr))
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
                isBatch(r) && batches.incrementAndGet() == 1
                    ? Answer.json(500, lost)
                    : FakeSolr.OK)) {
      CommandLineRun run = index(solr, dir.resolve("pages"));

      assertThat(run.err()).contains("2 pages indexed, 0 failed");
      assertThat(ids(solr)).containsExactly("p0", "p1", "p0", "p1");
    }
  }

  @Test
  void sendsAgainOnlyDocumentsOfShardWithoutLeader() {
    pages(3);
    AtomicInteger batches = new AtomicInteger();
    String errors =
        "{\"responseHeader\":{\"errors\":[{\"type\":\"ADD\",\"id\":\"p1\",\"message\":\"No registered leader was found\"},"
            + "{\"type\":\"ADD\",\"id\":\"p2\",\"message\":\"unknown field\"}],\"status\":0}}";
    try (FakeSolr solr =
        new FakeSolr(
            r ->
                isBatch(r) && batches.incrementAndGet() == 1
                    ? Answer.json(200, errors)
                    : FakeSolr.OK)) {
      CommandLineRun run = index(solr, dir.resolve("pages"));

      assertThat(run.err())
          .contains("p2.html: Solr refuses it: unknown field", "2 pages indexed, 1 failed");
      assertThat(ids(solr)).containsExactly("p0", "p1", "p2", "p1");
    }
  }

  @Test
  void errorInAnAnswerOfStatus200IsAFailure() throws IOException {
    pages(2);
    Path journal = dir.resolve("journal");
    String odd = "{\"responseHeader\":{\"status\":500},\"error\":{\"msg\":\"odd\",\"code\":500}}";
    String refused = "{\"responseHeader\":{\"status\":400}}";
    try (FakeSolr solr =
        new FakeSolr(
            r ->
                isBatch(r)
                    ? Answer.json(200, r.get(0).get("id").asText().equals("p0") ? odd : refused)
                    : FakeSolr.OK)) {
      CommandLineRun run = index(solr, "--batch", 1, "--journal", journal, dir.resolve("pages"));

      assertThat(run.err())
          .contains(
              "p0.html: Solr refuses it: odd",
              "p1.html: Solr refuses it: no reason given",
              "0 pages indexed, 2 failed");
      assertThat(Files.readAllLines(journal)).hasSize(1);
    }
  }

  @Test
  void errorInAnAnswerMayPass() {
    pages(1);
    AtomicInteger batches = new AtomicInteger();
    try (FakeSolr solr =
        new FakeSolr(
            r ->
                isBatch(r) && batches.incrementAndGet() == 1
                    ? Answer.json(200, "{\"error\":{\"msg\":\"busy\",\"code\":503}}")
                    : FakeSolr.OK)) {
      assertThat(index(solr, dir.resolve("pages")).err()).contains("1 page indexed, 0 failed");
    }
  }

  @Test
  void namesSolrAsWhoRefuses() {
    pages(1);
    String chain = "{\"error\":{\"msg\":\"java.lang.NullPointerException\",\"code\":500}}";
    try (FakeSolr solr = new FakeSolr(r -> Answer.json(500, chain));
        FakeSolr committing =
            new FakeSolr(r -> r.has("commit") ? Answer.json(500, chain) : FakeSolr.OK)) {
      assertThat(index(solr, dir.resolve("pages")).err())
          .contains("Solr refuses updates of 'c': java.lang.NullPointerException");
      assertThat(index(committing, dir.resolve("pages")).err())
          .contains("Solr refuses the commit: java.lang.NullPointerException");
    }
  }

  @Test
  void failuresKeepWhatTheirSourceTold() throws IOException {
    Path archive =
        Pages.write(dir, "a.warc", Warcs.plain().page("http://e.example/", HTML).bytes());
    Path page = Pages.write(dir, "pages/p0.html", HTML);
    Path json = Pages.write(dir, "x.jsonl", "{\"key\":\"j\",\"id\":\"other\",\"page\":\"<p>x\"}\n");
    Path failures = dir.resolve("failures.jsonl");
    Object[] options = {
      "--fields",
      "*,date=crawled_dt,status,record,last_modified,file",
      "--id",
      "{path}#{id}",
      "--json",
      "id=key",
      "--json",
      "html=page",
      "-t",
      "1"
    };
    List<Object> first = new ArrayList<>(List.of(options));
    first.addAll(List.of("--failures", failures, archive, page, json));
    List<Object> second = new ArrayList<>(List.of(options));
    second.add(failures);
    List<JsonNode> refused = new ArrayList<>();
    try (FakeSolr solr =
        new FakeSolr(
            r -> isBatch(r) ? Answer.json(400, "{\"error\":{\"msg\":\"no\"}}") : FakeSolr.OK)) {
      index(solr, first.toArray());
      refused.addAll(solr.batches().stream().filter(batch -> batch.size() == 1).toList());
    }
    try (FakeSolr solr = new FakeSolr(r -> FakeSolr.OK)) {
      CommandLineRun run = index(solr, second.toArray());

      assertThat(run.err()).contains("3 pages indexed, 0 failed");
      assertThat(solr.batches().get(0))
          .hasSameElementsAs(refused.stream().map(b -> b.get(0)).toList());
      assertThat(solr.batches().get(0).get(0).get("crawled_dt").textValue())
          .isEqualTo("2026-11-21T08:30:00Z");
    }
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
                isBatch(r) && batches.incrementAndGet() >= 3 && !back.get()
                    ? Answer.json(503, "{}")
                    : FakeSolr.OK)) {
      Object[] args = {
        "--batch", 2, "--threads", 1, "--retry-for", 0, "--journal", journal, dir.resolve("pages")
      };
      CommandLineRun lost = index(solr, args);
      assertThat(lost.exitCode()).isEqualTo(1);
      assertThat(lost.err()).contains("run again with the same --journal");
      assertThat(ids(solr)).startsWith("p0", "p1", "p2", "p3", "p4", "p5");
      int before = ids(solr).size();
      // A line that was being written when the process was killed.
      Files.writeString(journal, Files.readString(journal) + "\"p");

      back.set(true);
      CommandLineRun rest = index(solr, args);
      CommandLineRun again = index(solr, args);

      assertThat(rest.exitCode()).as(rest.err()).isZero();
      assertThat(rest.err()).contains("acknowledged before, by the journal (");
      // A request of the first run may arrive only now.
      assertThat(ids(solr).subList(before, ids(solr).size()))
          .contains("p4", "p5", "p6", "p7", "p8", "p9")
          .doesNotContain("p0", "p1", "p2", "p3");
      assertThat(again.err()).contains("0 pages indexed, 0 failed", "by the journal (10)");
      assertThat(Files.readAllLines(journal)).hasSize(11);
    }
  }

  @Test
  void refusesJournalOfAnotherCollectionAndOtherFiles() {
    pages(1);
    Path other = Pages.write(dir, "other", "{\"journal\":\"d\"}\n");
    Path file = Pages.write(dir, "file", "some text\n");
    try (FakeSolr solr = new FakeSolr(r -> FakeSolr.OK)) {
      assertThat(index(solr, "--journal", other, dir.resolve("pages")).err())
          .contains("not a journal of the collection 'c'");
      assertThat(index(solr, "--journal", file, dir.resolve("pages")).err())
          .contains("file: not a journal");
      assertThat(file).hasContent("some text\n");
      assertThat(solr.batches()).isEmpty();
    }
  }

  @Test
  void failuresCanBeFedBack() throws IOException {
    String chinese = Pages.article("渡轮消息", "渡轮中午离开码头。".repeat(20));
    Pages.write(dir, "pages/gb.html", chinese, Charset.forName("GB18030"));
    Pages.write(dir, "pages/good.html", HTML);
    Pages.write(dir, "pages/broken.html.gz", "no gzip".getBytes(StandardCharsets.UTF_8));
    Path lines =
        Pages.write(
            dir,
            "pages/x",
            MAPPER.writeValueAsString(
                    java.util.Map.of("id", "j", "html", HTML, "author", List.of("A", "B")))
                + "\n");
    Path failures = dir.resolve("failures.jsonl");
    try (FakeSolr solr =
        new FakeSolr(
            r ->
                isBatch(r) && !r.get(0).get("id").textValue().equals("good")
                    ? Answer.json(400, "{\"error\":{\"msg\":\"no field\"}}")
                    : FakeSolr.OK)) {
      CommandLineRun run =
          index(
              solr,
              "--threads",
              1,
              "--batch",
              1,
              "--failures",
              failures,
              "--set",
              "crawl=1",
              dir.resolve("pages"));
      assertThat(run.err())
          .contains("1 page indexed, 3 failed", lines + ", line 1: Solr refuses it: no field");
    }
    try (FakeSolr solr = new FakeSolr(r -> FakeSolr.OK)) {
      CommandLineRun run = index(solr, "--set", "crawl=1", failures);

      assertThat(run.err()).contains("2 pages indexed, 1 failed", "no member 'html'; it failed: ");
      assertThat(ids(solr)).containsExactly("gb", "j");
      JsonNode gb = solr.batches().get(0).get(0);
      assertThat(Base64.getDecoder().decode(gb.get("html").textValue()))
          .isEqualTo(chinese.getBytes(Charset.forName("GB18030")));
      JsonNode json = solr.batches().get(0).get(1);
      assertThat(json.get("html").textValue()).isEqualTo(HTML);
      assertThat(json.get("author")).hasSize(2);
      assertThat(json.get("crawl").textValue()).isEqualTo("1");
      assertThat(json.has("failure")).isFalse();
    }
  }

  @Test
  void mapsMembersAndDetailsToFields() throws IOException {
    Path lines =
        Pages.write(
            dir,
            "pages.jsonl",
            "{\"id\":\"a\",\"html\":\"<p>x\",\"author\":\"A\",\"date\":\"2026\",\"n\":3,\"o\":{\"p\":[1]},\"l\":[1,null,{\"p\":2}],\"q\":null}\n");
    Path archive =
        Pages.write(dir, "a.warc", Warcs.plain().page("http://e.example/", HTML).bytes());
    try (FakeSolr solr = new FakeSolr(r -> FakeSolr.OK)) {
      index(solr, lines);
      index(solr, "--fields", "author,date=published,n,html=page", "--set", "crawl=c", lines);
      index(solr, "--fields", "date=crawled,status,file,content_type=", archive);

      JsonNode all = solr.batches().get(0).get(0);
      assertThat(all.get("o").textValue()).isEqualTo("{\"p\":[1]}");
      assertThat(all.get("l")).isEqualTo(MAPPER.readTree("[1,\"{\\\"p\\\":2}\"]"));
      assertThat(all.has("q")).isFalse();
      assertThat(solr.batches().get(1).get(0))
          .isEqualTo(
              MAPPER.readTree(
                  "{\"id\":\"a\",\"author\":\"A\",\"published\":\"2026\",\"n\":3,\"crawl\":\"c\",\"page\":\"<p>x\"}"));
      JsonNode page = solr.batches().get(2).get(0);
      assertThat(page.get("crawled").textValue()).isEqualTo("2026-11-21T08:30:00Z");
      assertThat(page.get("status").textValue()).isEqualTo("200");
      assertThat(page.get("file").textValue()).isEqualTo(archive.toString());
      assertThat(page.has("content_type")).isFalse();
      assertThat(index(solr, "--fields", "html=", lines).exitCode()).isEqualTo(2);
      assertThat(index(solr, "--fields", "a=x,b=x", lines).exitCode()).isEqualTo(2);
      assertThat(index(solr, "--set", "id=x", lines).exitCode()).isEqualTo(2);
    }
  }

  @Test
  void authenticatesAndSendsParameters() {
    pages(1);
    try (FakeSolr solr = new FakeSolr(r -> FakeSolr.OK)) {
      index(
          solr,
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
      index(solr, "--header", "Authorization: Bearer t", dir.resolve("pages"));
      assertThat(solr.headers()).last().matches(h -> h.get("Authorization").equals("Bearer t"));
      assertThat(index(solr, "--header", "nonsense", dir.resolve("pages")).exitCode()).isEqualTo(2);
    }
  }

  @Test
  void trustsOnlyTheCertificateGiven() throws Exception {
    pages(1);
    Path keys = dir.resolve("keys.p12");
    Path certificate = dir.resolve("cert.pem");
    keytool(
        "-genkeypair",
        "-alias",
        "a",
        "-keyalg",
        "EC",
        "-dname",
        "CN=127.0.0.1",
        "-ext",
        "san=ip:127.0.0.1",
        "-keystore",
        keys.toString(),
        "-storepass",
        "secret");
    keytool(
        "-exportcert",
        "-rfc",
        "-alias",
        "a",
        "-keystore",
        keys.toString(),
        "-storepass",
        "secret",
        "-file",
        certificate.toString());
    try (FakeSolr solr = new FakeSolr(r -> FakeSolr.OK, keys)) {
      CommandLineRun trusted = index(solr, "--ca-cert", certificate, dir.resolve("pages"));
      CommandLineRun untrusted = index(solr, dir.resolve("pages"));

      assertThat(trusted.err()).contains("1 page indexed, 0 failed");
      assertThat(untrusted.err()).contains("no safe connection to https://127.0.0.1:");
      assertThat(untrusted.exitCode()).isEqualTo(3);
      assertThat(index(solr, "--ca-cert", dir.resolve("none"), dir.resolve("pages")).err())
          .contains("none: no such file");
      assertThat(solr.batches()).hasSize(1);
    }
  }

  private static void keytool(String... args) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "keytool").toString());
    command.addAll(List.of(args));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(output).isZero();
  }

  @Test
  void commitsAsAsked() {
    pages(1);
    try (FakeSolr solr = new FakeSolr(r -> FakeSolr.OK)) {
      index(solr, "--commit", "none", dir.resolve("pages"));
      assertThat(solr.commits()).isZero();
      index(solr, "--commit", "soft", dir.resolve("pages"));
      assertThat(solr.commits()).isEqualTo(1);
      assertThat(index(solr, "--commit", "never", dir.resolve("pages")).exitCode()).isEqualTo(2);
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
          index(solr, "--duplicates", "keep", "--batch", 7, "--threads", 8, archive);

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
    assertThat(none.err()).contains("either --solr or --zookeeper is needed");
  }
}
