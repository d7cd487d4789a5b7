package io.zhengwen.page.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.zhengwen.ContentExtractor;
import io.zhengwen.ExtractedPage;
import io.zhengwen.page.ParsedPage;
import io.zhengwen.page.read.PageReader;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScriptTextTest {
  private static final String FIRST =
      "The lock keeper opened the upper gate at seven, as he had done for thirty years, and nobody"
          + " on the barge below looked up from the morning papers.";
  private static final String SECOND =
      "By noon the queue reached the bridge; the harbour office counted forty boats, two of them"
          + " with passengers who asked for their money back.";
  private static final String THIRD =
      "The gate will be repaired in the spring, the council says, if the river allows it and the"
          + " parts arrive from the foundry in time.";
  private static final String FOURTH =
      "Until then one boat passes every half hour, in the order of arrival, and the keeper writes"
          + " each of them into his book.";
  private static final String SHELL =
      "<div id=root>Loading</div><noscript>Enable scripts</noscript>";
  private static final String TITLE = "<title>A lock and its keeper - Canal News</title>";

  private static String text(String html) {
    return ContentExtractor.create().extract(html, "").content();
  }

  private static String json(String json) {
    return TITLE + SHELL + "<script type=application/json>" + json + "</script>";
  }

  private static String body(String separator) {
    return String.join(separator, FIRST, SECOND, THIRD, FOURTH);
  }

  @Test
  void articleBodyOfAnAppShellIsItsMainText() {
    ExtractedPage page =
        ContentExtractor.create()
            .extract(
                "<title>Reader</title>"
                    + SHELL
                    + "<script type='application/ld+json'>{\"@graph\":[{\"@type\":\"WebSite\"},"
                    + "{\"@type\":\"Article\",\"articleBody\":\""
                    + body("\\n\\n")
                    + "\"}]}</script>",
                "");

    assertThat(page.content()).isEqualTo(body("\n"));
    assertThat(page.contentHtml()).contains("<p>" + FIRST + "</p>");
    assertThat(page.labels()).containsEntry(ContentExtractor.SOURCE, "script");
    assertThat(page.confidence()).isEmpty();
  }

  @Test
  void paragraphsBesideTheTitleAreOneTextInTheirOrder() {
    String state =
        "{\"props\":{\"menu\":[{\"text\":\"%s\"}],\"story\":{\"title\":\"A lock and its keeper\","
            + "\"blocks\":[{\"text\":\"%s\"},{\"text\":\"%s\"},{\"text\":\"Repairs\"},"
            + "{\"text\":\"%s\"},{\"text\":\"%s\"}]},\"related\":[{\"title\":\"Other\",\"text\":\"%s\"}]}}";
    String beside = "Our newsletter, sent on Fridays, tells you what has moved on the water.";
    String html =
        json(String.format(Locale.ROOT, state, beside, FIRST, SECOND, THIRD, FOURTH, beside));

    assertThat(text(html)).isEqualTo(String.join("\n", FIRST, SECOND, "Repairs", THIRD, FOURTH));
  }

  @Test
  void markupInStringsIsParsedAndItsScriptsAreNot() {
    String html =
        json(
            "{\"title\":\"A lock and its keeper\",\"html\":\"\\u003cp\\u003e"
                + body("\\u003c/p\\u003e\\u003cp\\u003e")
                + "\\u003cscript\\u003ealert(1)\\u003c/script\\u003e\"}");

    assertThat(text(html)).isEqualTo(body("\n"));
  }

  @Test
  void anAssignedStateIsRead() {
    String html =
        TITLE
            + SHELL
            + "<script>window.__STATE__ = {\"title\":\"A lock and its keeper\",\"text\":\""
            + body("\\n")
            + "\"}; start();</script>";

    assertThat(text(html)).isEqualTo(body("\n"));
  }

  @Test
  void chineseIsProseToo() {
    String sentence = "船闸管理员早上七点打开上闸门，三十年来天天如此，下面驳船上没有一个人抬头看他。";
    String html =
        "<title>船闸与看闸人_运河新闻网</title><div>加载中</div><script"
            + " type=application/json>{\"title\":\"船闸与看闸人\",\"content\":\""
            + sentence.repeat(20)
            + "\"}</script>";

    assertThat(text(html)).contains(sentence.repeat(20));
  }

  @Test
  void aThirdAsManyIdeographsAsLettersAreEnough() {
    String sentence = "船闸管理员早上七点打开上闸门，三十年来天天如此，下面驳船上没有一个人抬头看他。";
    String page =
        "<title>船闸与看闸人</title><script type=application/json>{\"a\":\"船闸与看闸人\",\"b\":\"TEXT\"}</script>";

    assertThat(text(page.replace("TEXT", sentence.repeat(5)))).isEqualTo(sentence.repeat(5));
    assertThat(text(page.replace("TEXT", sentence.repeat(4)))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<div id=app data-page='{\"page\":\"Story\",\"props\":JSON}'></div>",
        "<x-story :story='JSON' :count='3'></x-story>",
        "<div data-options='{broken' data-state=' [JSON]'></div>",
        "<div data-state='%7B%22title%22%3A%22A%20lock%20and%20its%20keeper%22%2C%22text%22%3A%22TEXT%22%7D'>"
      })
  void propertiesOfComponentsAreRead(String element) {
    String json = "{\"title\":\"A lock and its keeper\",\"text\":\"TEXT\"}";
    String html = element.replace("JSON", json).replace("TEXT", body(" "));

    assertThat(text(TITLE + SHELL + html)).isEqualTo(body(" "));
  }

  @Test
  void aPageWithTextOfItsOwnIsLeftAlone() {
    String html =
        "<title>T</title><article><h1>T</h1>"
            + ("<p>" + SECOND + "</p>").repeat(5)
            + "</article><script type='application/ld+json'>{\"articleBody\":\""
            + FIRST.repeat(20)
            + "\"}</script>";

    ParsedPage page = new PageReader().read(html, "");

    assertThat(page.textFromScripts()).isFalse();
    assertThat(page.document().body().text()).doesNotContain(FIRST);
    assertThat(new PageReader().read(html.replace("<p>", "<p hidden>"), "").textFromScripts())
        .isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"messages\":{\"a\":\"%s\",\"b\":\"%s\"}}",
        "{\"title\":\"Another page's title\",\"text\":\"%s %s\"}",
        "{\"title\":\"A lock and its keeper\",\"a\":{\"b\":{\"c\":{\"d\":{\"e\":\"%s %s\"}}}}}",
        "{\"title\":\"A lock and its keeper\",\"code\":\"if (a) { b(); } %2$.0s%1$.0s\"}",
        "{\"title\":\"A lock and its keeper\",\"text\":\"Too short to be a story.\"}"
      })
  void proseThatIsNotThePagesOwnIsNotTaken(String json) {
    String long1 = FIRST.repeat(5);
    ParsedPage page =
        new PageReader().read(json(String.format(Locale.ROOT, json, long1, long1)), "");

    assertThat(page.textFromScripts()).isFalse();
  }

  @Test
  void hostileDataDoNoHarm() {
    String article = "{\"articleBody\":\"" + body("\\n") + "\"";
    for (String data :
        List.of(
            "[".repeat(1_000_000),
            "{\"a\":".repeat(1_000_000),
            "["
                + "{\"title\":\"A lock and its keeper\",\"a\":[".repeat(900)
                + "\"x\",".repeat(200_000),
            "{\"articleBody\":\"" + "x".repeat(5_000_000) + "\"}",
            "{\"articleBody\":\"" + "a, b. ".repeat(2_000_000) + "\"}",
            "{\"articleBody\":\"" + "\\u003cb\\u003e".repeat(300_000) + "\"}",
            "{\"articleBody\":\"\\ud800\\udfff\\u0000",
            "\"articleBody",
            "")) {
      ParsedPage page = new PageReader().read(json(data), "");
      assertThat(page.textFromScripts()).isFalse();
    }
    assertThat(text(json(article + ",\"cut\":{\"off"))).isEqualTo(body("\n"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"window.state=", "var state = ", "let\nstate=", "const  state\n=\n"})
  void dataAssignedToAVariableAreRead(String assignment) {
    String data = "{\"articleBody\":\"" + body("\\n\\n") + "\"}";

    assertThat(text(TITLE + SHELL + "<script>" + assignment + data + "</script>"))
        .isEqualTo(body("\n"));
  }

  @Test
  void scriptsOfSpacesAreReadInLinearTime() {
    String script = "<script>" + " ".repeat(400_000) + "-</script>";

    assertTimeoutPreemptively(
        Duration.ofSeconds(20), () -> new PageReader().read("<body>" + script, ""));
  }

  @Test
  void aDocumentTitleOfMegabytesNamesNoObjectOfTheData() {
    String title = "a".repeat(3_000_000);
    String string = "\"" + "a".repeat(1_000_001) + "b\"";
    String json = "[" + String.join(",", Collections.nCopies(10, string)) + "]";

    ParsedPage page =
        assertTimeoutPreemptively(
            Duration.ofSeconds(20),
            () ->
                new PageReader()
                    .read(
                        "<title>" + title + "</title><script type=json>" + json + "</script>", ""));
    assertThat(page.textFromScripts()).isFalse();
  }

  @Test
  void aShortTextThatJsonLdDescribesIsEnough() {
    String shell =
        TITLE
            + SHELL
            + "<script type='application/ld+json'>{\"@type\":\"JobPosting\",\"description\":\"%s\"}"
            + "</script>";
    assertThat(text(shell.replace("%s", FIRST))).isEqualTo(FIRST);
    assertThat(text(shell.replace("%s", "A lock keeper is wanted."))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "You need to enable JavaScript to run this app.",
        "<strong>We're sorry but reader doesn't work properly without JavaScript enabled.</strong>",
        "<p>Bitte Javascript aktivieren.</p><p>Danke</p>",
        "请启用脚本",
        "Для работы сайта включите скрипты."
      })
  void noticesForThoseWhoRunNoScriptsAreNoText(String notice) {
    ExtractedPage page =
        ContentExtractor.create()
            .extract(TITLE + "<div id=app></div><noscript>" + notice + "</noscript>", "");

    assertThat(page.content()).isEmpty();
    assertThat(page.body()).isEmpty();
  }

  @Test
  void otherTextForThemStays() {
    String html = TITLE + "<div id=app></div><noscript><p>" + FIRST + "</p></noscript>";

    assertThat(text(html)).isEqualTo(FIRST);
  }

  @Test
  void menusAreNoTextOfThePagesOwn() {
    String state =
        "<script>state = {\"title\":\"A lock and its keeper\",\"text\":\""
            + body("\\n")
            + "\"}</script>";
    String menu = "<div>" + "<a href=/c><b>Canals of the north</b></a> ".repeat(40) + "</div>";
    String footer = "<footer>" + FIRST.repeat(4) + "</footer>";

    assertThat(text(TITLE + menu + "<div id=root></div>" + footer + state)).isEqualTo(body("\n"));
  }

  @Test
  void headlinesOfOtherPagesAreTextOfThePagesOwn() {
    String list = ("<li><a href=/1>" + THIRD + "</a></li>").repeat(6);

    assertThat(
            new PageReader()
                .read(
                    TITLE + list + "<script>a={\"articleBody\":\"" + body("\\n").repeat(9) + "\"}",
                    "")
                .textFromScripts())
        .isFalse();
  }
}
