package io.zhengwen.solr;

import io.zhengwen.faults.NodeCluster;
import java.util.List;
import org.apache.solr.common.cloud.ZkStateReader;

/** Two nodes of Solr 10 in processes of their own; who stops one kills it. */
final class NodesOfSolr10 implements CloudNodes {
  private final NodeCluster cluster;
  private final List<String> addresses;

  /** Starts them, with a {@code security.json} or null. */
  NodesOfSolr10(String securityJson) throws Exception {
    cluster = NodeCluster.of(2, securityJson);
    addresses = cluster.nodes().stream().map(node -> node.http().base()).toList();
  }

  @Override
  public List<String> addresses() {
    return addresses;
  }

  @Override
  public ZkStateReader state() {
    return cluster.state();
  }

  @Override
  public void stop(int node) throws Exception {
    cluster.nodes().get(node).kill();
  }

  @Override
  public void start(int node) throws Exception {
    cluster.nodes().get(node).start();
  }

  @Override
  public void expireSession(int node) {
    throw new UnsupportedOperationException("ZooKeeper is another process");
  }

  @Override
  public void close() throws Exception {
    cluster.close();
  }
}
