package io.zhengwen.solr10;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.zhengwen.faults.NodeProcess;
import io.zhengwen.registry.Method;
import io.zhengwen.registry.Methods;
import io.zhengwen.solr.Configset;
import io.zhengwen.solr.Eventually;
import io.zhengwen.solr.Pages;
import io.zhengwen.solr.SolrHttp;
import io.zhengwen.solr.Users;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A secured Solr 10 with the plugin jar and the shipped configset: what is different there. What is
 * the same is tested by the classes with the tag {@code solr10}, once more on Solr 10.
 */
class Solr10IT {
  private static final String CORE = "pages";
  private static final List<String> HANDLERS =
      List.of("/status", "/reextract", "/extract", "/templates", "/wrappers", "/studio");
  private static final String PREFIX = "solr_core_zhengwen_";

  @TempDir private static Path home;

  private static NodeProcess node;
  private static SolrHttp solr;

  @BeforeAll
  static void start() throws Exception {
    node = Solr10.node(home, null);
    Files.writeString(home.resolve("security.json"), Users.security());
    Configset.shipped().copyTo(home.resolve(CORE));
    Files.writeString(home.resolve(CORE).resolve("core.properties"), "name=" + CORE + "\n");
    node.start();
    solr = node.http().as("admin");
  }

  @AfterAll
  static void stop() throws Exception {
    if (node != null) {
      node.kill();
    }
  }

  @Test
  void whatIsIndexedIsCounted() throws Exception {
    Map<String, Double> before = counts();
    long bytes =
        Stream.of(Pages.ENGLISH, Pages.CHINESE)
            .mapToLong(page -> page.getBytes(StandardCharsets.UTF_8).length)
            .sum();
    index(
        Map.of("id", "en", "html", Pages.ENGLISH),
        Map.of("id", "zh", "html", Pages.CHINESE),
        Map.of("id", "bad", "html", List.of("<p>one", "<p>two")),
        Map.of("id", "none", "title", "No page"));
    Map<String, Double> after = counts();
    after.replaceAll((name, count) -> count - before.get(name));
    assertThat(after)
        .containsEntry("extracted", 2.)
        .containsEntry("kept", 1.)
        .containsEntry("no_source", 1.)
        .containsEntry("skipped", 0.)
        .containsEntry("bytes_total", (double) bytes)
        .containsEntry("extraction_millis_count", 2.)
        .containsEntry("confidence_percent_count", 2.);
  }

  @Test
  void aReloadedCoreCountsAnewAndIsListedOnce() throws Exception {
    index(Map.of("id", "before", "html", Pages.ENGLISH));
    assertThat(counts().get("extracted")).isPositive();
    assertThat(solr.get("/admin/cores", List.of("action", "RELOAD", "core", CORE)).status())
        .isEqualTo(200);
    index(Map.of("id", "after", "html", Pages.ENGLISH));
    assertThat(counts()).containsEntry("extracted", 1.);
    assertThat(solr.text("/admin/metrics", "prometheus", List.of()).lines())
        .filteredOn(line -> line.startsWith(PREFIX + "documents_total{"))
        .filteredOn(line -> line.contains("outcome=\"extracted\""))
        .hasSize(1);
    assertThat(stored("before").path("content").asText()).contains("rivets");
  }

  @Test
  void everyMethodExtracts() throws Exception {
    for (Method method : Methods.all()) {
      for (String page : List.of(Pages.ENGLISH, Pages.CHINESE)) {
        Map<String, Object> document = Map.of("id", method.name(), "html", page);
        SolrHttp.Response answer =
            solr.updateJson(CORE, List.of(document), "zhengwen.method", method.name());
        assertThat(answer.status()).as(answer.error()).isEqualTo(200);
        JsonNode stored = stored(method.name());
        assertThat(stored.path("extract_outcome").asText())
            .as(method.name())
            .isEqualTo("extracted");
        assertThat(stored.path("extract_method").asText()).isEqualTo(method.name());
      }
    }
  }

  @Test
  void readersGetAndWritersPost() throws Exception {
    SolrHttp handlers = new SolrHttp(node.http().base() + "/" + CORE + "/zhengwen");
    SolrHttp reader = handlers.as("reader");
    index(Map.of("id", "page-1", "html", Pages.ENGLISH));
    for (String handler : HANDLERS) {
      List<String> params = handler.equals("/extract") ? List.of("id", "page-1") : List.of();
      assertThat(handlers.get(handler, params).status()).as(handler).isEqualTo(401);
      SolrHttp.Response answer = reader.get(handler, params);
      assertThat(answer.status()).as(handler + answer.body()).isEqualTo(200);
    }
    assertThat(extract(reader).status()).isEqualTo(403);
    SolrHttp.Response extracted = extract(handlers.as("writer"));
    assertThat(extracted.body().path("content").asText()).contains("rivets");
  }

  @Test
  void theNewerInterfaceHasUpdatesAndNoHandlersOfOurs() throws Exception {
    SolrHttp api = new SolrHttp(node.http().base().replace("/solr", "/api/cores/" + CORE));
    byte[] page = new ObjectMapper().writeValueAsBytes(Map.of("id", "v2", "html", Pages.CHINESE));
    for (Map.Entry<String, Integer> user : Map.of("reader", 403, "writer", 200).entrySet()) {
      assertThat(
              api.as(user.getKey())
                  .post("/update", "application/json", page, "commit", "true")
                  .status())
          .as(user.getKey())
          .isEqualTo(user.getValue());
    }
    assertThat(stored("v2").path("content").asText()).contains("免费讲座");
    for (String handler : HANDLERS) {
      assertThat(api.as("reader").get("/zhengwen" + handler, List.of()).status()).isEqualTo(403);
      assertThat(api.as("admin").get("/zhengwen" + handler, List.of()).status()).isEqualTo(404);
    }
  }

  private static SolrHttp.Response extract(SolrHttp handlers) throws Exception {
    return handlers.post("/extract", "text/html", Pages.ENGLISH.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void whatIsAcknowledgedSurvivesAKill() throws Exception {
    List<Object> pages = new ArrayList<>();
    for (int i = 0; i < 50; i++) {
      pages.add(Map.of("id", "kill-" + i, "html", Pages.ENGLISH));
    }
    byte[] uncommitted = new ObjectMapper().writeValueAsBytes(pages);
    assertThat(solr.update(CORE, "application/json", uncommitted).status()).isEqualTo(200);
    node.kill();
    node.start();
    Eventually.holds(
        "all pages are found",
        () -> solr.select(CORE, "q", "{!prefix f=id}kill-", "defType", "lucene").found() == 50);
  }

  @SafeVarargs
  private static void index(Map<String, Object>... documents) throws Exception {
    SolrHttp.Response answer = solr.updateJson(CORE, List.of(documents));
    assertThat(answer.status()).as(answer.error()).isEqualTo(200);
  }

  private static JsonNode stored(String id) throws Exception {
    return solr.get("/" + CORE + "/get", List.of("id", id, "fl", "*")).body().path("doc");
  }

  private static Map<String, Double> counts() throws Exception {
    Map<String, Double> counts = new HashMap<>();
    for (String outcome : List.of("extracted", "kept", "no_source", "skipped")) {
      counts.put(
          outcome,
          Prometheus.read(solr, CORE, PREFIX + "documents_total", "outcome=\"" + outcome + "\"")
              .orElseThrow());
    }
    for (String name :
        List.of("bytes_total", "extraction_millis_count", "confidence_percent_count")) {
      counts.put(name, Prometheus.read(solr, CORE, PREFIX + name).orElse(0));
    }
    return counts;
  }
}
