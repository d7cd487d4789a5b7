package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Both nodes of a SolrCloud learn and apply templates; nothing that they learn is lost. */
class SiteTemplatesCloudIT {
  private static final String COLLECTION = "learners";
  private static final String FOOTER = "Imprint of the quay, all rights reserved.";
  private static final int THREADS = 8;
  private static final int SITES = 5;

  private static TwoNodes two;

  @BeforeAll
  static void start() throws Exception {
    two =
        TwoNodes.start(
            COLLECTION,
            Configset.shipped()
                .with(
                    "<str name=\"onError\">keep</str>",
                    "<str name=\"onError\">keep</str>"
                        + "<str name=\"method\">fulltext+sitetemplate</str>"),
            2);
  }

  @AfterAll
  static void stop() throws Exception {
    two.close();
  }

  private static Map<String, Object> page(String site, int n) {
    String words = Integer.toString(n * 7919 + 1, 2).repeat(3);
    return Map.of(
        "id", site + n,
        "url", "https://" + site + "/" + n,
        "html", "<p>" + words + "</p><div>" + FOOTER + "</div>");
  }

  private static void post(SolrHttp node, String site, int from, int to) throws IOException {
    List<Object> pages = new ArrayList<>();
    for (int n = from; n < to; n++) {
      pages.add(page(site, n));
    }
    SolrHttp.Response answer = node.updateJson(COLLECTION, pages);
    assertThat(answer.status()).as(answer.error()).isEqualTo(200);
  }

  private static SolrHttp.Response known(SolrHttp node, String site) throws IOException {
    return node.get("/" + COLLECTION + "/zhengwen/templates", List.of("site", site));
  }

  private static void awaitLearned(SolrHttp node, String site, int pages) throws Exception {
    Eventually.holds(
        pages + " pages of " + site + " were learned from",
        () -> known(node, site).body().path("site").path("pages").asInt() == pages);
  }

  private static void awaitApplied(SolrHttp node, String site) throws Exception {
    Eventually.holds(
        "templates of " + site + " take effect",
        () -> {
          node.updateJson(COLLECTION, List.of(page(site, 9_999)), "zhengwen.learn", "false");
          return !node.get("/" + COLLECTION + "/get", List.of("id", site + "9999"))
              .body()
              .path("doc")
              .path("content")
              .asText(FOOTER)
              .contains(FOOTER);
        });
  }

  @Test
  @Tag("solr10")
  @Tag("slow")
  void noUpdateOfEightThreadsOnTwoNodesIsLost() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      List<Future<Void>> all = new ArrayList<>();
      for (int t = 0; t < THREADS; t++) {
        int thread = t;
        Callable<Void> posting =
            () -> {
              for (int batch = 0; batch < SITES; batch++) {
                int from = thread * 100;
                post(
                    two.http().get(thread % 2),
                    "site" + (batch + thread) % SITES + ".example",
                    from,
                    from + 10);
              }
              return null;
            };
        all.add(threads.submit(posting));
      }
      for (Future<Void> one : all) {
        one.get();
      }
    } finally {
      threads.shutdownNow();
    }
    for (SolrHttp node : two.http()) {
      for (int site = 0; site < SITES; site++) {
        awaitLearned(node, "site" + site + ".example", THREADS * 10);
        awaitApplied(node, "site" + site + ".example");
      }
    }
  }

  @Test
  @Tag("solr10")
  @Tag("slow")
  void whatAPersonDecidesOnOneNodeHoldsOnTheOther() throws Exception {
    post(two.http().get(0), "quay.example", 0, 10);
    SolrHttp other = two.http().get(1);
    awaitLearned(other, "quay.example", 10);
    awaitApplied(other, "quay.example");
    String change =
        "{\"action\": \"block\", \"site\": \"quay.example\", \"tag\": \"div\", \"text\": \""
            + FOOTER
            + "\"}";
    SolrHttp.Response changed =
        two.http()
            .get(0)
            .post(
                "/" + COLLECTION + "/zhengwen/templates",
                "application/json",
                change.getBytes(StandardCharsets.UTF_8));
    assertThat(changed.status()).as(changed.error()).isEqualTo(200);
    Eventually.holds(
        "the other node knows",
        () -> {
          other.updateJson(
              COLLECTION, List.of(page("quay.example", 9_999)), "zhengwen.learn", "false");
          return other
              .get("/" + COLLECTION + "/get", List.of("id", "quay.example9999"))
              .body()
              .path("doc")
              .path("content")
              .asText()
              .contains(FOOTER);
        });
  }

  @Test
  @Tag("solr10")
  @Tag("slow")
  void afterAReloadItIsCountedAsBefore() throws Exception {
    SolrHttp node = two.http().get(0);
    assertThat(
            node.get("/admin/collections", List.of("action", "RELOAD", "name", COLLECTION))
                .status())
        .isEqualTo(200);
    post(node, "reloaded.example", 0, 10);
    Eventually.passes(
        () -> assertThat(SharedSolr.counters(node, "templates_learned")).contains(1L));
  }

  @Test
  void whoAsksForTheStatusCommitsNothing() throws Exception {
    SolrHttp node = two.http().get(0);
    post(node, "weir.example", 0, 10);
    awaitLearned(node, "weir.example", 10);
    String status = "/" + COLLECTION + "/zhengwen/status";
    node.get(status, List.of());
    long before = commitsOfTemplates();
    for (int n = 0; n < 5; n++) {
      assertThat(node.get(status, List.of()).body().path("selfTest").path("templates").asText())
          .isEqualTo("passed");
    }
    assertThat(commitsOfTemplates() - before)
        .as("by itself it commits after a while")
        .isLessThan(2);
  }

  private static long commitsOfTemplates() throws Exception {
    long commits = 0;
    for (JsonNode core :
        two.http()
            .get(0)
            .get("/admin/metrics", List.of("group", "core", "prefix", "UPDATE.updateHandler."))
            .body()
            .path("metrics")) {
      if (core.path("UPDATE.updateHandler.commits").has("count")) {
        commits += core.path("UPDATE.updateHandler.commits").path("count").asLong();
      }
    }
    return commits;
  }

  @Test
  void expiredSessionOfZooKeeperLosesNothing() throws Exception {
    SolrHttp node = two.http().get(0);
    post(node, "pier.example", 0, 15);
    awaitLearned(node, "pier.example", 10);
    two.nodes().expireSession(0);
    List<Object> rest = new ArrayList<>();
    for (int n = 15; n < 20; n++) {
      rest.add(page("pier.example", n));
    }
    Eventually.holds(
        "the node takes all pages again",
        () -> {
          SolrHttp.Response answer = node.updateJson(COLLECTION, rest);
          return answer.status() == 200
              && answer.body().path("responseHeader").path("errors").isEmpty();
        });
    awaitLearned(node, "pier.example", 20);
    awaitApplied(node, "pier.example");
  }
}
