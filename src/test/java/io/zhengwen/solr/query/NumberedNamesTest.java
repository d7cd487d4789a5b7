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

  @ParameterizedTest
  @CsvSource({
    "RTX 3080, RTX3080",
    "laptop 16 GB, laptop16 GB|laptop 16GB",
    "iPhone 15 Pro, iPhone15 Pro|iPhone 15Pro",
    "dell rtx 3080 16 gb, dell rtx3080 16gb",
    "Äpfel 2.5 kg, Äpfel2.5 kg|Äpfel 2.5kg",
    "\"RTX 3080\" covid 19, \"RTX 3080\" covid19",
    "ios 13 OR ios 14, ios13 OR ios14"
  })
  void wordsAndNumbersSideBySideAreJoined(String query, String joined) {
    assertThat(NumberedNames.joined(query)).containsExactly(joined.split("\\|"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "RTX -3080",
        "+RTX +3080",
        "title:RTX 3080",
        "a 5",
        "5 g",
        "\"RTX 3080\"",
        "harbour AND 2024",
        "published:[2020 TO 2024]",
        "2020 OR 2024",
        "harbour",
        "12 月",
        "1 2 3",
        ""
      })
  void otherQueriesStay(String query) {
    assertThat(NumberedNames.joined(query)).isEmpty();
  }

  @Test
  void longWordsTakeLittle() {
    assertThat(NumberedNames.divided("a".repeat(1_000_000) + "/1")).isNull();
    assertThat(NumberedNames.divided("ab1".repeat(100_000))).hasSize(499_999);
    assertThat(NumberedNames.joined("ab ".repeat(100_000) + "\"")).isEmpty();
    assertThat(NumberedNames.joined("\"".repeat(100_001) + "ab".repeat(100_000))).isEmpty();
  }
}
