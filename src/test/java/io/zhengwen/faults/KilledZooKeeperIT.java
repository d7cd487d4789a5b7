package io.zhengwen.faults;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.zhengwen.solr.Configset;
import io.zhengwen.solr.Eventually;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * While batches are posted to a node, ZooKeeper is killed, and started again once batches are
 * refused: what was acknowledged is in the index, on every replica, once.
 */
@Tag("solr10")
@Tag("slow")
class KilledZooKeeperIT {
  private static final int SHARDS = 2;
  private static final int BATCHES = 10;

  /** 500: a session has ended, so that Solr cannot note which replicas are behind. */
  private static final Set<Integer> PASSING = Set.of(500, 503, 510);

  @Test
  void whatIsAcknowledgedIsIndexed() throws Exception {
    assumeTrue(FaultsLevel.WHOLE, "run by mvn verify -Pfaults");
    try (NodeCluster cluster = new NodeCluster(2, Configset.shipped())) {
      cluster.create(Poster.COLLECTION, SHARDS);
      NodeProcess receiver = cluster.nodes().get(0);
      Poster poster = new Poster(receiver.http());
      poster.start();
      poster.awaitAcknowledged(BATCHES);
      cluster.zooKeeper().kill();
      Eventually.holds("updates are refused", () -> !poster.refusals.isEmpty());
      cluster.zooKeeper().start();
      poster.awaitAcknowledged(BATCHES);
      poster.stop();
      cluster.awaitActive(Poster.COLLECTION, SHARDS);
      assertThat(poster.refusals).isSubsetOf(PASSING);
      poster.awaitNothingLost(cluster);
    }
  }
}
