package io.zhengwen.faults;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.solr.Configset;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * While batches are posted to a node, the process of another is killed, which holds the leader of a
 * shard: what was acknowledged is in the index, on every replica, once.
 */
@Tag("solr10")
class KilledLeaderIT {
  private static final int SHARDS = 2;
  private static final int BATCHES = 10;

  @Test
  void whatIsAcknowledgedIsIndexed() throws Exception {
    try (NodeCluster cluster = new NodeCluster(2, Configset.shipped())) {
      cluster.create(Poster.COLLECTION, SHARDS);
      NodeProcess killed = cluster.leader(Poster.COLLECTION, "shard1");
      NodeProcess receiver = cluster.other(killed);
      Poster poster = new Poster(receiver.http());
      poster.start();
      poster.awaitAcknowledged(BATCHES);
      killed.kill();
      cluster.awaitLeader(Poster.COLLECTION, "shard1", receiver);
      poster.awaitAcknowledged(BATCHES);
      poster.stop();
      killed.start();
      cluster.awaitActive(Poster.COLLECTION, SHARDS);
      assertThat(poster.refusals).as("statuses while there was no leader").containsOnly(503);
      poster.awaitNothingLost(cluster);
    }
  }
}
