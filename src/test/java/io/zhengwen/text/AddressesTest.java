package io.zhengwen.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AddressesTest {
  private static final Addresses ADDRESSES = new Addresses("https://a.example/dir/page?q=1");

  @ParameterizedTest
  @CsvSource({
    "b, https://a.example/dir/b",
    "../b, https://a.example/b",
    "/b?x, https://a.example/b?x",
    "?x=2, https://a.example/dir/page?x=2",
    "#c, https://a.example/dir/page?q=1#c",
    "//b.example/c, https://b.example/c",
    "HTTP://b.example/c|d, http://b.example/c|d",
    "https://例え.example/, https://例え.example/",
    "a:b/c, ''",
  })
  void relativeToThePage(String raw, String absolute) {
    assertThat(ADDRESSES.absolute(raw).orElse("")).isEqualTo(absolute);
  }

  @Test
  void whatBrowsersIgnoreIsLeftOut() {
    assertThat(ADDRESSES.absolute(" \u200b/a\n/b\t ")).contains("https://a.example/a/b");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "javascript:alert(1)",
        "java\nscript:alert(1)",
        "mailto:a@b.example",
        "http:javascript:alert(1)",
        "http://a.example:port/",
        "https:",
      })
  void otherAddressesAreNone(String raw) {
    assertThat(ADDRESSES.absolute(raw)).isEmpty();
  }

  @Test
  void furtherSchemesStayWhatTheyAre() {
    assertThat(ADDRESSES.absolute("MAILTO:a@b.example", Set.of("mailto")))
        .contains("MAILTO:a@b.example");
    assertThat(ADDRESSES.absolute("tel:1", Set.of("mailto"))).isEmpty();
    assertThat(ADDRESSES.absolute("mailto:", Set.of("mailto"))).isEmpty();
  }

  @Test
  void lengthIsBounded() {
    assertThat(ADDRESSES.absolute("/" + "a".repeat(3_999))).isPresent();
    assertThat(ADDRESSES.absolute("/" + "a".repeat(4_000))).isEmpty();
    assertThat(ADDRESSES.absolute("mailto:" + "a".repeat(4_000), Set.of("mailto"))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "/dir/", "javascript:1", "https:///x", "http:// :x"})
  void withoutABaseOnlyAbsoluteOnes(String base) {
    Addresses addresses = new Addresses(base);
    assertThat(addresses.absolute("https://b.example/")).contains("https://b.example/");
    assertThat(addresses.absolute("/b")).isEmpty();
  }
}
