package io.zhengwen.faults;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.zhengwen.solr.Configset;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * While batches are posted to a node, the process of the overseer's node is killed: what was
 * acknowledged is in the index, on every replica, once.
 */
@Tag("solr10")
@Tag("slow")
class KilledOverseerIT {
  private static final int SHARDS = 2;
  private static final int BATCHES = 10;

  /** 510: a node that is no leader any more, and does not know it from ZooKeeper yet. */
  private static final Set<Integer> PASSING = Set.of(503, 510);

  @BeforeEach
  void onlyInTheWhole() {
    assumeTrue(FaultsLevel.WHOLE, "run by mvn verify -Pfaults");
  }

  @Test
  void theOverseersNodeIsKilled() throws Exception {
    try (NodeCluster cluster = new NodeCluster(2, Configset.shipped())) {
      cluster.create(Poster.COLLECTION, SHARDS);
      NodeProcess overseer = cluster.overseer();
      Poster poster = new Poster(cluster.other(overseer).http());
      poster.start();
      poster.awaitAcknowledged(BATCHES);
      overseer.kill();
      cluster.awaitLeader(Poster.COLLECTION, "shard1", cluster.other(overseer));
      cluster.awaitLeader(Poster.COLLECTION, "shard2", cluster.other(overseer));
      poster.awaitAcknowledged(BATCHES);
      poster.stop();
      overseer.start();
      cluster.awaitActive(Poster.COLLECTION, SHARDS);
      assertThat(Set.copyOf(poster.refusals)).as("statuses of refusals").isSubsetOf(PASSING);
      poster.awaitNothingLost(cluster);
    }
  }
}
