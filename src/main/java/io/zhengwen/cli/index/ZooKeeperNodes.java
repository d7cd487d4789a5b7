package io.zhengwen.cli.index;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.zhengwen.cli.console.CommandFailedException;
import java.io.IOException;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.apache.zookeeper.KeeperException;
import org.apache.zookeeper.Watcher.Event.KeeperState;
import org.apache.zookeeper.ZooKeeper;

/** The live nodes of a SolrCloud, as its ZooKeeper knows them. */
final class ZooKeeperNodes {
  private static final int TIMEOUT_MILLIS = 15_000;

  private ZooKeeperNodes() {}

  /**
   * Asks a ZooKeeper.
   *
   * @param hosts hosts and ports, and a path if Solr has one there
   * @throws CommandFailedException if it does not answer, or knows of no Solr
   */
  static List<URI> find(String hosts) throws CommandFailedException {
    CountDownLatch connected = new CountDownLatch(1);
    try (ZooKeeper zooKeeper =
        new ZooKeeper(
            hosts,
            TIMEOUT_MILLIS,
            event -> {
              if (event.getState() == KeeperState.SyncConnected) {
                connected.countDown();
              }
            })) {
      if (!connected.await(TIMEOUT_MILLIS, TimeUnit.MILLISECONDS)) {
        throw new CommandFailedException("no ZooKeeper answers at " + hosts);
      }
      String scheme = scheme(zooKeeper);
      List<URI> nodes = new ArrayList<>();
      for (String name : zooKeeper.getChildren("/live_nodes", false)) {
        nodes.add(URI.create(scheme + "://" + address(name)));
      }
      if (nodes.isEmpty()) {
        throw new CommandFailedException("the ZooKeeper at " + hosts + " knows of no live Solr");
      }
      return nodes;
    } catch (KeeperException.NoNodeException e) {
      throw new CommandFailedException(
          "the ZooKeeper at "
              + hosts
              + " knows of no Solr; is a path missing, as in host:2181/solr?");
    } catch (KeeperException.NoAuthException e) {
      throw new CommandFailedException(
          "the ZooKeeper at "
              + hosts
              + " lets only its users read; give Solr's addresses by --solr");
    } catch (KeeperException | IOException e) {
      throw new CommandFailedException("ZooKeeper at " + hosts + ": " + e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CommandFailedException("interrupted");
    }
  }

  /** A node's name is host, port and path, as in {@code 10.0.0.1:8983_solr}. */
  private static String address(String name) {
    int path = name.indexOf('_');
    return path < 0
        ? name
        : name.substring(0, path)
            + "/"
            + URLDecoder.decode(name.substring(path + 1), StandardCharsets.UTF_8);
  }

  private static String scheme(ZooKeeper zooKeeper)
      throws KeeperException, InterruptedException, IOException {
    try {
      byte[] properties = zooKeeper.getData("/clusterprops.json", false, null);
      return new ObjectMapper().readTree(properties).path("urlScheme").asText("http");
    } catch (KeeperException.NoNodeException e) {
      return "http";
    }
  }
}
