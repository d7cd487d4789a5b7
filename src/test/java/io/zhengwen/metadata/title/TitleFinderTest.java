package io.zhengwen.metadata.title;

import static io.zhengwen.metadata.title.Titles.found;
import static io.zhengwen.metadata.title.Titles.title;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TitleFinderTest {
  @Test
  void theHeadingThatAgreesWithTheDocumentTitleWins() {
    assertThat(
            title(
                "",
                "<title>Harbour to be dredged - The Gazette</title><h1>The Gazette</h1>"
                    + "<h1>Harbour to be <i>dredged</i></h1>"))
        .isEqualTo("Harbour to be dredged");
  }

  @ParameterizedTest
  @CsvSource({
    "<title>[2509.1] Sorting with lies</title><meta property=og:title content='Sorting with lies'>,"
        + "<b>Title:</b>Sorting with lies",
    "<title>Sorting with lies | Forum</title>,<b>Solved</b> <i>Sorting with lies</i>",
    "<title>Solved - Sorting with lies | Forum</title><script type=application/ld+json>"
        + "{\"@type\":\"Article\";\"headline\":\"Sorting with lies\"}</script>,"
        + "<b>Solved</b> Sorting with lies"
  })
  void aLabelBeforeTheDeclaredTitleIsLeftOut(String head, String h1) {
    assertThat(
            title(
                "https://example.org/1",
                "<head>" + head.replace(';', ',') + "</head><body><h1>" + h1 + "</h1>"))
        .isEqualTo("Sorting with lies");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Tunnel to close all winter, and neighbours fear the worst | h1",
        "Tunnel to close all winter: what 3,000 drivers can do | title",
        "Tunnel to close all winter with 120 Comments and Photos | title"
      })
  void aHeadingThatGoesOnWithAClauseIsTheTitle(String h1, String wins) {
    assertThat(title("", "<title>Tunnel to close all winter</title><h1>" + h1 + "</h1>"))
        .isEqualTo(wins.equals("h1") ? h1 : "Tunnel to close all winter");
  }

  @Test
  void theOnlyHeadingWithItsDateBelowItIsTheTitle() {
    String head = "<title>New customs house | Harbour News</title>";
    String h1 = "The town asks for a customs house</h1>";
    String date = "<p>By Ann Lee</p><p>6 November 2026</p>";
    String url = "https://news.example.org/a/7";
    assertThat(title(url, head + "<h1>" + h1 + date))
        .isEqualTo("The town asks for a customs house");
    assertThat(title(url, head + "<h1>" + h1)).isEqualTo("New customs house");
    assertThat(title(url, head + "<h1><a href=/about>" + h1 + date)).isEqualTo("New customs house");
    assertThat(title(url, head + "<h1><a href=/a/7>" + h1 + date))
        .isEqualTo("The town asks for a customs house");
    assertThat(title(url, head + "<h1>Harbour News Daily Post</h1>" + date))
        .isEqualTo("New customs house");
  }

  @Test
  void withoutAHeadingOpenGraphComesFirst() {
    assertThat(
            title(
                "",
                "<title>x | y</title><meta property=og:title content='Harbour &amp; dredging |"
                    + " Gazette'><meta property=og:site_name content=Gazette><p>text</p>"))
        .isEqualTo("Harbour & dredging");
  }

  @Test
  void jsonLdHeadlineConfirmsAHeading() {
    assertThat(
            title(
                "",
                "<title>Gazette</title><h1>News</h1><h1>Harbour to be dredged</h1><script"
                    + " type=application/ld+json>{\"@graph\":[{\"@type\":\"Organization\",\"headline\":\"no\"},{\"@type\":\"NewsArticle\",\"headline\":\"Harbour"
                    + " to be dredged\"},]}</script>"))
        .isEqualTo("Harbour to be dredged");
  }

  @Test
  void brokenJsonLdIsIgnored() {
    assertThat(
            title(
                "",
                "<title>Dredging</title><script type=application/ld+json>{\"headline\":</script>"))
        .isEqualTo("Dredging");
  }

  @ParameterizedTest
  @CsvSource({
    "https://www.example-gazette.example/1, Dredging begins | Example Gazette, Dredging begins",
    "https://news.example/1, Dredging begins - News, Dredging begins",
    "'', 北京发布暴雨预警_新浪新闻, 北京发布暴雨预警",
    "'', 北京发布暴雨预警-社会频道-某某网, 北京发布暴雨预警",
    "'', Self-made well-being, Self-made well-being",
    "'', A loose end -, A loose end",
    "http://news.bbc.co.uk/2/hi/1.stm, BBC NEWS | Technology | A phone, Technology",
    "'', Only one part, Only one part",
    "'', '', ''"
  })
  void splitsTheSiteOffTheDocumentTitle(String url, String documentTitle, String expected) {
    assertThat(title(url, "<title>" + documentTitle + "</title><p>text</p>")).isEqualTo(expected);
  }

  @Test
  void aDeclaredHeadlineTellsThePartOfTheDocumentTitle() {
    String page = "<title>GAZETTE NEWS | Technology | A phone for the harbour</title>";
    String declared = "<meta name=Headline content='A phone for the harbour'>";
    assertThat(title("", page + declared)).isEqualTo("A phone for the harbour");
    assertThat(title("", page + "<meta name=Headline content='Another text'>"))
        .isEqualTo("GAZETTE NEWS");
  }

  @Test
  void aHeadlineOfKilobytesIsIgnored() {
    String headline = "Harbour to be dredged ".repeat(20_000);
    String page =
        "<title>Gazette</title>"
            + "<h1>Notes from the river</h1>".repeat(2_000)
            + "<script type=application/ld+json>{\"headline\":\""
            + headline
            + "\"}</script>";

    assertThat(assertTimeoutPreemptively(Duration.ofSeconds(20), () -> title("", page)))
        .isEqualTo("Gazette");
  }

  @Test
  void aSiteNameOfMegabytesIsIgnored() {
    String page =
        "<title>"
            + "xxx | ".repeat(49)
            + "</title><meta property=og:site_name content='"
            + "x-".repeat(8_000_000)
            + "'>";

    assertThat(assertTimeoutPreemptively(Duration.ofSeconds(20), () -> title("", page)))
        .startsWith("xxx");
  }

  @ParameterizedTest
  @CsvSource({
    "Quickstart<a class=headerlink href=#q>¶</a>, Quickstart",
    "<a href=#q><span>#</span></a> Quickstart, Quickstart",
    "Quickstart <a href=#q>🔗</a>, Quickstart",
    "<a href=/>Quickstart <b>!</b></a>, Quickstart !",
    "Quickstart §, Quickstart §"
  })
  void theSignOfALinkToTheHeadingIsLeftOut(String heading, String expected) {
    assertThat(title("", "<title>Quickstart</title><h1>" + heading + "</h1>")).isEqualTo(expected);
  }

  @Test
  void aHeadingInALinkIsKept() {
    assertThat(title("", "<a href=/><h1>Quickstart: <b>?!</b></h1></a>"))
        .isEqualTo("Quickstart: ?!");
  }

  @ParameterizedTest
  @CsvSource({
    "Harbour, Harbour news from all over the county and beyond, Harbour",
    "Gazette, What the Gazette found out in a year of asking, What the Gazette found out in a year of asking",
    "Ferries and tides, All that you should know before you sail, Ferries and tides",
    "Welcome aboard, All that you should know before you sail, All that you should know before you sail"
  })
  void aHeadingThatIsPartOfTheTitleOrOfTheAddressWins(String h1, String title, String expected) {
    assertThat(
            title(
                "https://www.gazette.example/guides/ferries-and-tides-2.html",
                "<title>" + title + "</title><h1>" + h1 + "</h1><p>text</p>"))
        .isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "bash - cat log | grep x fails - Quay Overflow, cat log | grep x fails",
    "Match a|b | c: how? | Quay Overflow, Match a|b | c: how?",
    "Tides::Table, Tides::Table",
    "regex - Tides::Table or Tides|Table? - Quay Overflow, Tides::Table or Tides|Table?",
    "Quay :: Ferries, Ferries"
  })
  void signsOfExpressionsDoNotEndAHeading(String title, String h1) {
    assertThat(
            title(
                "https://www.quay.example/q/1",
                "<title>" + title + "</title><h1>" + h1 + "</h1><p>text</p>"))
        .isEqualTo(h1);
  }

  @ParameterizedTest
  @CsvSource({
    "Using Tides::Table, Using Tides::Table",
    "Ferries or boats|all the boats, Ferries or boats|all the boats",
    "Ferries at night|Quay News, Ferries at night",
    "Ferries at night :: Boats, Ferries at night",
    "江边的渡船|江边晚报, 江边的渡船",
    "江边的渡船::江边晚报, 江边的渡船"
  })
  void signsWithoutSpacesJoinWordsOfAlphabets(String title, String expected) {
    assertThat(title("https://quaynews.example/", "<title>" + title + "</title><p>text</p>"))
        .isEqualTo(expected);
  }

  @Test
  void aDeclaredTitleEndsAtItsBar() {
    assertThat(title("", "<title>Ferries | Timetables | All the ports of the river</title>"))
        .isEqualTo("Ferries");
  }

  @Test
  void aBrokenAddressSaysNothing() {
    assertThat(
            title(
                "https://news.example/%zz%/",
                "<title>All that you should know</title><h1>Ferries</h1><p>text</p>"))
        .isEqualTo("All that you should know");
  }

  @ParameterizedTest
  @CsvSource({
    "article, Harbour ferries and tides in spring",
    "product, Harbour ferries and tides in spring",
    "website, All ferries and tides",
    "WebSite, All ferries and tides",
    "'', All ferries and tides"
  })
  void aHeadingThatAgreesInPartIsTheTitleOfADeclaredWork(String type, String expected) {
    assertThat(
            title(
                "",
                "<title>All ferries and tides | Gazette</title><meta property=og:type content='"
                    + type
                    + "'><h1>Harbour ferries and tides in spring</h1>"))
        .isEqualTo(expected);
  }

  @Test
  void aHeadingThatAgreesInAllIsTheTitleOfAnyPage() {
    assertThat(
            title(
                "",
                "<title>All ferries and all the tides this spring | Gazette</title>"
                    + "<h1>All the ferries and all the tides, this Spring</h1>"))
        .isEqualTo("All the ferries and all the tides, this Spring");
  }

  @Test
  void aSecondLevelHeadingIsTheTitleOnlyIfItAgreesInAll() {
    String head = "<title>All ferries and tides</title><meta property=og:type content=article>";

    assertThat(title("", head + "<h2>All ferries</h2><h2>Tides of the harbour</h2>"))
        .isEqualTo("All ferries and tides");
    assertThat(title("", head + "<h2>Tides</h2><h2>All Ferries and Tides</h2>"))
        .isEqualTo("All Ferries and Tides");
  }

  @Test
  void anArticleOfJsonLdIsAWorkWhateverOpenGraphSays() {
    String page =
        "<title>All ferries and tides | Gazette</title><meta property=og:type content=website>"
            + "<h1>Harbour ferries and tides in spring</h1>";
    String article = "<script type=application/ld+json>{\"@type\":\"NewsArticle\"}</script>";

    assertThat(title("", page)).isEqualTo("All ferries and tides");
    assertThat(title("", article + page)).isEqualTo("Harbour ferries and tides in spring");
  }

  @Test
  void theHeadlineIsTheHeadingEvenIfTheTitleIsDeclared() {
    TitleFinder.Found found =
        found("", "<title>All ferries and tides</title><h1>Harbour ferries and tides in May</h1>");

    assertThat(found.title().orElseThrow().value()).isEqualTo("All ferries and tides");
    assertThat(found.headline()).isEqualTo("Harbour ferries and tides in May");
    assertThat(found("", "<title>All ferries</title><h1>Gazette</h1>").headline())
        .isEqualTo("All ferries");
  }

  @Test
  void aHeadlineOfOpenGraphIsNotCutAtABarThatTheHeadingHas() {
    assertThat(title("", "<meta property=og:title content='提醒｜寒潮来了'><h1>提醒｜寒潮来了</h1>"))
        .isEqualTo("提醒｜寒潮来了");
    assertThat(
            title(
                "",
                "<title>Ferries | All the ports of the river - Gazette</title>"
                    + "<h1>Ferries | All the ports of the river</h1>"))
        .isEqualTo("Ferries | All the ports of the river");
  }

  @Test
  void thePageOfAWikiIsNotCalledByItsHyphenatedId() {
    String page =
        "<title>kites:tail-length [Wind Wiki]</title><h1 class=logo><a href=/doku.php?id=start>Wind Wiki</a></h1>"
            + "<h1>How long is a tail?</h1>";
    assertThat(Titles.title("https://wiki.example.org/doku.php?id=kites:tail-length", page))
        .isEqualTo("How long is a tail?");
  }
}
