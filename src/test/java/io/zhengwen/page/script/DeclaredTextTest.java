package io.zhengwen.page.script;

import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DeclaredTextTest {
  private static String declared(String json) {
    return DeclaredText.of(model("<script type='application/ld+json'>" + json + "</script><p>a"));
  }

  @Test
  void bodiesOfArticlesAndTextsOfPosts() {
    assertThat(declared("{\"@type\":\"NewsArticle\",\"articleBody\":\"One.\\nTwo.\"}"))
        .isEqualTo("One.\nTwo.\n");
    assertThat(declared("{\"text\":\"Why?\",\"comment\":[{\"text\":\"So.\",\"name\":\"Ann\"}]}"))
        .isEqualTo("Why?\nSo.\n");
    assertThat(declared("{\"headline\":\"One\",\"text\":{\"@value\":\"no\"}}")).isEmpty();
  }

  @Test
  void markupIsTakenAway() {
    assertThat(declared("{\"text\":\"<p>One &amp; &lt;b>two</b>\"}")).isEqualTo(" One &  two \n");
    assertThat(declared("{\"text\":\"One < two\"}")).isEqualTo("One  ");
  }

  @Test
  void malformedDataAreReadUpToTheirFault() {
    assertThat(declared("{\"text\":\"One\", oops")).isEqualTo("One\n");
    assertThat(declared("\"text\"")).isEmpty();
    assertThat(DeclaredText.of(model("<script>{\"text\":\"One\"}</script>"))).isEmpty();
  }

  @Test
  void dataInCommentsAndSectionsAreRead() {
    assertThat(declared("<!--\n{\"text\":\"One\"}\n-->")).isEqualTo("One\n");
    assertThat(declared("<![CDATA[{\"text\":\"One\"}]]>")).isEqualTo("One\n");
  }
}
