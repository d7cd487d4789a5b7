package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.ConnectException;
import java.net.SocketException;
import java.util.Map;
import org.apache.solr.common.cloud.ZkCoreNodeProps;
import org.apache.solr.common.cloud.ZkNodeProps;
import org.apache.solr.update.SolrCmdDistributor.ForwardNode;
import org.apache.solr.update.SolrCmdDistributor.Node;
import org.apache.solr.update.SolrCmdDistributor.SolrError;
import org.apache.solr.update.SolrCmdDistributor.StdNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Solr sends again to a replica or leader what stands alone, and nothing else. */
class LosslessDistributedUpdateProcessorTest {
  private static final ZkCoreNodeProps CORE =
      new ZkCoreNodeProps(
          new ZkNodeProps(Map.of("base_url", "http://127.0.0.1:1/solr", "core", "c")));
  private static final Node REPLICA = new StdNode(CORE, "pages", "shard1", 3);
  private static final Node LEADER = new ForwardNode(CORE, null, "pages", "shard1", 3);

  @ParameterizedTest
  @ValueSource(ints = {403, 404, 503})
  void oneOfSeveralUpdatesIsNotSentAgain(int status) {
    SolrError error = new SolrError();
    error.statusCode = status;
    assertThat(REPLICA.checkRetry(error)).isTrue();
    assertThat(lossless(true).checkRetry(error)).isTrue();
    assertThat(lossless(false).checkRetry(error)).isFalse();
    assertThat(LEADER.checkRetry(error)).isTrue();
    assertThat(lossless(LEADER, true).checkRetry(error)).isTrue();
    assertThat(lossless(LEADER, false).checkRetry(error)).isFalse();
  }

  /**
   * Solr takes a node for a leader by its class, and asks ZooKeeper who leads before it retries.
   */
  @Test
  void aLeaderStaysALeader() {
    assertThat(lossless(LEADER, true)).isInstanceOf(ForwardNode.class);
    assertThat(lossless(true)).isNotInstanceOf(ForwardNode.class);
    SolrError refused = new SolrError();
    refused.e = new ConnectException("refused");
    assertThat(lossless(LEADER, true).checkRetry(refused)).isTrue();
    SolrError broken = new SolrError();
    broken.e = new SocketException("reset");
    assertThat(lossless(LEADER, true).checkRetry(broken)).isFalse();
  }

  @Test
  void anUpdateIsAloneIfNoOtherWentToItsCore() {
    SentUpdates sent = new SentUpdates();
    assertThat(sent.isAlone("one")).isFalse();
    sent.count("one");
    sent.count("other");
    assertThat(sent.isAlone("one")).isTrue();
    sent.count("one");
    assertThat(sent.isAlone("one")).isFalse();
    assertThat(sent.isAlone("other")).isTrue();
    sent.countEverywhere();
    assertThat(sent.isAlone("other")).isFalse();
  }

  @Test
  void norAfterABrokenConnection() {
    SolrError error = new SolrError();
    error.e = new SocketException("reset");
    assertThat(lossless(true).checkRetry(error)).isTrue();
    assertThat(lossless(false).checkRetry(error)).isFalse();
  }

  @Test
  void otherErrorsStand() {
    SolrError error = new SolrError();
    error.statusCode = 500;
    assertThat(lossless(true).checkRetry(error)).isFalse();
  }

  @Test
  void theNodeIsTheSame() {
    assertThat(lossless(true).getUrl()).isEqualTo(REPLICA.getUrl());
    assertThat(lossless(true).getShardId()).isEqualTo("shard1");
    assertThat(lossless(true).getCollection()).isEqualTo("pages");
    assertThat(lossless(true).getMaxRetries()).isEqualTo(3);
    assertThat(lossless(LEADER, true)).hasToString("Leader: " + REPLICA.getUrl());
    assertThat(lossless(LEADER, true).getMaxRetries()).isEqualTo(3);
  }

  private static Node lossless(boolean alone) {
    return lossless(REPLICA, alone);
  }

  private static Node lossless(Node node, boolean alone) {
    return LosslessDistributedUpdateProcessor.lossless(node, null, () -> alone);
  }
}
