package io.zhengwen.solr.query;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PastedTextTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '=',
      value = {
        "https://example.org/a = https://example.org/a",
        "HTTP://www.Example.org/A?b#c = https://example.org/A?b",
        "www.example.org/a/#c = http://www.example.org/a/#c",
        "example.org/a/ = https://www.example.org/a",
        "example.org:8080 = http://example.org:8080/",
        "https://münchen.de/ = https://münchen.de"
      })
  void addressesHaveForms(String typed, String form) {
    assertThat(PastedText.addresses(typed)).contains(form).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"a", "9.10.1", "e.g.", "U.S.", ".NET", "info@example.org", "example.org a", "a/b"})
  void othersAreNoAddresses(String typed) {
    assertThat(PastedText.addresses(typed)).isEmpty();
    assertThat(PastedText.host(typed)).isEmpty();
  }

  @Test
  void hostsStandAlone() {
    assertThat(PastedText.host(" www.Example.org ")).contains("example.org");
    assertThat(PastedText.host("https://news.example.org/")).contains("news.example.org");
    assertThat(PastedText.host("www.org")).contains("www.org");
    assertThat(PastedText.host("example.org/a")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '=',
      value = {
        "The old harbour | Example News = The old harbour",
        "Example - The old harbour bridge = The old harbour bridge",
        "旧港口的桥_示例新闻网 = 旧港口的桥",
        "旧港口的桥-示例网 = 旧港口的桥",
        "旧港口的桥｜示例网 = 旧港口的桥"
      })
  void titlesStandBesideNamesOfSites(String typed, String title) {
    assertThat(PastedText.title(typed, "site"::equals)).contains(title);
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
        "the old harbour | news OR ferry"
      })
  void othersAreNoTitles(String typed) {
    assertThat(PastedText.title(typed, "site"::equals)).isEmpty();
  }

  @Test
  void longInputTakesLinearTime() {
    for (String part : new String[] {"a.", "a-", " | ", "a - ", "中_", "  ", "a:1/"}) {
      String typed = part.repeat(100_000);
      assertThat(PastedText.addresses(typed)).isEmpty();
      assertThat(PastedText.title(typed, "site"::equals)).isEmpty();
    }
  }
}
