package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.zhengwen.solr.metrics.Outcome;
import io.zhengwen.solr10.Prometheus;
import io.zhengwen.solr10.Solr10;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/**
 * One server for all integration tests of a JVM, which ends it; every test class has its cores. It
 * is Solr 9, or Solr 10 where that is tested.
 */
public final class SharedSolr {
  private static SolrServer server;

  private SharedSolr() {}

  static synchronized SolrServer server() throws Exception {
    if (server == null) {
      server =
          Solr10.IS_TESTED
              ? SolrServer.start10(Path.of("target", "it", "shared10"))
              : SolrServer.start(Path.of("target", "it", "shared"), 0);
    }
    return server;
  }

  /** Makes a core, which must load. */
  public static SolrHttp core(String name, Configset configset) throws Exception {
    SolrHttp.Response created = server().createCore(name, configset);
    assertThat(created.status()).as(created.error()).isEqualTo(200);
    return server().http();
  }

  /** All stored fields of a document, with its commit visible; missing where there is none. */
  static JsonNode stored(String core, String id) throws Exception {
    return server()
        .http()
        .get("/" + core + "/get", List.of("id", id, "fl", "*"))
        .body()
        .path("doc");
  }

  /** A counter of a core's metrics. */
  static long counter(String core, String name) throws IOException {
    if (Solr10.IS_TESTED) {
      return (long) Prometheus.read(server.http(), core, metric10(name), labels10(name)).orElse(-1);
    }
    return metrics(server.http(), name)
        .path("solr.core." + core)
        .path("UPDATE.zhengwen." + name)
        .asLong(-1);
  }

  /** A counter of all cores of a node. */
  static List<Long> counters(SolrHttp node, String name) throws IOException {
    if (Solr10.IS_TESTED) {
      double[] values = Prometheus.readAll(node, metric10(name), labels10(name));
      return DoubleStream.of(values).mapToObj(value -> (long) value).toList();
    }
    return metrics(node, name).findValues("UPDATE.zhengwen." + name).stream()
        .map(JsonNode::asLong)
        .toList();
  }

  private static boolean isOutcome(String name) {
    return Stream.of(Outcome.values()).anyMatch(o -> o.label().equals(name));
  }

  private static String metric10(String name) {
    return "solr_core_zhengwen_" + (isOutcome(name) ? "documents" : name) + "_total";
  }

  private static String[] labels10(String name) {
    return isOutcome(name) ? new String[] {"outcome=\"" + name + "\""} : new String[0];
  }

  private static JsonNode metrics(SolrHttp node, String name) throws IOException {
    return node.get("/admin/metrics", List.of("group", "core", "prefix", "UPDATE.zhengwen." + name))
        .body()
        .path("metrics");
  }
}
