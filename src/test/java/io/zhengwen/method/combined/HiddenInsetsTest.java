package io.zhengwen.method.combined;

import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.method.combined.features.BlockPage;
import io.zhengwen.page.PageModel;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class HiddenInsetsTest {
  private static final String SEEN = "<p>" + "seen ".repeat(100) + "</p>";

  /** Returns which blocks are left if all are chosen. */
  private static boolean[] left(String html) {
    PageModel page = model(SEEN + html);
    BlockPage blocks = new BlockPage(page, 100);
    boolean[] kept = new boolean[blocks.size];
    Arrays.fill(kept, true);
    HiddenInsets.leaveOut(page, blocks, kept);
    return kept;
  }

  @Test
  void hiddenWordsWithinALineAreRemoved() {
    assertThat(left("<p>It costs <b hidden>seven</b> five million</p>"))
        .containsExactly(true, true, false, true);
    assertThat(left("<p><b style='display:none'>seven </b>five million</p>"))
        .containsExactly(true, false, true);
    assertThat(left("<p>five million<b style='display:none'> or seven</b></p>"))
        .containsExactly(true, true, false);
  }

  @Test
  void linesOfTheirOwnStay() {
    assertThat(left("<p>five</p><p hidden>seven</p><p>six</p>")).doesNotContain(false);
    assertThat(left("five<br><b hidden>seven</b><br>six")).doesNotContain(false);
  }

  @Test
  void theRestOfATextStays() {
    assertThat(left("<p>It costs <span hidden>" + "more ".repeat(20) + "</span></p>"))
        .doesNotContain(false);
    assertThat(left("<p>It costs <span hidden>" + "more ".repeat(19) + "</span></p>"))
        .containsExactly(true, true, false);
  }
}
