package io.zhengwen.method.combined;

import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.method.combined.features.BlockPage;
import io.zhengwen.page.PageModel;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class SecondCopiesTest {
  private static final String LONG =
      "A bench of solid oak for two, oiled twice by hand before it leaves the workshop, with feet"
          + " that can be levelled on uneven ground.";
  private static final String SHORT = "Oiled twice by hand before it leaves the workshop.";

  private static boolean[] left(String html) {
    PageModel page = model(html);
    BlockPage blocks = new BlockPage(page, 100);
    boolean[] kept = new boolean[blocks.size];
    Arrays.fill(kept, true);
    SecondCopies.leaveOut(page, blocks, kept);
    return kept;
  }

  private static String p(String text) {
    return "<p>" + text + "</p>";
  }

  @Test
  void theFirstOfLongCopiesIsKept() {
    assertThat(left(p(LONG) + p("Elm") + "<div class=mobile>" + p(LONG) + "</div>" + p(LONG)))
        .containsExactly(true, true, false, false);
  }

  @Test
  void shortTextsAndCodeMayBeRepeated() {
    assertThat(left(p(SHORT) + p(SHORT))).containsOnly(true);
    assertThat(left("<pre>" + LONG + "</pre><pre>" + LONG + "</pre>")).containsOnly(true);
  }

  @Test
  void whatPostsQuoteStays() {
    StringBuilder thread = new StringBuilder();
    for (int i = 0; i < 4; i++) {
      thread
          .append("<div class=post><b class=username>user")
          .append(i)
          .append("</b> <time datetime=2026-03-1")
          .append(i)
          .append(">March 1")
          .append(i)
          .append("</time><div class=post-body>")
          .append(p(LONG))
          .append(p("Answer " + i))
          .append("</div></div>");
    }
    PageModel page = model(thread.toString());
    assertThat(new BlockPage(page, 100).discussion).isPresent();
    assertThat(left(thread.toString())).containsOnly(true);
  }
}
