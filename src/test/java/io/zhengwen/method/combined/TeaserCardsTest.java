package io.zhengwen.method.combined;

import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.method.combined.features.BlockPage;
import io.zhengwen.page.PageModel;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class TeaserCardsTest {
  private static final String REPORT =
      "<article><p>The ferry sailed again on Tuesday, nine years after the last one was sold.</p></article>";

  private static final String CARD =
      "<article><h2><a href=/boat>Three days on the river</a></h2><p>The water was high.</p></article>";

  /** Returns the probabilities of a report and of what stands below it. */
  private static double[] left(String below, double report, double card) {
    return left(REPORT, below, report, card);
  }

  private static double[] left(String text, String below, double report, double card) {
    PageModel page = model(text + "<div>" + below + "</div>");
    BlockPage blocks = new BlockPage(page, 100);
    double[] p = new double[blocks.size];
    Arrays.fill(p, card);
    p[0] = report;
    TeaserCards.leaveOut(page, blocks, p);
    return p;
  }

  @Test
  void cardsSideBySideAreUnlikely() {
    assertThat(left(CARD + CARD, .95, .6)).containsExactly(.95, 0, 0, 0, 0);
    assertThat(left("<h2>Related posts</h2>" + CARD + CARD, .95, .6))
        .containsExactly(.95, .6, 0, 0, 0, 0);
  }

  @Test
  void otherElementsStay() {
    assertThat(left(CARD, .95, .6)).doesNotContain(0);
    assertThat(left((CARD + CARD).replaceAll("</?a\\b[^>]*>", ""), .95, .6)).doesNotContain(0);
    assertThat(left((CARD + CARD).replace("article>", "div>"), .95, .6)).doesNotContain(0);
  }

  @Test
  void cardsBelowTheLeadOfATopicStay() {
    String lead = REPORT.replaceAll("</?article>", "");
    assertThat(left(lead, CARD + CARD, .95, .6)).doesNotContain(0);
  }

  @Test
  void nothingChangesWhereNoArticleIsLikelier() {
    assertThat(left(CARD + CARD, .7, .6)).doesNotContain(0);
    assertThat(left(CARD + CARD, .85, .9)).doesNotContain(0);
  }
}
