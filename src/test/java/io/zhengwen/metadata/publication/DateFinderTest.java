package io.zhengwen.metadata.publication;

import static io.zhengwen.metadata.publication.DatedPages.TEXT;
import static io.zhengwen.metadata.publication.DatedPages.day;
import static io.zhengwen.metadata.publication.DatedPages.of;
import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.Pages;
import io.zhengwen.extract.Extraction;
import io.zhengwen.extract.Selection;
import io.zhengwen.metadata.PageDate;
import io.zhengwen.metadata.PageMetadata;
import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.metadata.read.MetadataReader;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DateFinderTest {
  private static String published(String url, String html) {
    return of(url, html)
        .published()
        .map(date -> date.value() + " " + date.source().label())
        .orElse("none");
  }

  @Test
  void jsonLdOfTheArticle() {
    String page =
        "<title>Ferry news</title><script type=application/ld+json>{\"@type\":\"NewsArticle\","
            + "\"datePublished\":\"2026-11-21T08:30:00Z\",\"dateModified\":\"2026-11-22\"}"
            + "</script><h1>Ferry news</h1>"
            + TEXT;
    assertThat(published("https://quay.example/news/ferry-leaves-harbour", page))
        .isEqualTo("2026-11-21T08:30Z json-ld");
    assertThat(of("", page).modified().orElseThrow().value()).hasToString("2026-11-22");
  }

  @Test
  void jsonLdThatAFrameworkWritesAsAMetaElement() {
    String page =
        "<title>Ferry news</title><meta name='script:ld+json' content='{\"@type\":\"NewsArticle\","
            + "\"datePublished\":\"2026-11-21T08:30:00Z\"}'><h1>Ferry news</h1>"
            + TEXT;
    assertThat(published("https://quay.example/news/ferry-leaves-harbour", page))
        .isEqualTo("2026-11-21T08:30Z json-ld");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<relative-time datetime=2026-11-21T08:30Z>",
        "<harbour-timeago ts=2026-11-21T08:30:00.000+0000>",
        "<quay-timestamp timestamp=1795249800000>"
      })
  void customElementsForTimes(String element) {
    assertThat(
            published(
                "https://quay.example/news/ferry-leaves-harbour",
                "<title>Ferry news</title><h1>Ferry news</h1><p>" + element + "2 days ago" + TEXT))
        .isEqualTo("2026-11-21T08:30Z time");
  }

  @Test
  void aLabelledLineUnderTheHeadline() {
    assertThat(
            published(
                "https://quay.example/news/ferry-leaves-harbour",
                "<title>Ferry news</title><h1>Ferry news</h1><p class=date>Published: 21 November"
                    + " 2026</p>"
                    + TEXT))
        .isEqualTo("2026-11-21 byline");
  }

  @Test
  void aSheetOfACalendarWhosePartsOnlyStylesSetApart() {
    assertThat(
            published(
                "https://quay.example/ferry-leaves-harbour",
                "<title>Ferry news</title><h1>Ferry news</h1><div class=date>"
                    + "<span class=month>Nov</span> <span class=day>21</span>"
                    + "<span class=year>2026</span></div>"
                    + TEXT))
        .isEqualTo("2026-11-21 byline");
  }

  @Test
  void partsThatAreMoreThanADateAreNoSheetOfACalendar() {
    assertThat(
            published(
                "https://quay.example/films",
                "<title>Films of the quay</title><h1>Films of the quay</h1>"
                    + "<div class=title-date><span>Releases May 8, 2026</span>"
                    + "<span>1h 56m</span><span>R</span></div>"
                    + TEXT))
        .isEqualTo("none");
  }

  @Test
  void aChineseLineUnderTheHeadline() {
    assertThat(
            published(
                "",
                "<html lang=zh><title>渡轮离港</title><h1>渡轮离港</h1><div>来源：码头日报"
                    + " 发布时间：2026年11月21日 08:30</div><p>"
                    + "渡轮今天早上离开港口，船上没有一个人。".repeat(20)))
        .isEqualTo("2026-11-21T08:30 byline");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "lang=fa; <div>جمعه ۱۵ آبان ۱۴۰۵ - ۰۸:۳۰</div>; 2026-11-06T08:30 byline",
        "lang=en-US; <div class=meta>1405/8/15 10:20</div>; 2026-11-06T10:20 byline",
        "id=x; <time datetime=1405-08-15>15 آبان</time>; 2026-11-06 time",
        "lang=fa; <meta property=article:published_time content=1405-08-15T10:20:00+03:30>; 2026-11-06T10:20+03:30 open-graph",
      })
  void aPersianPageWithTheSolarCalendar(String declared, String date, String expected) {
    String headline = "کشتی بندر را ترک کرد";
    String title = "<title>" + headline + "</title><h1>" + headline + "</h1>";
    String page = "<html " + declared + ">" + title + date + "<p>";
    String text = "کشتی صبح امروز بندر را ترک کرد و هیچ کس در آن نبود. ".repeat(12);
    assertThat(published("https://quay.example/news/1", page + text)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "<p class=date>15 محرم 1447 هـ; 2025-07-10 byline",
        "<div class=date><p>15 محرم 1447 هـ<p>11 يوليو 2025</div>; 2025-07-11 byline",
        "<p class=date>15 محرم 1447 هـ<p><meta name=date content=2025-07-11>; 2025-07-11 meta",
        "<time>15 محرم 1447 هـ</time>; 2025-07-10 time",
      })
  void anArabicPageWithTheLunarCalendar(String date, String expected) {
    String page = "<html lang=ar><title>السفينة تغادر</title><h1>السفينة تغادر</h1>" + date + "<p>";
    String text = "غادرت السفينة الميناء صباح اليوم ولم يكن على متنها أحد. ".repeat(12);
    assertThat(published("https://quay.example/news/1", page + text)).isEqualTo(expected);
  }

  @Test
  void aPersianLabelTellsAChange() {
    PageMetadata found =
        of(
            "",
            "<html lang=fa><title>کشتی رفت</title><h1>کشتی رفت</h1><p>تاریخ انتشار: ۱۵ آبان ۱۴۰۵"
                + "<p>آخرین به‌روزرسانی: ۱۷ آبان ۱۴۰۵<p>"
                + "کشتی صبح امروز بندر را ترک کرد و هیچ کس در آن نبود. ".repeat(12));
    assertThat(found.published().orElseThrow().value()).hasToString("2026-11-06");
    assertThat(found.modified().orElseThrow().value()).hasToString("2026-11-08");
  }

  @Test
  void theFooterAndCommentsGiveNone() {
    assertThat(
            published(
                "https://quay.example/",
                "<title>Ferries</title><h1>Ferries</h1>"
                    + TEXT
                    + "<div class=comments><p>Ann, 3 May 2024: well done</div>"
                    + "<footer>© The Quay, 1 January 2020</footer>"))
        .isEqualTo("none");
  }

  @Test
  void aPageWithoutDatesHasNone() {
    assertThat(published("", "<title>Ferries</title><h1>Ferries</h1>" + TEXT)).isEqualTo("none");
  }

  @Test
  void ofTwoDatesUnderTheHeadlineThatNamedAfterPublicationIsTaken() {
    assertThat(
            published(
                "https://quay.example/blog/ferry-leaves-harbour",
                "<title>Ferry news</title><article><h1>Ferry news</h1><p class=entry-meta>"
                    + "<time class=updated datetime=2026-11-21>21.11.2026</time>"
                    + "<time class='entry-date published' datetime=2026-10-02>2.10.2026</time>"
                    + TEXT))
        .isEqualTo("2026-10-02 time");
  }

  @Test
  void anOpinionNamedCommentHasItsDateUnderTheHeadline() {
    assertThat(
            published(
                "https://quay.example/comment/ferry-leaves-harbour",
                "<title>Ferries, no more</title><article class=comment-article><h1>Ferries, no"
                    + " more</h1><p class=publish-date>21 November 2026</p>"
                    + TEXT
                    + "</article>"
                    + TEXT.repeat(2)))
        .isEqualTo("2026-11-21 byline");
  }

  @Test
  void aChangeBeforeThePublicationIsNone() {
    assertThat(
            of(
                    "",
                    "<title>Ferry news</title><meta property=article:published_time"
                        + " content=2026-11-21><meta property=article:modified_time"
                        + " content=2025-01-01><h1>Ferry news</h1>"
                        + TEXT)
                .modified())
        .isEmpty();
  }

  @Test
  void aDateGluedToANameIsRead() {
    DateEvidence evidence =
        DateEvidence.of(
            PageModelBuilder.build(
                new PageReader()
                    .read("<h1>Ferries</h1><p><b>Ann Lee</b><i>3/4/2025</i></p>" + TEXT, "")));
    assertThat(evidence.days()).containsExactly(LocalDate.of(2025, 3, 4));
  }

  @Test
  void theDayOfAnEventIsNotThatOfPublication() {
    String line = "<h1>Ferry party</h1><p class=date>Thursday, 24 December 2026, 7 pm</p>" + TEXT;
    String event =
        "<script type=application/ld+json>{\"@type\":\"Event\",\"startDate\":\"2026-12-24T19:00\"}"
            + "</script>";
    assertThat(day(of("", line).published())).isEqualTo("2026-12-24T19:00");
    assertThat(of("", event + line).published()).isEmpty();
    String labelled = "<h1>Ferry party</h1><p>Date: 24 December 2026</p>" + TEXT;
    assertThat(day(of("", labelled).published())).isEqualTo("2026-12-24");
    assertThat(of("", event + labelled).published()).isEmpty();
  }

  @Test
  void theDayOfACommentIsNotThatOfPublication() {
    PageModel page =
        PageModelBuilder.build(
            new PageReader()
                .read("<h1>Ferry</h1>" + TEXT + "<p id=c>Ann Lee, 21 November 2026, 7 pm</p>", ""));
    Extraction beside =
        Extraction.of(Selection.empty())
            .comments(Selection.ofSubtree(page, Pages.byId(page, "c")))
            .build();
    assertThat(MetadataReader.read(page).published()).isPresent();
    assertThat(MetadataReader.read(page, "", beside).published()).isEmpty();
  }

  @Test
  void theTimeOfACommentOnTheSameDayIsNotThatOfPublication() {
    String page =
        "<h1>Ferry</h1><p class=date>Published: 21 November 2026</p>"
            + TEXT
            + "<div class=comments><time datetime=2026-11-21T19:00Z>Saturday</time><p>Well said.</div>";
    assertThat(day(of("", page).published())).isEqualTo("2026-11-21");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "de; <meta name=date content='11/01/2026 08:30:00'>; Erstellt am: 01.11.2026; ''",
        "en; ''; Posted 01-11-2026; <p>Latest</p><p>1 November 2026</p>",
        "en; ''; Posted 01/11/2026; <p>Latest</p><p>25/10/2026</p>",
        "en; <meta name=date content=2026-11-01>; Posted 01/11/2026; ''",
      })
  void otherDatesOfThePageSayWhichNumberIsTheDay(
      String language, String meta, String line, String list) {
    String head = "<html lang=" + language + ">" + meta + "<title>Ferry news</title>";
    String page = head + "<h1>Ferry news</h1><p class=date>" + line + "</p>" + TEXT + list;
    assertThat(of("https://quay.example/news/ferry-news", page).published().orElseThrow().value())
        .extracting(PageDate::firstDay)
        .hasToString("2026-11-01");
  }

  @Test
  void microdataOfOtherArticlesSaysNothingOfThePage() {
    String cards =
        "<div class=related-posts><div><span itemprop=datePublished content=2026-11-22>22 Nov"
            + " 2026</span> <a href=/a>Storm</a></div><div><span itemprop=datePublished"
            + " content=2026-11-21>21 Nov 2026</span> <a href=/b>Fog</a></div></div>";
    String page = "<title>Ferry news</title><h1>Ferry news</h1>" + TEXT + cards;
    assertThat(published("https://quay.example/", page)).isEqualTo("none");
    PageHead head = PageHead.of(PageModelBuilder.build(new PageReader().read(page, "")));
    assertThat(new DateProperties(head).all()).isEmpty();
  }

  @Test
  void aChangeBesideTheDateOfPublication() {
    String line =
        "<p><span>Published: 15 January 2026</span><span>Updated: 1 March 2026</span></p>";
    String terms = "<title>Terms</title><div>Terms</div>" + line + TEXT;
    assertThat(of("", terms).modified().orElseThrow().value()).hasToString("2026-03-01");
    String elsewhere = line.replace("</span><span>", "</span></p>" + TEXT.repeat(9) + "<p>");
    assertThat(of("", "<title>Terms</title><div>Terms</div>" + elsewhere).modified()).isEmpty();
  }
}
