package io.zhengwen.cli.index;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The nodes of a Solr, used in turn: a page is extracted on the node that receives it, so that all
 * nodes share the work. Thread-safe.
 */
final class SolrNodes {
  private final List<URI> nodes;
  private final AtomicInteger turn = new AtomicInteger();

  SolrNodes(List<URI> nodes) {
    this.nodes = List.copyOf(nodes);
  }

  /**
   * Adds, to the nodes given, those of a SolrCloud that hold the collection. Of these, only the
   * ones that can be reached from here are used.
   */
  static SolrNodes discover(SolrHttpClient client, List<URI> given) {
    for (URI node : given) {
      try {
        JsonNode status = client.clusterStatus(node).json();
        if (status != null && status.has("cluster")) {
          Set<URI> holding = holding(status.get("cluster"), node.getScheme());
          holding.removeIf(other -> !takesUpdates(client, other));
          return new SolrNodes(holding.isEmpty() ? given : new ArrayList<>(holding));
        }
      } catch (IOException e) {
        // Another node may know; if none does, the first update says what is wrong.
      }
    }
    return new SolrNodes(given);
  }

  /** Nodes with an active replica; with the scheme given, so that credentials stay encrypted. */
  private static Set<URI> holding(JsonNode cluster, String scheme) {
    Set<String> live = new LinkedHashSet<>();
    cluster.path("live_nodes").forEach(name -> live.add(name.asText()));
    Set<URI> nodes = new LinkedHashSet<>();
    for (JsonNode collection : cluster.path("collections")) {
      for (JsonNode shard : collection.path("shards")) {
        for (JsonNode replica : shard.path("replicas")) {
          String base = replica.path("base_url").asText();
          if (live.contains(replica.path("node_name").asText())
              && replica.path("state").asText().equals("active")
              && base.startsWith(scheme + "://")) {
            nodes.add(SolrHttpClient.checked(URI.create(base)));
          }
        }
      }
    }
    return nodes;
  }

  private static boolean takesUpdates(SolrHttpClient client, URI node) {
    try {
      return client.update(node, new byte[] {'[', ']'}).status() == 200;
    } catch (IOException e) {
      return false;
    }
  }

  /** The next node. */
  URI next() {
    return nodes.get(Math.floorMod(turn.getAndIncrement(), nodes.size()));
  }

  int size() {
    return nodes.size();
  }
}
