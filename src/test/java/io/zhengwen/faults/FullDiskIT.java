package io.zhengwen.faults;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.zhengwen.solr.Configset;
import io.zhengwen.solr.Eventually;
import io.zhengwen.solr.SolrHttp;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The disk is full under the index and its log, or under the store of templates: what was
 * acknowledged is in the index once there is room again, once each.
 */
class FullDiskIT {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final long MEGABYTE = 1 << 20;
  private static final int BATCH = 5;
  private static final int MOST_BATCHES = 400;
  private static final int REFUSED = 10;

  @TempDir private Path dir;

  private final Set<String> acknowledged = new TreeSet<>();
  private int batches;

  private NodeProcess node(String dataDir, String templates, SmallDisk disk) throws IOException {
    Path home = dir.resolve("solr");
    NodeProcess node = new NodeProcess(home, null).under(disk.command());
    Configset.shipped()
        .with(
            "<str name=\"onError\">keep</str>",
            "<str name=\"onError\">keep</str><str name=\"method\">fulltext+sitetemplate</str>"
                + "<lst name=\"templates\"><str name=\"store\">files</str>"
                + templates
                + "</lst>")
        .copyTo(home.resolve("pages"));
    Files.writeString(home.resolve("pages").resolve("core.properties"), "name=pages\n" + dataDir);
    return node;
  }

  private SmallDisk disk(int megabytes) throws IOException {
    SmallDisk disk = SmallDisk.mount(dir.resolve("small"), megabytes);
    assumeTrue(disk != null, "needs unshare, nsenter and the right to mount a file system");
    return disk;
  }

  @Test
  void nothingAcknowledgedIsLostUnderIndexAndLog() throws Exception {
    try (SmallDisk disk = disk(24)) {
      NodeProcess node = node("dataDir=" + disk.directory().resolve("data") + "\n", "", disk);
      try {
        disk.fill(MEGABYTE * 12);
        node.start();
        int refused = 0;
        while (refused < REFUSED) {
          assertThat(batches).as("batches before the disk is full").isLessThan(MOST_BATCHES);
          refused += post(node.http(), batches % 4 == 0) ? 0 : 1;
        }
        assertThat(acknowledged).isNotEmpty();
        node.kill();
        disk.free();
        node.start();
        awaitAcknowledged(node.http());
        assertThat(post(node.http(), true)).isTrue();
        awaitAcknowledged(node.http());
      } finally {
        node.kill();
      }
    }
  }

  @Test
  void withoutRoomForTemplatesEveryPageIsIndexed() throws Exception {
    assumeTrue(FaultsLevel.WHOLE, "run by mvn verify -Pfaults");
    try (SmallDisk disk = disk(2)) {
      NodeProcess node =
          node("", "<str name=\"directory\">" + disk.directory().resolve("t") + "</str>", disk);
      try {
        node.start();
        disk.fill(MEGABYTE * 3);
        for (int i = 0; i < 2 * REFUSED; i++) {
          assertThat(post(node.http(), true)).isTrue();
        }
        awaitAcknowledged(node.http());
        Eventually.holds("errors of the store are counted", () -> counter(node) > 0);
        disk.free();
        Eventually.holds(
            "templates are learned again",
            () -> {
              assertThat(post(node.http(), true)).isTrue();
              return node.http()
                      .get("/pages/zhengwen/templates", List.of("site", "quay.example"))
                      .body()
                      .path("site")
                      .path("pages")
                      .asLong()
                  > 0;
            });
        awaitAcknowledged(node.http());
      } finally {
        node.kill();
      }
    }
  }

  private static long counter(NodeProcess node) throws IOException {
    return node.http()
        .get("/admin/metrics", List.of("key", "solr.core.pages:UPDATE.zhengwen.store_errors"))
        .body()
        .path("metrics")
        .path("solr.core.pages:UPDATE.zhengwen.store_errors")
        .asLong();
  }

  /** Posts a batch; whether it was acknowledged. */
  private boolean post(SolrHttp solr, boolean commit) throws IOException {
    List<Map<String, Object>> documents = new ArrayList<>();
    for (int i = 0; i < BATCH; i++) {
      documents.add(page(batches + "-" + i));
    }
    batches++;
    SolrHttp.Response answer =
        solr.update(
            "pages",
            "application/json",
            JSON.writeValueAsBytes(documents),
            "commit",
            Boolean.toString(commit));
    if (answer.status() != 200) {
      return false;
    }
    assertThat(answer.body().path("responseHeader").path("errors")).isEmpty();
    documents.forEach(document -> acknowledged.add((String) document.get("id")));
    return true;
  }

  /** A page of some 20 KB that cannot be compressed to a fifth of that. */
  private static Map<String, Object> page(String id) {
    Random random = new Random(id.hashCode());
    StringBuilder html = new StringBuilder("<title>Quay</title>");
    for (int paragraph = 0; paragraph < 10; paragraph++) {
      html.append("<p>");
      for (int word = 0; word < 150; word++) {
        html.append(Long.toString(random.nextLong() & Long.MAX_VALUE, 36)).append(' ');
      }
      html.append("</p>");
    }
    html.append("<div>Imprint of the quay, all rights reserved.</div>");
    return Map.of("id", id, "url", "https://quay.example/" + id, "html", html.toString());
  }

  private void awaitAcknowledged(SolrHttp solr) throws Exception {
    Eventually.holds(
        acknowledged.size() + " acknowledged pages are in the index",
        () -> {
          assertThat(solr.get("/pages/update", List.of("commit", "true")).status()).isEqualTo(200);
          List<String> ids =
              solr
                  .select("pages", "q", "*:*", "fl", "id", "rows", "100000")
                  .docs()
                  .findValues("id")
                  .stream()
                  .map(JsonNode::asText)
                  .toList();
          assertThat(ids).doesNotHaveDuplicates();
          return ids.containsAll(acknowledged);
        });
  }
}
