package io.zhengwen.method.combined;

import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.method.combined.features.BlockPage;
import io.zhengwen.page.PageModel;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RelatedLinksTest {
  private static final String TEXT =
      "<p>"
          + "The ferry crosses the lake twice a day, more often when the cherries ripen. "
              .repeat(5);

  private static final String LINKS =
      "<ul><li><a href=/1>The last ferry</a><li><a href=/2>Cherries by boat</a></ul>";

  /** Returns which blocks are left if all are chosen. */
  private static boolean[] left(String html) {
    PageModel page = model(html);
    BlockPage blocks = new BlockPage(page, 100);
    boolean[] kept = new boolean[blocks.size];
    Arrays.fill(kept, true);
    RelatedLinks.leaveOut(page, blocks, kept);
    return kept;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Related articles",
        "RELATED POSTS:",
        "▸ You might also like …",
        "More from Lake Weekly",
        "Lesen Sie auch:",
        "Mehr zum Thema",
        "À lire aussi :",
        "También te puede interesar",
        "Читайте также:",
        "【相关阅读】",
        "延伸閱讀：",
        "関連記事",
        "관련 기사",
        "اقرأ أيضًا",
        "यह भी पढ़ें"
      })
  void linksBelowATextAreRemovedWithTheirHeading(String head) {
    assertThat(left(TEXT + "<h3>" + head + "</h3>" + LINKS))
        .containsExactly(true, false, false, false);
  }

  @Test
  void aHeadingMayBeInALineWithItsLinkOrALinkItself() {
    assertThat(left(TEXT + "<p>Lesen Sie auch: <a href=/1>Die letzte Fähre</a>"))
        .containsExactly(true, false);
    assertThat(left(TEXT + "<p><a href=/more>Related articles</a>" + LINKS))
        .containsExactly(true, false, false, false);
  }

  @Test
  void severalListsAndAHeadingOfNothingAreRemoved() {
    assertThat(left(TEXT + "<h3>Related articles</h3>" + LINKS + "<h3>Most read</h3>" + LINKS))
        .containsExactly(true, false, false, false, false, false, false);
    assertThat(left(TEXT + "<h3>Related articles</h3>")).containsExactly(true, false);
  }

  @Test
  void daysBetweenLinksMayStandThere() {
    assertThat(
            left(
                TEXT
                    + "<h3>Related articles</h3><div><a href=/1>The last ferry of the year</a></div><p>3 May"
                    + "<div><a href=/2>Cherries are brought by boat</a></div><p>5 May"))
        .containsExactly(true, false, false, false, false, false);
  }

  @Test
  void textBelowAHeadingStays() {
    assertThat(left(TEXT + "<h3>Related</h3><p>Ferries on rivers have ropes.</p>"))
        .doesNotContain(false);
    assertThat(left(TEXT + "<h3>Related articles</h3>" + LINKS + TEXT)).doesNotContain(false);
  }

  @Test
  void linksWithoutAHeadingAndOtherHeadingsStay() {
    assertThat(left(TEXT + LINKS)).doesNotContain(false);
    assertThat(left(TEXT + "<h3>Ferries</h3>" + LINKS)).doesNotContain(false);
    assertThat(left(TEXT + "<p>Related by marriage, the two ferrymen never speak."))
        .doesNotContain(false);
  }

  @Test
  void aLastSentenceThatBeginsLikeAHeadingStays() {
    assertThat(left(TEXT + "<p>More from the captain was never heard.")).doesNotContain(false);
    assertThat(left(TEXT + "<p>Mehr von ihm hörte man nie.")).doesNotContain(false);
  }

  @Test
  void aListOfLinksStays() {
    assertThat(left("<p>Lake Weekly<h3>Latest news</h3>" + LINKS)).doesNotContain(false);
  }
}
