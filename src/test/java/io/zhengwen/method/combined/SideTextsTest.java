package io.zhengwen.method.combined;

import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.method.combined.features.BlockPage;
import io.zhengwen.page.PageModel;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SideTextsTest {
  private static final String TEXT =
      "<p>" + "The mill grinds rye on Mondays and spelt whenever the brook is high. ".repeat(3);

  /** Returns which blocks are left if all are chosen. */
  private static boolean[] left(String html) {
    PageModel page = model(html);
    BlockPage blocks = new BlockPage(page, 100);
    boolean[] kept = new boolean[blocks.size];
    Arrays.fill(kept, true);
    new SideTexts(page, blocks).leaveOut(kept);
    return kept;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<div role=dialog><div><h2>Opening hours</h2></div></div>",
        "<div role=alertdialog><p>Your basket is empty</p></div>",
        "<dialog open><p>Opening hours</p></dialog>",
        "<form><p>Ask the miller</p><input type=Email></form>",
        "<form><div><p>Your question</p></div><textarea></textarea></form>",
        "<form><p>Ask the miller</p><input></form>",
        "<div class='box related-posts'><p>Bread from rye</p></div>",
        "<section class=similarProducts><p>Barley flour</p></section>",
        "<section class=shopRecommendations><p>Barley flour</p></section>",
        "<ul class=product__recommended><li>Barley flour</ul>",
        "<div id=toc><p><a href=#rye>Rye</a>, <a href=#spelt>Spelt</a></p></div>",
        "<div class='js-Tooltip'><p>Milled this week</p></div>",
        "<div data-testid=legalDisclaimer><p>Flour may hold traces of nuts</p></div>",
        "<ol itemprop=breadcrumb><li><a href=/>The mill</a>, flour</ol>",
        "<section class=newsletter_2><p>Prices by post each week</p></section>",
        "<div class=SignUp id=signup-box><p>Prices by post each week</p></div>",
      })
  void whatStandsBesideTheTextIsRemoved(String beside) {
    assertThat(left(TEXT + beside + TEXT)).containsExactly(true, false, true);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<form><p>Sort by price</p><button>Go</button><input type=checkbox></form>",
        "<div class=correlated><p>Rye and rain</p><p>by year</p></div>",
        "<div class=unrelated><p>Rye and rain</p><p>by year</p></div>",
        "<div class=dissimilarities><p>Rye and rain</p><p>by year</p></div>",
        "<div class=similarity><p>Rye and rain</p><p>by year</p></div>",
        "<div class=no_toc_section><p>Rye and rain</p><p>by year</p></div>",
        "<div class=stoc><p>Rye and rain</p><p>by year</p></div>",
        "<div class=tooltipped><p>Rye and rain</p><p>by year</p></div>",
        "<div role=note><p>Closed in March</p><p>and in May</p></div>",
      })
  void otherPartsStay(String part) {
    assertThat(left(TEXT + part)).containsExactly(true, true, true);
  }

  @Test
  void whatIsMoreThanAThirdIsTheTextItself() {
    assertThat(left("<form>" + TEXT + "<input type=text></form><p>Rye, spelt, barley"))
        .containsExactly(true, true);
    assertThat(left("<div class=related>" + TEXT + "</div><div role=dialog>Rye</div>"))
        .containsExactly(true, false);
  }

  @Test
  void eachKindIsMeasuredByItself() {
    String rest = "<p>" + "rye ".repeat(12);
    assertThat(
            left(
                TEXT
                    + ("<div role=dialog>" + rest + "</div>")
                    + ("<div class=related>" + rest + "</div>")))
        .containsExactly(true, false, false);
  }

  @Test
  void whatFollowsMainIsRemovedAndWhatLeadsToItStays() {
    assertThat(left("<p>Flour and bran</p><main>" + TEXT + "</main><p>The mill answers by post"))
        .containsExactly(true, true, false);
    assertThat(left("<div role=main>" + TEXT + "</div><div>The mill answers by post"))
        .containsExactly(true, false);
    assertThat(left("<main><p>Rye</p></main>" + TEXT)).containsExactly(true, true);
  }

  @Test
  void aLineThatGoesOnBehindSuchAPartStays() {
    assertThat(left(TEXT + "<div><span class=related>Rye</span> and spelt"))
        .containsExactly(true, true);
  }
}
