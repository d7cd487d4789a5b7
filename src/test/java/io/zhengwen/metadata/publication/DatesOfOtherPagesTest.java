package io.zhengwen.metadata.publication;

import static io.zhengwen.metadata.publication.DatedPages.TEXT;
import static io.zhengwen.metadata.publication.DatedPages.day;
import static io.zhengwen.metadata.publication.DatedPages.of;
import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.metadata.PageMetadata;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Dates of pages that state none, among the day's date and those of other pages. */
class DatesOfOtherPagesTest {
  private static final String MENU = "<li><a href=/s>Section</a></li>".repeat(8);

  private static String published(String above, String headline, String line) {
    return of(
            "https://quay.example/news/4711",
            "<title>The ferry leaves the harbour at noon</title><div class=top><span>"
                + above
                + "</span></div><ul>"
                + MENU
                + "</ul><div class=main>"
                + headline
                + line
                + TEXT
                + "</div><div class=more><div><a href=/1>The old lighthouse gets a new lamp</a>"
                + "<em>18 November 2026</em></div><div><a href=/2>Council wants a wider bridge"
                + " by summer</a><em>10 November 2026 12:00</em></div><a href=/3>Three boats sank"
                + " in the gale of Sunday</a><br><small>29 October 2026</small></div>")
        .published()
        .map(date -> date.value().toString())
        .orElse("none");
  }

  @ParameterizedTest
  @CsvSource({
    "'Thursday, 26 November 2026', <h1>The ferry leaves the harbour at noon</h1>",
    "26/11/2026, <h1>The ferry leaves the harbour at noon</h1>",
    "'', <div class=tt>The ferry leaves the harbour at noon</div>",
    "'Thursday, 26 November 2026', <div class=tt>The ferry leaves the harbour at noon</div>"
  })
  void theDateUnderTheHeadlineIsThePages(String above, String headline) {
    assertThat(published(above, headline, "<div>12 November 2026</div>")).isEqualTo("2026-11-12");
    assertThat(published(above, headline, "<div>Ann Lee | 12 November 2026, 8:30</div>"))
        .isEqualTo("2026-11-12T08:30");
  }

  @Test
  void datesOfOtherPagesAreNone() {
    assertThat(published("", "<h1>The ferry leaves the harbour at noon</h1>", ""))
        .isEqualTo("none");
  }

  @Test
  void whoEditedATextDidNotChangeIt() {
    assertThat(DateLabel.of("Written by: Ann Lee, Edited by: Bo Tran | News | "))
        .isNotEqualTo(DateLabel.MODIFIED);
    assertThat(DateLabel.of("Last edited: ")).isEqualTo(DateLabel.MODIFIED);
  }

  @Test
  void aLabelledDateBelowTheHeadlineIsThePagesWhateverLinkIsBesideIt() {
    String list =
        "<dl><dt>From</dt><dd><a href=/p>The Right Honourable Ann Lee of Quay</a></dd>"
            + "<dt>Published</dt><dd>4 November 2026</dd><dt>Last updated</dt><dd>6 November"
            + " 2026</dd></dl>";
    PageMetadata page =
        of("https://quay.example/1", "<h1>The ferry leaves the harbour at noon</h1>" + list + TEXT);
    assertThat(day(page.published())).isEqualTo("2026-11-04");
    assertThat(day(page.modified())).isEqualTo("2026-11-06");
  }

  @Test
  void aChangeInABoxBelowTheHeadlineIsGiven() {
    PageMetadata page =
        of(
            "https://quay.example/1",
            "<h1>The ferry leaves the harbour at noon</h1><aside><p>Ann Lee</p><p>Thu 12 Nov"
                + " 2026</p><p>Last modified on Fri 13 Nov 2026</p></aside>"
                + TEXT);
    assertThat(day(page.modified())).isEqualTo("2026-11-13");
  }

  @ParameterizedTest
  @CsvSource({
    "/author/lee, '', true",
    "/tags/ferries, '', true",
    "/x, author, true",
    "/x, nofollow tag, true",
    "#comments, '', true",
    "/news/, '', true",
    "/news, '', true",
    "https://www.quay.example/news/4711, '', true",
    "/news/4711?page=2, '', false",
    "/news/4712, '', false",
    "/new, '', false",
    "/tags, '', false",
    "https://pier.example/news/, '', false"
  })
  void aLinkToAPersonOrTopicOrPlaceAboveAnnouncesNoOtherPage(
      String href, String relation, boolean own) {
    String line =
        "<p class=by><a rel='"
            + relation
            + "' href='"
            + href
            + "'>The Right Honourable Ann Lee of Quay</a><span>12 November 2026</span></p>";
    DateEvidence evidence =
        DateEvidence.of(
            PageModelBuilder.build(
                new PageReader()
                    .read(
                        "<h1>The ferry leaves the harbour at noon</h1>" + line + TEXT,
                        "https://quay.example/news/4711")));
    assertThat(evidence.seen()).isNotEmpty();
    assertThat(evidence.seen()).allMatch(date -> date.around().ofOther() != own);
  }
}
