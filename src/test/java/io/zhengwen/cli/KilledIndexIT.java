package io.zhengwen.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.zhengwen.faults.FaultsLevel;
import io.zhengwen.faults.NodeProcess;
import io.zhengwen.solr.Configset;
import io.zhengwen.solr.SolrHttp;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A crawl of real pages in web archives, sent by a client that is killed twice to a Solr that is
 * killed and started again once. Every fourth of 1,534 pages; all of them with {@code -Pfaults}.
 */
class KilledIndexIT {
  private static final Path DATA = Path.of(System.getProperty("zhengwen.data"));
  private static final Duration DEADLINE = Duration.ofMinutes(15);
  private static final int STEP = FaultsLevel.WHOLE ? 1 : 4;
  private static final int PAGES_AN_ARCHIVE = 400 / STEP;

  @TempDir private Path dir;

  private final Set<String> urls = new TreeSet<>();

  @Test
  void allPagesArriveOnceThoughClientAndServerAreKilled() throws Exception {
    assumeTrue(
        Files.isDirectory(DATA.resolve("wcxb-dev")) && Files.isDirectory(DATA.resolve("zh-news")),
        "needs the sets wcxb-dev and zh-news below the property zhengwen.data");
    writeArchives();
    Path home = dir.resolve("solr");
    NodeProcess node = new NodeProcess(home, null);
    Configset.shipped().copyTo(home.resolve("pages"));
    Files.writeString(home.resolve("pages").resolve("core.properties"), "name=pages\n");
    node.start();
    Process client = null;
    try {
      client = client(node, 1);
      awaitJournal(client, urls.size() / 5);
      client.destroyForcibly().waitFor();
      long afterFirst = acknowledged();

      client = client(node, 2);
      awaitJournal(client, urls.size() * 2 / 5);
      node.kill();
      node.start();
      awaitJournal(client, urls.size() * 3 / 5);
      client.destroyForcibly().waitFor();
      long afterSecond = acknowledged();

      client = client(node, 3);
      assertThat(client.waitFor(DEADLINE.toSeconds(), TimeUnit.SECONDS)).isTrue();

      String err = Files.readString(dir.resolve("stderr-3"));
      assertThat(client.exitValue()).as(err).isZero();
      assertThat(afterFirst).isGreaterThan(0).isLessThan(afterSecond);
      assertThat(afterSecond).isLessThan(urls.size());
      assertThat(err)
          .contains(String.format(Locale.ROOT, "%,d page", urls.size() - afterSecond))
          .contains(String.format(Locale.ROOT, "by the journal (%,d)", afterSecond));
      assertThat(acknowledged()).isEqualTo(urls.size());
      assertThat(idsIn(node.http()))
          .as(Files.readString(dir.resolve("stderr-1")) + Files.readString(dir.resolve("stderr-2")))
          .containsExactlyElementsOf(urls);
    } finally {
      if (client != null) {
        client.destroyForcibly();
      }
      node.kill();
    }
  }

  private void writeArchives() throws IOException {
    Warcs warcs = Warcs.gzipped();
    int read = 0;
    for (String set : List.of("zh-news", "wcxb-dev")) {
      try (Stream<Path> files = Files.list(DATA.resolve(set).resolve("pages"))) {
        for (Path file : (Iterable<Path>) files.sorted()::iterator) {
          if (read++ % STEP != 0) {
            continue;
          }
          String url = "http://" + set + ".example/" + file.getFileName();
          try (InputStream in = new GZIPInputStream(Files.newInputStream(file))) {
            warcs.response(url, 200, "text/html", in.readAllBytes());
          }
          urls.add(url);
          if (urls.size() % PAGES_AN_ARCHIVE == 0) {
            Pages.write(dir, "crawl/" + urls.size() + ".warc.gz", warcs.bytes());
            warcs = Warcs.gzipped();
          }
        }
      }
    }
    Pages.write(dir, "crawl/rest.warc.gz", warcs.bytes());
  }

  private Process client(NodeProcess node, int run) throws IOException {
    List<String> command =
        CommandLineJar.command(
            "index",
            "--solr",
            node.http().base(),
            "-c",
            "pages",
            "--journal",
            dir.resolve("journal"),
            "--batch",
            20 / STEP,
            "--threads",
            2,
            dir.resolve("crawl"));
    command.add(1, NodeProcess.QUICK_START);
    return new ProcessBuilder(command)
        .redirectError(dir.resolve("stderr-" + run).toFile())
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  /** Waits until Solr has acknowledged so many pages, of which the client has not sent all. */
  private void awaitJournal(Process client, long count) throws Exception {
    long deadline = System.nanoTime() + DEADLINE.toNanos();
    while (acknowledged() < count) {
      assertThat(client.isAlive()).as("the client runs").isTrue();
      assertThat(System.nanoTime()).as("waiting for %d pages", count).isLessThan(deadline);
      client.waitFor(50, TimeUnit.MILLISECONDS);
    }
  }

  private long acknowledged() throws IOException {
    return JournalFile.acknowledged(dir.resolve("journal"));
  }

  private static List<String> idsIn(SolrHttp solr) throws IOException {
    SolrHttp.Response answer =
        solr.get(
            "/pages/select", List.of("q", "*:*", "fl", "id", "rows", "10000", "sort", "id asc"));
    List<String> ids = new ArrayList<>();
    for (JsonNode document : answer.docs()) {
      ids.add(document.get("id").textValue());
    }
    return ids;
  }
}
