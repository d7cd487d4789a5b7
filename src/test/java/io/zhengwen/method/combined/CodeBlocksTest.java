package io.zhengwen.method.combined;

import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.method.combined.features.BlockPage;
import io.zhengwen.page.PageModel;
import org.junit.jupiter.api.Test;

class CodeBlocksTest {
  private static final String BEFORE = "<p>Count the requests of each address first:</p>";
  private static final String AFTER = "<p>The greatest number is not always the fault.</p>";

  /** Returns what is kept of a page when blocks less likely than .7 are not. */
  private static boolean[] kept(String html, double... p) {
    PageModel page = model(html);
    BlockPage blocks = new BlockPage(page, 100);
    boolean[] kept = new boolean[blocks.size];
    for (int b = 0; b < kept.length; b++) {
      kept[b] = p[b] >= .7;
    }
    CodeBlocks.add(page, new KeptBlocks(blocks, kept), p);
    return kept;
  }

  @Test
  void codeBetweenKeptBlocksIsKept() {
    assertThat(kept(BEFORE + "<pre>sort access.log | uniq -c</pre>" + AFTER, .9, .5, .9))
        .containsExactly(true, true, true);
  }

  @Test
  void cellsOfLineNumbersAndCodeAreMeasuredTogether() {
    String figure =
        "<figure class=highlight><table><tr><td class=gutter><pre>1</pre></td>"
            + "<td class=code><pre>cut -d' ' -f1 access.log | sort | uniq -c</pre></td></tr></table></figure>";

    assertThat(kept(BEFORE + figure + AFTER, .9, .1, .6, .9))
        .containsExactly(true, true, true, true);
    assertThat(kept(BEFORE + figure + AFTER, .9, .6, .2, .9))
        .containsExactly(true, false, false, true);
  }

  @Test
  void codeThatEndsTheTextOrIsUnlikelyStaysOut() {
    String code = "<pre>sort access.log | uniq -c</pre>";

    assertThat(kept(BEFORE + code + AFTER, .9, .5, .2)).containsExactly(true, false, false);
    assertThat(kept(BEFORE + code + AFTER, .2, .5, .9)).containsExactly(false, false, true);
    assertThat(kept(BEFORE + code + AFTER, .9, .2, .9)).containsExactly(true, false, true);
    assertThat(kept(BEFORE + code, .9, .5)).containsExactly(true, false);
  }

  @Test
  void otherTextIsNoCode() {
    assertThat(kept(BEFORE + "<p>Advertisement</p>" + AFTER, .9, .5, .9))
        .containsExactly(true, false, true);
  }
}
