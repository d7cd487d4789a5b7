package io.zhengwen.method.combined;

import static io.zhengwen.Pages.model;
import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.extract.Extraction;
import io.zhengwen.extract.TextRenderer;
import io.zhengwen.page.PageModel;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class CombinedExtractorTest {
  private static final String ENGLISH =
      "<p>The council met on Tuesday to discuss the new plan for the harbour, which residents and"
          + " shop owners have debated for years.</p>";
  private static final String CHINESE = "<p>市议会周二开会讨论港口的新计划，居民和店主多年来一直在争论，会议决定明年春天开始施工。</p>";

  private static Extraction extract(PageModel page) {
    return new CombinedExtractor(CombinedParams.DEFAULT, CombinedModel.shipped()).extract(page);
  }

  private static String mainText(String html) {
    PageModel page = model(html);
    return TextRenderer.render(page, extract(page).mainText());
  }

  @Test
  void fewParagraphsAreAllKept() {
    for (String paragraph : List.of(ENGLISH, CHINESE)) {
      String text = mainText(paragraph);
      for (int n = 1; n <= 6; n++) {
        String page = "<title>Notice</title><body>" + paragraph.repeat(n);
        assertThat(mainText(page))
            .as("%d paragraphs", n)
            .isEqualTo(String.join("\n", Collections.nCopies(n, text)));
      }
    }
  }

  @Test
  void menuAndFooterOfASmallPageAreLeftOut() {
    String page = "<nav><a href=/>Home</a></nav>%s%s<footer>Copyright Harbour Board</footer>";
    assertThat(mainText(page.replace("%s", ENGLISH)))
        .startsWith("The council")
        .endsWith("for years.");
    assertThat(mainText("<a href=/next>Click here to go on</a>")).isEmpty();
  }

  @Test
  void shortTextIsKeptOnAPageWithNothingElse() {
    for (String text :
        List.of("first page of this batch", "Alpha beta gamma", "Hello world", "今天天气很好。")) {
      assertThat(mainText("<p>" + text + "</p>")).isEqualTo(text);
    }
  }

  @Test
  void pageWithoutTextHasNeitherMainTextNorConfidence() {
    for (String html : List.of("", "<title>Tides</title>", "<div>&nbsp;</div><p>!</p>")) {
      Extraction extraction = extract(model(html));
      assertThat(extraction.mainText().isEmpty()).isTrue();
      assertThat(extraction.confidence()).isEmpty();
    }
  }

  private static String comments(String name) {
    StringBuilder comments = new StringBuilder("<div class=" + name + "s>");
    for (int i = 1; i < 5; i++) {
      comments
          .append("<div class=" + name + "><b class=username>Reader ")
          .append(i)
          .append("</b> <time datetime=2024-03-0")
          .append(i)
          .append(">March</time>")
          .append(ENGLISH.replace("The council", "Comment " + i + ": they").repeat(i))
          .append("</div>");
    }
    return comments.append("</div>").toString();
  }

  private static String favoringRecall(String html) {
    PageModel page = model(html);
    CombinedParams recall =
        new CombinedParams("", CombinedParams.Favor.RECALL, .1, Include.LEARNED, false);
    return TextRenderer.render(
        page, new CombinedExtractor(recall, CombinedModel.shipped()).extract(page).mainText());
  }

  @Test
  void commentsAreNoPartOfAnArticle() {
    String article = "<title>Harbour</title><h1>Harbour</h1>" + ENGLISH.repeat(5);
    assertThat(favoringRecall(article + comments("message"))).contains("Comment 4:");
    assertThat(favoringRecall(article + comments("talkback")))
        .contains("The council")
        .doesNotContain("Comment", "Reader");
  }

  @Test
  void commentsAreKeptWhereNoArticleStandsAbove() {
    assertThat(favoringRecall("<h1>Harbour</h1><p>Say it." + comments("talkback")))
        .contains("Comment 1:", "Comment 4:");
  }
}
