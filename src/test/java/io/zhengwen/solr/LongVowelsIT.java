package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The long vowel mark of Japanese is a letter, except at the end of longer words in katakana. */
@Tag("solr10")
class LongVowelsIT {
  private static final String CORE = "vowels";
  private static SolrHttp solr;

  @BeforeAll
  static void start() throws Exception {
    solr = SharedSolr.core(CORE, Configset.shipped());
    solr.updateJson(
        CORE,
        List.of(
            Map.of("id", "beer", "content", "冷たいビールを飲みながら、カーテンを替えた。"),
            Map.of("id", "building", "content", "高いビルの窓を拭いた。"),
            Map.of("id", "server", "content", "夜中にサーバーを止めて、らーめんを食べた。"),
            Map.of("id", "short server", "content", "朝にサーバを動かした。")));
  }

  @Test
  void wordsWithAndWithoutItDiffer() throws Exception {
    assertThat(ids("ビール")).containsExactly("beer");
    assertThat(ids("ﾋﾞｰﾙ")).containsExactly("beer");
    assertThat(ids("ビル")).containsExactly("building");
    assertThat(ids("らーめん")).containsExactly("server");
    assertThat(ids("らめん")).isEmpty();
  }

  @Test
  void longerWordsHaveItAtTheEndOrNot() throws Exception {
    assertThat(ids("サーバー")).containsExactlyInAnyOrder("server", "short server");
    assertThat(ids("サーバ")).containsExactlyInAnyOrder("server", "short server");
    assertThat(ids("サバ")).isEmpty();
  }

  @Test
  void snippetsMarkWhatWasFound() throws Exception {
    assertThat(snippet("beer", "ーテン")).contains("カ<em>ーテン</em>を");
    assertThat(snippet("server", "サーバー")).contains("<em>サーバー</em>を");
  }

  private static List<String> ids(String query) throws Exception {
    return solr.select(CORE, "q", query, "fl", "id").docs().findValuesAsText("id");
  }

  private static String snippet(String id, String query) throws Exception {
    return solr.get("/" + CORE + "/browse", List.of("q", query))
        .body()
        .at("/highlighting/" + id + "/content/0")
        .asText();
  }
}
