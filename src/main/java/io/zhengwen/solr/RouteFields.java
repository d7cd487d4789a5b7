package io.zhengwen.solr;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.apache.solr.cloud.ZkController;
import org.apache.solr.common.cloud.Aliases;
import org.apache.solr.common.cloud.DocCollection;
import org.apache.solr.core.SolrCore;

/**
 * The fields that decide on a document's shard or, in a routed alias, on its collection, as the
 * state of the cluster has it at each call.
 */
public final class RouteFields {
  private static final Pattern OF_ALIAS = Pattern.compile("router\\.(\\d+\\.)?field");

  private RouteFields() {}

  /** The fields of a core's collection; none outside of SolrCloud. */
  public static Set<String> of(SolrCore core) {
    Set<String> fields = new TreeSet<>();
    ZkController cluster = core.getCoreContainer().getZkController();
    DocCollection collection =
        cluster == null
            ? null
            : cluster
                .getClusterState()
                .getCollectionOrNull(core.getCoreDescriptor().getCollectionName());
    if (collection == null) {
      return fields;
    }
    String field = collection.getRouter().getRouteField(collection);
    if (field != null) {
      fields.add(field);
    }
    Aliases aliases = cluster.getZkStateReader().getAliases();
    aliases
        .getCollectionAliasListMap()
        .forEach(
            (alias, collections) -> {
              if (collections.contains(collection.getName())) {
                fields.addAll(ofAlias(aliases, alias));
              }
            });
    return fields;
  }

  private static Set<String> ofAlias(Aliases aliases, String alias) {
    Set<String> fields = new TreeSet<>();
    aliases
        .getCollectionAliasProperties(alias)
        .forEach(
            (property, value) -> {
              if (OF_ALIAS.matcher(property).matches()) {
                fields.addAll(List.of(value.split(",")));
              }
            });
    return fields;
  }
}
