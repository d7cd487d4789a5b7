package io.zhengwen.cli.index;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/** The aliases of a SolrCloud, as it lists them. */
final class SolrAliases {
  private static final int DEEPEST = 10;

  private final JsonNode list;

  /** Reads an answer of the Collections API; null stands for a Solr without aliases. */
  SolrAliases(JsonNode list) {
    this.list = list;
  }

  /**
   * The collections that an alias stands for, the first of which gets all updates; empty if it is a
   * collection, or Solr chooses among them for each document.
   */
  List<String> collections(String alias) {
    List<String> collections = new ArrayList<>();
    if (list != null && !isRouted(alias) && list.path("aliases").has(alias)) {
      collect(alias, DEEPEST, collections);
    }
    return collections;
  }

  private boolean isRouted(String alias) {
    return list.path("properties").path(alias).has("router.name");
  }

  private void collect(String name, int depth, List<String> collections) {
    JsonNode named = list.path("aliases").path(name);
    if (named.isMissingNode() || depth == 0) {
      if (!collections.contains(name)) {
        collections.add(name);
      }
      return;
    }
    for (String next : named.asText().split(",")) {
      collect(next, depth - 1, collections);
    }
  }
}
