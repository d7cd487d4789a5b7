package io.zhengwen.metadata.descriptive;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import java.util.List;
import org.junit.jupiter.api.Test;

class CanonicalFinderTest {
  private static String of(String html) {
    return of(html, "");
  }

  private static String of(String html, String url) {
    return CanonicalFinder.find(
            PageHead.of(PageModelBuilder.build(new PageReader().read(html, url))))
        .map(MetadataValue::value)
        .orElse("none");
  }

  @Test
  void theFirstAbsoluteAddress() {
    assertThat(
            of(
                "<link rel=canonical href=/relative><link rel='alternate Canonical' href=' https://a.example/1 '>"
                    + "<link rel=canonical href=https://a.example/2>"))
        .isEqualTo("https://a.example/1");
  }

  @Test
  void emptyIfThePageHasNone() {
    assertThat(of("<p>text")).isEqualTo("none");
    assertThat(of("<link rel=stylesheet href=https://a.example/1>")).isEqualTo("none");
    assertThat(of("<link rel=canonical href='javascript:alert(1)'>")).isEqualTo("none");
    assertThat(of("<link rel=canonical>")).isEqualTo("none");
  }

  @Test
  void theFirstPageOfTheSiteIsNoOtherPage() {
    String home = "<link rel=canonical href=https://www.a.example/>";
    String page = "https://a.example/locks/new-gates";
    assertThat(of(home, page)).isEqualTo("none");
    assertThat(of(home + "<meta property=og:url content=" + page + ">", page)).isEqualTo(page);
    assertThat(of("<meta property=og:url content=https://a.example>", page)).isEqualTo("none");
    for (String same : List.of("?from=mail", "index.html", "en/", "")) {
      assertThat(of(home, "https://a.example/" + same)).isEqualTo("https://www.a.example/");
    }
    assertThat(of(home, "https://a.blogs.example/p/home.html")).isEqualTo("https://www.a.example/");
  }

  @Test
  void aHostThatIsNoneIsNoAddress() {
    String link = "<link rel=canonical href=";
    assertThat(of(link + "http://new-lock-gates>", "https://a.example/gates")).isEqualTo("none");
    assertThat(of(link + "https://a.example%2Fgates>", "https://a.example/gates"))
        .isEqualTo("none");
    assertThat(of(link + "http://intranet/gates>", "http://intranet/gates?a=1"))
        .isEqualTo("http://intranet/gates");
  }
}
