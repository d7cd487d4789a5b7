package io.zhengwen.page.script;

import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DeclaredArticleTest {
  private static final String ARTICLE = "{\"@type\":\"NewsArticle\"}";

  private static boolean inJson(String json) {
    return DeclaredArticle.in(
        model("<script type='application/ld+json'>" + json + "</script><p>a"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        ARTICLE,
        "{\"@type\" : [ \"BlogPosting\", \"Thing\"]}",
        "{\"@graph\":[{\"@type\":\"WebSite\"},{\"@type\":\"Report\"}]}",
        "{\"@type\":\"http://schema.org/Article\", oops"
      })
  void typesOfArticles(String json) {
    assertThat(inJson(json)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"@type\":\"Product\",\"name\":\"Article\"}",
        "{\"@type\":\"NewsMediaOrganization\"}",
        "{\"@type\":",
        "{\"@type\":\"Article",
        "{\"@type\"",
        ""
      })
  void otherTypesAndWhatIsCutOff(String json) {
    assertThat(inJson(json)).isFalse();
  }

  @Test
  void onlyInScriptsOfJsonLd() {
    assertThat(DeclaredArticle.in(model("<p>a<script type='Application/LD+JSON'>" + ARTICLE)))
        .isTrue();
    assertThat(DeclaredArticle.in(model("<script>" + ARTICLE + "</script><p>a"))).isFalse();
    assertThat(DeclaredArticle.in(model("<meta property=og:type content=article><p>a"))).isFalse();
  }
}
