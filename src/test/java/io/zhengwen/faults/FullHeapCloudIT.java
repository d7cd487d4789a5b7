package io.zhengwen.faults;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.zhengwen.solr.Configset;
import io.zhengwen.solr.Eventually;
import io.zhengwen.solr.SolrHttp;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/**
 * Pages of 5 MB of text, several at once, sent to one of two nodes of 512 MB, from which they go to
 * the leader of the shard on the other, and from there back to a replica.
 */
class FullHeapCloudIT {
  private static final String COLLECTION = "pages";
  private static final int THREADS = 8;
  private static final int PAGES = 8;

  /** 5 MB in UTF-8. */
  private static final int CHARS = 1_700_000;

  /** With the timeouts of Solr's distribution: a node that collects garbage is none that died. */
  private static NodeProcess patient(NodeProcess node) {
    return node.with(
        "-DzkClientTimeout=30000",
        "-DdistribUpdateSoTimeout=600000",
        "-Dsolr.cloud.client.stallTime=300000");
  }

  @Test
  void unbrokenChinese() throws Exception {
    assumeTrue(FaultsLevel.WHOLE, "run by mvn verify -Pfaults");
    try (NodeCluster cluster = new NodeCluster(2, Configset.shipped(), FullHeapCloudIT::patient)) {
      cluster.create(COLLECTION, 1);
      SolrHttp receiver = cluster.other(cluster.leader(COLLECTION, "shard1")).http();
      assertAllTaken(receiver, text());
      Eventually.passes(
          () -> {
            assertThat(receiver.updateJson(COLLECTION, List.of()).status()).isEqualTo(200);
            cluster
                .held(COLLECTION)
                .forEach(
                    (shard, replicas) ->
                        assertThat(replicas)
                            .hasSize(2)
                            .allSatisfy(ids -> assertThat(ids).hasSize(PAGES)));
          });
    }
  }

  private static String text() {
    StringBuilder text = new StringBuilder("<p>");
    Random random = new Random(1);
    while (text.length() < CHARS) {
      text.append((char) (0x4e00 + random.nextInt(3_000)));
    }
    return text.toString();
  }

  private static void assertAllTaken(SolrHttp receiver, String page) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    List<Future<SolrHttp.Response>> answers = new ArrayList<>();
    for (int i = 0; i < PAGES; i++) {
      Map<String, Object> document = Map.of("id", "text" + i, "html", page);
      answers.add(threads.submit(() -> receiver.updateJson(COLLECTION, List.of(document))));
    }
    threads.shutdown();
    List<String> refusals = new ArrayList<>();
    for (Future<SolrHttp.Response> answer : answers) {
      if (answer.get().status() != 200) {
        refusals.add(answer.get().toString());
      }
    }
    assertThat(refusals).isEmpty();
  }
}
