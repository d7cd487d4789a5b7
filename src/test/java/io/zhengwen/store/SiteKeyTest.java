package io.zhengwen.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SiteKeyTest {
  @ParameterizedTest
  @CsvSource({
    "http://quay.example/a/b.html, quay.example",
    "https://WWW.Quay.Example:8443?x=1, quay.example",
    "https://news.quay.example./, news.quay.example",
    "ftp://user:secret@quay.example#x, quay.example",
    "http://10.0.0.7/x, 10.0.0.7",
    "http://www.com/, www.com"
  })
  void theSiteIsTheHost(String url, String host) {
    assertThat(SiteKey.of(url)).contains(new SiteKey(host));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "page.html",
        "/a/b",
        "mailto:a@b",
        "file:///tmp/x.html",
        "http://[::1]/x",
        "http:///x",
        "http://../x",
        "http://a..b/",
        "http://%2e%2e%2fetc/",
        "http://-/"
      })
  void whatHasNoHostHasNoSite(String url) {
    assertThat(SiteKey.of(url)).isEmpty();
  }

  @Test
  void aHostThatIsNoneIsRefused() {
    assertThatThrownBy(() -> new SiteKey("../x")).hasMessageContaining("'../x'");
    assertThatThrownBy(() -> new SiteKey("a".repeat(251))).hasMessageContaining("no host name");
  }
}
