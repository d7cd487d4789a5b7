package io.zhengwen.metadata.language;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LanguageCodesTest {
  @ParameterizedTest
  @CsvSource({
    "de, de",
    "DE-at, de",
    "de_CH, de",
    "ger, de",
    "deu, de",
    "zh-Hant-TW, zh",
    "zho, zh",
    "chi, zh",
    "yue-HK, zh",
    "nb-NO, no",
    "nn, no",
    "iw, he",
    "in, id",
    "fil-PH, tl",
    "' en ', en",
    "'en, sv', en",
    "'de,deutsch', de",
    "sr-Latn, sr"
  })
  void readsTags(String tag, String code) {
    assertThat(LanguageCodes.of(tag)).contains(code);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "x-default", "und", "zxx", "utf-8", "{{lang}}", "Deutsch", "中文", "d", "gsw"})
  void rejectsWhatIsNoTag(String tag) {
    assertThat(LanguageCodes.of(tag)).isEmpty();
  }
}
