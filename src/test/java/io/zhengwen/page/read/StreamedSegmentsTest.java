package io.zhengwen.page.read;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.ParseLimits;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StreamedSegmentsTest {
  private static Document read(String html) {
    return new PageReader().read("<body>" + html, "").document();
  }

  private static String body(String html) {
    return read(html).body().html().replaceAll("\\s*\\n\\s*", "");
  }

  @Test
  void aBoundaryShowsItsSegmentInsteadOfWhatStoodThereMeanwhile() {
    assertThat(
            body(
                "<header>h</header><!--$?--><template id=\"B:0\"></template><p>Loading</p>"
                    + "<!--$--><i>…</i><!--/$--><!--/$--><footer>f</footer>"
                    + "<div hidden id=\"S:0\"><h1>a</h1>b</div><script>$RC(\"B:0\",\"S:0\")</script>"))
        .isEqualTo(
            "<header>h</header><!--$?--><h1>a</h1>b<!--/$--><footer>f</footer>"
                + "<script>$RC(\"B:0\",\"S:0\")</script>");
  }

  @Test
  void partsOfSegmentsComeInAnyOrder() {
    assertThat(
            read("<template id=\"B:0\"></template><p>4</p><div hidden id=\"S:2\">2</div>"
                    + "<div hidden=\"\" id=\"S:0\"><h1>1</h1><template id=\"P:2\"></template>"
                    + "<template id=\"P:1f\"></template></div><div hidden id=\"S:1f\">3</div>")
                .body()
                .text())
        .isEqualTo("1 23 4");
  }

  @Test
  void whatFollowsAPartOfASegmentStays() {
    assertThat(
            read("<!--$?--><template id=\"B:0\"></template><p>Loading</p><!--/$-->"
                    + "<div hidden id=\"S:0\"><h1>1</h1>"
                    + placeOfPart(1)
                    + "<p>3</p></div>"
                    + segment(1, "<p>2</p>"))
                .body()
                .text())
        .isEqualTo("1 2 3");
  }

  @Test
  void applicationsMayPrefixTheNames() {
    String segments =
        "<div hidden id=\"app-S:1\"><h1>a</h1></div><div hidden id=\"S:1\">stays</div>"
            + "<div hidden id=\"other-S:1\">stays</div>";
    assertThat(body("<b><template id=\"app-B:1\"></template></b>" + segments))
        .startsWith("<b><h1>a</h1></b><div hidden id=\"S:1\">stays</div>");
  }

  @Test
  void whatIsShownMeanwhileStaysIfItsEndIsNotMarked() {
    assertThat(
            body("<template id=\"B:1\"></template><p>a</p><div hidden id=\"S:1\"><h1>b</h1></div>"))
        .isEqualTo("<h1>b</h1><p>a</p>");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<div hidden id=\"S:1\"><template id=\"B:1\"></template><h1>a</h1></div>",
        "<div hidden id=\"S:2\"></div><template id=\"B:1\"></template>",
        "<section hidden id=\"S:1\"><h1>a</h1></section><template id=\"B:1\"></template>",
        "<div id=\"S:1\"><h1>a</h1></div><template id=\"B:1\"></template>",
        "<div hidden id=\"S:1\"><h1>a</h1></div><div id=\"B:1\"></div>"
      })
  void otherPagesAreLeftAlone(String html) {
    assertThat(body(html)).isEqualTo(html);
  }

  @ParameterizedTest
  @ValueSource(strings = {"<h1>a</h1>%s", "%s", "<h1>a</h1>%s<h1>b</h1>"})
  void whatIsStreamedBesideTheMainContentStaysHidden(String shell) {
    String html =
        shell.replace("%s", "<template id=\"B:1\"></template>")
            + "<div hidden id=\"S:1\"><h2>b</h2></div>";
    assertThat(body(html)).isEqualTo(html);
  }

  @Test
  void theHeadlineMayBeInOneSegmentOfSeveral() {
    assertThat(
            body(
                "<template id=\"B:1\"></template><template id=\"B:2\"></template>"
                    + "<div hidden id=\"S:2\"><p>b</p></div>"
                    + "<div hidden id=\"S:1\"><h1>a</h1></div>"))
        .isEqualTo("<h1>a</h1><p>b</p>");
  }

  @Test
  void aSegmentMayBeWithinWhatItReplaces() {
    assertThat(
            body(
                "<!--$?--><template id=\"B:1\"></template>"
                    + "<p>x</p><div hidden id=\"S:1\"><h1>a</h1></div><!--/$-->"))
        .isEqualTo("<!--$?--><h1>a</h1><!--/$-->");
  }

  @Test
  void segmentsDoNotNestBeyondTheLimit() {
    String open = "<div>".repeat(9);
    String close = "</div>".repeat(9);
    String chain =
        IntStream.range(0, 400)
            .mapToObj(i -> segment(i, open + placeOfPart(i + 1) + close))
            .collect(Collectors.joining());
    var page =
        new PageReader().read("<body>" + placeOfPart(0) + chain + segment(400, "<h1>a</h1>"), "");
    assertThat(page.document().select("div"))
        .allMatch(e -> e.parents().size() < ParseLimits.DEFAULT.maxDepth());
    assertThat(PageModelBuilder.build(page).size()).isGreaterThan(1_000);
  }

  private static String segment(int number, String content) {
    return "<div hidden id=\"S:" + number + "\">" + content + "</div>";
  }

  private static String placeOfPart(int number) {
    return "<template id=\"P:" + number + "\"></template>";
  }
}
