package io.zhengwen.metadata.read;

import static io.zhengwen.metadata.publication.DatedPages.TEXT;
import static io.zhengwen.metadata.publication.DatedPages.day;
import static io.zhengwen.metadata.publication.DatedPages.of;
import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.PageMetadata;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Metadata as content management systems and site builders write it. */
class SiteBuilderPagesTest {
  private static final String URL = "https://quay.example/2025/06/ferry/";
  private static final String HEAD = "<title>Ferry news</title><h1>Ferry news</h1>";

  @Test
  void aTimeOfChangeBesideThatOfPublication() {
    String times =
        "<time class='entry-date published' datetime=2025-06-19T08:00:00Z>June 19, 2025</time>"
            + "<time class=updated datetime=2025-06-20T09:30:00Z>June 20, 2025</time>";
    String declared = "<meta property=article:published_time content=2025-06-19T08:00:00Z>";
    PageMetadata found =
        of(URL, declared + HEAD + "<span class=posted-on>" + times + "</span>" + TEXT);
    assertThat(day(found.published())).startsWith("2025-06-19");
    assertThat(day(found.modified())).startsWith("2025-06-20");
  }

  @Test
  void aTimeNamedAfterBothIsNoChange() {
    String time = "<time class='entry-date updated' datetime=2025-06-19>June 19, 2025</time>";
    assertThat(of(URL, HEAD + time + TEXT).modified()).isEmpty();
  }

  @Test
  void theOnlyDateIsThatOfAChangeInAFooter() {
    String footer = "<div class=page-footer><p>Sidan uppdaterad: 2025-04-02</p></div>";
    PageMetadata found = of("https://quay.example/nyheter/farjan/", HEAD + TEXT + footer);
    assertThat(day(found.modified())).isEqualTo(day(found.published()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"9 Fév 2025", "9 fév. 2025"})
  void frenchMonthsAsWordPressWritesThem(String date) {
    String line = "<p class=post-meta>par Ann Lee | <span class=published>" + date + "</span>";
    assertThat(day(of(URL, "<html lang=fr-FR>" + HEAD + line + TEXT).published()))
        .isEqualTo("2025-02-09");
  }

  @ParameterizedTest
  @CsvSource({"老粮仓的新生, 老粮仓的新生", "Ferries, none"})
  void shortDescriptions(String declared, String expected) {
    PageMetadata found = of(URL, "<meta name=description content='" + declared + "'>" + TEXT);
    assertThat(found.description().map(MetadataValue::value).orElse("none")).isEqualTo(expected);
  }

  @Test
  void conceptsAndImagesOfRdfa() {
    PageMetadata found =
        of(
            URL,
            HEAD
                + "<div rel='og:image rdfs:seeAlso' resource=/files/quay.jpg></div>"
                + TEXT
                + "<li rel=dc:subject><a href=/t/1 typeof=skos:Concept property='rdfs:label"
                + " skos:prefLabel'>ferries</a></li>");
    assertThat(found.image().map(MetadataValue::value))
        .contains("https://quay.example/files/quay.jpg");
    assertThat(found.keywords().stream().map(MetadataValue::value).toList())
        .isEqualTo(List.of("ferries"));
  }

  @Test
  void aHeadingThatNamesTheSectionIsNoTitle() {
    String html =
        "<title>The mill turns again - News - Quay Council</title><h1><a href=/><img"
            + " alt=''></a></h1><h1>News - Quay Council</h1><h2>The mill turns again</h2>"
            + TEXT;
    assertThat(of(URL, html).title().map(MetadataValue::value)).contains("The mill turns again");
  }
}
