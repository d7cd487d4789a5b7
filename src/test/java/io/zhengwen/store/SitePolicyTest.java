package io.zhengwen.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SitePolicyTest {
  @ParameterizedTest
  @CsvSource({
    "http://quay.example/a/b.html, quay.example",
    "https://WWW.Quay.Example:8443?x=1, quay.example",
    "https://news.quay.example./, news.quay.example",
    "ftp://user:secret@quay.example#x, quay.example",
    "http://10.0.0.7/x, 10.0.0.7",
    "http://quay.example/a page with spaces, quay.example",
    "http://www.com/, www.com"
  })
  void siteIsTheHostByDefault(String url, String host) {
    assertThat(SitePolicy.HOST.siteOf(url)).contains(new SiteKey(host));
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
  void addressWithoutHostHasNoSite(String url) {
    assertThat(SitePolicy.HOST.siteOf(url)).isEmpty();
    assertThat(SitePolicy.DOMAIN.siteOf(url)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "http://news.quay.co.uk/a, quay.co.uk",
    "http://www.people.com.cn/a, people.com.cn",
    "http://finance.people.com.cn/a, people.com.cn",
    "http://anna.blogspot.com/a, anna.blogspot.com",
    "http://10.0.0.7/x, 10.0.0.7",
    "http://intranet/x, intranet",
    "http://co.uk/x, co.uk"
  })
  void domainFollowsThePublicSuffixList(String url, String domain) {
    assertThat(SitePolicy.DOMAIN.siteOf(url)).contains(new SiteKey(domain));
  }

  @ParameterizedTest
  @CsvSource({
    "http://quay.example/news/1.html, quay.example/news",
    "https://www.quay.example/news, quay.example/news",
    "http://quay.example/newspaper/1.html, quay.example",
    "http://quay.example/users/anna/1.html, quay.example/users/anna",
    "http://quay.example/users/, quay.example",
    "http://a.blogs.example/1.html, a.blogs.example",
    "http://a.b.blogs.example/1.html, a.b.blogs.example",
    "http://other.example/news/1.html, other.example"
  })
  void addressesWithAPrefixAreASite(String url, String site) {
    SitePolicy policy =
        SitePolicy.prefixes(
            List.of("quay.example/news/", "quay.example/users/*", "*.blogs.example"),
            SitePolicy.HOST);
    assertThat(policy.siteOf(url)).contains(new SiteKey(site));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "/news", "http://quay.example/", "quay.example/a?b", "a b", "(", "é.fr"})
  void malformedPrefixIsRefusedByName(String prefix) {
    assertThatThrownBy(() -> SitePolicy.prefixes(List.of(prefix), SitePolicy.HOST))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("'" + prefix + "' is not a host");
  }

  @Test
  void invalidSiteNameIsRefused() {
    for (String name : List.of("../x", "a".repeat(251), "a/..", "Quay.example", "a b", "")) {
      assertThatThrownBy(() -> new SiteKey(name)).hasMessageContaining("'" + name + "' is not");
    }
    String longPath = "http://quay.example/" + "北".repeat(100);
    assertThat(SitePolicy.prefixes(List.of("quay.example/*"), SitePolicy.HOST).siteOf(longPath))
        .isEmpty();
  }
}
