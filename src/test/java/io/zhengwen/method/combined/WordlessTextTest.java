package io.zhengwen.method.combined;

import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.extract.Selection;
import io.zhengwen.page.Blocks;
import io.zhengwen.page.PageModel;
import org.junit.jupiter.api.Test;

class WordlessTextTest {
  /** The texts that are added to the blocks kept, one after the other. */
  private static String added(String html, boolean... kept) {
    PageModel page = model(html);
    Selection.Builder selection = new Selection.Builder(page);
    WordlessText.addTo(selection, page, Blocks.all(page), kept);
    Selection found = selection.build();
    StringBuilder text = new StringBuilder();
    for (int i = found.next(0); i >= 0; i = found.next(i + 1)) {
      text.append(page.text(i));
    }
    return text.toString();
  }

  @Test
  void signsBelongToTheirRow() {
    String table = "<table><tr><td>✓<td>a<td>✗<tr><td>±<td>b<td>?</table>";
    assertThat(added(table, true, true)).isEqualTo("✓✗±?");
    assertThat(added(table, false, true)).isEqualTo("±?");
    assertThat(added(table, false, false)).isEmpty();
  }

  @Test
  void cellsOfALayoutDoNot() {
    assertThat(added("<table><tr><td><p>home</p>»<td>text</table>", false, true)).isEmpty();
    assertThat(added("<table><tr><td>\uE001<td>text</table>", true)).isEmpty();
    assertThat(added("<p>a</p><p>* * *</p><p>b</p>", true, true)).isEmpty();
  }

  @Test
  void linesOfCodeBelongToTheirNeighbours() {
    String code =
        "<p>…</p><pre><div>if (a)</div><div>{</div><div>b;</div><div>}</div></pre><p>—</p>";
    assertThat(added(code, true, true)).isEqualTo("{}");
    assertThat(added(code, true, false)).isEqualTo("{");
    assertThat(added(code, false, false)).isEmpty();
  }

  @Test
  void hiddenSignsStayHidden() {
    assertThat(
            added("<p>" + "seen ".repeat(100) + "<table><tr><td>a<td hidden>✓</table>", true, true))
        .isEmpty();
  }
}
