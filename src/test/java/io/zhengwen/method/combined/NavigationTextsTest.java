package io.zhengwen.method.combined;

import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.method.combined.features.BlockPage;
import io.zhengwen.page.PageModel;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NavigationTextsTest {
  private static final String POST =
      "<p>The old space bar gave up on Sunday, so there is a new keyboard on the desk.</p>";

  private static final String LEAD =
      "<a href=/boat><p>Three days on the river: the water was high and the ferry late.</p></a>";

  /** Returns the probabilities of a post and of what stands below it. */
  private static double[] left(String below, double post, double lead) {
    PageModel page = model(POST + below);
    BlockPage blocks = new BlockPage(page, 100);
    double[] p = new double[blocks.size];
    Arrays.fill(p, lead);
    p[0] = post;
    NavigationTexts.leaveOut(blocks, p);
    return p;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<nav>%s</nav>",
        "<nav><div><div>%s</div></div></nav>",
        "<div class=prev-next>%s</div>",
        "<div class='post-pagination'>%s</div>",
        "<div class=navPrevious>%s</div>",
        "<section id=pager>%s</section>",
      })
  void linksToOtherPagesAreUnlikely(String html) {
    assertThat(left(html.replace("%s", LEAD), .95, .6)).containsExactly(.95, 0);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<div>%s</div>",
        "<div class=nextcloud>%s</div>",
        "<div class=next>%s<p>The log of the week goes on below, in the words of the crew, who slept little.</div>",
        "<nav><p>The river has been closed to ferries since the flood of last March.</p></nav>",
      })
  void otherPartsStay(String html) {
    assertThat(left(html.replace("%s", LEAD), .95, .6)).doesNotContain(0);
  }

  @Test
  void nothingChangesWhereNoArticleIsLikelier() {
    assertThat(left("<nav>" + LEAD + "</nav>", .7, .6)).containsExactly(.7, .6);
    assertThat(left("<nav>" + LEAD + "</nav>", .85, .9)).containsExactly(.85, .9);
  }
}
