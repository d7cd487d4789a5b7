package io.zhengwen.wrapper.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
                  "old.shops.example/sale")
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
    "https://example.org, example.org/"
  })
  void theMostExactSeedIsFound(String url, String seed) {
    assertThat(SeedPattern.key(url).flatMap(INDEX::find)).map(SeedPattern::text).contains(seed);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"https://example.com/flats/", "https://sub.example.org/", "no address", ""})
  void otherAddressesHaveNone(String url) {
    assertThat(SeedPattern.key(url).flatMap(INDEX::find)).isEmpty();
  }

  @Test
  void noAddressHasNoSeed() {
    assertThat(SeedPattern.key(null)).isEqualTo(Optional.empty());
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
