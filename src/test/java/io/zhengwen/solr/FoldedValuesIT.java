package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Pages are found by their types and languages, however these are spelt. */
class FoldedValuesIT {
  private static final String CORE = "page-types";

  @Test
  void typesAreFoundInAnyCase() throws Exception {
    SolrHttp solr = SharedSolr.core(CORE, Configset.shipped());
    solr.updateJson(
        CORE,
        List.of(
            Map.of("id", "og", "html", "<meta property=og:type content=article><p>Emu"),
            Map.of("id", "ld", "html", jsonLd("Article") + "<p>Emu"),
            Map.of("id", "news", "html", jsonLd("NewsArticle") + "<p>Emu"),
            Map.of("id", "mine", "html", "<p>Emu", "page_type", "ARTICLE")));
    for (String query : List.of("page_type:article", "emu page_type:Article")) {
      assertThat(ids(solr, query)).as(query).containsExactlyInAnyOrder("og", "ld", "mine");
    }
    assertThat(ids(solr, "page_type:newsarticle")).containsExactly("news");
    assertThat(ids(solr, "page_type:News*")).containsExactly("news");
    assertThat(ids(solr, "*:*", "fq", "{!term f=page_type}Article"))
        .containsExactlyInAnyOrder("og", "ld");
    assertThat(
            solr.get("/" + CORE + "/browse", List.of("q", "emu"))
                .body()
                .at("/facet_counts/facet_fields/page_type")
                .toString())
        .isEqualTo("[\"Article\",2,\"ARTICLE\",1,\"NewsArticle\",1]");
  }

  @Test
  void languagesAreFoundInAnyCase() throws Exception {
    SolrHttp solr = SharedSolr.core("languages-folded", Configset.shipped());
    solr.updateJson(
        "languages-folded",
        List.of(
            Map.of("id", "ja", "html", "<html lang=ja><p>夜中に川の水が引いた。"),
            Map.of("id", "mine", "content", "Emu", "language", "DE")));
    SearchedPages pages = new SearchedPages("languages-folded", solr);
    assertThat(pages.ids("language:JA")).containsExactly("ja");
    assertThat(pages.ids("emu language:de")).containsExactly("mine");
    assertThat(pages.ids("*:* -language:de")).containsExactly("ja");
  }

  private static String jsonLd(String type) {
    return "<script type=application/ld+json>{\"@type\":\"" + type + "\"}</script>";
  }

  private static List<String> ids(SolrHttp solr, String query, String... params) throws Exception {
    return new SearchedPages(CORE, solr).ids(query, params);
  }
}
