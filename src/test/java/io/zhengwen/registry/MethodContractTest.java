package io.zhengwen.registry;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.zhengwen.Pages;
import io.zhengwen.extract.Extraction;
import io.zhengwen.extract.Extractor;
import io.zhengwen.extract.TextRenderer;
import io.zhengwen.page.PageModel;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks what every method must do on any page. */
@ParameterizedClass
@MethodSource("methods")
class MethodContractTest {
  private static final String ARTICLE =
      "<div class=nav><a href=/>首页</a><a href=/a>新闻</a></div><div class=article><h1>天鹅归来</h1>"
          + "<p>今天清晨，二十多只天鹅回到了城北的湖面，市民纷纷前来观看。</p>"
          + "<p>林业部门表示，这是十年来数量最多的一次，请大家保持距离，不要投喂。</p></div>"
          + "<div class=footer><a href=/about>关于我们</a>版权所有</div>";

  private final Method method;
  private final Extractor extractor;

  MethodContractTest(Method method) {
    this.method = method;
    this.extractor = method.create(Map.of(), Resources.inMemory());
  }

  static Stream<Method> methods() {
    return Stream.concat(
        Methods.all().stream(), Stream.of("density+sitetemplate").map(Methods::get));
  }

  private String text(PageModel page) {
    return TextRenderer.render(page, extractor.extract(page).mainText());
  }

  @Test
  void emptyPageHasNoContent() {
    for (String html :
        List.of("", " \n ", "<p></p>", "<script>var a = 'text';</script>", "<img src=x>")) {
      assertThat(text(Pages.model(html))).as("%s on %s", method.name(), html).isEmpty();
    }
  }

  @Test
  void chineseArticle() {
    assertThat(text(Pages.model(ARTICLE))).contains("二十多只天鹅回到了城北的湖面", "请大家保持距离");
  }

  @Test
  void deepNestingIsExtracted() {
    String text = "A sentence at the bottom of a very deep page, with enough words to count. ";
    PageModel page = Pages.model("<div>".repeat(10_000) + "<p>" + text.repeat(10));
    assertThat(text(page)).contains("A sentence at the bottom");
  }

  @Test
  void unclosedTagsAreExtracted() {
    assertThat(text(Pages.model(ARTICLE.replace("</p>", "").replace("</div>", ""))))
        .contains("二十多只天鹅");
  }

  @Test
  void malformedAndLargePagesAreExtracted() {
    for (String html :
        List.of(
            "plain text without a tag",
            "<a href=x>only a link</a>",
            "<table><tr><td>cell",
            "<frameset><frame src=a></frameset>",
            "<p>" + "x".repeat(200_000),
            "<b>".repeat(3_000) + "x",
            "<p>a</p>".repeat(20_000),
            "<li><a>b</a>".repeat(20_000),
            "<table>" + "<tr><td>a<td>b".repeat(20_000),
            "<p>" + "word<br><br>".repeat(50_000),
            "<p>" + "<a href=x>link</a> ".repeat(50_000),
            "<div>word ".repeat(50_000),
            "<p>" + "Words, and more of them. ".repeat(40_000),
            "<p class='" + "name ".repeat(200_000) + "'>text",
            "<p class='" + "x-".repeat(500_000) + "'>text",
            "<p "
                + IntStream.range(0, 20_000).mapToObj(i -> "a" + i + "=b ").collect(joining())
                + ">text",
            "\u0000\ud800<p>\udfff")) {
      PageModel page = Pages.model(html);
      Extraction extraction = extractor.extract(page);
      extraction.mainText().forEach(i -> assertThat(page.isText(i)).isTrue());
      assertThat(extractor.extract(page).explain().toString()).isNotBlank();
    }
  }

  @Test
  void titleAsLongAsThePageIsProcessedQuickly() {
    int n = 4_000_000;
    PageModel page =
        Pages.model("<title>" + "a".repeat(n) + "</title><p>" + "a".repeat(n / 2) + "b</p>");
    assertTimeoutPreemptively(Duration.ofSeconds(20), () -> extractor.extract(page));
  }

  @Test
  void isDeterministicAndDoesNotChangeThePage() {
    PageModel page = Pages.model(ARTICLE);
    String before = page.document().outerHtml();
    Extraction first = extractor.extract(page);
    assertThat(extractor.extract(page)).isEqualTo(first);
    assertThat(method.create(Map.of(), Resources.inMemory()).extract(Pages.model(ARTICLE)))
        .isEqualTo(first);
    assertThat(page.document().outerHtml()).isEqualTo(before);
  }

  @Test
  void resultsAreEqualInManyThreads() throws Exception {
    PageModel page = Pages.model(ARTICLE);
    Extraction expected = extractor.extract(page);
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      List<Future<Extraction>> answers = new ArrayList<>();
      for (int i = 0; i < 64; i++) {
        answers.add(threads.submit(() -> extractor.extract(page)));
      }
      for (Future<Extraction> answer : answers) {
        assertThat(answer.get()).isEqualTo(expected);
      }
    } finally {
      threads.shutdownNow();
    }
  }
}
