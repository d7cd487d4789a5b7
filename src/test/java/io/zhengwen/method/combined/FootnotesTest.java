package io.zhengwen.method.combined;

import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.method.combined.features.BlockPage;
import io.zhengwen.page.PageModel;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FootnotesTest {
  private static final String TEXT = "<p>Each step is warmer than that before.<sup>1</sup></p>";
  private static final String NOTES =
      "<ol><li><p>By three degrees.</p></li><li>See above.</li></ol>";

  /** Returns what becomes of the blocks of a page, of which the first is kept. */
  private static boolean[] kept(String html, boolean first) {
    PageModel page = model(html);
    BlockPage measured = new BlockPage(page, 100_000);
    boolean[] kept = new boolean[measured.size];
    kept[0] = first;
    Footnotes.add(page, new KeptBlocks(measured, kept));
    return kept;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<div class=footnotes>",
        "<section data-footnotes class='footnotes x'>",
        "<section role=doc-endnotes>"
      })
  void notesBehindKeptTextAreKept(String start) {
    assertThat(kept(TEXT + start + "<hr>" + NOTES, true)).containsExactly(true, true, true);
    assertThat(kept(TEXT + start + NOTES, false)).containsOnly(false);
  }

  @ParameterizedTest
  @ValueSource(strings = {"<div class=footer-notes>", "<div role=note>"})
  void othersStayOut(String start) {
    assertThat(kept(TEXT + start + NOTES, true)).containsExactly(true, false, false);
  }
}
