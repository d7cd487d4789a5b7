package io.zhengwen.solr.query;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PastedTitleTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '=',
      value = {
        "The old harbour | Example News = The old harbour",
        "Example - The old harbour bridge = The old harbour bridge",
        "旧港口的桥_示例新闻网 = 旧港口的桥",
        "旧港口的桥-示例网 = 旧港口的桥",
        "旧港口的桥｜示例网 = 旧港口的桥",
        "旧港口“桥”重新开放_示例网 = 旧港口“桥”重新开放",
        "旧港口的桥在哪里？_示例网 = 旧港口的桥在哪里？",
        "旧港口开放“新桥”-示例网 = 旧港口开放“新桥”",
        "„The old harbour must go!“ | News = „The old harbour must go!“",
        "The \"old - harbour\" bridge | News = The \"old - harbour\" bridge",
        "News | »No« to a bridge = »No« to a bridge"
      })
  void titlesStandBesideNamesOfSites(String typed, String title) {
    assertThat(PastedTitle.of(typed, "site"::equals)).contains(title);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "The old harbour bridge",
        "well-known old harbour",
        "old - harbour",
        "the old harbour | news -ferry",
        "the old harbour | site:example.org",
        "\"the old harbour\" - news",
        "\"the old harbour - news\"",
        "the \"old harbour\"~2 bridge | news",
        "the old harbour | news OR ferry"
      })
  void othersAreNoTitles(String typed) {
    assertThat(PastedTitle.of(typed, "site"::equals)).isEmpty();
  }

  @Test
  @Timeout(value = 20, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void longInputTakesLinearTime() {
    for (String part : new String[] {" | ", "a - ", "中_", "  ", "\"a\" | ", "“", "a:1/"}) {
      assertThat(PastedTitle.of(part.repeat(100_000), "site"::equals)).isEmpty();
    }
  }
}
