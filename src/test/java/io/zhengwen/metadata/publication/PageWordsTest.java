package io.zhengwen.metadata.publication;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import org.junit.jupiter.api.Test;

class PageWordsTest {
  private static int[] keys(String url, String html) {
    return PageWords.keys(PageHead.of(PageModelBuilder.build(new PageReader().read(html, url))));
  }

  @Test
  void classesIdsPathAndTypesAreWords() {
    assertThat(keys("", "<p>Ferry")).hasSize(1);
    assertThat(keys("https://quay.example/2026/ferry_news.html", "<p>Ferry")).hasSize(1 + 3);
    assertThat(keys("", "<body class='single-post js' id=top><p class=x>Ferry")).hasSize(1 + 4);
    assertThat(
            keys(
                "",
                "<meta property=og:type content=article><script type=application/ld+json>"
                    + "{\"@type\":[\"NewsArticle\",\"Thing\"]}</script>"))
        .hasSize(1 + 2 + 2 + 1);
  }

  @Test
  void whatTheHeadDeclaresIsAWord() {
    assertThat(keys("", "<meta name=parsely-type content=post><p>Ferry")).hasSize(2);
    assertThat(keys("", "<meta name=generator content='Quay Press 4.2'><p>Ferry"))
        .hasSize(1 + 1 + 2);
    assertThat(keys("", "<link rel=pingback href=/ping><p>Ferry")).hasSize(2);
    assertThat(keys("", "<p>Ferry <a rel=tag href=/tags>Quay</a>")).hasSize(1);
  }

  @Test
  void feedsSayWhatTheyAreOf() {
    assertThat(keys("", withFeed("https://quay.example/ferry/comments/feed/")))
        .hasSize(2 + 3)
        .isEqualTo(keys("", withFeed("/ferry/comments/feed/")));
  }

  private static String withFeed(String address) {
    return "<link rel=alternate href='" + address + "'><p>Ferry";
  }

  @Test
  void partsThatJsonLdDescribesAreWords() {
    String trail = "<script type=application/ld+json>{\"@type\":\"BreadcrumbList\"}</script>";
    assertThat(keys("", trail + "<p>Ferry")).hasSize(2);
  }

  @Test
  void aWordCountsOnceWithoutRegardToCase() {
    assertThat(keys("", "<body class='Post post POST'>"))
        .isEqualTo(keys("", "<body class=post>"))
        .isNotEqualTo(keys("https://quay.example/post", "<body>"));
  }

  @Test
  void lettersAndOverlongWordsAreNone() {
    int[] none = keys("", "<body>");
    assertThat(keys("", "<body class='a b-c " + "x".repeat(20) + "'>")).isEqualTo(none);
    assertThat(keys("", "<body class='" + "abc".repeat(100_000) + "'>")).isEqualTo(none);
  }

  @Test
  void aPageHasAtMostFourHundred() {
    StringBuilder metas = new StringBuilder();
    for (int i = 0; i < 1_000; i++) {
      metas.append("<meta name=quay").append(i).append(" content=x>");
    }
    assertThat(keys("", metas.toString())).hasSize(400);
  }
}
