package io.zhengwen.solr;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.solr.cloud.MiniSolrCloudCluster;
import org.apache.solr.common.cloud.ZkStateReader;
import org.apache.solr.embedded.JettySolrRunner;

/** Two nodes of Solr 9 in this JVM. */
final class NodesOfThisJvm implements CloudNodes {
  private final MiniSolrCloudCluster cluster;
  private final List<JettySolrRunner> runners;

  /** Starts them, with a {@code security.json} or null. */
  NodesOfThisJvm(String name, String securityJson) throws Exception {
    Path base = Path.of("target", "it").toAbsolutePath();
    Files.createDirectories(base);
    Path home = Files.createTempDirectory(base, name);
    System.setProperty("solr.install.dir", home.toString());
    System.setProperty("solr.log.dir", home.resolve("logs").toString());
    MiniSolrCloudCluster.Builder builder =
        new MiniSolrCloudCluster.Builder(2, home)
            .withSolrXml(
                MiniSolrCloudCluster.DEFAULT_CLOUD_SOLR_XML.replace(
                    "${metricsEnabled:false}", "true"));
    if (securityJson != null) {
      builder.withSecurityJson(securityJson);
    }
    cluster = builder.configure();
    runners = List.copyOf(cluster.getJettySolrRunners());
  }

  @Override
  public List<String> addresses() {
    return runners.stream().map(runner -> runner.getBaseUrl().toString()).toList();
  }

  @Override
  public ZkStateReader state() {
    return cluster.getZkStateReader();
  }

  @Override
  public void stop(int node) throws Exception {
    cluster.stopJettySolrRunner(runners.get(node));
  }

  @Override
  public void start(int node) throws Exception {
    cluster.startJettySolrRunner(runners.get(node), true);
  }

  @Override
  public void expireSession(int node) throws Exception {
    long session =
        runners
            .get(node)
            .getCoreContainer()
            .getZkController()
            .getZkClient()
            .getZooKeeper()
            .getSessionId();
    cluster.getZkServer().expire(session);
  }

  @Override
  public void close() throws Exception {
    cluster.shutdown();
  }
}
