package io.zhengwen.metadata.declared;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StructuredDataTest {
  private static StructuredData data(String html) {
    return StructuredData.of(
        PageModelBuilder.build(new PageReader().read(html, "https://shop.example/7")));
  }

  private static StructuredData json(String json) {
    return data("<script type='application/ld+json'>" + json + "</script><p>A bench.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<script type='application/ld+json'>{\"@type\":\"Product\",\"name\":\"Bench\"}</script><p>a",
        "<script type='Application/LD+JSON'>{\"@type\":\"Product\",\"name\":\"Bench\"}</script><p>a",
        "<p>a<script type=application/ld+json>{\"@type\":\"Product\",\"name\":\"Bench\"}</script>",
        "<meta name='script:ld+json' content='{\"@type\":\"Product\",\"name\":\"Bench\"}'><p>a",
        "<div itemscope itemtype=https://schema.org/Product><b itemprop=name>Bench</b></div>"
      })
  void aProductWhereverThePageDeclaresIt(String html) {
    assertThat(data(html).values("Product.name")).containsExactly("Bench");
    assertThat(data(html).properties()).containsExactly("Product.name");
  }

  @Test
  void objectsWithinObjectsAreJoinedByDots() {
    StructuredData data =
        json(
            """
            {"@type": "Product", "offers": [{"@type": "Offer", "price": 20}, {"price": "30 &amp; up"}],
             "brand": {"@value": "Quay"}}
            """);
    assertThat(data.values("Product.offers.price")).containsExactly("20", "30 & up");
    assertThat(data.values("Product.brand")).containsExactly("Quay");
    assertThat(data.values("Offer.price")).containsExactly("20");
    assertThat(data.values("Product.image")).isEmpty();
  }

  @Test
  void aReferenceIsWhatItStandsFor() {
    StructuredData data =
        json(
            """
            {"@graph": [{"@type": "Article", "author": {"@id": "#ann"}},
                        {"@type": "Person", "@id": "#ann", "name": "Ann Lee"}]}
            """);
    assertThat(data.values("Article.author.name")).containsExactly("Ann Lee");
  }

  @Test
  void objectsThatReferToEachOtherEnd() {
    StructuredData data =
        json(
            """
            {"@graph": [{"@type": "Person", "@id": "#a", "name": "Ann", "knows": {"@id": "#b"}},
                        {"@type": "Person", "@id": "#b", "name": "Bo", "knows": {"@id": "#a"}}]}
            """);
    assertThat(data.values("Person.name")).containsExactly("Ann", "Bo");
    assertThat(data.values("Person.knows.name")).containsExactly("Bo", "Ann");
  }

  @Test
  void microdataOfScopesWithinScopes() {
    StructuredData data =
        data(
            "<div itemscope itemtype=https://schema.org/Product><p itemprop=offers itemscope"
                + " itemtype=https://schema.org/Offer><b itemprop='price cost' content=20>20 €</b>"
                + "<a itemprop=url href=/buy>Buy</a></p></div>");
    assertThat(data.values("Product.offers.price")).containsExactly("20");
    assertThat(data.values("Product.offers.url")).containsExactly("/buy");
  }

  @Test
  void aPageDoesNotHoldMuchMoreThanItSays() {
    String text = "The ferry left. ".repeat(2_000);
    StringBuilder json = new StringBuilder("[{\"@id\": \"#a\", \"t\": \"" + text + "\"}");
    json.append(", {\"@type\": \"Article\"");
    for (int i = 0; i < 1_000; i++) {
      json.append(", \"a").append(i).append("\": {\"@id\": \"#a\"}");
    }
    assertThat(chars(json(json + "}]"))).isLessThan(6_000_000);
    String inElements = "<p itemprop=a>w" + "<span itemprop=a>w".repeat(300);
    assertThat(chars(data("<div itemtype=https://schema.org/Article>" + inElements + text)))
        .isLessThan(6_000_000);
  }

  private static long chars(StructuredData data) {
    return data.properties().stream()
        .flatMap(property -> data.values(property).stream())
        .mapToLong(String::length)
        .sum();
  }

  @Test
  void noPropertyWithoutAType() {
    assertThat(data("<p itemscope><b itemprop=name>Bench</b>").properties()).isEmpty();
    assertThat(json("{\"name\": \"Bench\"}").properties()).isEmpty();
    assertThat(json("{\"@type\": \"Product\", oops").properties()).isEmpty();
  }

  @Test
  void nullIsNoValue() {
    assertThat(
            json("{\"@type\": \"Product\", \"a\": null, \"b\": [null, {\"@value\": null}], \"c\": true}")
                .properties())
        .containsExactly("Product.c");
  }
}
