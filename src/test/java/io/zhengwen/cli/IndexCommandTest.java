package io.zhengwen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.zhengwen.cli.FakeSolr.Answer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class IndexCommandTest {
  private static final String HTML = Pages.longArticle("Title", "Sentence.");

  @TempDir private Path dir;

  @Test
  void sendsPagesInBatchesAndCommits() throws IOException {
    Path urls = Pages.write(dir, "urls.jsonl", "{\"id\":\"p3\",\"url\":\"https://p.example/3\"}\n");
    for (int i = 0; i < 7; i++) {
      Pages.write(dir, "pages/p" + i + ".html", HTML);
    }
    try (FakeSolr solr = new FakeSolr(request -> FakeSolr.OK)) {
      CommandLineRun run =
          index(solr, "--batch", 3, "--threads", 1, "--urls", urls, dir.resolve("pages"));

      assertThat(run.err()).contains("7 pages indexed, 0 failed").contains("pages/s");
      assertThat(run.exitCode()).isZero();
      assertThat(solr.paths()).allMatch("/solr/my%20pages/update"::equals);
      assertThat(solr.batches()).extracting(JsonNode::size).containsExactly(3, 3, 1);
      assertThat(solr.commits()).isEqualTo(1);
      JsonNode p3 = solr.batches().get(1).get(0);
      assertThat(p3.get("id").textValue()).isEqualTo("p3");
      assertThat(p3.get("url").textValue()).isEqualTo("https://p.example/3");
      assertThat(p3.get("html").textValue()).isEqualTo(HTML);
      assertThat(solr.batches().get(0).get(0).has("url")).isFalse();
    }
  }

  @Test
  void sendsBytesInOtherEncodingsUnchanged() throws IOException {
    String html = Pages.article("渡轮消息", "渡轮中午离开码头，港务长在本子上记下吃水。".repeat(10));
    Path page = Pages.write(dir, "gb.html", html, Charset.forName("GB18030"));
    try (FakeSolr solr = new FakeSolr(request -> FakeSolr.OK)) {
      index(solr, page);

      String sent = solr.batches().get(0).get(0).get("html").textValue();
      assertThat(Base64.getDecoder().decode(sent))
          .isEqualTo(html.getBytes(Charset.forName("GB18030")));
    }
  }

  @Test
  void sendsLargePagesInSeparateRequests() throws IOException {
    for (int i = 0; i < 3; i++) {
      Pages.write(dir, "p" + i + ".html", "<p>" + "words ".repeat(500_000));
    }
    try (FakeSolr solr = new FakeSolr(request -> FakeSolr.OK)) {
      CommandLineRun run = index(solr, dir);

      assertThat(run.exitCode()).isZero();
      assertThat(solr.batches()).extracting(JsonNode::size).containsExactly(1, 1, 1);
    }
  }

  @Test
  void namesPagesRefusedByTolerantSolr() throws IOException {
    Pages.write(dir, "bad.html", HTML);
    Pages.write(dir, "good.html", HTML);
    String answer =
        "{\"responseHeader\":{\"errors\":[{\"type\":\"ADD\",\"id\":\"bad\",\"message\":\"no good\"}],\"status\":0}}";
    try (FakeSolr solr =
        new FakeSolr(r -> r.isArray() && !r.isEmpty() ? Answer.json(200, answer) : FakeSolr.OK)) {
      CommandLineRun run = index(solr, dir);

      assertThat(run.exitCode()).isEqualTo(1);
      assertThat(run.err())
          .contains("bad.html: Solr refuses it: no good", "1 page indexed, 1 failed");
      assertThat(solr.commits()).isEqualTo(1);
    }
  }

  @Test
  void resendsRefusedBatchInHalves() throws IOException {
    for (String id : List.of("a", "bad", "c")) {
      Pages.write(dir, id + ".html", HTML);
    }
    try (FakeSolr solr = new FakeSolr(IndexCommandTest::refuseBad)) {
      CommandLineRun run = index(solr, dir);

      assertThat(run.exitCode()).isEqualTo(1);
      assertThat(run.err())
          .contains("bad.html: Solr refuses it: document bad is bad", "2 pages indexed, 1 failed")
          .doesNotContain("a.html", "c.html");
      assertThat(solr.batches()).extracting(JsonNode::size).containsExactly(3, 1, 2, 1, 1);
    }
  }

  private static Answer refuseBad(JsonNode request) {
    for (JsonNode document : request) {
      if (document.path("id").asText().equals("bad")) {
        return Answer.json(400, "{\"error\":{\"msg\":\"document\\n bad is bad\",\"code\":400}}");
      }
    }
    return FakeSolr.OK;
  }

  @Test
  void reportsAndSkipsBadFiles() throws IOException {
    Pages.write(dir, "a.html.gz", "no gzip".getBytes(StandardCharsets.UTF_8));
    Pages.write(dir, "b.html", HTML);
    Pages.write(dir, "c/b.html", HTML);
    try (FakeSolr solr = new FakeSolr(request -> FakeSolr.OK)) {
      CommandLineRun run = index(solr, dir);

      assertThat(run.exitCode()).isEqualTo(1);
      assertThat(run.err())
          .contains("a.html.gz: data that are not gzipped")
          .contains("2 pages indexed, 1 failed");
      assertThat(solr.batches().get(0))
          .extracting(page -> page.get("id").textValue())
          .containsExactly("b", "c/b");
    }
  }

  @Test
  void failsIfSolrIsUnreachable() throws IOException {
    Path page = Pages.write(dir, "a.html", HTML);
    int port;
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = free.getLocalPort();
    }

    CommandLineRun run =
        CommandLineRun.of("index", "--solr", "http://127.0.0.1:" + port + "/solr", "-c", "c", page);

    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err())
        .contains("no Solr answers at http://127.0.0.1:" + port + "/solr/c/update");
  }

  @Test
  void hintsAtMissingPathOfAddress() {
    Path page = Pages.write(dir, "a.html", "<p>text");
    try (FakeSolr solr = new FakeSolr(request -> new Answer(404, "text/html", "<h1>Not Found"))) {
      String hint = "Solr's address usually ends in /solr";
      assertThat(index(solr.url(), page)).contains("no collection").doesNotContain(hint);
      assertThat(index(solr.url().replace("/solr", ""), page)).contains("no collection", hint);
      String named = "leave the collection off Solr's address";
      assertThat(index(solr.url(), page)).doesNotContain(named);
      assertThat(index(solr.url() + "/pages", page)).contains("no collection", named);
    }
  }

  @Test
  void theAddressMayEndWithTheCollection() {
    Path page = Pages.write(dir, "a.html", "<p>text");
    try (FakeSolr solr = new FakeSolr(request -> new Answer(404, "text/html", "<h1>Not Found"))) {
      assertThat(CommandLineRun.of("index", "--solr", solr.url() + "/pages", page).err())
          .contains("no collection 'pages'");
    }
  }

  private static String index(String solr, Path page) {
    return CommandLineRun.of("index", "--solr", solr, "-c", "pages", page).err();
  }

  @Test
  void failsOnAnswersOfOtherServers() throws IOException {
    assertFailure(new Answer(404, "text/html", "<h1>Not Found</h1>"), "no collection 'my pages'");
    assertFailure(
        new Answer(200, "text/html", "<h1>Hello</h1>"), "answers 200 without JSON (text/html)");
    assertFailure(new Answer(200, "application/json", "[1]"), "answers 200 without JSON");
    assertFailure(new Answer(401, "text/html", "<h1>Who?</h1>"), "answers 401: see --user");
    assertFailure(new Answer(403, "text/html", "<h1>No</h1>"), "403: the user may not update");
    assertFailure(
        Answer.json(403, "{\"error\":{\"msg\":\"Collection c is read-only.\"}}"),
        "answers 403: Collection c is read-only. (--user");
    assertFailure(
        Answer.json(503, "{\"error\":{\"msg\":\"no leader\"}}"), "answers 503: no leader");
    assertFailure(Answer.json(400, "{\"error\":{\"msg\":\"no such chain\"}}"), "no such chain");
  }

  private void assertFailure(Answer answer, String message) throws IOException {
    Path page = Pages.write(dir, "a.html", HTML);
    try (FakeSolr solr = new FakeSolr(request -> answer)) {
      CommandLineRun run = index(solr, "--retry-for", 0, page);

      assertThat(run.err()).contains(message);
      assertThat(run.exitCode()).isEqualTo(3);
      assertThat(solr.batches()).isEmpty();
    }
  }

  @Test
  void stopsIfSolrIsLost() throws IOException {
    for (int i = 0; i < 50; i++) {
      Pages.write(dir, "p" + i + ".html", HTML);
    }
    AtomicInteger requests = new AtomicInteger();
    try (FakeSolr solr =
        new FakeSolr(
            r ->
                requests.incrementAndGet() <= 3 ? FakeSolr.OK : new Answer(502, "text/html", ""))) {
      CommandLineRun run = index(solr, "--batch", 1, "--threads", 1, "--retry-for", 0, dir);

      assertThat(run.exitCode()).isEqualTo(1);
      assertThat(run.err())
          .contains(
              "answers 502: without JSON", "the rest was not sent", "2 pages indexed, 1 failed");
      assertThat(solr.commits()).isZero();
    }
  }

  @Test
  void wrongUsageNamesValidValues() throws IOException {
    Path page = Pages.write(dir, "a.html", HTML);
    try (FakeSolr solr = new FakeSolr(request -> FakeSolr.OK)) {
      assertUsage("--batch must be from 1 to 1000", index(solr, "--batch", "0", page));
    }
    assertUsage(
        "not the address of a Solr server",
        CommandLineRun.of("index", "--solr", "localhost", "-c", "c", page));
    assertUsage("--collection", CommandLineRun.of("index", "--solr", "http://localhost", page));
  }

  private static void assertUsage(String message, CommandLineRun run) {
    assertThat(run.err()).contains(message);
    assertThat(run.exitCode()).isEqualTo(2);
  }

  private static CommandLineRun index(FakeSolr solr, Object... args) {
    List<Object> all =
        new ArrayList<>(List.of("index", "--solr", solr.url() + "/", "--collection", "my pages"));
    all.addAll(List.of(args));
    return CommandLineRun.of(all.toArray());
  }
}
