package io.zhengwen.faults;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.zhengwen.solr.Configset;
import io.zhengwen.solr.SolrHttp;
import io.zhengwen.solr10.Solr10;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.apache.solr.common.cloud.Replica;
import org.apache.solr.common.cloud.Slice;
import org.apache.solr.common.cloud.SolrZkClient;
import org.apache.solr.common.cloud.ZkMaintenanceUtils;
import org.apache.solr.common.cloud.ZkStateReader;
import org.apache.zookeeper.CreateMode;

/** A SolrCloud whose ZooKeeper and nodes are processes of their own. */
public final class NodeCluster implements AutoCloseable {
  private static final long DEADLINE_SECONDS = 60;
  private static final int TIMEOUT_MILLISECONDS = 30_000;
  private static final int MOST_ROWS = 100_000;

  private static final String CONFIGSET = "zhengwen";

  private final Path home;
  private final ZooKeeperProcess zooKeeper;
  private final List<NodeProcess> nodes = new ArrayList<>();
  private ZkStateReader state;
  private int replicas;

  /** What is done with a node before it starts. */
  @FunctionalInterface
  interface Preparation {
    /** Returns the node that is started instead of one. */
    NodeProcess of(NodeProcess node) throws Exception;
  }

  /** Starts a cluster whose collections can be made from the configset {@code zhengwen}. */
  NodeCluster(int size, Configset configset) throws Exception {
    this(size, configset, node -> node);
  }

  /** Starts a cluster whose nodes are prepared otherwise. */
  NodeCluster(int size, Configset configset, Preparation preparation) throws Exception {
    this(size, preparation, null);
    upload(CONFIGSET, configset);
  }

  private NodeCluster(int size, Preparation preparation, String securityJson) throws Exception {
    Path base = Path.of("target", "it").toAbsolutePath();
    Files.createDirectories(base);
    home = Files.createTempDirectory(base, "nodes");
    zooKeeper = new ZooKeeperProcess(home.resolve("zookeeper"));
    for (int i = 0; i < size; i++) {
      Path ofNode = home.resolve("node" + i);
      nodes.add(
          preparation.of(
              Solr10.IS_TESTED
                  ? Solr10.node(ofNode, zooKeeper.address())
                  : new NodeProcess(ofNode, zooKeeper.address())));
    }
    zooKeeper.start();
    try {
      if (securityJson != null) {
        secure(securityJson);
      }
      for (NodeProcess node : nodes) {
        node.start();
      }
      state = new ZkStateReader(zooKeeper.address(), TIMEOUT_MILLISECONDS, TIMEOUT_MILLISECONDS);
      state.createClusterStateWatchersAndUpdate();
    } catch (Exception e) {
      close();
      throw e;
    }
  }

  /** Starts a cluster without configsets, with a {@code security.json} or null. */
  public static NodeCluster of(int size, String securityJson) throws Exception {
    return new NodeCluster(size, node -> node, securityJson);
  }

  private void secure(String securityJson) throws Exception {
    try (SolrZkClient client =
        new SolrZkClient.Builder()
            .withUrl(zooKeeper.address())
            .withTimeout(TIMEOUT_MILLISECONDS, TimeUnit.MILLISECONDS)
            .build()) {
      client.makePath(
          "/security.json",
          securityJson.getBytes(StandardCharsets.UTF_8),
          CreateMode.PERSISTENT,
          true);
    }
  }

  private void upload(String name, Configset configset) throws Exception {
    configset.copyTo(home.resolve(name));
    ZkMaintenanceUtils.uploadToZK(
        state.getZkClient(), home.resolve(name).resolve("conf"), "/configs/" + name, null);
  }

  /** Makes a collection with a replica of each shard on every node. */
  void create(String collection, int shards) throws Exception {
    create(collection, shards, nodes.size());
  }

  /** Makes a collection. */
  void create(String collection, int shards, int replicas) throws Exception {
    this.replicas = replicas;
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
                    Integer.toString(replicas),
                    "collection.configName",
                    CONFIGSET,
                    "waitForFinalState",
                    "true"));
    assertThat(created.status()).as(created.error()).isEqualTo(200);
    awaitActive(collection, shards);
  }

  /** Waits until all replicas of a collection are active on nodes that live. */
  void awaitActive(String collection, int shards) throws Exception {
    state.waitForState(
        collection,
        DEADLINE_SECONDS,
        TimeUnit.SECONDS,
        (live, known) ->
            known != null
                && known.getSlices().size() == shards
                && known.getSlices().stream()
                    .map(Slice::getReplicas)
                    .allMatch(
                        all ->
                            all.size() == replicas
                                && all.stream().allMatch(r -> r.isActive(live))));
  }

  /** Waits until the leader of a collection's shard is on a node. */
  void awaitLeader(String collection, String shard, NodeProcess node) throws Exception {
    state.waitForState(
        collection,
        DEADLINE_SECONDS,
        TimeUnit.SECONDS,
        (live, known) ->
            known.getSlice(shard).getLeader() != null
                && known.getSlice(shard).getLeader().getNodeName().equals(node.name())
                && live.contains(node.name()));
  }

  /** The node with the leader of a shard. */
  NodeProcess leader(String collection, String shard) throws Exception {
    Replica leader = state.getLeaderRetry(collection, shard);
    return nodes.stream()
        .filter(node -> node.name().equals(leader.getNodeName()))
        .findFirst()
        .orElseThrow();
  }

  /** Moves the leader of a shard without other replicas to another node. */
  void move(String collection, String shard, NodeProcess to) throws Exception {
    Replica leader = state.getLeaderRetry(collection, shard);
    SolrHttp.Response moved =
        to.http()
            .get(
                "/admin/collections",
                List.of(
                    "action",
                    "MOVEREPLICA",
                    "collection",
                    collection,
                    "replica",
                    leader.getName(),
                    "targetNode",
                    to.name()));
    assertThat(moved.status()).as(moved.error()).isEqualTo(200);
    awaitLeader(collection, shard, to);
  }

  /** The number of replicas of each shard. */
  int replicas() {
    return replicas;
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

  /** The process of ZooKeeper. */
  ZooKeeperProcess zooKeeper() {
    return zooKeeper;
  }

  /** The state of the cluster as ZooKeeper has it. */
  public ZkStateReader state() {
    return state;
  }

  /** The nodes, whether they run or not. */
  public List<NodeProcess> nodes() {
    return List.copyOf(nodes);
  }

  /** Any node but this. */
  NodeProcess other(NodeProcess node) {
    return nodes.stream().filter(other -> other != node).findFirst().orElseThrow();
  }

  /** The ids that each replica holds itself, repeated if it holds them twice, by shard. */
  Map<String, List<List<String>>> held(String collection) throws IOException {
    Map<String, List<List<String>>> held = new TreeMap<>();
    for (Slice shard : state.getClusterState().getCollection(collection).getSlices()) {
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
      node.close();
    }
    if (state != null) {
      state.close();
    }
    zooKeeper.kill();
  }
}
