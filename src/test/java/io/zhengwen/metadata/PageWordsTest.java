package io.zhengwen.metadata;

import static org.assertj.core.api.Assertions.assertThat;

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
        .hasSize(3);
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
  void aPageHasAtMostAHundred() {
    StringBuilder classes = new StringBuilder();
    for (char first = 'a'; first <= 'z'; first++) {
      for (char second = 'a'; second <= 'z'; second++) {
        classes.append(first).append(second).append(' ');
      }
    }
    assertThat(keys("", "<body class='" + classes + "'>")).hasSize(100);
  }
}
