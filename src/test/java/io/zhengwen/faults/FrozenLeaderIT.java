package io.zhengwen.faults;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.solr.Configset;
import io.zhengwen.solr.SolrHttp;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The node of a shard's leader, or of a replica, stands still, and answers nothing: Solr gives up
 * waiting for it. What is sent meanwhile is not acknowledged.
 */
@Tag("solr10")
@Tag("slow")
class FrozenLeaderIT {
  private static final String COLLECTION = "frozen";
  private static final int DOCUMENTS = 20;

  /** So that Solr gives up after a second instead of twenty. */
  private static NodeProcess impatient(NodeProcess node) {
    return node.with("-Dsolr.cloud.client.stallTime=1000", "-Dsolr.cloud.client.pollQueueTime=400");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void whatANodeDidNotTakeIsNotAcknowledged(int replicas) throws Exception {
    try (NodeCluster cluster = new NodeCluster(2, Configset.shipped(), FrozenLeaderIT::impatient)) {
      cluster.create(COLLECTION, 2, replicas);
      NodeProcess frozen = cluster.leader(COLLECTION, "shard1");
      SolrHttp receiver = cluster.other(frozen).http();
      assertThat(post(receiver).status()).isEqualTo(200);

      frozen.freeze();
      SolrHttp.Response answer = post(receiver);
      assertThat(answer.status()).as(answer.body().toString()).isEqualTo(503);
      assertThat(answer.error()).contains("send the request again");
    }
  }

  /** Without a commit, whose end Solr awaits otherwise. */
  private static SolrHttp.Response post(SolrHttp solr) throws Exception {
    String documents =
        IntStream.range(0, DOCUMENTS)
            .mapToObj(i -> "{\"id\": \"page-" + i + "\"}")
            .collect(Collectors.joining(",", "[", "]"));
    return solr.update(
        COLLECTION,
        "application/json",
        documents.getBytes(StandardCharsets.UTF_8),
        "maxErrors",
        "-1");
  }
}
