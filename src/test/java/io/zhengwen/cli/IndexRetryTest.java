package io.zhengwen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.cli.FakeSolr.Answer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code index} sends again, in which order and in which parts, and what it does not. */
class IndexRetryTest {
  private static final Answer BUSY =
      Answer.json(503, "{\"error\":{\"msg\":\"SolrCore is loading\"}}");
  private static final Answer TOO_LARGE = new Answer(413, "text/html", "<h1>Too large</h1>");

  @TempDir private Path dir;

  private Path pages(int count) {
    for (int i = 0; i < count; i++) {
      Pages.write(dir, "pages/p" + i + ".html", "<p>page " + "x".repeat(100 * (i + 1)));
    }
    return dir.resolve("pages");
  }

  @Test
  void waitsForASolrThatStarts() {
    AtomicBoolean loaded = new AtomicBoolean();
    try (FakeSolr solr = new FakeSolr(r -> loaded.getAndSet(true) ? FakeSolr.OK : BUSY)) {
      CommandLineRun run = solr.index(pages(1));

      assertThat(run.err())
          .contains("answers 503: SolrCore is loading; waiting", "1 page indexed, 0 failed");
      assertThat(run.exitCode()).isZero();
    }
  }

  @Test
  void saysOnceThatItWaitsForASolrThatIsAwayAmidTheRun() {
    AtomicInteger batches = new AtomicInteger();
    try (FakeSolr solr =
        new FakeSolr(
            r ->
                FakeSolr.isBatch(r) && batches.incrementAndGet() > 1 && batches.get() < 9
                    ? BUSY
                    : FakeSolr.OK)) {
      CommandLineRun run = solr.index("--batch", 1, "--threads", 2, pages(6));

      assertThat(run.err())
          .containsOnlyOnce("answers 503: SolrCore is loading; waiting")
          .contains("6 pages indexed, 0 failed");
      assertThat(run.exitCode()).isZero();
    }
  }

  @Test
  void aShortWaitIsNotSpokenOf() {
    AtomicInteger batches = new AtomicInteger();
    try (FakeSolr solr =
        new FakeSolr(
            r -> FakeSolr.isBatch(r) && batches.incrementAndGet() == 1 ? BUSY : FakeSolr.OK)) {
      assertThat(solr.index(pages(2)).err()).doesNotContain("waiting");
    }
  }

  @Test
  void waitsForANodeThatStartsBeforeOrBehindADeadOne() throws IOException {
    for (boolean deadFirst : new boolean[] {true, false}) {
      AtomicBoolean loaded = new AtomicBoolean();
      try (FakeSolr solr = new FakeSolr(r -> loaded.getAndSet(true) ? FakeSolr.OK : BUSY)) {
        String dead = "http://127.0.0.1:" + freePort() + "/solr";
        String nodes = deadFirst ? dead + "," + solr.url() : solr.url() + "," + dead;
        CommandLineRun run = CommandLineRun.of("index", "--solr", nodes, "-c", "c", pages(1));

        assertThat(run.err())
            .contains("answers 503: SolrCore is loading; waiting", "1 page indexed, 0 failed");
      }
    }
  }

  private static int freePort() throws IOException {
    try (ServerSocket free = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
      return free.getLocalPort();
    }
  }

  @Test
  void sendsWhatIsTooLargeForAServerInHalves() {
    try (FakeSolr solr = new FakeSolr(r -> r.toString().length() > 900 ? TOO_LARGE : FakeSolr.OK)) {
      CommandLineRun run = solr.index("--threads", 1, pages(10));

      assertThat(run.err())
          .contains("p9.html: Solr refuses it: ", "answers 413: the request is too large for it")
          .contains("8 pages indexed, 2 failed")
          .doesNotContain("rest was not sent");
      assertThat(run.exitCode()).isEqualTo(1);
    }
  }

  /** What a chain without the tolerant processor answers while a shard is being split. */
  @Test
  void sendsABatchAgainThatReachesAPartOfAShardTooEarly() {
    AtomicInteger batches = new AtomicInteger();
    Answer early =
        Answer.json(510, "{\"error\":{\"msg\":\"missing _version_ on update from leader\"}}");
    try (FakeSolr solr =
        new FakeSolr(
            r -> FakeSolr.isBatch(r) && batches.incrementAndGet() == 1 ? early : FakeSolr.OK)) {
      assertThat(solr.index(pages(2)).err()).contains("2 pages indexed, 0 failed");
      assertThat(solr.ids()).containsExactly("p0", "p1", "p0", "p1");
    }
  }

  @Test
  void anErrorPageOfAProxyPasses() {
    AtomicInteger batches = new AtomicInteger();
    Answer proxy = new Answer(500, "text/html", "<h1>Internal error</h1>");
    try (FakeSolr solr =
        new FakeSolr(
            r -> FakeSolr.isBatch(r) && batches.incrementAndGet() == 1 ? proxy : FakeSolr.OK)) {
      assertThat(solr.index(pages(2)).err()).contains("2 pages indexed, 0 failed");
      assertThat(solr.ids()).containsExactly("p0", "p1", "p0", "p1");
    }
  }

  @Test
  void aConnectionCutOffBeforeItIsSafeIsNoFaultOfItsCertificate() throws IOException {
    try (ServerSocket server = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
      Thread closing = new Thread(() -> closeAll(server));
      closing.setDaemon(true);
      closing.start();
      String address = "https://127.0.0.1:" + server.getLocalPort() + "/solr";
      CommandLineRun run = CommandLineRun.of("index", "--solr", address, "-c", "c", pages(1));

      assertThat(run.err()).contains("the connection to " + address).doesNotContain("no safe");
      assertThat(run.exitCode()).isEqualTo(3);
    }
  }

  /** Ends each connection as soon as it has sent something. */
  private static void closeAll(ServerSocket server) {
    while (!server.isClosed()) {
      try (Socket socket = server.accept()) {
        socket.getInputStream().read();
      } catch (IOException e) {
        // The client or the test has ended.
      }
    }
  }

  @Test
  void aShardThatStaysWithoutALeaderEndsTheRun() {
    assertEndsTheRun("No registered leader was found");
  }

  /** What Solr says of each document while its disk is full, in a chain that tolerates errors. */
  @Test
  void aFullDiskIsNoFaultOfEachPage() {
    assertEndsTheRun("Server error writing document id p1 to the index.");
    assertEndsTheRun("Error logging add");
  }

  private void assertEndsTheRun(String message) {
    Answer refusal =
        Answer.json(
            200,
            "{\"responseHeader\":{\"status\":0,\"errors\":[{\"type\":\"ADD\",\"id\":\"p1\",\"message\":\""
                + message
                + "\"}]}}");
    try (FakeSolr solr = new FakeSolr(r -> FakeSolr.isBatch(r) ? refusal : FakeSolr.OK)) {
      CommandLineRun run = solr.index("--retry-for", 0, "--batch", 3, "--threads", 1, pages(9));

      assertThat(run.err())
          .contains("Solr still refuses 'p1': " + message, "; the rest was not sent")
          .doesNotContain("Solr refuses it");
      assertThat(run.exitCode()).isEqualTo(3);
      assertThat(solr.ids()).doesNotContain("p8");
    }
  }

  @Test
  void aFullDiskOfSolrIsNoFaultOfThePages() {
    AtomicInteger batches = new AtomicInteger();
    for (String message : List.of("No space left on device", "this IndexWriter is closed")) {
      batches.set(0);
      Answer full =
          Answer.json(500, "{\"error\":{\"msg\":\"java.io.IOException: " + message + "\"}}");
      try (FakeSolr solr =
          new FakeSolr(
              r -> FakeSolr.isBatch(r) && batches.incrementAndGet() > 1 ? full : FakeSolr.OK)) {
        CommandLineRun run = solr.index("--retry-for", 0, "--batch", 1, "--threads", 1, pages(9));

        assertThat(run.err())
            .contains("answers 500: java.io.IOException: " + message + "; the rest was not sent")
            .contains("1 page indexed, 1 failed")
            .doesNotContain("Solr refuses it");
      }
    }
  }

  @Test
  void aCommitThatFailsIsToldApartFromPages() {
    try (FakeSolr solr =
        new FakeSolr(
            r ->
                r.has("commit")
                    ? Answer.json(500, "{\"error\":{\"msg\":\"disk full\"}}")
                    : FakeSolr.OK)) {
      CommandLineRun run = solr.index(pages(2));

      assertThat(run.err())
          .contains("refuses the commit: disk full; what was sent is not committed")
          .doesNotContain("the rest was not sent");
    }
  }

  @Test
  void theLastPageOfAnIdStaysTheLastWhenAnEarlierOneIsSentAgain() {
    Path archive =
        Pages.write(
            dir,
            "a.warc",
            Warcs.plain()
                .page("http://e.example/x", "<p>first")
                .page("http://e.example/y", "<p>other")
                .page("http://e.example/x", "<p>second")
                .bytes());
    AtomicBoolean refuses = new AtomicBoolean(true);
    try (FakeSolr solr =
        new FakeSolr(
            r ->
                refuses.get() && r.toString().contains("<p>first")
                    ? Answer.json(400, "{\"error\":{\"msg\":\"no\"}}")
                    : FakeSolr.OK)) {
      Object[] args = {"--duplicates", "keep", "--journal", dir.resolve("journal"), archive};
      assertThat(solr.index(args).err()).contains("2 pages indexed, 1 failed");
      refuses.set(false);
      int before = solr.ids().size();
      assertThat(solr.index(args).err()).contains("2 pages indexed, 0 failed");
      assertThat(solr.ids().subList(before, solr.ids().size()))
          .containsExactly("http://e.example/x", "http://e.example/x");
      assertThat(solr.index(args).err()).contains("0 pages indexed, 0 failed");
    }
  }

  @Test
  void addressesHaveNeitherPasswordNorFragment() {
    CommandLineRun user =
        CommandLineRun.of("index", "--solr", "http://me:secret@h/solr", "-c", "c", pages(1));
    assertThat(user.err()).contains("give them by --user").doesNotContain("secret");
    assertThat(user.exitCode()).isEqualTo(2);
    CommandLineRun broken =
        CommandLineRun.of("index", "--solr", "http://me:secret@a b/solr", "-c", "c", pages(1));
    assertThat(broken.err()).contains("'http://a b/solr' is not").doesNotContain("secret");
    CommandLineRun page =
        CommandLineRun.of("index", "--solr", "http://h/solr/#/pages", "-c", "c", pages(1));
    assertThat(page.err()).contains("leave off what follows http://h/solr/ in");
    for (String address :
        List.of("127.0.0.1:8983/solr", "localhost:8983/solr", "http://a b/solr")) {
      CommandLineRun bare = CommandLineRun.of("index", "--solr", address, "-c", "c", pages(1));
      assertThat(bare.err())
          .contains(
              "'"
                  + address
                  + "' is not the address of a Solr server, such as http://127.0.0.1:8983");
      assertThat(bare.exitCode()).isEqualTo(2);
    }
  }
}
