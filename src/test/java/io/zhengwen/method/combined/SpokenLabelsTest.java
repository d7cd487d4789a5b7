package io.zhengwen.method.combined;

import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.page.Blocks;
import io.zhengwen.page.PageModel;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SpokenLabelsTest {
  /** Returns the probabilities of blocks that had .9 each. */
  private static double[] left(String html) {
    PageModel page = model(html);
    double[] p = new double[Blocks.all(page).size()];
    Arrays.fill(p, .9);
    SpokenLabels.leaveOut(page, Blocks.all(page), p);
    return p;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<span class=sr-only>Regular price</span>",
        "<button><span class=visuallyHidden>Compare</span></button>",
        "<span class='u-offscreen'><b><i>4.8 of 5 stars</i></b></span>",
        "<span class=blind>판매가</span>",
        "<button>Add <span class=sr-only>Oak bench to compare</span></button>",
        "<span style='position: absolute; clip: rect(0 0 0 0)'>was</span>",
      })
  void whatOnlyScreenReadersReadOutIsUnlikely(String label) {
    assertThat(left("<div>" + label + "<p>Oak bench</p></div>")).containsExactly(0, .9);
  }

  @Test
  void whatIsSeenStays() {
    assertThat(
            left(
                "<div class=blinds><p>Roller blind</p></div>"
                    + "<div class=sr-only-focusable>Skip</div>"
                    + "<p class=not-sr-only>Oak</p><p style='clip: auto'>Elm</p>"))
        .containsOnly(.9);
  }

  @Test
  void whatSaysWhatAnIconInACellShowsStays() {
    assertThat(
            left(
                "<table><tr><td>Delivered</td><td><i></i><span class=sr-only>Yes</span></td></tr></table>"))
        .containsExactly(.9, .9);
  }

  @Test
  void onlyTheElementsNextToATextAreAsked() {
    assertThat(left("<div class=sr-only><div><div><div><p>Oak bench</p></div></div></div></div>"))
        .containsExactly(.9);
  }
}
