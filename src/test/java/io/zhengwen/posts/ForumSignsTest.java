package io.zhengwen.posts;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ForumSignsTest {
  private static boolean isForum(String url, String html) {
    return ForumSigns.of(PageModelBuilder.build(new PageReader().read(html, url)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://bikes.example/forum/viewtopic.php?t=5",
        "http://bikes.example/viewthread.php?tid=40021&extra=page%3D1",
        "https://bbs.bikes.example/t/88213",
        "https://www.bikes.example/r/pedals/comments/1hx/why_they_creak/",
        "https://code.bikes.example/pedals/pedals/issues/318",
        "https://groups.bikes.example/g/pedal-users/c/4q9X",
        "https://www.bikes.example/t/988215?p=2",
        "https://community.bikes.example/t/why-pedals-creak/812",
        "https://community.bikes.example/pedals-31/why-they-creak-812",
        "https://news.bikes.example/item?id=7700",
        "https://bikes.example/qa/q9308112.html",
        "https://www.bikes.example/frage/warum-knarzt-mein-pedal",
        "https://kin.bikes.example/qna/detail?docId=409912",
        "http://board.bikes.example/cgi-bin/ultimatebb.cgi?ubb=get_topic&t=318",
        "https://discuss.bikes.example/d/2068-types-of-pedals",
        "https://bikes.example/questions/30412/why-do-pedals-creak",
        "http://zhidao.bikes.example/q/9921.html",
        "https://bugs.bikes.example/show_bug.cgi?id=88121",
        "https://bikes.example/test/read.cgi/pedals/17000/",
        "https://www.bikes.example/luntan/88.html",
        "http://trac.bikes.example/ticket/318",
        "https://bugs.bikes.example/ubuntu/+source/pedals/+bug/873310",
        "https://bikes.example/m/pedals/t/51820/why-they-creak",
        "https://bikes.example/q/1010000009700001",
        "https://www.bikes.example/zboard/view.php?id=free&no=512",
        "https://bikes.example/pregunta/por-que-cruje-mi-pedal"
      })
  void addressesOfForumsAreKnown(String url) {
    assertThat(isForum(url, "<p>a")).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "https://bikes.example/community/why-pedals-creak",
        "https://bikes.example/2026/11/what-threads-pedals-have",
        "https://bikes.example/news?from=forum",
        "https://bikes.example/t/pedals",
        "https://bikes.example/item?ref=id",
        "https://bikes.example/qa/2024/03/pedals",
        "https://bikes.example/news/item?id=7700",
        "https://www.wendasmith.example/about",
        "https://dashboard.bikes.example/a",
        "https://bikes.example/tickets/318",
        "https://bikes.example/q/pedals"
      })
  void wordsOfHeadlinesAndOtherWordsSayNothing(String url) {
    assertThat(isForum(url, "<p>a")).isFalse();
  }

  @Test
  void softwareIsKnownByWhatItsPagesSay() {
    assertThat(isForum("", "<meta name=generator content='Discourse 3.4'><p>a")).isTrue();
    assertThat(isForum("", "<body id=phpbb><p>a")).isTrue();
    assertThat(isForum("", "<html><body data-template=thread_view><p>a")).isTrue();
    assertThat(isForum("", "<meta name=generator content='phpwind v9.0'><p>a")).isTrue();
    assertThat(isForum("", "<meta name=generator content='WordPress 6.8'><p>a")).isFalse();
  }

  @Test
  void theBodyIsNamedAfterAForum() {
    assertThat(isForum("", "<body class='node-type-forum page-node-8'><p>a")).isTrue();
    assertThat(isForum("", "<body class='node-type-article page-node-8'><p>a")).isFalse();
  }

  @Test
  void theWholePageIsOneOfQuestionsAndAnswers() {
    String page = "<html itemscope itemtype='https://schema.org/%s'><body><p>a";
    assertThat(isForum("", page.replace("%s", "QAPage"))).isTrue();
    assertThat(isForum("", page.replace("%s", "WebPage"))).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<p>Powered by <a href=/>YaBB 2.4</a>!",
        "<p>This forum powered by <a href=/>Phorum</a>.",
        "<p>Powered by SMF 1.1.4 | SMF &copy; 2006, Simple Machines LLC",
        "<p>Powered by vBulletin&reg; Version 3.8.4<p>Copyright &copy;2000 - 2010"
      })
  void softwareSignsItsPagesAtTheEnd(String end) {
    assertThat(isForum("", "<p>Pedals creak." + end)).isTrue();
    assertThat(isForum("", end + "<p>Pedals creak.".repeat(50))).isFalse();
  }

  @Test
  void proseAtTheEndIsNoSignature() {
    String prose = "Whoever ran a board of vBulletin in those days ".repeat(4);
    assertThat(isForum("", "<p>" + prose)).isFalse();
    assertThat(isForum("", "<p>Powered by WordPress")).isFalse();
  }

  @Test
  void articlesOfASoftwareForForumsAreNoThreads() {
    String head = "<meta name=generator content='Discuz! X3.4'>";
    assertThat(isForum("", head + "<body id=nv_forum><p>a")).isTrue();
    assertThat(isForum("", head + "<body id=nv_portal><p>a")).isFalse();
  }
}
