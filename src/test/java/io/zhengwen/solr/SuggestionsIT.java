package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Titles for what was typed so far. */
@Tag("solr10")
class SuggestionsIT {
  private static final String CORE = "suggestions";
  private static final String THAI = "ประเทศไทยเปิดรับนักท่องเที่ยวที่เชียงใหม่";
  private static SolrHttp solr;

  @BeforeAll
  static void start() throws Exception {
    solr = SharedSolr.core(CORE, Configset.shipped());
    solr.updateJson(
        CORE,
        List.of(
            Map.of("id", "thai", "title", THAI),
            Map.of("id", "bridge", "title", "Harbour bridge")));
    solr.get("/" + CORE + "/suggest", List.of("suggest.q", "x", "suggest.build", "true"));
  }

  @Test
  void titlesWithoutSpacesAreFoundFromWithin() throws Exception {
    for (String typed : List.of("ประเทศ", "เชียงใหม่", "เชีย", "นักท่อง", "นั", "ไทย")) {
      assertThat(titles(typed)).as(typed).contains(THAI);
    }
    assertThat(titles("ใหม่เชียง")).doesNotContain(THAI);
  }

  @Test
  void theFirstWordsAreLookedUp() throws Exception {
    assertThat(titles("harbour ".repeat(25) + "a ".repeat(1025))).contains("Harbour bridge");
  }

  private static String titles(String typed) throws Exception {
    SolrHttp.Response answer = solr.get("/" + CORE + "/suggest", List.of("suggest.q", typed));
    assertThat(answer.status()).as(answer.error()).isEqualTo(200);
    return answer.body().at("/suggest/titles").findPath("suggestions").toString();
  }
}
