package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.zhengwen.wrapper.WrapperPages;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.solr.common.cloud.DocCollection;
import org.apache.solr.common.cloud.Replica;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

/** Wrapper templates in a SolrCloud of two nodes. */
@Tag("solr10")
@Tag("slow")
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class WrappersCloudIT {
  private static final String COLLECTION = "wrapped";

  private static TwoNodes two;
  private static WrapperClient one;
  private static WrapperClient other;

  @BeforeAll
  static void start() throws Exception {
    two = TwoNodes.start(COLLECTION, Configset.shipped(), 2);
    one = new WrapperClient(two.http().get(0), COLLECTION);
    other = new WrapperClient(two.http().get(1), COLLECTION);
  }

  @AfterAll
  static void stop() throws Exception {
    two.close();
  }

  /** So that no other test's site tries this test's templates. */
  @AfterEach
  void forget() throws Exception {
    Eventually.holds(
        "the store answers", () -> two.http().get(0).get(one.path(), List.of()).status() == 200);
    for (JsonNode template : one.get("list", "templates").path("templates")) {
      one.post(Map.of("action", "delete", "template", template.path("name").asText()));
    }
  }

  /** Makes a template for the pages of a site. */
  private static void attach(String site, String name) throws Exception {
    one.addSeed(site);
    one.done(Map.of("action", "put", "definition", one.induced(site, name)));
    one.awaitAttached(site);
  }

  @Test
  void aTemplateMadeOnOneNodeIsAppliedOnTheOther() throws Exception {
    String site = "pier.example";
    attach(site, "pier");
    Eventually.holds(
        "the other node applies it",
        () -> {
          other.index(site, 20, 21, false);
          return "pier".equals(other.stored(site + "f20").get("wrapper"));
        });
    assertThat(other.stored(site + "f20")).containsEntry("price_d", 120_000.0);
  }

  @Test
  void recordsThatAreDocumentsStayWithTheirPage() throws Exception {
    String collection = "tenants";
    two.create(
        collection,
        Configset.shipped()
            .with("<str name=\"records\">children</str>", "<str name=\"records\">documents</str>"),
        1,
        "router.field",
        "tenant_s");
    WrapperClient tenants = new WrapperClient(two.http().get(0), collection);
    String site = "dock.example";
    String seed = site + "/flats/";
    tenants.done(Map.of("action", "put", "definition", tenants.inducedList(site, "dock")));
    tenants.done(Map.of("action", "addSeed", "seed", seed));
    tenants.done(Map.of("action", "attach", "seed", seed, "template", "dock"));
    List<Map<String, Object>> lists = new ArrayList<>();
    for (String tenant : List.of("acme", "beta")) {
      Map<String, Object> list =
          new HashMap<>(WrapperClient.document(site, "list", WrapperPages.flatList(2)));
      list.put("id", tenant + "!list");
      list.put("tenant_s", tenant);
      lists.add(list);
    }
    SolrHttp.Response answer = two.http().get(0).updateJson(collection, lists, "commit", "true");
    assertThat(answer.status()).as(answer.error()).isEqualTo(200);
    for (String tenant : List.of("acme", "beta")) {
      assertThat(
              two.http()
                  .get(1)
                  .select(
                      collection,
                      "q",
                      "*:*",
                      "fq",
                      "page_kind:record",
                      "fq",
                      "{!prefix f=id}" + tenant + "!https://" + site,
                      "fq",
                      "{!term f=tenant_s}" + tenant,
                      "_route_",
                      tenant)
                  .found())
          .as(tenant)
          .isEqualTo(6);
    }
  }

  @Test
  void whatATemplateWroteGoesWithTheSeedOnEveryNode() throws Exception {
    String site = "weir.example";
    attach(site, "weir");
    one.index(site, 20, 24, false);
    assertThat(one.stored(site + "f21")).containsEntry("price_d", 121_000.0);
    one.done(Map.of("action", "deleteSeed", "seed", site + "/flats/"));
    Eventually.holds(
        "the other node knows", () -> !other.get("list", "seeds").toString().contains(site));
    for (int n = 20; n < 24; n++) {
      Map<String, Object> page = Map.of("set", WrapperPages.flatPage(n + 50));
      SolrHttp.Response answer =
          two.http()
              .get(n % 2)
              .updateJson(COLLECTION, List.of(Map.of("id", site + "f" + n, "html", page)));
      assertThat(answer.status()).as(answer.error()).isEqualTo(200);
      assertThat(other.stored(site + "f" + n))
          .containsEntry("title", "Flat " + (n + 50) + " by the quay")
          .containsEntry("url", "https://" + site + "/flats/f" + n)
          .doesNotContainKeys("price_d", "wrapper", "wrapper_fields");
    }
  }

  @Test
  void aCollectionOfAnotherNameHasTheLibraryThatItNames() throws Exception {
    String site = "ford.example";
    attach(site, "ford");
    String name = COLLECTION + "-v2";
    two.create(
        name,
        Configset.shipped()
            .with(
                "<str name=\"kind\">page_kind</str>",
                "<str name=\"kind\">page_kind</str><str name=\"library\">" + COLLECTION + "</str>"),
        1);
    WrapperClient second = new WrapperClient(two.http().get(1), name);
    Eventually.holds(
        "it reads pages with the template",
        () -> {
          second.index(site, 20, 21, false);
          return "ford".equals(second.stored(site + "f20").get("wrapper"));
        });
  }

  @Test
  void aStoreThatRefusesWritesIsReadAndItsFaultsAreCounted() throws Exception {
    String site = "sluice.example";
    attach(site, "sluice");
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

  @Test
  void noConcurrentEditIsLost() throws Exception {
    String site = "mole.example";
    one.addSeed(site);
    JsonNode definition = one.induced(site, "mole");
    one.done(Map.of("action", "put", "definition", definition));
    AtomicInteger conflicts = new AtomicInteger();
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      List<Future<?>> all = new ArrayList<>();
      for (int t = 0; t < 4; t++) {
        WrapperClient node = t % 2 == 0 ? one : other;
        all.add(
            threads.submit(
                () -> {
                  for (int n = 0; n < 5; n++) {
                    node.done(judgement("mole"));
                    int revision =
                        node.get("template", "mole").path("template").path("revision").asInt();
                    Map<String, Object> change =
                        Map.of("action", "refuseRepair", "template", "mole", "revision", revision);
                    conflicts.addAndGet(node.post(change).status() == 409 ? 1 : 0);
                  }
                  return null;
                }));
      }
      for (Future<?> future : all) {
        future.get();
      }
    } finally {
      threads.shutdownNow();
    }
    JsonNode template = one.get("template", "mole").path("template");
    assertThat(template.path("judged").path("price").path("right").asInt()).isEqualTo(20);
    assertThat(template.path("revision").asInt()).isEqualTo(1 + 20 + 20 - conflicts.get());
  }

  private static Map<String, Object> judgement(String template) {
    return Map.of("action", "judge", "template", template, "field", "price", "right", true);
  }

  @Test
  @Order(Integer.MAX_VALUE - 1)
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
    cold.addSeed(site);
    cold.done(Map.of("action", "put", "definition", cold.induced(site, "lagoon")));
    cold.awaitAttached(site);
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

  private static DocCollection store() {
    return two.state("zhengwen_wrappers");
  }

  private static void admin(String action, String... params) throws Exception {
    List<String> all = new ArrayList<>(List.of("action", action));
    all.addAll(List.of(params));
    SolrHttp.Response answer = two.http().get(0).get("/admin/collections", all);
    assertThat(answer.status()).as(answer.error()).isEqualTo(200);
  }

  @Test
  @Order(Integer.MAX_VALUE)
  void indexingGoesOnWithoutTheStore() throws Exception {
    String site = "lock.example";
    attach(site, "lock");
    admin("DELETE", "name", "zhengwen_wrappers");

    one.index(site, 30, 40, false);
    assertThat(one.stored(site + "f35")).containsKey("content");
  }
}
