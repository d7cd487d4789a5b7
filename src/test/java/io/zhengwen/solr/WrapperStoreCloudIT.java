package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.zhengwen.wrapper.WrapperPages;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.solr.common.cloud.DocCollection;
import org.apache.solr.common.cloud.Replica;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

/**
 * A SolrCloud of two nodes whose collection of wrapper templates refuses writes, was never read, or
 * is gone. The last two leave it damaged.
 */
@Tag("solr10")
@Tag("slow")
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class WrapperStoreCloudIT {
  private static final String COLLECTION = "wrapped";

  private static TwoNodes two;
  private static WrapperClient one;

  @BeforeAll
  static void start() throws Exception {
    two = TwoNodes.start(COLLECTION, Configset.shipped(), 2);
    one = new WrapperClient(two.http().get(0), COLLECTION);
  }

  @AfterAll
  static void stop() throws Exception {
    two.close();
  }

  @Test
  @Order(1)
  void aStoreThatRefusesWritesIsReadAndItsFaultsAreCounted() throws Exception {
    String site = "sluice.example";
    one.attach(site, "sluice");
    long before = storeErrors();
    readOnly(true);
    try {
      Eventually.holds(
          "refused writes are counted",
          () -> {
            one.index(site, 10, 40, false);
            return storeErrors() > before;
          });
      for (int n = 0; n < 10; n++) {
        assertThat(one.get("list", "seeds").toString()).contains(site);
      }
      assertThat(one.stored(site + "f35")).containsEntry("wrapper", "sluice");
      JsonNode status =
          two.http().get(0).get("/" + COLLECTION + "/zhengwen/status", List.of()).body();
      assertThat(status.path("selfTest").path("wrappers").asText()).isEqualTo("passed");
      SolrHttp.Response refused = one.post(Map.of("action", "addSeed", "seed", "refused.example"));
      assertThat(refused.status()).isEqualTo(503);
      assertThat(refused.error()).contains("refused").contains("read-only").doesNotContain("away");
    } finally {
      readOnly(false);
    }
  }

  @Test
  @Order(2)
  void aStoreThatANodeHasNeverReadIsAwayNotEmpty() throws Exception {
    String collection = "cold";
    SolrHttp http = two.http().get(0);
    two.upload(collection, Configset.shipped());
    admin(
        "CREATE",
        "name",
        collection,
        "numShards",
        "1",
        "createNodeSet",
        two.name(0),
        "collection.configName",
        collection,
        "waitForFinalState",
        "true");
    WrapperClient cold = new WrapperClient(http, collection);
    String site = "lagoon.example";
    cold.attach(site, "lagoon");
    cold.index(site, 20, 22, false);
    Map<String, Object> old = Map.of("id", site + "f21", "extract_version", Map.of("set", "old"));
    assertThat(http.updateJson(collection, List.of(old)).status()).isEqualTo(200);
    assertThat(cold.stored(site + "f20")).containsEntry("price_d", 120_000.0);
    for (Replica replica : store().getReplicas(two.name(0))) {
      admin(
          "DELETEREPLICA",
          "collection",
          store().getName(),
          "shard",
          "shard1",
          "replica",
          replica.getName());
    }

    Eventually.holds(
        "the store is no longer taken for one that is being created",
        () -> store().getCreationTime().isBefore(Instant.now().minusSeconds(20)));
    two.nodes().stop(1);
    two.nodes().stop(0);
    two.nodes().start(0);
    Map<String, Object> known = WrapperClient.document(site, "f20", WrapperPages.flatPage(70));
    Eventually.passes(
        () -> {
          SolrHttp.Response refused = http.updateJson(collection, List.of(known));
          assertThat(refused.status()).as(refused.error()).isEqualTo(503);
          assertThat(refused.error()).contains("send it again");
        });
    Map<String, Object> atomic =
        Map.of("id", site + "f20", "html", Map.of("set", WrapperPages.flatPage(70)));
    assertThat(http.updateJson(collection, List.of(atomic)).status()).isEqualTo(503);
    cold.index(site, 90, 91, false);
    assertThat(cold.stored(site + "f90")).containsKey("content");
    assertThat(cold.stored(site + "f20")).containsEntry("price_d", 120_000.0);
    assertThat(http.get(cold.path(), List.of()).status()).isEqualTo(503);
    assertThat(new Reextraction(http, collection).post("start").status()).isEqualTo(503);
    JsonNode status = http.get("/" + collection + "/zhengwen/status", List.of()).body();
    assertThat(status.path("health").asText()).isEqualTo("yellow");
    assertThat(status.path("selfTest").path("wrappers").asText()).isEqualTo("failed");
    assertThat(status.path("reasons").toString()).contains(store().getName());

    two.nodes().start(1);
    Eventually.passes(
        () -> assertThat(http.updateJson(collection, List.of(known)).status()).isEqualTo(200));
    assertThat(cold.stored(site + "f20")).containsEntry("price_d", 170_000.0);
    JsonNode end = new Reextraction(http, collection).startAndAwait();
    assertThat(end.path("done").asInt()).as(end.toString()).isEqualTo(1);
    assertThat(cold.stored(site + "f21")).containsEntry("price_d", 121_000.0);
  }

  @Test
  @Order(3)
  void indexingGoesOnWithoutTheStore() throws Exception {
    String site = "lock.example";
    one.attach(site, "lock");
    admin("DELETE", "name", "zhengwen_wrappers");

    one.index(site, 30, 40, false);
    assertThat(one.stored(site + "f35")).containsKey("content");
  }

  private static long storeErrors() throws Exception {
    return SharedSolr.counters(two.http().get(0), "store_errors").stream()
        .mapToLong(Long::longValue)
        .sum();
  }

  private static void readOnly(boolean readOnly) throws Exception {
    admin(
        "MODIFYCOLLECTION",
        "collection",
        "zhengwen_wrappers",
        "readOnly",
        Boolean.toString(readOnly));
  }

  private static DocCollection store() {
    return two.state("zhengwen_wrappers");
  }

  private static void admin(String action, String... params) throws Exception {
    List<String> all = new ArrayList<>(List.of("action", action));
    all.addAll(List.of(params));
    SolrHttp.Response answer = two.http().get(0).get("/admin/collections", all);
    assertThat(answer.status()).as(answer.error()).isEqualTo(200);
  }
}
