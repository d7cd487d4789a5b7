package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import org.apache.solr.cloud.MiniSolrCloudCluster;
import org.apache.solr.embedded.JettySolrRunner;

/** A SolrCloud of two nodes in this JVM, with collections of two shards. */
final class TwoNodes implements AutoCloseable {
  private final Path home;
  private final MiniSolrCloudCluster cluster;
  private final List<SolrHttp> http;

  private TwoNodes(Path home, MiniSolrCloudCluster cluster, UnaryOperator<SolrHttp> speaker) {
    this.home = home;
    this.cluster = cluster;
    http =
        cluster.getJettySolrRunners().stream()
            .map(jetty -> speaker.apply(new SolrHttp(jetty.getBaseUrl().toString())))
            .toList();
  }

  /** Starts the nodes and makes a collection. */
  static TwoNodes start(String collection, Configset configset, int replicas) throws Exception {
    TwoNodes nodes = start(collection, builder -> builder, http -> http);
    nodes.create(collection, configset, replicas);
    return nodes;
  }

  /** Starts nodes whose users have passwords of the same name; it speaks as one of them. */
  static TwoNodes secured(String name, String securityJson, String user) throws Exception {
    return start(name, builder -> builder.withSecurityJson(securityJson), http -> http.as(user));
  }

  private static TwoNodes start(
      String name,
      UnaryOperator<MiniSolrCloudCluster.Builder> with,
      UnaryOperator<SolrHttp> speaker)
      throws Exception {
    Path base = Path.of("target", "it").toAbsolutePath();
    Files.createDirectories(base);
    Path home = Files.createTempDirectory(base, name);
    System.setProperty("solr.install.dir", home.toString());
    System.setProperty("solr.log.dir", home.resolve("logs").toString());
    return new TwoNodes(
        home,
        with.apply(
                new MiniSolrCloudCluster.Builder(2, home)
                    .withSolrXml(
                        MiniSolrCloudCluster.DEFAULT_CLOUD_SOLR_XML.replace(
                            "${metricsEnabled:false}", "true")))
            .configure(),
        speaker);
  }

  /** Makes a collection of two shards with a configset of its name, and with more parameters. */
  void create(String collection, Configset configset, int replicas, String... more)
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
    cluster.waitForActiveCollection(collection, 60, TimeUnit.SECONDS, 2, 2 * replicas);
  }

  /** Makes a configset known by a name. */
  void upload(String name, Configset configset) throws Exception {
    Path conf = home.resolve("configset-" + name);
    configset.copyTo(conf);
    cluster.uploadConfigSet(conf.resolve("conf"), name);
  }

  /** Replaces {@code security.json} while the nodes run, and waits until they ask for users. */
  void secure(String securityJson) throws Exception {
    cluster
        .getZkClient()
        .setData("/security.json", securityJson.getBytes(StandardCharsets.UTF_8), true);
    for (JettySolrRunner jetty : cluster.getJettySolrRunners()) {
      SolrHttp nobody = new SolrHttp(jetty.getBaseUrl().toString());
      Eventually.holds(
          "the node asks for a user",
          () -> nobody.get("/admin/info/system", List.of()).status() == 401);
    }
  }

  /** The cluster. */
  MiniSolrCloudCluster cluster() {
    return cluster;
  }

  /** Speaks to each node. */
  List<SolrHttp> http() {
    return http;
  }

  @Override
  public void close() throws Exception {
    cluster.shutdown();
  }
}
