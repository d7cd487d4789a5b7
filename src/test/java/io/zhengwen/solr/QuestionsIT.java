package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Questions find pages with what they are about, and words of Chinese and Japanese that are typed
 * without spaces are found near each other.
 */
@Tag("solr10")
class QuestionsIT {
  private static final String FAR = "这一年的夏天很热，大家都在谈论天气。".repeat(8);
  private static SearchedPages pages;

  @BeforeAll
  static void start() throws Exception {
    pages =
        SearchedPages.of(
            "questions",
            List.of(
                Map.of("id", "row", "content", "通知：城南图书馆新馆开放时间有变"),
                Map.of("id", "near", "content", "城南图书馆今天宣布，新馆的开放推迟，具体时间另行公布。"),
                Map.of("id", "far", "content", "城南图书馆很大。" + FAR + "新馆要到明年才开放，时间未定。"),
                Map.of("id", "some", "content", "城南图书馆没有分馆。"),
                Map.of("id", "passport", "content", "市民可以在网上申请普通护照。"),
                Map.of("id", "visa", "content", "如何办理签证"),
                Map.of("id", "python", "content", "在 Windows 上安装 Python 3 的三种办法"),
                Map.of("id", "traditional", "content", "城南圖書館的新館，開放的時間不變"),
                Map.of("id", "japanese", "content", "明日の東京は晴れ。週間天気の予報はこちら。"),
                Map.of("id", "us", "content", "我们已经和对方联系。"),
                Map.of("id", "thai", "content", "โรงแรมนี้อยู่ใกล้กับสนามบินของเชียงใหม่"),
                Map.of(
                    "id",
                    "asks",
                    "content",
                    "How do I change my picture? I reset it and I do not know how."),
                Map.of(
                    "id", "answers", "content", "A forgotten password is reset in the settings."),
                Map.of(
                    "id",
                    "some words",
                    "content",
                    "How do I get to the old part of the harbour, and how is the weather?"),
                Map.of("id", "has all", "content", "How do I reset my password?")));
  }

  @Test
  void wordsInOneAreFoundNearEachOtherBehindTheRow() throws Exception {
    assertThat(pages.ids("图书馆新馆开放时间"))
        .startsWith("row")
        .containsExactlyInAnyOrder("row", "near", "traditional");
    assertThat(pages.ids("\"图书馆新馆开放时间\"")).containsExactly("row");
    assertThat(pages.snippet("near", "图书馆新馆开放时间")).contains("<em>图书馆</em>", "<em>新馆</em>");
  }

  @Test
  void wordsThatAskNeedNotBeThere() throws Exception {
    assertThat(pages.ids("如何申请护照？")).containsExactly("passport");
    assertThat(pages.ids("城南图书馆新馆什么时候开放")).contains("near", "traditional");
    assertThat(pages.ids("python怎么安装")).containsExactly("python");
    assertThat(pages.ids("python是什么")).containsExactly("python");
    assertThat(pages.ids("為什麼")).isEmpty();
  }

  @Test
  void questionsFindPagesWithoutTheWordsThatAsk() throws Exception {
    assertThat(pages.ids("how do I reset my password?"))
        .startsWith("has all")
        .containsExactlyInAnyOrder("has all", "answers", "asks");
    assertThat(pages.ids("how do I reset my password -settings")).doesNotContain("answers");
    assertThat(pages.ids("\"how do I reset my password\"")).containsExactly("has all");
  }

  @Test
  void snippetsMarkWhatAQuestionIsAbout() throws Exception {
    assertThat(pages.snippet("has all", "how do I reset my password?"))
        .isEqualTo("How do I <em>reset</em> my <em>password</em>?");
    assertThat(pages.snippet("answers", "how is a password reset"))
        .isEqualTo("A forgotten <em>password</em> is <em>reset</em> in the settings.");
    assertThat(pages.snippet("some words", "How do I read the old tide tables of the harbour?"))
        .isEqualTo(
            "How do I get to the <em>old</em> part of the <em>harbour</em>, and how is the weather?");
    assertThat(pages.snippet("has all", "\"how do I\" password")).contains("<em>How do I</em>");
  }

  @Test
  void japaneseIsDividedByItsOwnWords() throws Exception {
    assertThat(pages.ids("東京の天気予報")).containsExactly("japanese");
  }

  @Test
  void thaiIsDividedByItsOwnWords() throws Exception {
    assertThat(pages.ids("โรงแรมใกล้สนามบินเชียงใหม่")).containsExactly("thai");
    assertThat(pages.ids("\"โรงแรมใกล้สนามบินเชียงใหม่\"")).isEmpty();
    assertThat(pages.ids("โรงแรมใกล้สถานีรถไฟ")).isEmpty();
  }

  @Test
  void whatIsExcludedIsExcludedInARow() throws Exception {
    assertThat(pages.ids("城南图书馆 -图书馆新馆开放时间")).contains("near").doesNotContain("row");
    assertThat(pages.ids("城南图书馆 NOT 图书馆新馆开放时间")).contains("near").doesNotContain("row");
  }

  @Test
  void shortPhrasesStayWhole() throws Exception {
    for (String phrase : List.of("联系我们", "图书分馆", "城南分馆")) {
      assertThat(pages.ids(phrase)).as(phrase).isEmpty();
    }
  }
}
