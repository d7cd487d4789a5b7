package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.solr.common.cloud.Replica;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Two nodes, two shards: each page is extracted again once, on all replicas. */
@Tag("solr10")
@Tag("slow")
class ReextractCloudIT {
  private static final String COLLECTION = "reextracted";
  private static final int PAGES = 60;

  /** A handler's defaults are no parameters that a node passes on to others. */
  private static final Configset WITH_DEFAULTS =
      Configset.shipped()
          .with(
              "<initParams path=\"/select,/browse\">",
              "<initParams path=\"/zhengwen/**\"><lst name=\"defaults\"><str name=\"df\">content</str>"
                  + "</lst></initParams><initParams path=\"/select,/browse\">");

  private static TwoNodes two;
  private static List<SolrHttp> nodes;

  @BeforeAll
  static void start() throws Exception {
    two = TwoNodes.start(COLLECTION, WITH_DEFAULTS, 2);
    nodes = two.http();
  }

  @AfterAll
  static void stop() throws Exception {
    two.close();
  }

  @Test
  void allShardsExtractTheirDocumentsOnce() throws Exception {
    index(COLLECTION, PAGES);
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

  @Test
  void aShardThatIsSplitIsLeftAtOnce() throws Exception {
    two.create("split", Configset.shipped(), 1);
    index("split", PAGES);
    Reextraction again = new Reextraction(nodes.get(0), "split");
    again.start("rate", "1");
    admin("SPLITSHARD", "collection", "split", "shard", "shard1");
    JsonNode split = again.await(status -> status.path("shards").has("shard1_0"));
    assertThat(split.path("shards").path("shard2").path("state").asText()).isEqualTo("running");
    String left = leader("split", "shard1").getCoreName();
    Eventually.passes(
        () -> {
          JsonNode parent = core(left);
          assertThat(parent.path("state").asText()).isEqualTo("aborted");
          assertThat(parent.path("reason").asText()).contains("other shards");
        });

    assertThat(again.post("stop").status()).isEqualTo(200);
    again.await(status -> !status.path("state").asText().equals("running"));
    JsonNode end = again.startAndAwait();
    assertThat(end.path("collection").asText()).isEqualTo("split");
    assertThat(end.path("state").asText()).as(end.toString()).isEqualTo("finished");
    assertThat(end.path("shards")).hasSize(3);
    assertThat(end.path("failed").asInt()).as(end.toString()).isZero();
    assertThat(end.path("old").asInt()).as(end.toString()).isZero();
  }

  @Test
  void documentsOfARoutedAliasStayInTheirCollection() throws Exception {
    two.upload("routed", Configset.shipped());
    admin(
        "CREATEALIAS",
        "name",
        "routed",
        "router.name",
        "time",
        "router.field",
        "seen_dt",
        "router.start",
        "2026-01-01T00:00:00Z/DAY",
        "router.interval",
        "+100YEARS",
        "create-collection.collection.configName",
        "routed",
        "create-collection.numShards",
        "2");
    index("routed", 10);
    String collection = "routed__TRA__2026-01-01";
    JsonNode end = new Reextraction(nodes.get(1), collection).startAndAwait();
    assertThat(end.path("state").asText()).as(end.toString()).isEqualTo("finished");
    assertThat(end.path("done").asInt()).as(end.toString()).isEqualTo(10);
    assertThat(end.path("old").asInt()).as(end.toString()).isZero();
    assertThat(new Reextraction(nodes.get(0), "routed").status().path("collection").asText())
        .isEqualTo(collection);
    assertThat(nodes.get(0).get("/routed/zhengwen/extract", List.of("id", "nobody")).error())
        .contains("no document 'nobody' in '" + collection + "'");
    for (String handler : List.of("templates", "wrappers", "status")) {
      assertThat(
              nodes
                  .get(0)
                  .get("/routed/zhengwen/" + handler, List.of())
                  .body()
                  .path("collection")
                  .asText())
          .as(handler)
          .isEqualTo(collection);
    }
  }

  @Test
  void aCollectionThatIsReadOnlyIsLeftAlone() throws Exception {
    two.create("closed", Configset.shipped(), 1);
    index("closed", 1);
    admin("MODIFYCOLLECTION", "collection", "closed", "readOnly", "true");
    SolrHttp.Response refused = new Reextraction(nodes.get(0), "closed").post("start");
    assertThat(refused.status()).isEqualTo(400);
    assertThat(refused.error()).contains("read-only");
  }

  @Test
  void documentsOfAFieldsShardStayThere() throws Exception {
    two.upload("by-field", Configset.shipped());
    admin(
        "CREATE",
        "name",
        "by-field",
        "numShards",
        "2",
        "router.field",
        "n_l",
        "collection.configName",
        "by-field",
        "waitForFinalState",
        "true");
    index("by-field", 20);
    JsonNode end = new Reextraction(nodes.get(0), "by-field").startAndAwait();
    assertThat(end.path("done").asInt()).as(end.toString()).isEqualTo(20);
    assertThat(end.path("old").asInt()).as(end.toString()).isZero();
  }

  /** Pages that an earlier method has read. */
  private static void index(String collection, int pages) throws Exception {
    List<Map<String, Object>> documents = new ArrayList<>();
    for (int i = 0; i < pages; i++) {
      documents.add(
          Map.of(
              "id",
              "page-" + i,
              "html",
              Pages.ENGLISH,
              "seen_dt",
              "2026-02-03T00:00:00Z",
              "n_l",
              i));
    }
    ok(nodes.get(0).updateJson(collection, documents, "zhengwen.method", "fulltext"));
  }

  private static void admin(String action, String... params) throws Exception {
    List<String> all = new ArrayList<>(List.of("action", action));
    all.addAll(List.of(params));
    ok(nodes.get(0).get("/admin/collections", all));
  }

  private static Replica leader(String collection, String shard) {
    return two.state(collection).getSlice(shard).getLeader();
  }

  /** The status of one core alone. */
  private static JsonNode core(String core) throws Exception {
    for (SolrHttp node : nodes) {
      SolrHttp.Response answer =
          node.get("/" + core + "/zhengwen/reextract", List.of("distrib", "false"));
      if (answer.status() == 200) {
        return answer.body();
      }
    }
    throw new AssertionError("no node has the core " + core);
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
    for (SolrHttp http : nodes) {
      for (String core : TwoNodes.cores(http)) {
        if (!core.startsWith(COLLECTION + "_")) {
          continue;
        }
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
