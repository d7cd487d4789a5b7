package io.zhengwen.metadata.publication;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.metadata.PageMetadata;
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
}
