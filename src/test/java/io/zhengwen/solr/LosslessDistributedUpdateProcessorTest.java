package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.SocketException;
import java.util.Map;
import org.apache.solr.common.cloud.ZkCoreNodeProps;
import org.apache.solr.common.cloud.ZkNodeProps;
import org.apache.solr.update.SolrCmdDistributor.Node;
import org.apache.solr.update.SolrCmdDistributor.SolrError;
import org.apache.solr.update.SolrCmdDistributor.StdNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Solr sends again to a replica what stands alone, and nothing else. */
class LosslessDistributedUpdateProcessorTest {
  private static final Node REPLICA =
      new StdNode(
          new ZkCoreNodeProps(
              new ZkNodeProps(Map.of("base_url", "http://127.0.0.1:1/solr", "core", "c"))),
          "pages",
          "shard1",
          3);

  @ParameterizedTest
  @ValueSource(ints = {403, 404, 503})
  void oneOfSeveralUpdatesIsNotSentAgain(int status) {
    SolrError error = new SolrError();
    error.statusCode = status;
    assertThat(REPLICA.checkRetry(error)).isTrue();
    assertThat(lossless(true).checkRetry(error)).isTrue();
    assertThat(lossless(false).checkRetry(error)).isFalse();
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
  }

  private static Node lossless(boolean alone) {
    return LosslessDistributedUpdateProcessor.lossless(REPLICA, null, () -> alone);
  }
}
