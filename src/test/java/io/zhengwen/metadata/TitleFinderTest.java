package io.zhengwen.metadata;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TitleFinderTest {
  private static TitleFinder.Found found(String url, String html) {
    return TitleFinder.find(PageHead.of(PageModelBuilder.build(new PageReader().read(html, url))));
  }

  private static String title(String url, String html) {
    return found(url, html).title().map(MetadataValue::value).orElse("");
  }

  @Test
  void theHeadingThatAgreesWithTheDocumentTitleWins() {
    assertThat(
            title(
                "",
                "<title>Harbour to be dredged - The Gazette</title><h1>The Gazette</h1>"
                    + "<h1>Harbour to be <i>dredged</i></h1>"))
        .isEqualTo("Harbour to be dredged");
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

  @ParameterizedTest
  @CsvSource({
    "提醒｜寒潮来了，这份防冻指南请收好_江报网, 提醒｜寒潮来了，这份防冻指南请收好",
    "央视快评|坚定不移推进高质量发展_江报网, 央视快评|坚定不移推进高质量发展",
    "临江市-南都市合作框架协议签署 - 时政 - 江报网, 临江市-南都市合作框架协议签署",
    "临江—南都高铁今日开通-江报网, 临江—南都高铁今日开通",
    "买买提·吐尔逊：草原上的马背医生_江报网, 买买提·吐尔逊：草原上的马背医生",
    "深度｜慢车不再停靠以后_渡口周刊, 慢车不再停靠以后",
    "江南理工大学计算机科学与技术学院-王小明教授作学术报告, 王小明教授作学术报告",
    "临江市人民政府 | 关于做好水稻收割工作的通知, 关于做好水稻收割工作的通知",
    "みなと新報 - ぬか漬けを失敗しないで続けるこつ, ぬか漬けを失敗しないで続けるこつ",
    "고래일보 - 윤슬 재개관··· 시민 “반갑다”-문화ㅣ고래일보, 윤슬 재개관··· 시민 “반갑다”",
    "标题里没有空格的那一条－江报网, 标题里没有空格的那一条",
    "首页>政务公开>通知公告>关于停水的通知, 关于停水的通知",
    "〖江报网〗关于停水的通知, 关于停水的通知",
    "'关于停水的通知,江报网', 关于停水的通知",
    "临江市水务局 通知公告 关于停水的通知, 关于停水的通知"
  })
  void theLineOfThePageBetweenTheMarksOfAnEastAsianTitleIsTheTitle(String title, String shown) {
    String head =
        "<title>" + title + "</title><ul><li><a href=/>首页</a><li><a href=/t>通知公告</a></ul>";

    for (String element : new String[] {"h1", "h2", "h3", "div", "h1 class=bt", "center"}) {
      assertThat(title("", head + "<" + element + ">" + shown + "</" + element + "><p>正文</p>"))
          .as(element)
          .isEqualTo(shown);
    }
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

  @ParameterizedTest
  @CsvSource({
    // A blog's name above the headline, and a motto below it.
    "搬家，以及告别仪式 - 阿禾的自留地 - 风车博客, <h1>阿禾的自留地</h1><div>搬家，以及告别仪式</div>, '搬家，以及告别仪式'",
    "金钟国 - 万象百科，自由的百科全书, <h1>金钟国</h1><div>万象百科，自由的百科全书</div>, 金钟国",
    // The name of the school in the header is longer than the headline.
    "江南理工大学计算机学院-王小明作报告, <div>江南理工大学计算机学院</div><h1>王小明作报告</h1>, 王小明作报告",
    // Names of sections are links, or too short.
    "学校召开春季安全工作会议_新闻中心_江南大学, <a href=/n>新闻中心</a><p>会议</p>, 学校召开春季安全工作会议",
    "学校召开春季安全工作会议_新闻中心_江南大学, <h2>新闻中心</h2><p>会议</p>, 学校召开春季安全工作会议",
    // Text that the title has without a mark at its end.
    "临江市水务局通知_江报网, <h2>临江市</h2><div>水务局</div><p>会议</p>, 临江市水务局通知"
  })
  void otherLinesAreNotTheTitle(String title, String body, String expected) {
    assertThat(title("", "<title>" + title + "</title>" + body)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "关于表彰<br>二〇二六年度先进集体的决定, 关于表彰二〇二六年度先进集体的决定_临江市, 关于表彰二〇二六年度先进集体的决定",
    "'\n 关于授予\n 钱塘江杯的决定\n', 关于授予钱塘江杯的决定, 关于授予钱塘江杯的决定",
    "<p>凝聚力量</p><p>——热烈祝贺会议开幕</p>, 凝聚力量——热烈祝贺会议开幕_江报网, 凝聚力量——热烈祝贺会议开幕",
    "优秀教师王　明<br>2026年事迹, 优秀教师王明2026年事迹, 优秀教师王明2026年事迹",
    "养老有“医”靠<br>护理有温度, 养老有“医”靠 护理有温度-江报网, 养老有“医”靠 护理有温度",
    "Galaxy<br>Book 新款平板电脑上市, GalaxyBook 新款平板电脑上市, Galaxy Book 新款平板电脑上市"
  })
  void spacesThatOnlyTheHeadingHasAreBreaksOfItsLayout(String h1, String title, String expected) {
    assertThat(title("", "<title>" + title + "</title><h1>" + h1 + "</h1>")).isEqualTo(expected);
  }

  @Test
  void theHeadlineThatGovernmentSitesDeclareIsTheTitle() {
    String head =
        "<title>临江市人民政府</title><meta name=SiteName content=临江市人民政府>"
            + "<meta name=ArticleTitle content='关于停水的通知&lt;br>（第二号）'>";

    assertThat(title("", head + "<div>关于停水的通知</div>")).isEqualTo("关于停水的通知 （第二号）");
    assertThat(title("", head + "<h1>临江市人民政府</h1>")).isEqualTo("关于停水的通知 （第二号）");
    assertThat(title("", head + "<h1>关于停水的通知（第二号）</h1>")).isEqualTo("关于停水的通知（第二号）");
    assertThat(
            title(
                "",
                "<title>停水通知_临江市人民政府</title><meta name=SiteName content=临江市人民政府>"
                    + "<meta name=ArticleTitle content=临江市人民政府>"))
        .isEqualTo("停水通知");
  }

  @Test
  void aPageOfManyLinesLikeTheTitleIsReadInTime() {
    String page = "<title>" + "啊".repeat(290) + "_江报网</title>" + "啊<br>".repeat(100_000);

    assertThat(assertTimeoutPreemptively(Duration.ofSeconds(20), () -> title("", page)))
        .startsWith("啊");
  }
}
