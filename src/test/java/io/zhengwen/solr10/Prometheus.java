package io.zhengwen.solr10;

import io.zhengwen.solr.SolrHttp;
import java.io.IOException;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;

/** The metrics of Solr 10, which it prints as text for Prometheus. */
public final class Prometheus {
  private Prometheus() {}

  /**
   * Reads a metric of a core.
   *
   * @param name with {@code _total} or whatever else Solr appends
   * @param labels further labels as they are printed, {@code outcome="kept"}
   * @return nothing if it is not there
   */
  public static OptionalDouble read(SolrHttp node, String core, String name, String... labels)
      throws IOException {
    return values(node, name, labels, "core=\"" + core + "\"").findFirst();
  }

  /** Reads a metric of all cores of a node. */
  public static double[] readAll(SolrHttp node, String name, String... labels) throws IOException {
    return values(node, name, labels, "core=\"").toArray();
  }

  private static DoubleStream values(SolrHttp node, String name, String[] labels, String core)
      throws IOException {
    return node.text("/admin/metrics", "prometheus", List.of("name", family(name)))
        .lines()
        .filter(line -> line.startsWith(name + "{"))
        .filter(line -> line.contains(core))
        .filter(line -> List.of(labels).stream().allMatch(line::contains))
        .mapToDouble(line -> Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)));
  }

  private static String family(String name) {
    return name.replaceFirst("_(count|sum)$", "");
  }
}
