package io.zhengwen.method.combined;

import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.method.combined.features.BlockPage;
import io.zhengwen.page.PageModel;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class InsetTablesTest {
  private static final String BEFORE =
      "<p>The dough rests in three steps, each warmer than that before.</p>";
  private static final String AFTER = "<p>Whoever is in a hurry takes the short way.</p>";
  private static final String TABLE =
      "<table><tr><th>Step<th>Flour</tr><tr><td>First<td>20 g</tr></table>";

  /** Returns whether blocks are kept of which the first and the last are, and others likely. */
  private static boolean[] kept(String html, double inset) {
    PageModel page = model(html);
    BlockPage measured = new BlockPage(page, 100_000);
    boolean[] kept = new boolean[measured.size];
    double[] p = new double[measured.size];
    Arrays.fill(p, inset);
    kept[0] = true;
    kept[kept.length - 1] = true;
    InsetTables.add(page, new KeptBlocks(measured, kept), p);
    return kept;
  }

  @ParameterizedTest
  @ValueSource(strings = {TABLE, "<figure>" + TABLE + "</figure>"})
  void whatIsLikelyBetweenKeptTextsIsKept(String inset) {
    assertThat(kept("<div>" + BEFORE + inset + AFTER + "</div>", .6)).containsOnly(true);
  }

  @Test
  void numbersWhichAreLessLikelyThanSentencesAreKept() {
    assertThat(kept("<div>" + BEFORE + TABLE + AFTER + "</div>", .35)).containsOnly(true);
  }

  @Test
  void whatIsUnlikelyStaysOut() {
    assertThat(kept("<div>" + BEFORE + TABLE + AFTER + "</div>", .25))
        .containsExactly(true, false, false, false, false, true);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<p>Sign up for our letter.</p>",
        "<blockquote>Feed it, and let it be.</blockquote>",
        "<table><tr><td>Sign up</tr></table>",
        "<table><tr><td><table><tr><td>Sign up</tr></table></tr></table>"
      })
  void othersStayOut(String inset) {
    assertThat(kept("<div>" + BEFORE + inset + AFTER + "</div>", .6))
        .containsExactly(true, false, true);
  }

  @Test
  void aTableBesideTheTextStaysOut() {
    String html =
        "<main><div><div>" + BEFORE + "</div></div></main><aside><div>" + TABLE + "</div></aside>";
    assertThat(kept(html + "<main>" + AFTER + "</main>", .6))
        .containsExactly(true, false, false, false, false, true);
  }
}
