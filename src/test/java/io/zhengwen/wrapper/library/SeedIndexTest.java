package io.zhengwen.wrapper.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zhengwen.text.AddressKeys;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SeedIndexTest {
  private static final SeedIndex INDEX =
      new SeedIndex(
          Stream.of(
                  "example.org/",
                  "example.org/flats/",
                  "example.org/flats/*/plan",
                  "example.org/list.php?page=*&all",
                  "*.shops.example",
                  "*.shops.example/sale",
                  "old.shops.example/sale",
                  "bbs.example/租房/",
                  "bbs.example/%e4%b9%b0%e6%88%bf/*/%7Ea")
              .map(SeedPattern::new)
              .toList());

  @ParameterizedTest
  @CsvSource({
    "https://example.org/a.html, example.org/",
    "https://www.example.org/flats/7, example.org/flats/",
    "HTTP://WWW.EXAMPLE.ORG/flats/7/plan#top, example.org/flats/*/plan",
    "https://example.org/list.php?page=12&all=1, example.org/list.php?page=*&all",
    "https://example.org/list.php?page=12, example.org/",
    "https://a.b.shops.example/x, *.shops.example",
    "https://shops.example/sale/9, *.shops.example/sale",
    "https://old.shops.example/sale/9, old.shops.example/sale",
    "https://old.shops.example/x, *.shops.example",
    "https://bbs.example/%E7%A7%9F%E6%88%BF/1, bbs.example/租房/",
    "http://bbs.example/%e7%a7%9f%e6%88%bf/1, bbs.example/租房/",
    "https://bbs.example/租房/1, bbs.example/租房/",
    "https://bbs.example/买房/1/~a, bbs.example/%e4%b9%b0%e6%88%bf/*/%7Ea",
    "https://example.org, example.org/"
  })
  void theMostExactSeedIsFound(String url, String seed) {
    assertThat(AddressKeys.of(url).flatMap(INDEX::find)).map(SeedPattern::text).contains(seed);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"https://example.com/flats/", "https://sub.example.org/", "no address", ""})
  void otherAddressesHaveNone(String url) {
    assertThat(AddressKeys.of(url).flatMap(INDEX::find)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "http://www.example.org/p/7?a=1&utm_source=x&b=2, example.org/p/7?a=1&b=2",
    "https://example.org:8443/p/7?utm_source=x&PHPSESSID=0af#top, example.org/p/7",
    "https://example.org/p/7;jsessionid=0A1F?a=1&gclid=9, example.org/p/7?a=1",
    "https://example.org/p?utm=1&sid=2, example.org/p?utm=1&sid=2",
    "https://example.org/a%2Fb%zz, example.org/a%2Fb%zz",
    "http://example.org:8080, example.org/",
    "http://example.org., example.org/",
    "http://u:p@example.org, example.org/",
    "http://u:p@www.example.org.:80/p?a=1#top, example.org/p?a=1",
    "http://example.org?a=1, example.org/?a=1",
    "7, 7"
  })
  void addressesOfOnePageAreEqual(String url, String key) {
    assertThat(AddressKeys.ofPage(url)).isEqualTo(key);
  }

  @Test
  void noAddressHasNoSeed() {
    assertThat(AddressKeys.of(null)).isEqualTo(Optional.empty());
  }

  @ParameterizedTest
  @CsvSource({
    "www.example.org/shop/, example.org/shop/",
    "www.example.org, example.org",
    "www.org/a.html, www.org/a.html",
    "*.example.org/, *.example.org/"
  })
  void patternsAreWithoutWww(String typed, String pattern) {
    assertThat(new SeedPattern(typed).text()).isEqualTo(pattern);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "Example.org/", "https://example.org/", "/flats", "a b", "*"})
  void otherPatternsAreRefused(String pattern) {
    assertThatThrownBy(() -> new SeedPattern(pattern))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("the seed '" + pattern + "' is not a host");
  }
}
