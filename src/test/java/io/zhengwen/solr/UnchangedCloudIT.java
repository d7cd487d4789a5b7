package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Two nodes with a shard each: what is unchanged is found in whichever shard it is. */
@Tag("solr10")
@Tag("slow")
class UnchangedCloudIT {
  private static final String COLLECTION = "unchanged";
  private static final int PAGES = 20;

  private static TwoNodes two;
  private static List<SolrHttp> nodes;

  @BeforeAll
  static void start() throws Exception {
    two = TwoNodes.start(COLLECTION, SignatureConfigset.make(), 1);
    nodes = two.http();
  }

  @AfterAll
  static void stop() throws Exception {
    two.close();
  }

  @Test
  void unchangedPagesAreLeftOutWhicheverNodeReceivesThem() throws Exception {
    index(nodes.get(0), "Frontpage", "");
    assertThat(counted("unchanged")).isZero();
    index(nodes.get(0), "Home", "");
    index(nodes.get(1), "Welcome", "");
    assertThat(counted("unchanged")).isEqualTo(2 * PAGES);
    index(nodes.get(1), "Start", " The mayor thanked all who had waited so long.");
    assertThat(counted("unchanged")).isEqualTo(2 * PAGES);
    assertThat(counted("extracted")).isEqualTo(2 * PAGES);
    assertThat(nodes.get(0).select(COLLECTION, "q", "*:*", "defType", "lucene").found())
        .isEqualTo(PAGES);
    assertThat(nodes.get(0).select(COLLECTION, "q", "content:mayor", "defType", "lucene").found())
        .isEqualTo(PAGES);
  }

  private static void index(SolrHttp node, String home, String more) throws Exception {
    List<Map<String, Object>> batch = new ArrayList<>();
    for (int i = 0; i < PAGES; i++) {
      String page =
          Pages.ENGLISH
              .replace("two years", i + " years")
              .replace("Frontpage", home)
              .replace("green.</p>", "green." + more + "</p>");
      batch.add(Map.of("id", "page-" + i, "html", page));
    }
    SolrHttp.Response response = node.updateJson(COLLECTION, batch);
    assertThat(response.status()).as(response.error()).isEqualTo(200);
  }

  private static long counted(String outcome) throws Exception {
    long sum = 0;
    for (SolrHttp node : nodes) {
      sum += SharedSolr.counters(node, outcome).stream().mapToLong(Long::longValue).sum();
    }
    return sum;
  }
}
