package io.zhengwen.method.combined;

import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.method.combined.features.BlockPage;
import io.zhengwen.page.PageModel;
import org.junit.jupiter.api.Test;

class HiddenRepeatsTest {
  private static final String FIRST =
      "The harbour board met on Tuesday and agreed to dredge the northern channel in spring.";
  private static final String SECOND =
      "Fishermen had asked for years that the sand be taken away before the autumn storms begin.";

  /** Returns which of the chosen blocks are kept. */
  private static boolean[] left(String html, boolean... kept) {
    PageModel page = model(html);
    HiddenRepeats.leaveOut(page, new BlockPage(page, 100), kept);
    return kept;
  }

  private static String visible() {
    return "<p>" + FIRST + "</p><p>" + SECOND + "</p>";
  }

  @Test
  void hiddenCopyIsRemoved() {
    // 15 + 16 tokens; of the copy's 27 shingles those 4 across the paragraphs' border are new: .85.
    String long3 = "<p>" + FIRST + " " + SECOND + "</p>";
    String copy = "<div hidden>" + FIRST + " " + SECOND + "</div>";
    assertThat(left(long3 + copy, true, true)).containsExactly(true, false);
    assertThat(left(visible() + copy, true, true, true)).containsExactly(true, true, true);
  }

  @Test
  void hiddenBlockWithNewTextIsKept() {
    String hidden = "<div hidden>" + SECOND + " Nobody had answered them until this week.</div>";
    assertThat(left("<p>" + FIRST + "</p>" + hidden, true, true)).containsExactly(true, true);
  }

  @Test
  void onlyKeptBlocksAreCompared() {
    String text = FIRST + " " + SECOND;
    assertThat(left("<p>" + text + "</p><div hidden>" + text + "</div>", false, true))
        .containsExactly(false, true);
  }

  @Test
  void visibleRepeatsAreKept() {
    String text = "<p>" + FIRST + " " + SECOND + "</p>";
    assertThat(left(text + text, true, true)).containsExactly(true, true);
  }
}
