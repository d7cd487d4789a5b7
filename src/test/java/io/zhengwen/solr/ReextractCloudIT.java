package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.solr.embedded.JettySolrRunner;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Two nodes, two shards, two replicas: each page is extracted again once, on all replicas. */
class ReextractCloudIT {
  private static final String COLLECTION = "reextracted";
  private static final int PAGES = 60;

  private static TwoNodes two;
  private static List<SolrHttp> nodes;

  @BeforeAll
  static void start() throws Exception {
    two = TwoNodes.start(COLLECTION, Configset.shipped(), 2);
    nodes = two.http();
  }

  @AfterAll
  static void stop() throws Exception {
    two.close();
  }

  @Test
  void allShardsExtractTheirDocumentsOnce() throws Exception {
    List<Map<String, Object>> documents = new ArrayList<>();
    for (int i = 0; i < PAGES; i++) {
      documents.add(Map.of("id", "page-" + i, "html", Pages.ENGLISH, "n_l", i));
    }
    ok(nodes.get(0).updateJson(COLLECTION, documents, "zhengwen.method", "fulltext"));
    long before = extracted();

    Reextraction first = new Reextraction(nodes.get(0), COLLECTION);
    Reextraction second = new Reextraction(nodes.get(1), COLLECTION);
    first.start("rate", "20");
    assertThat(second.post("start").status()).isEqualTo(409);
    ok(
        nodes
            .get(1)
            .updateJson(COLLECTION, List.of(Map.of("id", "page-7", "n_l", Map.of("set", 70)))));
    JsonNode end = second.await(status -> !status.path("state").asText().equals("running"));

    assertThat(end.path("state").asText()).as(end.toString()).isEqualTo("finished");
    assertThat(end.path("done").asInt()).as(end.toString()).isEqualTo(PAGES);
    assertThat(end.path("failed").asInt()).isZero();
    assertThat(end.path("old").asInt()).isZero();
    assertThat(end.path("shards")).hasSize(2);
    for (JsonNode shard : end.path("shards")) {
      assertThat(shard.path("done").asInt()).isBetween(1, PAGES - 1);
    }
    assertThat(extracted() - before).isEqualTo(PAGES + end.path("conflicts").asInt());
    assertThat(held()).isEqualTo(2 * PAGES);
    for (SolrHttp node : nodes) {
      assertThat(count(node, "*:*")).isEqualTo(PAGES);
      assertThat(count(node, "extract_method:combined")).isEqualTo(PAGES);
      assertThat(count(node, "n_l:70")).isEqualTo(1);
      assertThat(count(node, "n_l:[0 TO *]")).isEqualTo(PAGES);
    }
    assertThat(second.startAndAwait().path("total").asInt()).isZero();
  }

  private static long extracted() throws Exception {
    long sum = 0;
    for (SolrHttp node : nodes) {
      sum += SharedSolr.counters(node, "extracted").stream().mapToLong(Long::longValue).sum();
    }
    return sum;
  }

  /** The documents of all replicas together that have the same new version. */
  private static long held() throws Exception {
    long held = 0;
    Set<String> versions = new HashSet<>();
    for (JettySolrRunner jetty : two.cluster().getJettySolrRunners()) {
      SolrHttp http = new SolrHttp(jetty.getBaseUrl().toString());
      for (String core : new ArrayList<>(jetty.getCoreContainer().getAllCoreNames())) {
        SolrHttp.Response answer =
            http.select(
                core,
                "q",
                "*:*",
                "defType",
                "lucene",
                "distrib",
                "false",
                "rows",
                "1000",
                "fl",
                "extract_version");
        List<String> found = answer.docs().findValuesAsText("extract_version");
        held += found.size();
        versions.addAll(found);
      }
    }
    assertThat(versions).hasSize(1);
    return held;
  }

  private static long count(SolrHttp node, String query) throws Exception {
    return node.select(COLLECTION, "q", query, "defType", "lucene", "rows", "0").found();
  }

  private static void ok(SolrHttp.Response response) {
    assertThat(response.status()).as(response.error()).isEqualTo(200);
  }
}
