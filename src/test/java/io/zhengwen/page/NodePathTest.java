package io.zhengwen.page;

import static io.zhengwen.Pages.byId;
import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class NodePathTest {
  private static String path(String html) {
    PageModel page = model(html);
    return NodePath.of(page, byId(page, "x"));
  }

  @Test
  void namesAreIdsOrFirstClasses() {
    assertThat(path("<div class='lead big'><p><b id=x class=a>text"))
        .isEqualTo("body > div.lead > p > b#x");
  }

  @Test
  void aLongNameIsCutBetweenCharacters() {
    assertThat(path("<div class='" + "a".repeat(39) + "\uD83D\uDE00'><p id=x>text"))
        .isEqualTo("body > div." + "a".repeat(39) + "… > p#x");
  }

  @Test
  void namesDoNotTurnThePathAround() {
    assertThat(path("<div class='a\u202Eb'><p id=x>text")).isEqualTo("body > div.a\uFFFDb > p#x");
  }
}
