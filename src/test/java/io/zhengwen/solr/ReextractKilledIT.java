package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.zhengwen.faults.FaultsLevel;
import io.zhengwen.faults.NodeProcess;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Real pages are extracted again by a Solr that is killed twice while it does so, and fields are
 * changed by hand meanwhile.
 */
class ReextractKilledIT {
  private static final Path DATA =
      Path.of(System.getProperty("zhengwen.data"), "wcxb-dev", "pages");
  private static final String CORE = "pages";
  private static final int BATCH = 50;

  private static final int PAGES = FaultsLevel.WHOLE ? Integer.MAX_VALUE : 90;

  @TempDir private Path dir;

  private final Map<String, String> notes = new HashMap<>();
  private NodeProcess node;

  @Test
  void eachPageGetsTheNewVersionOnceAndKeepsWhatIsItsOwn() throws Exception {
    assumeTrue(Files.isDirectory(DATA), "needs the set wcxb-dev below the property zhengwen.data");
    node = new NodeProcess(dir.resolve("solr"), null);
    Configset.shipped().copyTo(dir.resolve("solr").resolve(CORE));
    Files.writeString(dir.resolve("solr").resolve(CORE).resolve("core.properties"), "name=pages\n");
    node.start();
    try {
      index();
      int all = notes.size();
      assertThat(reextraction().status().path("old").asInt()).isEqualTo(all);

      long left = killInTheMiddle(all, "first", 3);
      assertThat(reextraction().status().path("state").asText()).isEqualTo("idle");
      change("second", 7);
      left = killInTheMiddle(left, "third", 5);

      JsonNode end = reextraction().startAndAwait();
      assertThat(end.path("state").asText()).as(end.toString()).isEqualTo("finished");
      assertThat(end.path("failed").asInt()).as(end.toString()).isZero();
      assertThat(done(end)).isBetween(1L, left);
      assertAllNew(end.path("version").asText());
    } finally {
      node.kill();
    }
  }

  /** Extracts a fifth of the old documents again, kills Solr, and waits for what it had done. */
  private long killInTheMiddle(long old, String note, int nth) throws Exception {
    reextraction().start();
    reextraction().await(status -> done(status) >= old / 5);
    change(note, nth);
    long left = old - done(reextraction().status());
    node.kill();
    node.start();
    JsonNode after = reextraction().await(status -> status.path("old").asLong() <= left);
    assertThat(after.path("old").asLong()).as("documents left").isPositive();
    return after.path("old").asLong();
  }

  private static long done(JsonNode status) {
    return status.path("done").asLong();
  }

  private Reextraction reextraction() {
    return new Reextraction(node.http(), CORE);
  }

  private void index() throws IOException {
    List<Map<String, Object>> batch = new ArrayList<>();
    try (Stream<Path> files = Files.list(DATA)) {
      for (Path file : (Iterable<Path>) files.sorted().limit(PAGES)::iterator) {
        String id = file.getFileName().toString();
        notes.put(id, "");
        batch.add(
            Map.of(
                "id",
                id,
                "url",
                "https://wcxb.example/" + id,
                "html",
                html(file),
                "note_s",
                "",
                "tags_ss",
                List.of(id, "page")));
        if (batch.size() == BATCH) {
          send(batch, "zhengwen.method", "fulltext");
          batch.clear();
        }
      }
    }
    send(batch, "zhengwen.method", "fulltext");
  }

  private static String html(Path file) throws IOException {
    try (InputStream in = new GZIPInputStream(Files.newInputStream(file))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** Changes the note of each nth document by hand. */
  private void change(String note, int nth) throws IOException {
    List<Map<String, Object>> changes = new ArrayList<>();
    int n = 0;
    for (String id : List.copyOf(notes.keySet())) {
      if (n++ % nth == 0) {
        notes.put(id, note);
        changes.add(Map.of("id", id, "note_s", Map.of("set", note)));
      }
    }
    send(changes);
  }

  private void send(List<Map<String, Object>> documents, String... params) throws IOException {
    SolrHttp.Response answer = node.http().updateJson(CORE, documents, params);
    assertThat(answer.status()).as(answer.error()).isEqualTo(200);
  }

  private void assertAllNew(String version) throws IOException {
    SolrHttp.Response answer =
        node.http()
            .select(
                CORE,
                "q",
                "*:*",
                "defType",
                "lucene",
                "rows",
                "10000",
                "fl",
                "id,url,note_s,tags_ss,extract_version,extract_method,host");
    assertThat(answer.docs().findValuesAsText("id"))
        .containsExactlyInAnyOrderElementsOf(notes.keySet());
    for (JsonNode document : answer.docs()) {
      String id = document.path("id").asText();
      assertThat(document.path("extract_version").asText()).as(id).isEqualTo(version);
      assertThat(document.path("extract_method").asText()).as(id).isEqualTo("combined");
      assertThat(document.path("note_s").asText()).as(id).isEqualTo(notes.get(id));
      assertThat(document.path("tags_ss").toString()).as(id).isEqualTo("[\"" + id + "\",\"page\"]");
      assertThat(document.path("url").asText()).as(id).endsWith(id);
      assertThat(document.path("host").asText()).as(id).isEqualTo("wcxb.example");
    }
  }
}
