package io.zhengwen.method.density;

import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zhengwen.extract.Extraction;
import io.zhengwen.page.PageModel;
import io.zhengwen.registry.Methods;
import io.zhengwen.registry.Resources;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DensityExtractorTest {
  /** 40 Han characters, 80 bytes of GB18030 and 120 of UTF-8. */
  private static final String HAN = "北京下雨".repeat(10);

  private static String pageLength(Map<String, String> params, String html) {
    PageModel page = model(html);
    Extraction extraction = Methods.create("density", params, Resources.inMemory()).extract(page);
    return extraction.labels().get(DensityExtractor.PAGE_LENGTH);
  }

  @Test
  void pageIsShortBelowTheThreshold() {
    // The rough extraction is body: 80 bytes, a line end and 4 bytes.
    String html = "<p>" + HAN + "</p><div><a>首页</a></div>";
    assertThat(pageLength(Map.of(), html)).isEqualTo("short");
    assertThat(pageLength(Map.of("shortBelow", "86"), html)).isEqualTo("short");
    assertThat(pageLength(Map.of("shortBelow", "85"), html)).isEqualTo("long");
  }

  @Test
  void pageWithoutTextIsNeitherShortNorLong() {
    assertThat(pageLength(Map.of(), "<img src=x>")).isNull();
    assertThat(
            Methods.create("density", Map.of(), Resources.inMemory())
                .extract(model(""))
                .explain()
                .toString())
        .contains("neither short nor long");
  }

  @Test
  void bytesAreThoseOfTheEncoding() {
    String html = "<p>" + HAN + "</p>";
    Map<String, String> utf8 = Map.of("shortBelow", "100", "charset", "UTF-8");
    assertThat(pageLength(utf8, html)).isEqualTo("long");
    assertThat(pageLength(Map.of("shortBelow", "100"), html)).isEqualTo("short");
  }

  @Test
  void pageOfManySmallElementsIsNotShort() {
    String section = "<section>" + "<div><span>item one</span></div>".repeat(12) + "</section>";
    String html = section.repeat(6);
    assertThat(pageLength(Map.of(), html)).isEqualTo("long");
    assertThat(pageLength(Map.of("leastShare", "0"), html)).isEqualTo("short");
  }

  @Test
  void explanationNamesTheClassAndTheMethod() {
    PageModel page = model("<p>" + HAN + "</p>");
    assertThat(
            Methods.create("density", Map.of(), Resources.inMemory())
                .extract(page)
                .explain()
                .toString())
        .contains("short page: SCEDD")
        .contains("density of the chosen element body");
  }

  @Test
  void unknownCharsetIsRefused() {
    assertThatThrownBy(
            () -> Methods.create("density", Map.of("charset", "klingon"), Resources.inMemory()))
        .hasMessageContaining("method density")
        .hasMessageContaining("klingon")
        .hasMessageContaining("GB18030");
  }
}
