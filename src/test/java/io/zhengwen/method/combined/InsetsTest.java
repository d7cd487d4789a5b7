package io.zhengwen.method.combined;

import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.method.combined.features.BlockPage;
import io.zhengwen.page.PageModel;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class InsetsTest {
  private static final String BEFORE =
      "<p>The dough rests in three steps, each warmer than that before.</p>";
  private static final String AFTER = "<p>Whoever is in a hurry takes the short way.</p>";
  private static final String TABLE =
      "<table><tr><th>Step<th>Flour</tr><tr><td>First<td>20 g</tr></table>";

  private static final String LIST = "<ul><li>flour<li>water<li>a jar with a lid</ul>";
  private static final String LINKS = "<ul><li><a href=/a>flour</a><li>water</ul>";

  /** Returns whether blocks are kept of which the first and the last are, and others likely. */
  private static boolean[] kept(String html, double inset) {
    return kept(html, inset, 0);
  }

  /** The same where block {@code also} is kept, too. */
  private static boolean[] kept(String html, double inset, int also) {
    PageModel page = model(html);
    BlockPage measured = new BlockPage(page, 100_000);
    boolean[] kept = new boolean[measured.size];
    double[] p = new double[measured.size];
    Arrays.fill(p, inset);
    kept[0] = true;
    kept[also] = true;
    kept[kept.length - 1] = true;
    Insets.add(page, new KeptBlocks(measured, kept), p, true);
    return kept;
  }

  @ParameterizedTest
  @ValueSource(strings = {TABLE, "<figure>" + TABLE + "</figure>"})
  void whatIsLikelyBetweenKeptTextsIsKept(String inset) {
    assertThat(kept("<div>" + BEFORE + inset + AFTER + "</div>", .6)).containsOnly(true);
  }

  @Test
  void itMayStandInTheBody() {
    assertThat(kept(BEFORE + TABLE + AFTER, .6)).containsOnly(true);
  }

  @ParameterizedTest
  @ValueSource(strings = {LIST, "<dl><dt>flour<dd>rye</dl>"})
  void theRestOfAListOfWhichSomeIsKeptIsKept(String list) {
    assertThat(kept(BEFORE + list + AFTER, .35, 1)).containsOnly(true);
    assertThat(kept(BEFORE + list + AFTER, .25, 1)).contains(false);
    assertThat(kept(BEFORE + list + AFTER, .6)).contains(false);
  }

  @Test
  void listsOfLinksStayOut() {
    assertThat(kept(BEFORE + LINKS + AFTER, .6, 1)).containsExactly(true, true, false, true);
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
