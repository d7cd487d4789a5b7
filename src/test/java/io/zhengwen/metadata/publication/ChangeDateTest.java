package io.zhengwen.metadata.publication;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.metadata.PageMetadata;
import io.zhengwen.ml.HashedWeights;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Days of the last change that stand below the text or in the head of exported documents. */
class ChangeDateTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "<footer><ul><li id=footer-info-lastmod>This page was last edited on 9 November 2026, at"
            + " 09:14 (UTC).</li></ul></footer>",
        "<ul><li id=footer-info-lastmod>La dernière modification de cette page a été faite le"
            + " 9 novembre 2026 à 09:14.</li></ul>",
        "<footer class=VPDocFooter><p class=VPLastUpdated>Last updated: <time"
            + " datetime=2026-11-09T09:14:00Z></time></p></footer>",
        "<meta name=changed content=2026-11-09T09:14:00>",
      })
  void areRead(String part) {
    PageMetadata found =
        DatedPages.of(
            "https://wiki.example/Ferry",
            "<html lang=en><title>Ferry</title><h1>Ferry</h1>" + DatedPages.TEXT.repeat(2) + part);
    assertThat(DatedPages.day(found.modified())).startsWith("2026-11-09");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<time class=entry-time>8 November 2026</time><time class=entry-modified-time>Updated on:"
            + " 9 November 2026</time>",
        "<time class='entry-date published'>8 November 2026</time><time class=updated>9 November"
            + " 2026</time>",
        "<small>Letzte Änderung: 9.11.2026 - 14:49<br>Erschienen am: 8.11.2026</small>"
      })
  void theDayBesideAChangeIsMarked(String line) {
    PageModel page =
        PageModelBuilder.build(
            new PageReader()
                .read("<h1>Ferry</h1>" + line + DatedPages.TEXT, "https://quay.example/1"));
    DateEvidence evidence = DateEvidence.of(page);
    float[] features = evidence.features(new HashedWeights(Map.of()));
    int column = DateEvidence.SCHEMA.names().indexOf("besideChange");
    assertThat(evidence.days()).map(Object::toString).containsExactly("2026-11-08", "2026-11-09");
    assertThat(features[column]).isEqualTo(1);
    assertThat(features[DateEvidence.width() + column]).isZero();
  }

  /** A line of both, as weblogs print it: each date has the names of the elements around it. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "<span class=post-create-date><i></i> <span>2026-11-08 20:05</span></span>"
            + " <span class=post-update-date><i></i> <span>2026-11-09 09:14</span></span>",
        "<span class=update-time>2026-11-09</span> <span class=create-time>2026-11-08</span>",
      })
  void areToldFromTheDayOfPublicationByTheirOwnNames(String line) {
    PageMetadata found =
        DatedPages.of(
            "https://quay.example/1",
            "<html lang=en><title>Ferry</title><h1>Ferry</h1><p>" + line + DatedPages.TEXT);
    assertThat(DatedPages.day(found.published())).startsWith("2026-11-08");
    assertThat(DatedPages.day(found.modified())).startsWith("2026-11-09");
  }

  @Test
  void theAddressThatAPageDeclaresMayHaveItsDay() {
    String html =
        "<title>Ferry</title><link rel=canonical href=%s><h1>Ferry</h1>" + DatedPages.TEXT;
    String declared = html.replace("%s", "https://quay.example/2026/11/08/ferry/");

    assertThat(DatedPages.day(DatedPages.of("", declared).published())).isEqualTo("2026-11-08");
    assertThat(DatedPages.day(DatedPages.of("https://quay.example/1", declared).published()))
        .isEqualTo("none");
  }
}
