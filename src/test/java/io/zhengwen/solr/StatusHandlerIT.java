package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.zhengwen.solr10.Solr10;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The health of a core over HTTP, and its metrics. */
class StatusHandlerIT {
  @Test
  @Tag("solr10")
  void aFreshCoreIsGreen() throws Exception {
    String core = "status-fresh";
    SharedSolr.core(core, Configset.shipped());
    JsonNode status = status(core);
    assertThat(status.path("health").asText()).as(status.toString()).isEqualTo("green");
    assertThat(status.path("reasons")).isEmpty();
    assertThat(status.path("selfTest").path("method").asText()).isEqualTo("passed");
    assertThat(status.path("selfTest").path("schema").asText()).isEqualTo("passed");
    assertThat(status.path("versions").path("modelSha256").asText()).matches("[0-9a-f]{64}");
    assertThat(status.path("versions").path("solr").asText())
        .startsWith(Solr10.IS_TESTED ? "10.0" : "9.10");
    assertThat(status.path("versions").path("extraction").asText())
        .matches("combined-[0-9a-f]{8}-.+");
  }

  @Test
  @Tag("solr10")
  void whatGoesWrongIsTold() throws Exception {
    String core = "status-wrong";
    SolrHttp solr =
        SharedSolr.core(
            core,
            Configset.shipped()
                .with(
                    "<str name=\"contentType\">",
                    "<str name=\"method\">fulltext+sitetemplate</str>"
                        + "<lst name=\"templates\"><str name=\"store\">files</str></lst>"
                        + "<str name=\"contentType\">"));
    assertThat(status(core).path("selfTest").path("templates").asText()).isEqualTo("passed");
    solr.updateJson(
        core,
        List.of(
            Map.of("id", "good", "html", Pages.ENGLISH),
            Map.of("id", "bad", "html", List.of("<p>one", "<p>two"))));
    JsonNode yellow = status(core);
    assertThat(yellow.path("health").asText()).isEqualTo("yellow");
    assertThat(yellow.path("reasons").toString()).contains("1 of 2 documents");
    JsonNode detail = yellow.path("reasonDetails").path(0);
    assertThat(detail.path("code").asText()).isEqualTo("unusable-pages");
    assertThat(detail.path("parameters").path("n").asText()).isEqualTo("1");
    assertThat(detail.path("message")).isEqualTo(yellow.path("reasons").path(0));
    assertThat(yellow.path("documents").path("kept").asInt()).isEqualTo(1);
  }

  @Test
  void whatTheIndexRefusesIsNoFaultOfPages() throws Exception {
    String core = "status-refused";
    SolrHttp solr = SharedSolr.core(core, Configset.shipped());
    solr.updateJson(core, List.of(Map.of("id", "a", "html", Pages.ENGLISH)));
    SolrHttp.Response refused =
        solr.updateJson(core, List.of(Map.of("id", "a", "html", Pages.ENGLISH, "_version_", -1)));
    assertThat(refused.status()).isEqualTo(409);
    JsonNode status = status(core);
    assertThat(status.path("reasons")).isEmpty();
    assertThat(status.path("documents").path("refused").asInt()).isEqualTo(1);
    assertThat(status.path("documents").path("failed").asInt()).isZero();
  }

  @Test
  void metricsArePublished() throws Exception {
    String core = "status-metrics";
    SolrHttp solr = SharedSolr.core(core, Configset.shipped());
    solr.updateJson(
        core,
        List.of(
            Map.of("id", "a", "html", Pages.ENGLISH), Map.of("id", "b", "html", Pages.CHINESE)));
    JsonNode metrics =
        solr.get("/admin/metrics", List.of("group", "core", "prefix", "UPDATE.zhengwen"))
            .body()
            .path("metrics")
            .path("solr.core." + core);
    long bytes =
        Stream.of(Pages.ENGLISH, Pages.CHINESE)
            .mapToLong(page -> page.getBytes(StandardCharsets.UTF_8).length)
            .sum();
    assertThat(metrics.path("UPDATE.zhengwen.bytes").asLong()).isEqualTo(bytes);
    assertThat(metrics.path("UPDATE.zhengwen.extracted").asLong()).isEqualTo(2);
    JsonNode millis = metrics.path("UPDATE.zhengwen.extraction_millis");
    assertThat(millis.path("count").asLong()).isEqualTo(2);
    assertThat(millis.path("max").asDouble()).isBetween(0., 600_000.);
    JsonNode confidence = metrics.path("UPDATE.zhengwen.confidence_percent");
    assertThat(confidence.path("count").asLong()).isEqualTo(2);
    assertThat(confidence.path("min").asDouble()).isBetween(30., 100.);
    for (String name :
        List.of("truncated", "store_errors", "templates_learned", "templates_fired")) {
      assertThat(metrics.path("UPDATE.zhengwen." + name).asLong(-1)).as(name).isZero();
    }
    assertThat(solr.text("/admin/metrics", "prometheus", List.of("group", "core")))
        .as("Solr's own text for Prometheus")
        .contains(
            "solr_metrics_core_update_handler{category=\"UPDATE\",core=\""
                + core
                + "\",handler=\"zhengwen\",type=\"extracted\"} 2.0")
        .doesNotContain("extraction_millis", "confidence_percent");
  }

  private static JsonNode status(String core) throws Exception {
    SolrHttp.Response answer =
        SharedSolr.server().http().get("/" + core + "/zhengwen/status", List.of());
    assertThat(answer.status()).as(answer.error()).isEqualTo(200);
    return answer.body();
  }
}
