package io.zhengwen.metadata.title;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.zhengwen.metadata.MetadataSource;
import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShownSiteTest {
  private static final String TITLE = "Lock gates replaced";

  private static Optional<MetadataValue<String>> found(String url, String title, String body) {
    String html = "<title>" + title + "</title>" + body;
    return ShownSite.of(
        PageHead.of(PageModelBuilder.build(new PageReader().read(html, url))), TITLE);
  }

  private static String site(String url, String title, String body) {
    return found(url, title, body).map(MetadataValue::value).orElse("none");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "https://www.canalpost.example/7; Lock gates replaced | News | Canal Post; Canal Post",
        "https://canalpost.example/7; The Canal Post » Lock gates replaced; The Canal Post",
        "https://news.canalpost.co.uk/7; Lock gates replaced - CanalPost.co.uk; CanalPost.co.uk",
        "https://www.ccb.example/7; Lock gates replaced – City Canals Board; City Canals Board",
        "https://canals.city.example/7; Lock gates replaced – City Canals Board; City Canals Board",
        "https://canalpost.example/7; Lock gates replaced - - Canal Post; Canal Post",
        "https://xn--hafenbhne-v9a.example/7; Lock gates replaced | Hafenbühne; Hafenbühne",
        "https://192.0.2.17/7; Lock gates replaced | Top 192; none",
        "http://localhost:8080/7; Lock gates replaced | Waterways; none",
        "https://canalpost.example/7; Lock gates replaced | Waterways; none",
        "https://canalpost.example/7; Canal Post; none",
        "https://lockgatesreplaced.example/7; Lock gates replaced | Waterways; none",
        "https://ca.example/7; Lock gates replaced | Canals; none",
      })
  void thePartOfTheDocumentTitleThatAgreesWithTheHost(String url, String title, String site) {
    assertThat(site(url, title, "")).isEqualTo(site);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "<a href=/>Wasserwege heute</a>",
        "<a href=https://www.wwh.example/><img src=l.png alt='Wasserwege heute Logo'></a>",
        "<a href=//wwh.example title='Wasserwege heute'><svg></svg></a>",
        "<a href=/ aria-label='wasserwege heute - Home'></a><a href=/>Startseite</a>",
      })
  void thePartOfTheDocumentTitleThatALinkToTheFirstPageSays(String link) {
    assertThat(site("https://wwh.example/7", TITLE + " | Wasserwege heute", link))
        .isEqualTo("Wasserwege heute");
    assertThat(site("", TITLE + " | Wasserwege heute", link.replaceAll("=[^ =>]*wwh[^ >]*", "=/")))
        .isEqualTo("Wasserwege heute");
  }

  @Test
  void linksToOtherPagesNameNoSite() {
    String elsewhere =
        "<a href=/news>Waterways</a><a href=https://other.example/>Waterways</a><a>Waterways</a>";
    for (String url : List.of("https://canalpost.example/7", "")) {
      assertThat(site(url, TITLE + " | Waterways", elsewhere)).isEqualTo("none");
    }
  }

  @Test
  void whatALinkToTheFirstPageSaysIsTheNameIfTheHostHasIt() {
    String url = "https://www.canalpost.example/7";
    assertThat(site(url, TITLE, "<a href=/><img src=l.png alt='Canal Post logo'></a>"))
        .isEqualTo("Canal Post");
    assertThat(site(url, TITLE, "<a href=/>Home</a><a href=/>Back to the start</a>"))
        .isEqualTo("none");
    assertThat(site(url, TITLE, "<a href=/>All about the canals of the Canal Post</a>"))
        .isEqualTo("none");
  }

  @Test
  void megabytesOfMarksTakeNoTime() {
    String marks = "a" + "-".repeat(2_000_000) + "a";
    String link = "<a href=/ title='" + marks + "'>" + marks + "</a>";
    assertTimeoutPreemptively(
        Duration.ofSeconds(10),
        () -> {
          assertThat(site("https://canalpost.example/7", TITLE + " | " + marks, link))
              .isEqualTo("none");
          assertThat(site("https://canalpost.example/7", "a" + "::".repeat(1_000_000) + "a", link))
              .isEqualTo("none");
          assertThat(site("https://canalpost.example/7", "«" + marks + " | " + marks + "»", link))
              .isEqualTo("none");
        });
  }

  @Test
  void eachPlaceHasItsSourceAndConfidence() {
    String url = "https://canalpost.example/7";
    assertThat(found(url, TITLE + " | Canal Post", ""))
        .contains(new MetadataValue<>("Canal Post", MetadataSource.TITLE, 0.75));
    assertThat(found(url, TITLE + " | Locks", "<a href=/>Locks</a>"))
        .contains(new MetadataValue<>("Locks", MetadataSource.TITLE, 0.7));
    assertThat(found(url, TITLE, "<a href=/>Canal Post</a>"))
        .contains(new MetadataValue<>("Canal Post", MetadataSource.TEXT, 0.6));
  }

  @ParameterizedTest
  @CsvSource({
    "船闸更换完成_社会_运河青年网,运河青年网",
    "船闸更换完成 - 运河晚报,运河晚报",
    "船閘更換完成-運河時報,運河時報",
    "갑문 교체 완료 | 운하일보,운하일보",
    "船闸更换完成_校园新闻,none",
    "船闸更换完成_商业频道,none",
    "运河青年网_船闸更换完成,none",
  })
  void theLastPartOfAnEastAsianTitleThatEndsAsNamesOfSitesDo(String title, String site) {
    assertThat(site("", title, "")).isEqualTo(site);
  }

  @Test
  void chinesePages() {
    String body = "<a href='/'><img src=l.png alt=运河日报></a>";
    assertThat(site("https://www.yhrb.example/7", "船闸更换完成_运河日报", body)).isEqualTo("运河日报");
  }
}
