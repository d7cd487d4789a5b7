package io.zhengwen.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WebAddressTest {
  @ParameterizedTest
  @CsvSource({
    "https://WWW.Example.org:8080/a b, www.example.org",
    "https://example.dev./x, example.dev",
    "https://my_site.example.org/x, my_site.example.org",
    "https://пример.рф/x, xn--e1afmkfd.xn--p1ai",
    "https://www.MÜNCHEN.de/b, www.xn--mnchen-3ya.de",
    "https://xn--mnchen-3ya.de/b, xn--mnchen-3ya.de",
    "https://例え。テスト。/, xn--r8jz45g.xn--zckzah",
  })
  void hosts(String url, String host) {
    assertThat(WebAddress.of(url).map(WebAddress::host)).contains(host);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://[2001:db8::1]/",
        "https://m%C3%BCnchen.de/",
        "https://ü..de/",
        "https://\u202Eü.de/",
        "/x"
      })
  void noHosts(String url) {
    assertThat(WebAddress.of(url)).isEmpty();
  }

  @Test
  void longHostsAreNone() {
    assertThat(WebAddress.of("https://" + "ü".repeat(100_000) + ".de/")).isEmpty();
    assertThat(WebAddress.of("https://" + "ü".repeat(64) + ".de/")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "https://www.münchen.de/miete?a=1#b, xn--mnchen-3ya.de/miete?a=1",
    "https://münchen.de, xn--mnchen-3ya.de/",
    "https://user@münchen.de:8080?a=1, xn--mnchen-3ya.de/?a=1",
    "https://пример.рф/#a/b, xn--e1afmkfd.xn--p1ai/",
    "https://пример.рф#a/b, xn--e1afmkfd.xn--p1ai/",
  })
  void keysOfPages(String url, String key) {
    assertThat(AddressKeys.of(url)).contains(key);
  }
}
