package io.zhengwen.metadata.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.PageMetadata;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MetadataReaderTest {
  private static final String URL = "https://www.quay.example/news/1";

  private static PageMetadata of(String html) {
    return MetadataReader.read(PageModelBuilder.build(new PageReader().read(html, URL)));
  }

  private static String show(Optional<MetadataValue<String>> value) {
    return value.map(v -> v.value() + " (" + v.source().label() + ")").orElse("none");
  }

  @Test
  void anEmptyPageHasNoMetadata() {
    assertThat(of("").values()).isEmpty();
    assertThat(of("<p>Some words").values()).isEmpty();
  }

  @Test
  void valuesAreInTheOrderOfTheirNames() {
    PageMetadata metadata =
        of(
            "<meta property=og:image content=/a.png><meta name=description content='A long day at"
                + " the quay'><title>Ferry news</title><meta name=keywords content=ferry>");
    assertThat(metadata.values().keySet())
        .containsExactly("title", "description", "image", "keywords");
    assertThat(PageMetadata.NAMES).containsAll(metadata.values().keySet());
    assertThat(metadata).hasToString("PageMetadata" + metadata.values());
  }

  @Test
  void openGraphComesBeforeJsonLdAndMeta() {
    PageMetadata metadata =
        of(
            "<meta name=application-name content=App><meta property=og:site_name content='The"
                + " Quay'><meta property=og:image content='//cdn.example/a.png'><meta"
                + " property=og:description content='What the ferry did.'><script"
                + " type=application/ld+json>{\"@type\":\"WebSite\",\"name\":\"Other\"}</script>");
    assertThat(show(metadata.site())).isEqualTo("The Quay (open-graph)");
    assertThat(show(metadata.image())).isEqualTo("https://cdn.example/a.png (open-graph)");
    assertThat(show(metadata.description())).isEqualTo("What the ferry did. (open-graph)");
  }

  @Test
  void theSiteNameOfGovernmentSitesIsTheSite() {
    assertThat(show(of("<meta name=SiteName content=临江市人民政府>").site())).isEqualTo("临江市人民政府 (meta)");
  }

  @Test
  void aDescriptionIsPlainText() {
    assertThat(
            show(
                of("<meta name=description content='&lt;p>The &lt;b class=x>quay&lt;/b>&lt;br>at 5 &amp;lt; 6 o&amp;#8217;clock &amp;mdash; closed'>")
                    .description()))
        .isEqualTo("The quay at 5 < 6 o\u2019clock \u2014 closed (meta)");
    assertThat(
            show(
                of("<meta name=description content='Where a &lt;x and y> b are numbers'>")
                    .description()))
        .isEqualTo("Where a <x and y> b are numbers (meta)");
  }

  @Test
  void aChangeBeforeThePublicationIsNone() {
    String head =
        "<meta property=article:published_time content=2026-03-28T10:15:35%s><meta property=article:modified_time content=2026-03-28T09:28:59Z>";
    assertThat(of(head.replace("%s", "Z")).modified()).isEmpty();
    assertThat(of(head.replace("%s", "+02:00")).modified()).isPresent();
    assertThat(of(head.replace("%s", "")).modified()).isPresent();
  }

  @Test
  void jsonLdIsReadThroughGraphsReferencesAndErrors() {
    PageMetadata metadata =
        of(
            "<script type='application/ld+json; charset=utf-8'><!-- {\"@graph\":[{\"@type\":"
                + "[\"WebPage\"],\"@id\":\"#p\"},{\"@type\":\"schema:NewsArticle\","
                + "\"keywords\":[\"ferry\",{\"name\":\"seal\"},\"Ferry\"],\"image\":{\"@id\":"
                + "\"#i\"},\"license\":\"https://licence.example/by\",\"publisher\":{\"name\":"
                + "\"The &amp; Quay\"}},{\"@type\":\"ImageObject\",\"@id\":\"#i\",\"url\":"
                + "\"/i.jpg\",\"width\":1}, {\"broken\" oops</script>");
    assertThat(show(metadata.pageType())).isEqualTo("NewsArticle (json-ld)");
    assertThat(show(metadata.image())).isEqualTo("https://www.quay.example/i.jpg (json-ld)");
    assertThat(show(metadata.licence())).isEqualTo("https://licence.example/by (json-ld)");
    assertThat(show(metadata.site())).isEqualTo("The & Quay (json-ld)");
    assertThat(metadata.keywords()).map(MetadataValue::value).containsExactly("ferry", "seal");
  }

  @Test
  void whatJsonLdLeavesOpenIsNoValue() {
    PageMetadata metadata =
        of(
            "<script type=application/ld+json>{\"@type\":\"NewsArticle\",\"headline\":[null],"
                + "\"keywords\":[null,\"ferry\",{\"name\":null}],\"image\":[null,false],"
                + "\"license\":[null],\"description\":{\"@value\":null},"
                + "\"author\":[{\"givenName\":null,\"familyName\":\"Lee\"},{\"@id\":null}],"
                + "\"publisher\":{\"@id\":null,\"name\":[null,false]},"
                + "\"datePublished\":[null,\"2026-11-21\"]}</script><p>The quay is closed.");
    assertThat(metadata.title()).isEmpty();
    assertThat(metadata.keywords()).map(MetadataValue::value).containsExactly("ferry");
    assertThat(show(metadata.image())).isEqualTo("none");
    assertThat(show(metadata.licence())).isEqualTo("none");
    assertThat(show(metadata.description())).isEqualTo("none");
    assertThat(show(metadata.site())).isEqualTo("none");
    assertThat(metadata.authors()).map(MetadataValue::value).containsExactly("Lee");
    assertThat(metadata.published().map(date -> date.value().toString())).contains("2026-11-21");
  }

  @Test
  void frequentQuestionsAreNotWhatAPageIsAbout() {
    String entity =
        "\"mainEntity\":[{\"@type\":\"Question\",\"name\":\"When?\"},{\"@type\":\"Question\"}]}";
    String script = "<script type=application/ld+json>{\"@type\":";
    assertThat(show(of(script + "\"FAQPage\"," + entity + "</script>").pageType()))
        .isEqualTo("FAQPage (json-ld)");
    assertThat(show(of(script + "[\"WebPage\",\"FAQPage\"]," + entity + "</script>").pageType()))
        .isEqualTo("WebPage (json-ld)");
    assertThat(show(of(script + "\"QAPage\"," + entity + "</script>").pageType()))
        .isEqualTo("Question (json-ld)");
  }

  @Test
  void linksGiveLicenceAndTags() {
    PageMetadata metadata =
        of("<p><a rel='license nofollow' href=/by>CC</a> <a rel=tag href=/t>Ferries</a>");
    assertThat(show(metadata.licence())).isEqualTo("https://www.quay.example/by (link)");
    assertThat(metadata.keywords()).map(MetadataValue::value).containsExactly("Ferries");
  }

  @Test
  void addressesThatAreNotOfTheWebAreLeftOut() {
    PageMetadata metadata =
        of(
            "<meta property=og:image content='javascript:alert(1)'><link rel=canonical"
                + " href='mailto:a@b.example'><a rel=license href='data:text/html,x'>x</a>");
    assertThat(metadata.values()).isEmpty();
  }

  @Test
  void hostileDeclarationsTakeLittleTime() {
    String json = "[".repeat(200_000);
    String page =
        "<meta property=og:title content=a>".repeat(50_000)
            + "<script type=application/ld+json>"
            + json
            + "</script>"
            + "<script type=application/ld+json>{\"@graph\":[".repeat(3_000)
            + "<time datetime=2026-11-21>x</time><p>5/6/2026 ".repeat(20_000);
    assertThat(assertTimeoutPreemptively(Duration.ofSeconds(30), () -> of(page)).title())
        .isPresent();
  }
}
