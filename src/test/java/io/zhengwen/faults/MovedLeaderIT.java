package io.zhengwen.faults;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.zhengwen.solr.Configset;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * While batches are posted to a node, the leader of a shard is moved to the other node and back
 * again and again: what was acknowledged is in the index, once.
 */
@Tag("solr10")
@Tag("slow")
class MovedLeaderIT {
  private static final Set<Integer> PASSING = Set.of(500, 503);
  private static final String SHARD = "shard1";
  private static final int MOVES = 6;
  private static final int BATCHES = 10;

  @Test
  void whatIsAcknowledgedIsIndexed() throws Exception {
    assumeTrue(FaultsLevel.WHOLE, "run by mvn verify -Pfaults");
    try (NodeCluster cluster = new NodeCluster(2, Configset.shipped())) {
      cluster.create(Poster.COLLECTION, 2, 1);
      Poster poster = new Poster(cluster.nodes().get(0).http());
      poster.start();
      for (int move = 0; move < MOVES; move++) {
        poster.awaitAcknowledged(BATCHES);
        NodeProcess leader = cluster.leader(Poster.COLLECTION, SHARD);
        cluster.move(Poster.COLLECTION, SHARD, cluster.other(leader));
      }
      poster.awaitAcknowledged(BATCHES);
      poster.stop();
      assertThat(poster.refusals).isSubsetOf(PASSING);
      cluster.awaitActive(Poster.COLLECTION, 2);
      poster.awaitNothingLost(cluster);
    }
  }
}
