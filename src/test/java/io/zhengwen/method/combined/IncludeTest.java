package io.zhengwen.method.combined;

import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.method.combined.features.BlockPage;
import org.junit.jupiter.api.Test;

class IncludeTest {
  /** Blocks: 0 menu, 1 headline, 2 byline, 3 standfirst, 4 text, 5 a date below it. */
  private static final String HTML =
      "<title>Lamps are red - Lamp News</title><ul><li>Lamp News</ul><h1>Lamps are red</h1>"
          + "<div class=byline>By Ann Lee</div><p>So it is said.<p>"
          + "word ".repeat(30)
          + "<div class=date>1 May</div>";

  private static boolean[] applied(Include include, boolean... kept) {
    include.apply(new BlockPage(model(HTML), 100), kept);
    return kept;
  }

  @Test
  void learnedChangesNothing() {
    assertThat(applied(Include.LEARNED, false, true, false, true, true, true))
        .containsExactly(false, true, false, true, true, true);
  }

  @Test
  void headlineAndBylineAreAddedOrTakenAway() {
    assertThat(applied(Include.NEITHER, false, true, true, true, true, true))
        .containsExactly(false, false, false, true, true, true);
    assertThat(applied(Include.HEADLINE, false, false, true, true, true, false))
        .containsExactly(false, true, false, true, true, false);
    assertThat(applied(Include.BYLINE, false, true, false, true, true, false))
        .containsExactly(false, false, true, true, true, false);
    assertThat(applied(Include.BOTH, false, false, false, true, true, false))
        .containsExactly(false, true, true, true, true, false);
  }

  @Test
  void nothingIsAddedToAPageWithoutText() {
    assertThat(applied(Include.BOTH, false, false, false, false, false, false)).containsOnly(false);
  }
}
