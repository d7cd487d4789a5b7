package io.zhengwen.method.combined;

import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.zhengwen.method.combined.features.BlockPage;
import io.zhengwen.page.PageModel;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class TableRowsTest {
  private static final String ROWS =
      "<tr><td>Mean discharge in May<td>11.2<tr><td>Peak discharge in May<td>84<tr><td>June<td>9";

  /** Returns what becomes of the blocks of a page, of which some are kept. */
  private static boolean[] kept(String html, boolean... kept) {
    PageModel page = model(html);
    BlockPage measured = new BlockPage(page, 100_000);
    assertThat(measured.size).isEqualTo(kept.length);
    TableRows.add(page, new KeptBlocks(measured, kept));
    return kept;
  }

  @Test
  void aTableWithACaptionOrHeaderCellsIsKeptWhole() {
    assertThat(
            kept(
                "<table><caption>The weir</caption>" + ROWS + "</table>",
                true,
                true,
                true,
                true,
                false,
                false,
                false))
        .containsOnly(true);
    assertThat(
            kept(
                "<table><tr><th>Kind<th>m³/s" + ROWS + "</table>",
                true,
                true,
                true,
                true,
                true,
                false,
                false,
                false))
        .containsOnly(true);
  }

  @Test
  void otherTablesStayAsTheyAre() {
    assertThat(kept("<table>" + ROWS + "</table>", true, true, true, false, false, false))
        .containsExactly(true, true, true, false, false, false);
  }

  @Test
  void aTableOfWhichLittleIsKeptStaysAsItIs() {
    boolean[] little = {true, false, false, false, false, false, false};
    assertThat(kept("<table><caption>The weir</caption>" + ROWS + "</table>", little))
        .containsExactly(true, false, false, false, false, false, false);
  }

  @Test
  void layoutsStayAsTheyAre() {
    String text = "The weir was built in 1284 to drive a mill, and again in 1807.";
    String html = "<table><tr><th>Menu<td>" + text + "<table><tr><th>Fall<td>2 m</table></table>";
    assertThat(kept(html, false, true, false, true)).containsExactly(false, true, true, true);
  }

  @Test
  void aLayoutOfManyCellsIsSearchedForTablesOnce() {
    String cells = "<tr><td>a".repeat(80_000);
    PageModel page = model("<table>" + cells + "<tr><td><table><tr><td>b</table></table>");
    BlockPage measured = new BlockPage(page, 100_000);
    KeptBlocks kept = new KeptBlocks(measured, new boolean[measured.size]);
    assertTimeoutPreemptively(Duration.ofSeconds(2), () -> TableRows.add(page, kept));
  }
}
