package io.zhengwen.metadata.publication;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DateLineTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "<i>Nov 27, 2025</i><i>5 mins</i> | Nov 27, 2025 5 mins",
        "<i>27.11.2025</i><i>3 Kommentare</i> | 27.11.2025 3 Kommentare",
        "<i>27.11.1998</i><i>08:30</i> | 27.11.1998 08:30",
        "<i>Nov 27, 2025</i><i>1h 56m</i> | Nov 27, 20251h 56m",
        "<i>Flat 2025</i><b>7</b> | Flat 20257",
        "<i>No. B2025</i><b>7</b> | No. B20257",
        "<i>12,345</i><b>6</b> | 12,3456",
        "<i>No. 3025</i><b>6</b> | No. 30256",
        "<i>2025</i><b>7</b> | 20257"
      })
  void aNumberBehindTheYearOfADateStandsApart(String html, String line) {
    PageModel page =
        PageModelBuilder.build(new PageReader().read("<p>" + html, "https://quay.example/1"));
    assertThat(DateLine.text(page, 0, page.size())).isEqualTo(line);
  }

  @Test
  void theFirstYearOfAnEraHasNoDigits() {
    assertThat(DatedPages.day(DatedPages.ofNotice("ja", "更新日：令和元年5月4日", "").published()))
        .isEqualTo("2019-05-04");
  }

  @Test
  void aCharacterIsFromItsText() {
    PageModel page =
        PageModelBuilder.build(
            new PageReader().read("<p><b>Nov 27, 2025</b> <i>Nov 28, 2025</i>", ""));
    String line = DateLine.text(page, 0, page.size());

    assertThat(page.text(DateLine.node(page, 0, page.size(), line.indexOf("27"))))
        .isEqualTo("Nov 27, 2025");
    assertThat(page.text(DateLine.node(page, 0, page.size(), line.indexOf("28"))))
        .isEqualTo("Nov 28, 2025");
  }
}
