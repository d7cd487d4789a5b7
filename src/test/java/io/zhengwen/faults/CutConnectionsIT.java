package io.zhengwen.faults;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.zhengwen.solr.Configset;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * While batches are posted to a node, the connections between nodes are cut again and again: what
 * was acknowledged is in the index, on every replica, once.
 */
@Tag("solr10")
@Tag("slow")
class CutConnectionsIT {
  private static final Set<Integer> PASSING = Set.of(500, 503);
  private static final int SHARDS = 2;
  private static final int CUTS = 100;
  private static final int BATCHES = 2;

  @Test
  void whatIsAcknowledgedIsIndexed() throws Exception {
    assumeTrue(FaultsLevel.WHOLE, "run by mvn verify -Pfaults");
    try (NodeCluster cluster = new NodeCluster(2, Configset.shipped(), NodeProcess::behindProxy)) {
      cluster.create(Poster.COLLECTION, SHARDS);
      Poster poster = new Poster(cluster.nodes().get(0).http());
      poster.start();
      for (int cut = 0; cut < CUTS; cut++) {
        poster.awaitAcknowledged(BATCHES);
        for (NodeProcess node : cluster.nodes()) {
          node.cutConnections();
        }
      }
      poster.awaitAcknowledged(BATCHES);
      poster.stop();
      assertThat(poster.refusals).isNotEmpty().isSubsetOf(PASSING);
      cluster.awaitActive(Poster.COLLECTION, SHARDS);
      poster.awaitNothingLost(cluster);
    }
  }
}
