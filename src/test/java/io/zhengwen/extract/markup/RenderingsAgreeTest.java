package io.zhengwen.extract.markup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.stream.LongStream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;

/** The renderings of random pages say the same when they are read again. */
class RenderingsAgreeTest {
  private static final int PAGES = 1_000;

  @Test
  void markdownReadsAsTheHtmlDoes() {
    assertNone(
        seed -> {
          String page = RandomPage.of(seed);
          String markdown = Renderings.markdown(page);
          Element read = Renderings.read(markdown);
          Element html = Jsoup.parse(Renderings.html(page)).body();
          html.select("q").forEach(q -> q.prepend("“").append("”"));
          return difference(summary(html), summary(read), page + "\n--- Markdown\n" + markdown);
        });
  }

  @Test
  void htmlReadAgainIsTheSame() {
    assertNone(
        seed -> {
          String page = RandomPage.of(seed).replaceAll("<img[^>]*>", "");
          String html = Renderings.html(page);
          return difference(html, Renderings.html(html), page);
        });
  }

  private static void assertNone(LongFunction<Optional<String>> difference) {
    assertThat(
            LongStream.range(0, PAGES)
                .mapToObj(difference)
                .flatMap(Optional::stream)
                .min(Comparator.comparing(String::length)))
        .isEmpty();
  }

  private static Optional<String> difference(String expected, String actual, String page) {
    return expected.equals(actual)
        ? Optional.empty()
        : Optional.of("\n" + page + "\n--- expected\n" + expected + "\n--- actual\n" + actual);
  }

  /** Text, links and images, and the numbers of blocks outside of tables. */
  private static String summary(Element body) {
    StringBuilder summary = new StringBuilder();
    summary.append(body.wholeText().replaceAll("\\s", "")).append('\n');
    summary.append(body.select("a").eachAttr("href")).append('\n');
    summary.append(body.select("img").eachAttr("src")).append('\n');
    summary.append(body.select("table").size());
    body.select("table").remove();
    for (String tag : "h1 h2 h3 ul ol li blockquote pre".split(" ")) {
      summary.append(' ').append(tag).append(' ').append(body.select(tag).size());
    }
    return summary.toString();
  }
}
