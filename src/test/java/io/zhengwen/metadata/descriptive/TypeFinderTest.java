package io.zhengwen.metadata.descriptive;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.ContentExtractor;
import io.zhengwen.metadata.MetadataValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TypeFinderTest {
  @ParameterizedTest
  @CsvSource({
    "article, Article",
    "ARTICLE, Article",
    "og:article, Article",
    "website, WebSite",
    "Website, WebSite",
    "product, Product",
    "og:product, Product",
    "product.item, Product",
    "product.group, ProductGroup",
    "profile, ProfilePage",
    "blog, Blog",
    "book, Book",
    "hotel, Hotel",
    "video.movie, Movie",
    "video.other, VideoObject",
    "music.song, MusicRecording",
    "newsarticle, NewsArticle",
    "object, object",
    "myapp:Boat, myapp:Boat",
  })
  void typesOfOpenGraphHaveTheNamesOfSchemaOrg(String declared, String name) {
    assertThat(typeOf("<meta property=og:type content=' " + declared + " '>"))
        .isEqualTo(name + " OPEN_GRAPH");
  }

  @ParameterizedTest
  @CsvSource({
    "Article, Article",
    "article, Article",
    "NewsArticle, NewsArticle",
    "http://schema.org/ReportageNewsArticle, ReportageNewsArticle",
    "webpage, WebPage",
    "Boat, Boat",
  })
  void typesOfJsonLdAreSpeltAsInSchemaOrg(String declared, String name) {
    assertThat(typeOf(jsonLd(declared))).isEqualTo(name + " JSON_LD");
  }

  @Test
  void aNameThatSaysMoreStays() {
    String openGraph = "<meta property=og:type content=article>";
    assertThat(typeOf(openGraph + jsonLd("NewsArticle"))).isEqualTo("NewsArticle JSON_LD");
    assertThat(typeOf(openGraph + jsonLd("WebPage"))).isEqualTo("Article OPEN_GRAPH");
    assertThat(typeOf("<p>No type.")).isNull();
  }

  @Test
  void aTypeHasNoHalvesOfCharacters() {
    assertThat(typeOf(jsonLd("My\\ud83dBoat"))).isEqualTo("MyBoat JSON_LD");
    assertThat(typeOf(jsonLd("\\ud83d"))).isNull();
  }

  private static String jsonLd(String type) {
    return "<script type=application/ld+json>{\"@type\":\"" + type + "\"}</script>";
  }

  private static String typeOf(String head) {
    MetadataValue<String> type =
        ContentExtractor.create().extract(head, "").metadata().pageType().orElse(null);
    return type == null ? null : type.value() + " " + type.source();
  }
}
