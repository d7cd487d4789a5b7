package io.zhengwen.metadata.descriptive;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.extract.Selection;
import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ImageFinderTest {
  private static String image(String html) {
    PageModel page = PageModelBuilder.build(new PageReader().read(html, "https://quay.example/a"));
    return ImageFinder.find(PageHead.of(page), Selection.ofSubtree(page, 0))
        .map(image -> image.value() + " " + image.confidence())
        .orElse("none");
  }

  @ParameterizedTest
  @CsvSource({
    "/i/ferry.jpg,https://quay.example/i/ferry.jpg 0.9",
    "/i/blankets.jpg,https://quay.example/i/blankets.jpg 0.9",
    "/logo/ferry.jpg,https://quay.example/logo/ferry.jpg 0.9",
    "/i/quay-logo_300x300.png?v=2,https://quay.example/i/quay-logo_300x300.png?v=2 0.4",
    "/i/og-default.png,https://quay.example/i/og-default.png 0.4",
    "/i/blank.jpg,none",
    "/i/facebook-placeholder-4922.jpg,none",
  })
  void byItsName(String address, String found) {
    assertThat(image("<meta property=og:image content='" + address + "'>")).isEqualTo(found);
  }

  @ParameterizedTest
  @CsvSource({
    "image,https://quay.example/i/ferry.jpg 0.85",
    "primaryImageOfPage,https://quay.example/i/ferry.jpg 0.85",
  })
  void thatOfJsonLdWhereAnotherShowsNothing(String member, String found) {
    String json =
        "<script type=application/ld+json>{\"@type\":\"Article\",\""
            + member
            + "\":{\"url\":\"/i/ferry.jpg\"}}</script>";
    assertThat(image("<meta property=og:image content=/i/blank.gif>" + json)).isEqualTo(found);
  }

  @Test
  void thatOfTheTextWhereThePageNamesNone() {
    String text =
        "<p>By boat: <img src=/i/mail.png width=24 height=24><img src=/i/share-icon.png>"
            + "<img src=/i/ferry.jpg width=640><p>The ferry leaves at noon.<img src=/i/quay.jpg>";
    assertThat(image(text)).isEqualTo("https://quay.example/i/ferry.jpg 0.5");
    assertThat(image("<meta property=og:image content=/i/quay-logo.png>" + text))
        .isEqualTo("https://quay.example/i/ferry.jpg 0.5");
    assertThat(image("<meta property=og:image content=/i/harbour.jpg>" + text))
        .isEqualTo("https://quay.example/i/harbour.jpg 0.9");
  }

  @Test
  void aPageWithoutTextHasNone() {
    assertThat(image("<img src=/i/ferry.jpg width=640>")).isEqualTo("none");
  }
}
