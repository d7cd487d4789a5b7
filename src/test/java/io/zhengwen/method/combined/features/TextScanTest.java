package io.zhengwen.method.combined.features;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextScanTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "The old bridge, closed. | 4",
        "पुराना पुल बंद है। | 4",
        "பழைய பாலம் மூடப்பட்டது | 3",
        "cafe\u0301 ouvert | 2",
        "旧桥 closed | 3",
        "สะพานเก่าปิดแล้ว | 3",
        "สะพานเก่า ปิดแล้ว 2024 | 3",
        "ขาย | 1"
      })
  void countsTokens(String text, int tokens) {
    TextScan scan = new TextScan("");
    scan.scan(text.toCharArray(), text.length());
    assertThat(scan.tokens()).isEqualTo(tokens);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"पुराना पुल | .5", "पुराने पुल बंद | .3333333333333333"})
  void wordsWithMarksAreThoseOfTheTitle(String text, double overlap) {
    TextScan scan = new TextScan("नया पुल");
    scan.scan(text.toCharArray(), text.length());
    assertThat(scan.titleOverlap()).isEqualTo(overlap);
  }
}
