package io.zhengwen.method.combined;

import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.page.Blocks;
import io.zhengwen.page.PageModel;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FootersAndTooltipsTest {
  /** Returns the probabilities of blocks that had .9 each. */
  private static double[] left(String html) {
    PageModel page = model(html);
    double[] p = new double[Blocks.all(page).size()];
    Arrays.fill(p, .9);
    FootersAndTooltips.leaveOut(page, Blocks.all(page), p);
    return p;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<footer><div><p>Oak Lane Joinery, 12 Mill Road</p></div></footer>",
        "<div role=contentinfo><p>Oak Lane Joinery</p></div>",
        "<footer><section><p>Oak Lane Joinery</p></section></footer>",
        "<div role=tooltip>Delivered within three days</div>",
        "<section><span role=tooltip><p>Seasoned for two years</p></span></section>",
      })
  void footersOfPagesAndTooltipsAreUnlikely(String html) {
    assertThat(left("<main><p>Oak bench</p></main>" + html + "<p>Elm stool</p>"))
        .containsExactly(.9, 0, .9);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<article><p>Oak bench</p><footer>By Ada Vane</footer></article>",
        "<div role=main><p>Oak bench</p><footer>In stock</footer></div>",
        "<p>Oak bench</p><footer role=region>Reviews</footer>",
        "<blockquote><p>It lasts.</p><footer>Ada Vane</footer></blockquote>",
        "<ul><li><p>Oak bench</p><footer>120 euros</footer></ul>",
        "<ul><li role=presentation><p>Oak bench</p><footer>120 euros</footer></ul>",
      })
  void whatBelongsToASectionStays(String html) {
    assertThat(left(html)).containsExactly(.9, .9);
  }

  @Test
  void aLineThatGoesOnBehindATooltipStays() {
    assertThat(left("<p><span role=tooltip>Ash</span> and oak</p>")).containsExactly(.9);
  }

  @Test
  void theFooterBehindAnArticleIsThePages() {
    assertThat(left("<article><p>Oak</p><footer>Ada</footer></article><footer>Mill Road</footer>"))
        .containsExactly(.9, .9, 0);
  }
}
