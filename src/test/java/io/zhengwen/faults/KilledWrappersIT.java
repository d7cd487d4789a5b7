package io.zhengwen.faults;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.zhengwen.solr.Configset;
import io.zhengwen.solr.Eventually;
import io.zhengwen.solr.WrapperClient;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The node with the leader of the collection of wrapper templates is killed: indexing goes on, the
 * templates are still applied, and none is lost.
 */
@Tag("solr10")
@Tag("slow")
class KilledWrappersIT {
  private static final String PAGES = "pages";
  private static final String STORE = "zhengwen_wrappers";
  private static final String SITE = "pier.example";
  private static final String NAME = "pier";

  private static WrapperClient client(NodeProcess node) {
    return new WrapperClient(node.http(), PAGES);
  }

  private static void awaitApplied(WrapperClient node, int page) throws Exception {
    Eventually.holds(
        "the template is applied",
        () -> {
          node.index(SITE, page, page + 1, false);
          return NAME.equals(node.stored(SITE + "f" + page).get("wrapper"));
        });
  }

  private static void judge(WrapperClient node) throws Exception {
    Map<String, Object> judgement =
        Map.of("action", "judge", "template", NAME, "field", "price", "right", true);
    Eventually.holds("the store takes a change", () -> node.post(judgement).status() == 200);
  }

  private static int judged(WrapperClient node) throws Exception {
    JsonNode template = node.get("template", NAME).path("template");
    return template.path("judged").path("price").path("right").asInt();
  }

  @Test
  void templatesSurviveTheLeaderOfTheirStore() throws Exception {
    assumeTrue(FaultsLevel.WHOLE, "run by mvn verify -Pfaults");
    try (NodeCluster cluster = new NodeCluster(2, Configset.shipped())) {
      cluster.create(PAGES, 2);
      WrapperClient first = client(cluster.nodes().get(0));
      first.addSeed(SITE);
      first.done(Map.of("action", "put", "definition", first.induced(SITE, NAME)));
      first.awaitAttached(SITE);
      for (NodeProcess node : cluster.nodes()) {
        awaitApplied(client(node), 20);
      }
      judge(first);

      NodeProcess killed = cluster.leader(STORE, "shard1");
      NodeProcess left = cluster.other(killed);
      killed.kill();
      cluster.awaitLeader(PAGES, "shard1", left);
      cluster.awaitLeader(PAGES, "shard2", left);
      client(left).index(SITE, 30, 36, false);
      for (int n = 30; n < 36; n++) {
        assertThat(client(left).stored(SITE + "f" + n))
            .containsEntry("wrapper", NAME)
            .containsEntry("price_d", 1_000.0 * (100 + n));
      }
      cluster.awaitLeader(STORE, "shard1", left);
      judge(client(left));
      assertThat(judged(client(left))).isEqualTo(2);

      killed.start();
      cluster.awaitActive(PAGES, 2);
      cluster.awaitActive(STORE, 1);
      Eventually.holds("the node has the change", () -> judged(client(killed)) == 2);
      awaitApplied(client(killed), 40);
    }
  }
}
