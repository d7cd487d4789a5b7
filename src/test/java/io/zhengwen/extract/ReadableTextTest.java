package io.zhengwen.extract;

import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.page.PageModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReadableTextTest {
  private static String readable(String html) {
    PageModel page = model(html);
    Selection all = Selection.ofSubtree(page, 0);
    return TextRenderer.render(page, ReadableText.of(page, all)).strip();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<span class=visually-hidden> (opens in a new tab)</span>",
        "<span class='x govuk-visually-hidden'> (opens in a new tab)</span>",
        "<svg></svg><span class=sr-only>Externer Link, öffnet neues Fenster</span>",
        "<span><i class=ScreenReader>, opens new tab</i></span>",
        "<span style='position: absolute; clip: rect(0, 0, 0, 0); width: 1px'>, opens new tab</span>"
      })
  void notesForScreenReadersAtTheEndsOfLinks(String note) {
    assertThat(readable("<p>See the <a href=/r target=_blank>report" + note + "</a> of May.</p>"))
        .isEqualTo("See the report of May.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<a href=/r>See the report<span class=sr-only> of May</span></a>",
        "<a href=/r target=_blank><span class=sr-only>See the report</span> of May</a>",
        "<a href=/r target=_blank>See the report<span class='not-sr-only'> of May</span></a>",
        "<a href=/r target=_blank>See the report<span class='focus:sr-only'> of May</span></a>",
        "<a href=/r target=_blank>See the report<span class=eclipsed> of May</span></a>",
        "See the report<span class=sr-only> of May</span>"
      })
  void otherTextInLinksStays(String html) {
    assertThat(readable("<p>" + html + "</p>")).isEqualTo("See the report of May");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<p><a href=#top>Back to top</a></p>",
        "<div>[ <a href=#Top><b>Top</b></a> ]</div>",
        "<p><a href=#page-top>このページの先頭へ</a></p>",
        "<p><a href='#back-to-top'>↑ Nach oben</a></p>"
      })
  void linesThatOnlyLeadToTheTop(String line) {
    assertThat(readable("<h2>Tides</h2><p>They rise.</p>" + line + "<h2>Winds</h2>"))
        .isEqualTo("Tides\nThey rise.\nWinds");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<div class=bbCodeBlock-expandLink><a>Click to expand...</a></div>",
        "<div class='quoteExpand'>Klicken, um alles zu sehen</div>",
        "<p class='text__show-more'><span role=button>Show <b>more</b></span></p>",
      })
  void labelsThatUnfoldWhatIsThereAreLeftOut(String label) {
    assertThat(readable("<blockquote>They rise." + label + "</blockquote><p>Do they?</p>"))
        .isEqualTo("They rise.\nDo they?");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<p class=read-more><a href=/tides>All tides</a></p>",
        "<p class=read-more-about>All tides</p>",
        "<div class=show-more><div><div><div>All tides</div></div></div></div>",
      })
  void linksToMoreAndFoldedTextsStay(String html) {
    assertThat(readable("<p>They rise.</p>" + html)).isEqualTo("They rise.\nAll tides");
  }

  @Test
  void iconsOfFontsAreLeftOut() {
    assertThat(readable("<h2><i>\uE90A</i> Tides <i>\uF054 \uF055</i></h2><p>\uD83C\uDF0A →</p>"))
        .isEqualTo("Tides\n\uD83C\uDF0A →");
  }

  @Test
  void privateCharactersAmongOthersStay() {
    assertThat(readable("<p>王\uE863的船</p>")).isEqualTo("王\uE863的船");
  }

  @Test
  void linksToTheTopAmongWordsStay() {
    assertThat(readable("<p>The <a href=#top>table above</a> has more.</p>"))
        .isEqualTo("The table above has more.");
    assertThat(readable("<h2><a href=#top>Top</a></h2><p><a href=#tides>Tides</a></p>"))
        .isEqualTo("Top\nTides");
  }
}
