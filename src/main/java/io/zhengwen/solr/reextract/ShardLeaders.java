package io.zhengwen.solr.reextract;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.solr.common.SolrException;
import org.apache.solr.common.SolrException.ErrorCode;
import org.apache.solr.common.cloud.DocCollection;
import org.apache.solr.common.cloud.Replica;
import org.apache.solr.common.cloud.Slice;
import org.apache.solr.common.params.SolrParams;
import org.apache.solr.core.SolrCore;

/** Asks the leaders of all shards of a collection, and joins their answers. */
public final class ShardLeaders {
  private static final String STATE = "state";
  private static final String RUNNING = "running";
  private static final List<String> SUMS =
      List.of("total", "done", "upToDate", "withoutPage", "deleted", "failed", "conflicts", "old");
  private static final String RATE = "docsPerSecond";

  private final DocCollection collection;
  private final CoreRequest request;

  /**
   * For the collection of a core.
   *
   * @param path the path of the handler
   */
  public ShardLeaders(SolrCore core, String path) {
    collection =
        core.getCoreContainer()
            .getZkController()
            .getClusterState()
            .getCollection(core.getCoreDescriptor().getCollectionName());
    request = new CoreRequest(core, path);
  }

  /**
   * Performs an action on all shards; a start on all or on none: what was started, or may have
   * been, is stopped again if a shard cannot start.
   *
   * @throws SolrException with the status 409 if a shard is at work when all are to start, or with
   *     the status of the first leader that refused
   */
  public Map<String, Object> perform(String action, SolrParams params) {
    Map<String, Replica> leaders = leaders();
    if (action.equals(ShardActions.START)) {
      refuseRunning(leaders, params);
    }
    return joined(
        new ShardActions<Replica>((leader, what) -> request.ask(leader, what, params))
            .perform(action, leaders));
  }

  private void refuseRunning(Map<String, Replica> leaders, SolrParams params) {
    leaders.forEach(
        (shard, leader) -> {
          if (RUNNING.equals(request.ask(leader, "status", params).get(STATE))) {
            throw new SolrException(
                ErrorCode.CONFLICT,
                "zhengwen: documents of " + shard + " are being extracted again; stop that first");
          }
        });
  }

  private Map<String, Replica> leaders() {
    Map<String, Replica> leaders = new TreeMap<>();
    for (Slice shard : collection.getActiveSlices()) {
      if (shard.getLeader() == null) {
        throw new SolrException(
            ErrorCode.SERVICE_UNAVAILABLE, "zhengwen: " + shard.getName() + " has no leader");
      }
      leaders.put(shard.getName(), shard.getLeader());
    }
    return leaders;
  }

  private Map<String, Object> joined(Map<String, Map<String, Object>> answers) {
    Map<String, Object> joined = new LinkedHashMap<>();
    List<Object> states = answers.values().stream().map(answer -> answer.get(STATE)).toList();
    joined.put("collection", collection.getName());
    joined.put(
        STATE,
        states.contains(RUNNING)
            ? RUNNING
            : states.stream().distinct().count() == 1 ? states.get(0) : "mixed");
    SUMS.forEach(name -> joined.put(name, Math.round(sum(answers, name))));
    joined.put(RATE, sum(answers, RATE));
    joined.put("shards", answers);
    return joined;
  }

  private static double sum(Map<String, Map<String, Object>> answers, String name) {
    return answers.values().stream()
        .mapToDouble(answer -> answer.get(name) instanceof Number number ? number.doubleValue() : 0)
        .sum();
  }
}
