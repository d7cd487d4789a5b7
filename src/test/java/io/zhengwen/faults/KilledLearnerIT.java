package io.zhengwen.faults;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.zhengwen.solr.Configset;
import io.zhengwen.solr.Eventually;
import io.zhengwen.solr.SolrHttp;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Two nodes learn the templates of one site into the collection of templates. The node with its
 * leader is killed: indexing goes on, and no template is lost.
 */
@Tag("solr10")
@Tag("slow")
class KilledLearnerIT {
  private static final String PAGES = "pages";
  private static final String TEMPLATES = "zhengwen_templates";
  private static final String FOOTER = "Imprint of the quay, all rights reserved.";

  private static Configset configset() {
    return Configset.shipped()
        .with(
            "<str name=\"onError\">keep</str>",
            "<str name=\"onError\">keep</str><str name=\"method\">fulltext+sitetemplate</str>");
  }

  private static Map<String, Object> page(int n) {
    String words = Integer.toString(n * 7919 + 1, 2).repeat(3);
    return Map.of(
        "id", Integer.toString(n),
        "url", "https://www.quay.example/" + n,
        "html", "<p>" + words + "</p><div>" + FOOTER + "</div>");
  }

  private static int post(SolrHttp solr, int from, int to) throws IOException {
    List<Object> pages = new ArrayList<>();
    for (int n = from; n < to; n++) {
      pages.add(page(n));
    }
    return solr.updateJson(PAGES, pages).status();
  }

  /** The number of pages that were learned from, as a node sees it; 0 if it cannot tell. */
  private static long learned(SolrHttp solr) throws IOException {
    SolrHttp.Response known =
        solr.get("/" + PAGES + "/zhengwen/templates", List.of("site", "quay.example"));
    return known.body().path("site").path("pages").asLong();
  }

  private static void awaitLearned(SolrHttp solr, long pages) throws Exception {
    Eventually.holds(pages + " pages were learned from", () -> learned(solr) == pages);
  }

  private static void awaitTemplates(SolrHttp solr) throws Exception {
    Eventually.holds(
        "templates take effect",
        () -> {
          solr.updateJson(PAGES, List.of(page(9_999)), "zhengwen.learn", "false");
          JsonNode found = solr.get("/" + PAGES + "/get", List.of("id", "9999")).body();
          return !found.path("doc").path("content").asText(FOOTER).contains(FOOTER);
        });
  }

  @Test
  void nodesLearnTogetherAndSurviveTheLeaderOfTheTemplates() throws Exception {
    assumeTrue(FaultsLevel.WHOLE, "run by mvn verify -Pfaults");
    try (NodeCluster cluster = new NodeCluster(2, configset())) {
      cluster.create(PAGES, 2);
      List<SolrHttp> nodes = cluster.nodes().stream().map(NodeProcess::http).toList();
      for (int batch = 0; batch < 6; batch++) {
        int from = batch * 10;
        assertThat(post(nodes.get(batch % 2), from, from + 10)).isEqualTo(200);
      }
      for (SolrHttp node : nodes) {
        awaitLearned(node, 60);
        awaitTemplates(node);
      }

      NodeProcess killed = cluster.leader(TEMPLATES, "shard1");
      NodeProcess left = cluster.other(killed);
      assertThat(post(killed.http(), 1_000, 1_005)).isEqualTo(200);
      killed.kill();
      cluster.awaitLeader(PAGES, "shard1", left);
      cluster.awaitLeader(PAGES, "shard2", left);
      assertThat(post(left.http(), 2_000, 2_020)).isEqualTo(200);
      awaitTemplates(left.http());
      cluster.awaitLeader(TEMPLATES, "shard1", left);
      awaitLearned(left.http(), 80);

      killed.start();
      cluster.awaitActive(PAGES, 2);
      cluster.awaitActive(TEMPLATES, 1);
      awaitLearned(killed.http(), 80);
      awaitTemplates(killed.http());
      assertThat(post(killed.http(), 3_000, 3_010)).isEqualTo(200);
      for (NodeProcess node : cluster.nodes()) {
        awaitLearned(node.http(), 90);
      }
    }
  }
}
