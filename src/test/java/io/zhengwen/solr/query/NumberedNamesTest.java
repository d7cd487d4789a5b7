package io.zhengwen.solr.query;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NumberedNamesTest {
  @ParameterizedTest
  @CsvSource({
    "RTX3080, RTX 3080",
    "(covid19), (covid 19)",
    "'16GB,', '16 GB,'",
    "2.5kg, 2.5 kg",
    "'13,3inch', '13,3 inch'",
    "gtx960ti, gtx 960 ti",
    "Mate20X, Mate 20X",
    "20кг, 20 кг",
    "Ελλάδα2004, Ελλάδα 2004"
  })
  void numbersStandApartFromLetters(String word, String divided) {
    assertThat(NumberedNames.divided(word)).isEqualTo(divided);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "5G",
        "A4",
        "3700x",
        "m2",
        "2x4",
        "harbour",
        "2024",
        "1,200",
        "COVID-19",
        "第12章",
        "12月",
        "example.org/a12",
        "v1.2.3",
        "",
        "…"
      })
  void otherWordsStay(String word) {
    assertThat(NumberedNames.divided(word)).isNull();
  }

  @Test
  void longWordsTakeLittle() {
    assertThat(NumberedNames.divided("a".repeat(1_000_000) + "/1")).isNull();
    assertThat(NumberedNames.divided("ab1".repeat(100_000))).hasSize(499_999);
  }
}
