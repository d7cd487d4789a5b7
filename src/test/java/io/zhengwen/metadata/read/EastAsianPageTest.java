package io.zhengwen.metadata.read;

import static io.zhengwen.metadata.publication.DatedPages.NOTICE;
import static io.zhengwen.metadata.publication.DatedPages.day;
import static io.zhengwen.metadata.publication.DatedPages.of;
import static io.zhengwen.metadata.publication.DatedPages.ofNotice;
import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.PageMetadata;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Dates and authors by the templates of Chinese, Japanese and Korean platforms. */
class EastAsianPageTest {
  private static List<String> authors(PageMetadata page) {
    return page.authors().stream().map(MetadataValue::value).toList();
  }

  @Test
  void theDateOfARecommendedArticleIsNotThatOfThePage() {
    PageMetadata page =
        ofNotice(
            "zh-CN",
            "<div>最新推荐文章于 2025-04-18 16:40:50 发布</div><div><a>码海拾贝</a><span>于"
                + " 2023-01-29 21:20:11 首次发布</span></div>",
            "");
    assertThat(day(page.published())).isEqualTo("2023-01-29T21:20:11");
  }

  @Test
  void theVocabularyOfASearchEngineStatesDates() {
    PageMetadata page =
        ofNotice(
            "zh-CN",
            "<script type=application/ld+json>{\"@context\":\"https://ziyuan.baidu.com/contexts/"
                + "cambrian.jsonld\",\"title\":\"x\",\"pubDate\":\"2026-11-02T08:00:00\","
                + "\"upDate\":\"2026-11-05T09:30:00\"}</script>",
            "");
    assertThat(day(page.published())).isEqualTo("2026-11-02T08:00");
    assertThat(day(page.modified())).isEqualTo("2026-11-05T09:30");
  }

  @Test
  void aTimeMayBeFollowedByACountWithoutASpace() {
    PageMetadata page =
        ofNotice("zh-CN", "<span>2026年11月28日 20:15</span><span>1203浏览 · 88喜欢</span>", "");
    assertThat(day(page.published())).isEqualTo("2026-11-28T20:15");
  }

  @Test
  void theDayOnWhichASourceWasReadIsNotThatOfThePage() {
    PageMetadata page =
        ofNotice(
            "zh-TW",
            "",
            "<ol class=references><li><span class=reference-text>步道導覽手冊. 2011"
                + " [2023-04-05].</span></li></ol>");
    assertThat(day(page.published())).isEqualTo("none");
  }

  @Test
  void aDateOfChangeThatIsGivenAsThatOfPublicationIsThatOfChangeToo() {
    String aside = "<dl><dt>词条统计</dt><dd>最近更新：<span>（2026-08-14）</span></dd></dl>";
    PageMetadata page = ofNotice("zh-CN", "", NOTICE + NOTICE + aside);
    assertThat(day(page.published())).isEqualTo("2026-08-14");
    assertThat(day(page.modified())).isEqualTo("2026-08-14");
  }

  @Test
  void theRootOfAPageMadeByAFrameworkIsNoLinkToTheNext() {
    String html =
        "<html lang=ja><title>型で守るフォームの設計</title><div id=__next><article><h1>型で守るフォームの設計</h1>"
            + "<span>公開日：<time>2023/08/20</time></span><span>更新日：<time>2023/09/01</time></span>"
            + "<p>設定ファイルを一行ずつ読み直して、ようやく原因が文字コードの違いにあることに気がついた。</p></article></div>";
    assertThat(day(of("https://z.example/a/7", html).modified())).isEqualTo("2023-09-01");
  }

  @Test
  void dateUpdateIsADateOfChange() {
    PageMetadata page =
        ofNotice("zh-CN", "<meta itemprop=dateUpdate content='2026-03-16 12:30'>2026-03-16", "");
    assertThat(day(page.modified())).isEqualTo("2026-03-16T12:30");
  }

  @Test
  void aKoreanReporterBehindALabelIsGivenWithoutTheOffice() {
    String html =
        "<html lang=ko><meta property=og:type content=article><title>마을 쉼터 조성</title><h3>마을 쉼터"
            + " 조성</h3><ul><li>기자명 <a>최가람 기자</a></li><li>입력 2024.03.28 10:20</li></ul><p>"
            + "군은 낡은 배수로와 보도를 정비하고 마을 입구에 작은 쉼터를 만든다고 밝혔다. ".repeat(12);
    assertThat(authors(of("https://news.example/7", html))).containsExactly("최가람");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<div class=author-box>作者最新文章<ul><li>一条巷子应该多宽</li></ul></div>",
        "<div class=area-editor>市府表示，這次工程分成三期進行，第一期先改善排水系統。施工期間禁止進入，請民眾多加留意</div>",
        "<div class=author-info>粉丝：3012 文章：12</div>",
        "<div class=author>匿名用户</div>",
      })
  void whatStandsInAnAuthorsBoxMayBeNoName(String box) {
    assertThat(authors(ofNotice("zh-CN", "", box))).isEmpty();
  }

  @Test
  void theNameThatTestsFindAnElementByTellsAnAccount() {
    PageMetadata page =
        of(
            "https://baijia.example.cn/s?id=7",
            "<title>渡轮推迟开航到明天早上</title><div class=sKHSJ>渡轮推迟开航到明天早上</div><p class=_7y5"
                + " data-testid=author-name>港边旧事</p><span>2026-11-23 18:20</span>"
                + NOTICE);
    assertThat(authors(page)).containsExactly("港边旧事");
  }

  @Test
  void aDeclaredAccountBelowTheHeadlineIsTheAuthor() {
    PageMetadata page =
        of(
            "https://v.example.cn/read/7",
            "<title>渡轮推迟开航</title><meta name=author content=港边旧事><h1>渡轮推迟开航</h1><p>2026-11-23"
                + "</p><a class=up-name href=/space/881>港边旧事</a>"
                + NOTICE);
    assertThat(authors(page)).containsExactly("港边旧事");
  }

  @Test
  void theAuthorOfANovelIsDeclared() {
    PageMetadata page =
        of(
            "https://s.example.cn/book/3/7.html",
            "<title>第七章 雨夜_听潮剑_书阁</title><meta property=og:type content=article><meta property=og:novel:author content=沈半盏>"
                + "<h1>第七章 雨夜</h1>"
                + NOTICE);
    assertThat(authors(page)).containsExactly("沈半盏");
  }

  @Test
  void theDayOfAReviewIsDeclaredInRdfa() {
    PageMetadata page =
        ofNotice(
            "zh-CN",
            "<span property='v:dtreviewed' content='2026-11-19'>2026-11-19 23:50</span>",
            "<ul><li>导演: 龙知秋<li>上映: 2026-11-06(中国大陆)</ul>");
    assertThat(day(page.published())).startsWith("2026-11-19");
  }

  @Test
  void theAuthorOfAnAccountsArticleIsDeclaredTwice() {
    String html =
        "<meta property=og:type content=article><meta property=og:article:author content=苏晚棠><meta"
            + " property=twitter:creator content=苏晚棠><meta property=twitter:creator content=@nan>"
            + "<h1>柑橘为什么要留到春节后</h1><span class=nickname><a>南坡笔记</a></span>"
            + NOTICE;
    assertThat(authors(of("https://mp.example/s/7", html))).containsExactly("苏晚棠");
  }
}
