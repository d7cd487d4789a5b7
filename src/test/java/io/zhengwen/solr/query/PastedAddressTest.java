package io.zhengwen.solr.query;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PastedAddressTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '=',
      value = {
        "https://example.org/a = https://example.org/a",
        "HTTP://www.Example.org/A?b#c = https://example.org/A?b",
        "www.example.org/a/#c = http://www.example.org/a/#c",
        "example.org/a/ = https://www.example.org/a",
        "example.org:8080 = http://example.org:8080/",
        "https://münchen.de/ = https://münchen.de",
        "https://www.münchen.de/c = https://www.xn--mnchen-3ya.de/c",
        "xn--mnchen-3ya.de/c = https://münchen.de/c",
        "example.org/wiki/%E5%8C%97%E4%BA%AC = https://example.org/wiki/北京",
        "example.org/wiki/%e5%8c%97?b#%2F = https://example.org/wiki/%E5%8C%97?b#%2F",
        "example.org/wiki/北京/a = https://example.org/wiki/%E5%8C%97%E4%BA%AC/a",
        "example.org/wiki/北 = https://example.org/wiki/%e5%8c%97",
        "example.org/%E5%8C/$1%FC = https://example.org/%E5%8C/$1%FC"
      })
  void addressesHaveForms(String typed, String form) {
    assertThat(PastedAddress.addresses(typed)).contains(form).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"a", "9.10.1", "e.g.", "U.S.", ".NET", "info@example.org", "example.org a", "a/b"})
  void othersAreNoAddresses(String typed) {
    assertThat(PastedAddress.addresses(typed)).isEmpty();
    assertThat(PastedAddress.host(typed)).isEmpty();
  }

  @Test
  void hostsStandAlone() {
    assertThat(PastedAddress.host(" www.Example.org ")).contains("example.org");
    assertThat(PastedAddress.host("https://news.example.org/")).contains("news.example.org");
    assertThat(PastedAddress.host("www.org")).contains("www.org");
    assertThat(PastedAddress.host("example.org/a")).isEmpty();
  }

  @Test
  @Timeout(value = 20, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void longInputTakesLinearTime() {
    for (String part : new String[] {"a.", "a-", " | ", "a - ", "中_", "  ", "a:1/"}) {
      String typed = part.repeat(100_000);
      assertThat(PastedAddress.addresses(typed)).isEmpty();
    }
  }
}
