package io.zhengwen.bench.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SiteTest {
  @TempDir private Path dir;

  private static LabelledPage page(Path file, String id, String url) {
    return new LabelledPage(file, "", id, url, "", "", "", "", List.of(), List.of());
  }

  private static String ofUrl(String url) {
    return Site.of(page(Path.of("no-such-file.html"), "id-1", url));
  }

  private String ofFile(String id, String url, String html) throws IOException {
    return Site.of(page(Files.writeString(dir.resolve(id + ".html"), html), id, url));
  }

  @Test
  void subDomainsAndNationalSitesAreOneSite() {
    assertThat(ofUrl("https://www.example.com/a")).isEqualTo("example");
    assertThat(ofUrl("http://NEWS.example.com:8080/a")).isEqualTo("example");
    assertThat(ofUrl("https://www.example.co.uk/a?b#c")).isEqualTo("example");
    assertThat(ofUrl("https://example.com.cn")).isEqualTo("example");
  }

  @Test
  void theBlogsOfAHostAreSitesOfTheirOwn() {
    assertThat(ofUrl("https://swans.blogspot.com/2020/01/a.html")).isEqualTo("swans");
    assertThat(ofUrl("https://geese.github.io/")).isEqualTo("geese");
  }

  @Test
  void anIpAddressIsASite() {
    assertThat(ofUrl("http://192.0.2.17/a")).isEqualTo("192.0.2.17");
    assertThat(ofUrl("http://198.51.2.17/a")).isEqualTo("198.51.2.17");
  }

  @Test
  void aPageWithoutAddressHasItsCanonicalOne() throws IOException {
    String html = "<link rel=canonical href=https://tech.example.org/a/1><p>text";
    assertThat(ofFile("reader.page_1", "", html)).isEqualTo("example");
    assertThat(ofFile("reader.page_2", "https://other.example.net/", html))
        .isEqualTo(ofUrl("https://other.example.net/"));
  }

  @Test
  void aPageWithoutAnyAddressIsOfTheSiteThatItsIdBeginsWith() throws IOException {
    assertThat(ofFile("Reader.one", "", "<p>text")).isEqualTo("reader");
    assertThat(ofFile("reader.two", "", "<link rel=canonical href=/relative>")).isEqualTo("reader");
    assertThat(ofFile("alone", "", "")).isEqualTo("alone");
  }
}
