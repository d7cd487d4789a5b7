package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.apache.solr.client.solrj.impl.CloudSolrClient;
import org.apache.solr.common.SolrInputDocument;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Two nodes, two shards, two replicas: a page is extracted once, and all replicas hold the same.
 */
@Tag("solr10")
class SolrCloudIT {
  private static final String COLLECTION = "cloud";
  private static final String LOCAL_FIELDS = "id,title,content,body,extract_outcome";

  private static final String PASSAGES = "passages";

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
  void eachPageIsExtractedOnceWhicheverNodeReceivesIt() throws Exception {
    long before = extracted();
    index(nodes.get(0), "first-", 20);
    index(nodes.get(1), "second-", 20);
    assertThat(extracted() - before).isEqualTo(40);
    assertReplicasAgree("first-", 20);
    assertReplicasAgree("second-", 20);
  }

  @Test
  void sentStraightToTheLeaderItIsExtractedOnceToo() throws Exception {
    long before = extracted();
    try (CloudSolrClient client = two.client()) {
      for (int i = 0; i < 20; i++) {
        SolrInputDocument document = new SolrInputDocument();
        document.setField("id", "direct-" + i);
        document.setField("html", page(i));
        client.add(COLLECTION, document);
      }
      client.commit(COLLECTION);
    }
    assertThat(extracted() - before).isEqualTo(20);
    assertReplicasAgree("direct-", 20);
  }

  @Test
  void postedAsToSolrCellItIsExtractedOnceToo() throws Exception {
    long before = extracted();
    for (int i = 0; i < 20; i++) {
      assertOk(
          nodes
              .get(i % 2)
              .post(
                  "/" + COLLECTION + "/update/extract",
                  "text/html",
                  page(i).getBytes(StandardCharsets.UTF_8),
                  "literal.id",
                  "posted-" + i,
                  "commit",
                  Boolean.toString(i == 19)));
    }
    assertThat(extracted() - before).isEqualTo(20);
    assertReplicasAgree("posted-", 20);
  }

  @Test
  void updatedAtomicallyReplicasStillAgree() throws Exception {
    index(nodes.get(0), "atomic-", 20);
    long before = extracted();
    List<Map<String, Object>> updates = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      updates.add(
          Map.of(
              "id", "atomic-" + i,
              "html", Map.of("set", Pages.CHINESE),
              "n_l", Map.of("inc", 1)));
    }
    assertOk(nodes.get(1).updateJson(COLLECTION, updates));
    assertThat(extracted() - before).isEqualTo(20);
    assertReplicasAgree("atomic-", 20);
    for (SolrHttp node : nodes) {
      assertThat(node.select(COLLECTION, "q", "免费讲座", "fq", "id:atomic-*").found()).isEqualTo(20);
    }
  }

  @Test
  void wrongDocumentsAreReportedFromEitherNode() throws Exception {
    for (SolrHttp node : nodes) {
      SolrHttp.Response response =
          node.updateJson(
              COLLECTION,
              List.of(
                  Map.of("id", "tolerant-bad", "html", 5),
                  Map.of("id", "tolerant-good", "html", page(0))),
              "zhengwen.onError",
              "fail",
              "maxErrors",
              "-1");
      assertOk(response);
      assertThat(response.body().path("responseHeader").path("errors").findValuesAsText("id"))
          .containsExactly("tolerant-bad");
    }
    assertReplicasAgree("tolerant-", 1);
  }

  @Test
  void suggestionsAreBuiltInShardsAndReplicas() throws Exception {
    index(nodes.get(0), "titled-", 20);
    SolrHttp.Response built = suggest(nodes.get(0), COLLECTION, "suggest.build", "true");
    assertThat(built.status()).as(built.error()).isEqualTo(200);
    for (SolrHttp node : nodes) {
      for (String core : TwoNodes.cores(node)) {
        SolrHttp.Response each = suggest(node, core, "suggest.build", "true", "distrib", "false");
        assertThat(each.status()).as(each.error()).isEqualTo(200);
      }
    }
    for (SolrHttp node : nodes) {
      JsonNode typed = suggest(node, COLLECTION, "suggest.q", "harb").body().path("suggest");
      assertThat(typed.at("/titles/harb/numFound").asInt()).as(typed.toString()).isPositive();
    }
  }

  @Test
  void pagesLikeAnotherAndCorrectionsComeFromAllShards() throws Exception {
    List<Map<String, Object>> batch = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      batch.add(german("like-" + i, "Die Fähre ist für den Leuchtturm da"));
      batch.add(german("other-" + i, "Die Katze ist für den Kater da"));
    }
    batch.add(german("umlaut", "Der Münsterländer"));
    assertOk(nodes.get(0).updateJson(COLLECTION, batch));
    for (SolrHttp node : nodes) {
      SolrHttp.Response like =
          node.get("/" + COLLECTION + "/mlt", List.of("id", "like-0", "rows", "30"));
      assertOk(like);
      assertThat(like.docs().findValuesAsText("id"))
          .hasSize(9)
          .allSatisfy(id -> assertThat(id).startsWith("like-"));
      assertThat(spelling(node, "munsterlander").toString()).doesNotContain("münsterländer");
      assertThat(spelling(node, "Münsterlander Leuchturm").toString()).contains("leuchtturm");
    }
  }

  private static Map<String, Object> german(String id, String text) {
    return Map.of("id", id, "content", text, "content_de", text);
  }

  private static JsonNode spelling(SolrHttp node, String typed) throws Exception {
    SolrHttp.Response found = node.get("/" + COLLECTION + "/browse", List.of("q", typed));
    assertOk(found);
    return found.body().path("spellcheck");
  }

  private static SolrHttp.Response suggest(SolrHttp node, String name, String... parameters)
      throws Exception {
    return node.get("/" + name + "/suggest", List.of(parameters));
  }

  @Test
  void passagesFollowTheirPageThroughTheShards() throws Exception {
    two.create(PASSAGES, PassagesIT.NESTED, 2);
    try {
      List<Map<String, Object>> batch = new ArrayList<>();
      for (int i = 0; i < 20; i++) {
        batch.add(Map.of("id", "page-" + i, "html", page(i)));
      }
      assertOk(nodes.get(0).updateJson(PASSAGES, batch));
      assertPassages(20, 2);
      assertOk(
          nodes
              .get(1)
              .updateJson(
                  PASSAGES,
                  List.of(
                      Map.of("id", "page-0", "html", Pages.CHINESE),
                      Map.of("id", "page-1", "html", Map.of("set", Pages.CHINESE)),
                      Map.of("id", "page-2", "n_l", Map.of("inc", 1)))));
      for (SolrHttp node : nodes) {
        assertThat(PassagesIT.passagesOf(node, PASSAGES, "page-0")).hasSize(1);
        assertThat(PassagesIT.passagesOf(node, PASSAGES, "page-1")).hasSize(1);
        assertThat(PassagesIT.passagesOf(node, PASSAGES, "page-2")).hasSize(2);
      }
      assertOk(nodes.get(1).updateJson(PASSAGES, Map.of("delete", List.of("page-0", "page-1"))));
      assertPassages(18, 2);
    } finally {
      nodes.get(0).get("/admin/collections", List.of("action", "DELETE", "name", PASSAGES));
    }
  }

  private static void assertPassages(int pages, int each) throws Exception {
    for (SolrHttp node : nodes) {
      SolrHttp.Response all =
          node.select(PASSAGES, "defType", "lucene", "q", "passage_t:*", "rows", "0");
      assertOk(all);
      assertThat(all.found()).isEqualTo((long) pages * each);
      assertThat(
              node.select(PASSAGES, "defType", "lucene", "q", "*:* -_nest_path_:*", "rows", "0")
                  .found())
          .isEqualTo(pages);
    }
  }

  private static void index(SolrHttp node, String prefix, int pages) throws Exception {
    List<Map<String, Object>> batch = new ArrayList<>();
    for (int i = 0; i < pages; i++) {
      batch.add(Map.of("id", prefix + i, "html", page(i)));
    }
    assertOk(node.updateJson(COLLECTION, batch));
  }

  private static String page(int i) {
    return Pages.ENGLISH.replace("two years", i + " years");
  }

  /** The counter summed over all cores of all nodes. */
  private static long extracted() throws Exception {
    long sum = 0;
    for (SolrHttp node : nodes) {
      List<Long> counters = SharedSolr.counters(node, "extracted");
      assertThat(counters).as("cores of " + node.base()).hasSize(2);
      sum += counters.stream().mapToLong(Long::longValue).sum();
    }
    return sum;
  }

  /** Asks every replica for what it holds itself. */
  private static void assertReplicasAgree(String prefix, int documents) throws Exception {
    Map<String, Set<JsonNode>> answers = new TreeMap<>();
    Set<String> ids = new HashSet<>();
    int replicas = 0;
    for (SolrHttp http : nodes) {
      for (String core : TwoNodes.cores(http)) {
        SolrHttp.Response held =
            http.select(
                core,
                "q",
                "*:*",
                "fq",
                "id:" + prefix + "*",
                "distrib",
                "false",
                "rows",
                "1000",
                "sort",
                "id asc",
                "fl",
                LOCAL_FIELDS);
        assertOk(held);
        replicas++;
        ids.addAll(held.docs().findValuesAsText("id"));
        answers
            .computeIfAbsent(core.replaceFirst("_replica.*", ""), s -> new HashSet<>())
            .add(held.docs());
      }
    }
    assertThat(replicas).isEqualTo(4);
    assertThat(ids).hasSize(documents);
    assertThat(answers).hasSize(2);
    answers.forEach((shard, held) -> assertThat(held).as(shard).hasSize(1));
    for (SolrHttp node : nodes) {
      assertThat(node.select(COLLECTION, "q", "*:*", "fq", "id:" + prefix + "*").found())
          .isEqualTo(documents);
    }
  }

  private static void assertOk(SolrHttp.Response response) {
    assertThat(response.status()).as(response.error()).isEqualTo(200);
  }
}
