package io.zhengwen.faults;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.zhengwen.solr.Configset;
import io.zhengwen.solr.SolrHttp;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.apache.solr.cloud.MiniSolrCloudCluster;
import org.apache.solr.cloud.ZkTestServer;
import org.apache.solr.common.cloud.Replica;
import org.apache.solr.common.cloud.Slice;
import org.apache.solr.embedded.JettyConfig;

/** ZooKeeper in this process, and nodes of a SolrCloud in processes of their own. */
final class NodeCluster implements AutoCloseable {
  private static final long DEADLINE_SECONDS = 60;
  private static final int MOST_ROWS = 100_000;

  private final MiniSolrCloudCluster zooKeeper;
  private final ZkTestServer server;
  private final List<NodeProcess> nodes = new ArrayList<>();

  /** Starts a cluster whose collections can be made from the configset {@code zhengwen}. */
  NodeCluster(int size, Configset configset) throws Exception {
    Path base = Path.of("target", "it").toAbsolutePath();
    Files.createDirectories(base);
    Path home = Files.createTempDirectory(base, "faults");
    server = new ZkTestServer(home.resolve("zookeeper"));
    server.run();
    zooKeeper =
        new MiniSolrCloudCluster(
            0,
            home.resolve("cluster"),
            MiniSolrCloudCluster.DEFAULT_CLOUD_SOLR_XML,
            JettyConfig.builder().setContext("/solr").build(),
            server,
            false);
    configset.copyTo(home.resolve("configset"));
    zooKeeper.uploadConfigSet(home.resolve("configset").resolve("conf"), "zhengwen");
    for (int i = 0; i < size; i++) {
      nodes.add(new NodeProcess(home.resolve("node" + i), server.getZkAddress()));
    }
    try {
      for (NodeProcess node : nodes) {
        node.start();
      }
    } catch (Exception e) {
      close();
      throw e;
    }
  }

  /** Makes a collection with a replica of each shard on every node. */
  void create(String collection, int shards) throws IOException {
    SolrHttp.Response created =
        nodes
            .get(0)
            .http()
            .get(
                "/admin/collections",
                List.of(
                    "action",
                    "CREATE",
                    "name",
                    collection,
                    "numShards",
                    Integer.toString(shards),
                    "replicationFactor",
                    Integer.toString(nodes.size()),
                    "collection.configName",
                    "zhengwen",
                    "waitForFinalState",
                    "true"));
    assertThat(created.status()).as(created.error()).isEqualTo(200);
    awaitActive(collection, shards);
  }

  /** Waits until all replicas of a collection are active on nodes that live. */
  void awaitActive(String collection, int shards) {
    zooKeeper.waitForActiveCollection(
        collection, DEADLINE_SECONDS, TimeUnit.SECONDS, shards, shards * nodes.size());
  }

  /** Waits until the leader of a collection's shard is on a node. */
  void awaitLeader(String collection, String shard, NodeProcess node) throws Exception {
    zooKeeper
        .getZkStateReader()
        .waitForState(
            collection,
            DEADLINE_SECONDS,
            TimeUnit.SECONDS,
            (live, state) ->
                state.getSlice(shard).getLeader() != null
                    && state.getSlice(shard).getLeader().getNodeName().equals(node.name())
                    && live.contains(node.name()));
  }

  /** The node with the leader of a shard. */
  NodeProcess leader(String collection, String shard) throws Exception {
    Replica leader = zooKeeper.getZkStateReader().getLeaderRetry(collection, shard);
    return nodes.stream()
        .filter(node -> node.name().equals(leader.getNodeName()))
        .findFirst()
        .orElseThrow();
  }

  /** The node that leads the cluster's work on collections. */
  NodeProcess overseer() throws IOException {
    String leader =
        nodes
            .get(0)
            .http()
            .get("/admin/collections", List.of("action", "OVERSEERSTATUS"))
            .body()
            .path("leader")
            .asText();
    return nodes.stream().filter(node -> leader.endsWith(node.name())).findFirst().orElseThrow();
  }

  /** The nodes, whether they run or not. */
  List<NodeProcess> nodes() {
    return List.copyOf(nodes);
  }

  /** Any node but this. */
  NodeProcess other(NodeProcess node) {
    return nodes.stream().filter(other -> other != node).findFirst().orElseThrow();
  }

  /** The ids that each replica holds itself, repeated if it holds them twice, by shard. */
  Map<String, List<List<String>>> held(String collection) throws IOException {
    Map<String, List<List<String>>> held = new TreeMap<>();
    for (Slice shard :
        zooKeeper.getZkStateReader().getClusterState().getCollection(collection).getSlices()) {
      for (Replica replica : shard.getReplicas()) {
        SolrHttp.Response answer =
            new SolrHttp(replica.getBaseUrl())
                .select(
                    replica.getCoreName(),
                    "q",
                    "*:*",
                    "distrib",
                    "false",
                    "fl",
                    "id",
                    "rows",
                    Integer.toString(MOST_ROWS));
        assertThat(answer.status()).as(answer.error()).isEqualTo(200);
        List<String> ids = answer.docs().findValues("id").stream().map(JsonNode::asText).toList();
        held.computeIfAbsent(shard.getName(), s -> new ArrayList<>()).add(ids);
      }
    }
    return held;
  }

  @Override
  public void close() throws Exception {
    for (NodeProcess node : nodes) {
      node.kill();
    }
    zooKeeper.shutdown();
    server.shutdown();
  }
}
