package io.zhengwen.method.combined;

import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.method.combined.features.BlockPage;
import io.zhengwen.page.PageModel;
import org.junit.jupiter.api.Test;

class LabelledValuesTest {
  private static final String PAIR = "<dl><dt>May I?</dt><dd><p>You may.</p><p>Ask us.</p></dd>";

  /** Returns which blocks are kept in the end. */
  private static boolean[] kept(String html, boolean... kept) {
    PageModel page = model(html);
    LabelledValues.add(page, new KeptBlocks(new BlockPage(page, 1_000), kept));
    return kept;
  }

  @Test
  void aTermBringsItsDescription() {
    assertThat(kept(PAIR + "<dt>And she?<dd>No.</dl>", true, false, false, false, false))
        .containsExactly(true, true, true, false, false);
  }

  @Test
  void aDescriptionThatIsMostlyKeptBringsItsTerm() {
    assertThat(kept(PAIR, false, true, true)).containsExactly(true, true, true);
    assertThat(kept("<dl><dt>A<dt>B<dd>both</dl>", false, false, true))
        .containsExactly(false, true, true);
    assertThat(kept("<dl><dt>A<dd>a<dd>long words that are not kept</dl>", false, true, false))
        .containsExactly(false, true, false);
  }

  @Test
  void cellsAreLabelsByTheirTagOrColon() {
    assertThat(kept("<table><tr><th>文号<td>〔2026〕31号</table>", true, false))
        .containsExactly(true, true);
    assertThat(kept("<table><tr><td>文号：<td>31号<td>日期：<td>11月</table>", true, false, false, true))
        .containsExactly(true, true, true, true);
    assertThat(kept("<table><tr><td>文号<td>31号</table>", true, false)).containsExactly(true, false);
  }

  @Test
  void headerCellsInARowLabelNothingBesideThem() {
    assertThat(kept("<table><tr><th>A<th>B<tr><td>1<td>2</table>", true, false, false, false))
        .containsExactly(true, false, false, false);
  }

  @Test
  void cellsOfLinksAreNoValues() {
    String links = "<a href=/1>金泰宇</a>, <a href=/2>杨姬银</a>";
    assertThat(kept("<table><tr><th>歌手<td>" + links + "</table>", true, false))
        .containsExactly(true, false);
    assertThat(kept("<dl><dt>歌手<dd>" + links + "</dl>", true, false)).containsExactly(true, true);
  }

  @Test
  void aLayoutIsNoValue() {
    String layout = "<dl><dt>Menu<dd>" + "<p>entry</p>".repeat(13) + "</dl>";
    boolean[] kept = new boolean[14];
    kept[0] = true;
    boolean[] expected = kept.clone();
    assertThat(kept(layout, kept)).isEqualTo(expected);
  }

  @Test
  void hiddenValuesStayOut() {
    assertThat(kept("<dl><dt>A<dd>a<dd hidden>b</dl>", true, false, false))
        .containsExactly(true, true, false);
  }

  @Test
  void termsWithoutEndTakeTimeInProportion() {
    boolean[] kept = new boolean[50_000];
    PageModel page = model("<dl>" + "<dt>a".repeat(50_000) + "<dd>b</dl>");
    LabelledValues.add(page, new KeptBlocks(new BlockPage(page, 100_000), kept));
    assertThat(kept).doesNotContain(true);
  }
}
