package io.zhengwen.method.combined;

import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.method.combined.features.BlockPage;
import io.zhengwen.page.PageModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SectionHeadsTest {
  private static final String BEFORE = "<p>The fish is smoked over oak for a day and a night.</p>";
  private static final String AFTER = "<p>Heat the milk with the bay leaf, and put it in.</p>";

  /** Returns what becomes of the blocks of a page, of which some are kept. */
  private static boolean[] kept(String html, boolean... kept) {
    return kept(false, html, kept);
  }

  private static boolean[] kept(boolean mayBeLinks, String html, boolean... kept) {
    PageModel page = model(html);
    BlockPage measured = new BlockPage(page, 100_000);
    assertThat(measured.size).isEqualTo(kept.length);
    SectionHeads.add(page, new KeptBlocks(measured, kept), mayBeLinks);
    return kept;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<h2>Instructions</h2>",
        "<div><h6><span>Instructions</span></h6></div>",
        "<h3><a href=#i></a><b>Instructions</b></h3>"
      })
  void theHeadingOfAKeptSectionIsKept(String heading) {
    assertThat(kept(BEFORE + heading + AFTER, true, false, true)).containsOnly(true);
  }

  @Test
  void aHeadingOfTheFirstRankIsThatOfASectionBehindAnother() {
    assertThat(
            kept(
                "<h1>Soup</h1>" + BEFORE + "<h1>Instructions</h1>" + AFTER,
                false,
                true,
                false,
                true))
        .containsExactly(false, true, true, true);
    assertThat(kept(BEFORE + "<h1>Instructions</h1>" + AFTER, true, false, true))
        .containsExactly(true, false, true);
  }

  @Test
  void headingsOfSectionsThatAreLeftOutStayOut() {
    assertThat(kept(BEFORE + "<h2>Share</h2>" + AFTER, true, false, false))
        .containsExactly(true, false, false);
    String rest = "<p>" + "Fry the leek, add the potatoes and the milk. ".repeat(9) + "</p>";
    assertThat(kept(BEFORE + "<h2>Share</h2>" + AFTER + rest, true, false, true, false))
        .containsExactly(true, false, true, false);
  }

  @Test
  void theSectionEndsAtTheNextHeading() {
    String other = "<h2>Share</h2><p>" + "Send it to your friends. ".repeat(9) + "</p>";
    assertThat(
            kept(BEFORE + "<h2>Instructions</h2>" + AFTER + other, true, false, true, false, false))
        .containsExactly(true, true, true, false, false);
  }

  @Test
  void theLinkToAHeadingBehindItIsNotItsSection() {
    String heading = "<div><h2 id=i>Instructions</h2><a href=#i>Section “Instructions”</a></div>";
    assertThat(kept(BEFORE + heading + AFTER, true, false, false, true))
        .containsExactly(true, true, false, true);
  }

  @Test
  void aHeadingBeforeAllKeptTextStaysOut() {
    String menu = "<ul><li>Soups<li>Fish<li>Bread</ul>";
    assertThat(kept("<h2>News</h2>" + AFTER, false, true)).containsExactly(false, true);
    assertThat(
            kept(BEFORE + menu + "<h2>News</h2>" + AFTER, true, false, false, false, false, true))
        .containsExactly(true, false, false, false, false, true);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<h2><a href=/n>More soups</a></h2>",
        "<h1>The Galley</h1>",
        "<p>Advertisement</p>"
      })
  void linksAndOtherTextStayOut(String html) {
    assertThat(kept(BEFORE + html + AFTER, true, false, true)).containsExactly(true, false, true);
  }

  @Test
  void onPagesOfSeveralTextsAHeadingMayBeALink() {
    String heading = "<h2><a href=/pie>Fish pie</a></h2>";

    assertThat(kept(true, BEFORE + heading + AFTER, true, false, true)).containsOnly(true);
    assertThat(kept(false, BEFORE + heading + AFTER, true, false, true))
        .containsExactly(true, false, true);
  }
}
