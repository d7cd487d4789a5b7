package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The configset in {@code solr-config/} finds pages by their main text, in either language. */
@Tag("solr10")
class ShippedConfigsetIT {
  private static SolrHttp solr;

  @BeforeAll
  static void start() throws Exception {
    solr = SharedSolr.core("pages", Configset.shipped());
    List<Map<String, Object>> pages =
        List.of(
            Map.of("id", "en", "url", "https://quay.example/bridge", "html", Pages.ENGLISH),
            Map.of("id", "zh", "url", "https://city.example/library", "html", Pages.CHINESE),
            Map.of("id", "hant", "url", "https://city.example/storm", "html", Pages.TRADITIONAL));
    assertThat(solr.updateJson("pages", pages).status()).isEqualTo(200);
  }

  @Test
  void contentWordFindsItsPage() throws Exception {
    assertThat(ids("rivets")).containsExactly("en");
    assertThat(ids("讲座")).containsExactly("zh");
  }

  @Test
  void boilerplateWordFindsNothing() throws Exception {
    assertThat(ids("imprint")).isEmpty();
    assertThat(ids("会员登录")).isEmpty();
    assertThat(ids("frontpage")).isEmpty();
  }

  @Test
  void formsOfWordsFallTogetherInTheFieldOfTheirLanguage() throws Exception {
    assertThat(ids("engineer repair", "content_en")).containsExactly("en");
    assertThat(ids("engineer repair")).isEmpty();
    assertThat(ids("engineer repair", "content", "content_en")).containsExactly("en");
  }

  @Test
  void scriptsAndWidthsFallTogether() throws Exception {
    assertThat(ids("台风警报")).containsExactly("hant");
    assertThat(ids("颱風警報")).containsExactly("hant");
    assertThat(ids("圖書館")).containsExactly("zh");
    assertThat(ids("ｒｉｖｅｔｓ")).containsExactly("en");
  }

  @Test
  void chineseWordsAloneFoldScriptsAndWidths() throws Exception {
    assertThat(ids("颱風 警報", "content_zh")).containsExactly("hant");
    assertThat(ids("台风 警报", "content_zh")).containsExactly("hant");
    assertThat(ids("圖書館", "content_zh")).containsExactly("zh");
    assertThat(ids("ｒｉｖｅｔｓ", "content_en")).isEmpty();
  }

  @Test
  void languageFieldsHaveTheirPagesOnly() throws Exception {
    assertThat(ids("the", "content_en")).isEmpty();
    assertThat(ids("before", "content_en")).containsExactly("en");
    assertThat(ids("rivets", "content_zh")).isEmpty();
    assertThat(ids("的", "content_zh")).isEmpty();
    assertThat(ids("，")).isEmpty();
  }

  @Test
  void titleAddsToWhatTheTextSays() throws Exception {
    String text = "A glacier is a word in this text.";
    solr.updateJson(
        "pages",
        List.of(
            Map.of("id", "t1", "title", "Glacier", "content", text),
            Map.of("id", "t2", "title", "Other", "content", text)));
    assertThat(ids("glacier")).containsExactly("t1", "t2");
  }

  @Test
  void snippetsComeFromTheMainText() throws Exception {
    SolrHttp.Response found = solr.get("/pages/browse", List.of("q", "图书馆"));
    assertThat(found.body().at("/highlighting/zh/content/0").asText())
        .contains("<em>")
        .contains("图书");
    assertThat(found.body().at("/facet_counts/facet_fields/extract_outcome").toString())
        .contains("extracted");
  }

  @Test
  void resultsPagesCountHostsAndLanguages() throws Exception {
    String all = "id:en OR id:zh OR id:hant";
    assertThat(facet("host", "q", all)).isEqualTo("[\"city.example\",2,\"quay.example\",1]");
    assertThat(facet("language", "q", all)).isEqualTo("[\"zh\",2,\"en\",1]");
    String[] city = {"q", all, "fq", "{!term f=host}city.example"};
    assertThat(facet("host", city)).isEqualTo("[\"city.example\",2]");
    assertThat(facet("language", city)).isEqualTo("[\"zh\",2]");
    assertThat(facet("host", "q", "讲座")).isEqualTo("[\"city.example\",1]");
    assertThat(facet("language", "q", "rivets")).isEqualTo("[\"en\",1]");
  }

  private static String facet(String field, String... params) throws Exception {
    SolrHttp.Response found = solr.get("/pages/browse", List.of(params));
    assertThat(found.status()).as(found.error()).isEqualTo(200);
    return found.body().at("/facet_counts/facet_fields/" + field).toString();
  }

  @Test
  void answersLeaveTheSourceOut() throws Exception {
    assertThat(solr.select("pages", "q", "rivets").docs().get(0).has("html")).isFalse();
    assertThat(
            solr.select("pages", "q", "rivets", "fl", "html").docs().get(0).path("html").asText())
        .isEqualTo(Pages.ENGLISH);
  }

  private static List<String> ids(String query, String... fields) throws Exception {
    List<String> params = new ArrayList<>(List.of("q", query, "fl", "id"));
    if (fields.length > 0) {
      params.addAll(List.of("qf", String.join(" ", fields), "pf", ""));
    }
    SolrHttp.Response found = solr.select("pages", params.toArray(String[]::new));
    assertThat(found.status()).as(found.error()).isEqualTo(200);
    return found.docs().findValuesAsText("id");
  }
}
