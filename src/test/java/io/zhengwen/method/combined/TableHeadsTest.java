package io.zhengwen.method.combined;

import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.method.combined.features.BlockPage;
import io.zhengwen.page.PageModel;
import org.junit.jupiter.api.Test;

class TableHeadsTest {
  private static final String HEAD =
      "<p>prices</p><table><tr><th><div>Boat</div></th> <th>Price</th></tr>";

  /** Returns which blocks are kept in the end. */
  private static boolean[] kept(String html, boolean... kept) {
    PageModel page = model(html);
    TableHeads.add(page, new KeptBlocks(new BlockPage(page, 100), kept));
    return kept;
  }

  @Test
  void aHeadComesWithMostOfItsTable() {
    String table = HEAD + "<tr><td>ferry<td>nine<tr><td>barge<td>two thousand and one</table>";
    assertThat(kept(table, false, false, false, true, true, true, true))
        .containsExactly(false, true, true, true, true, true, true);
    assertThat(kept(table, true, false, false, true, true, true, false))
        .containsExactly(true, false, false, true, true, true, false);
  }

  @Test
  void aHeaderCellBesideACellIsNoHead() {
    assertThat(kept("<table><tr><th>Boat<td>ferry and barge</table>", false, true))
        .containsExactly(false, true);
  }

  @Test
  void aHeadOfNothingStaysOut() {
    assertThat(kept(HEAD + "</table><p>text</p>", true, false, false, true))
        .containsExactly(true, false, false, true);
  }
}
