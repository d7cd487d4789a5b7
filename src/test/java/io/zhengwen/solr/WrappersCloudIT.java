package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.zhengwen.wrapper.WrapperPages;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Wrapper templates in a SolrCloud of two nodes. */
@Tag("solr10")
@Tag("slow")
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

  @Test
  void aTemplateMadeOnOneNodeIsAppliedOnTheOther() throws Exception {
    String site = "pier.example";
    one.attach(site, "pier");
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
    one.attach(site, "weir");
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
    one.attach(site, "ford");
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
    assertThat(template.path("revision").asInt()).isEqualTo(1 + 20 - conflicts.get());
  }

  private static Map<String, Object> judgement(String template) {
    return Map.of("action", "judge", "template", template, "field", "price", "right", true);
  }
}
