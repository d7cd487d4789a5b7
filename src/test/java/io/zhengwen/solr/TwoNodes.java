package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.solr10.Solr10;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import org.apache.solr.client.solrj.impl.CloudHttp2SolrClient;
import org.apache.solr.client.solrj.impl.CloudSolrClient;
import org.apache.solr.common.cloud.DocCollection;
import org.apache.solr.common.cloud.ZkMaintenanceUtils;

/**
 * A SolrCloud of two nodes, with collections of two shards: in this JVM, or of Solr 10 in processes
 * of their own.
 */
public final class TwoNodes implements AutoCloseable {
  private final CloudNodes nodes;
  private final List<SolrHttp> http;

  private TwoNodes(CloudNodes nodes, UnaryOperator<SolrHttp> speaker) {
    this.nodes = nodes;
    http = nodes.addresses().stream().map(SolrHttp::new).map(speaker).toList();
  }

  /** Starts the nodes; their files are below a directory whose name begins so. */
  public static TwoNodes start(String name) throws Exception {
    return new TwoNodes(nodes(name, null), http -> http);
  }

  /** Starts the nodes and makes a collection. */
  static TwoNodes start(String collection, Configset configset, int replicas) throws Exception {
    TwoNodes two = start(collection);
    two.create(collection, configset, replicas);
    return two;
  }

  /** Starts nodes whose users have passwords of the same name; it speaks as one of them. */
  static TwoNodes secured(String name, String securityJson, String user) throws Exception {
    return new TwoNodes(nodes(name, securityJson), http -> http.as(user));
  }

  private static CloudNodes nodes(String name, String securityJson) throws Exception {
    return Solr10.IS_TESTED
        ? new NodesOfSolr10(securityJson)
        : new NodesOfThisJvm(name, securityJson);
  }

  /** Makes a collection of two shards with a configset of its name, and with more parameters. */
  public void create(String collection, Configset configset, int replicas, String... more)
      throws Exception {
    upload(collection, configset);
    List<String> parameters =
        new ArrayList<>(
            List.of(
                "action",
                "CREATE",
                "name",
                collection,
                "numShards",
                "2",
                "replicationFactor",
                Integer.toString(replicas),
                "collection.configName",
                collection,
                "waitForFinalState",
                "true"));
    parameters.addAll(List.of(more));
    SolrHttp.Response created = http.get(0).get("/admin/collections", parameters);
    assertThat(created.status()).as(created.error()).isEqualTo(200);
    nodes
        .state()
        .waitForState(
            collection,
            60,
            TimeUnit.SECONDS,
            (live, known) ->
                known != null
                    && known.getSlices().size() == 2
                    && known.getReplicas().size() == 2 * replicas
                    && known.getReplicas().stream().allMatch(r -> r.isActive(live)));
  }

  /** Makes a configset known by a name. */
  void upload(String name, Configset configset) throws Exception {
    Path conf = Files.createTempDirectory(Path.of("target", "it"), name);
    configset.copyTo(conf);
    ZkMaintenanceUtils.uploadToZK(
        nodes.state().getZkClient(), conf.resolve("conf"), "/configs/" + name, null);
  }

  /** Replaces {@code security.json} while the nodes run, and waits until they ask for users. */
  void secure(String securityJson) throws Exception {
    nodes
        .state()
        .getZkClient()
        .setData("/security.json", securityJson.getBytes(StandardCharsets.UTF_8), true);
    for (String address : nodes.addresses()) {
      SolrHttp nobody = new SolrHttp(address);
      Eventually.holds(
          "the node asks for a user",
          () -> nobody.get("/admin/info/system", List.of()).status() == 401);
    }
  }

  /** The state of a collection. */
  DocCollection state(String collection) {
    return nodes.state().getClusterState().getCollection(collection);
  }

  /** The name of a node in the cluster's state. */
  public String name(int node) {
    return http.get(node).base().substring("http://".length()).replace('/', '_');
  }

  /** The names of the cores of a node. */
  static List<String> cores(SolrHttp node) throws Exception {
    List<String> cores = new ArrayList<>();
    node.get("/admin/cores", List.of("action", "STATUS", "indexInfo", "false"))
        .body()
        .path("status")
        .fieldNames()
        .forEachRemaining(cores::add);
    return cores;
  }

  /** The address of ZooKeeper, without a path. */
  public String zooKeeper() {
    return nodes.state().getZkClient().getZkServerAddress().replaceFirst("/.*", "");
  }

  /** The path at ZooKeeper below which the cluster is, or an empty string. */
  public String pathOfZooKeeper() {
    return nodes.state().getZkClient().getZkServerAddress().replaceFirst("^[^/]*", "");
  }

  /**
   * A client that sends documents to the leaders of their shards; whoever asks for it closes it.
   */
  CloudSolrClient client() {
    String path = pathOfZooKeeper();
    return new CloudHttp2SolrClient.Builder(
            List.of(zooKeeper()), path.isEmpty() ? Optional.empty() : Optional.of(path))
        .build();
  }

  /** The nodes. */
  CloudNodes nodes() {
    return nodes;
  }

  /** Speaks to each node. */
  public List<SolrHttp> http() {
    return http;
  }

  @Override
  public void close() throws Exception {
    nodes.close();
  }
}
