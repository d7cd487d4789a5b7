package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.apache.solr.cloud.MiniSolrCloudCluster;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Two nodes with a shard each: what is unchanged is found in whichever shard it is. */
class UnchangedCloudIT {
  private static final String COLLECTION = "unchanged";
  private static final int PAGES = 20;

  private static MiniSolrCloudCluster cluster;
  private static List<SolrHttp> nodes;

  @BeforeAll
  static void start() throws Exception {
    Path base = Path.of("target", "it").toAbsolutePath();
    Files.createDirectories(base);
    Path home = Files.createTempDirectory(base, "unchanged");
    System.setProperty("solr.install.dir", home.toString());
    System.setProperty("solr.log.dir", home.resolve("logs").toString());
    SignatureConfigset.make().copyTo(home.resolve("config"));
    cluster =
        new MiniSolrCloudCluster.Builder(2, home)
            .withSolrXml(
                MiniSolrCloudCluster.DEFAULT_CLOUD_SOLR_XML.replace(
                    "${metricsEnabled:false}", "true"))
            .addConfig("zhengwen", home.resolve("config").resolve("conf"))
            .configure();
    nodes =
        cluster.getJettySolrRunners().stream()
            .map(jetty -> new SolrHttp(jetty.getBaseUrl().toString()))
            .toList();
    SolrHttp.Response created =
        nodes
            .get(0)
            .get(
                "/admin/collections",
                List.of(
                    "action", "CREATE",
                    "name", COLLECTION,
                    "numShards", "2",
                    "replicationFactor", "1",
                    "collection.configName", "zhengwen",
                    "waitForFinalState", "true"));
    assertThat(created.status()).as(created.error()).isEqualTo(200);
    cluster.waitForActiveCollection(COLLECTION, 60, TimeUnit.SECONDS, 2, 2);
  }

  @AfterAll
  static void stop() throws Exception {
    cluster.shutdown();
  }

  @Test
  void unchangedPagesAreLeftOutWhicheverNodeReceivesThem() throws Exception {
    index(nodes.get(0), "Frontpage", "");
    assertThat(counted("unchanged")).isZero();
    index(nodes.get(0), "Home", "");
    index(nodes.get(1), "Welcome", "");
    assertThat(counted("unchanged")).isEqualTo(2 * PAGES);
    index(nodes.get(1), "Start", " The mayor thanked all who had waited so long.");
    assertThat(counted("unchanged")).isEqualTo(2 * PAGES);
    assertThat(counted("extracted")).isEqualTo(2 * PAGES);
    assertThat(nodes.get(0).select(COLLECTION, "q", "*:*", "defType", "lucene").found())
        .isEqualTo(PAGES);
    assertThat(nodes.get(0).select(COLLECTION, "q", "content:mayor", "defType", "lucene").found())
        .isEqualTo(PAGES);
  }

  private static void index(SolrHttp node, String home, String more) throws Exception {
    List<Map<String, Object>> batch = new ArrayList<>();
    for (int i = 0; i < PAGES; i++) {
      String page =
          Pages.ENGLISH
              .replace("two years", i + " years")
              .replace("Frontpage", home)
              .replace("green.</p>", "green." + more + "</p>");
      batch.add(Map.of("id", "page-" + i, "html", page));
    }
    SolrHttp.Response response = node.updateJson(COLLECTION, batch);
    assertThat(response.status()).as(response.error()).isEqualTo(200);
  }

  private static long counted(String outcome) throws Exception {
    long sum = 0;
    for (SolrHttp node : nodes) {
      sum += SharedSolr.counters(node, outcome).stream().mapToLong(Long::longValue).sum();
    }
    return sum;
  }
}
