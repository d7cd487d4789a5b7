package io.zhengwen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.zhengwen.bench.report.Markup;
import io.zhengwen.extract.Explanation;
import io.zhengwen.registry.Methods;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code extract --explain}. */
class ExtractExplainTest {
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final String SENTENCE =
      "The ferry left the pier at noon, and the harbour master noted its draught in his book. ";

  @TempDir private Path dir;

  private Path page() {
    StringBuilder html = new StringBuilder("<title>Ferry</title><nav>");
    for (String item : List.of("Home", "News", "Sport", "Tides")) {
      html.append("<li><a href=/>").append(item).append("</a></li>");
    }
    html.append("</nav><article><h1>Ferry</h1>");
    html.append(("<p>" + SENTENCE.repeat(3) + "</p>").repeat(6));
    html.append("</article><footer><p>Imprint and contact</p></footer>");
    return Pages.write(dir, "ferry.html", html.toString());
  }

  private Document html(Object... args) {
    CommandLineRun run = CommandLineRun.of(args);
    assertThat(run.exitCode()).isZero();
    return Jsoup.parse(run.out());
  }

  @Test
  void jsonContainsEveryBlock() throws Exception {
    JsonNode json = MAPPER.readTree(CommandLineRun.of("extract", "--explain", page()).out());

    List<String> kept = new ArrayList<>();
    List<String> leftOut = new ArrayList<>();
    for (JsonNode detail : json.get("explanation").get("details")) {
      if (detail.has("kept")) {
        (detail.get("kept").booleanValue() ? kept : leftOut).add(detail.get("text").textValue());
        assertThat(detail.get("value").doubleValue()).isBetween(0.0, 1.0);
        assertThat(detail.get("path").textValue()).startsWith("body > ");
        assertThat(detail.get("details")).hasSize(5);
        assertThat(detail.get("details").get(0).get("description").textValue())
            .startsWith("log odds from ");
      }
    }
    assertThat(kept).contains(SENTENCE.repeat(3).strip());
    assertThat(leftOut).contains("Imprint and contact");
    assertThat(json.get("content").textValue()).contains("harbour master");
  }

  @Test
  void textIsATree() {
    CommandLineRun run = CommandLineRun.of("extract", "--explain", "-f", "text", page());

    assertThat(run.lines())
        .startsWith("Ferry")
        .anyMatch(line -> line.matches("method combined, confidence 0\\.\\d{3}"))
        .anyMatch(line -> line.matches("  kept      \\d\\.\\d{4} = probability: The ferry .*"))
        .anyMatch(line -> line.matches("  left out  \\d\\.\\d{4} = probability: Imprint .*"))
        .anyMatch(line -> line.matches("    -?\\d\\.\\d{4} = log odds from \\S+ = \\S+"));
  }

  @Test
  void htmlMarksWhatIsKeptNotByColourAlone() {
    Document view = html("extract", "--explain", "-f", "html", page());

    assertThat(view.select("main h1").text()).isEqualTo("Ferry");
    assertThat(view.select(".facts").text()).contains("method combined", "confidence 0.");
    Element kept = view.selectFirst("details.kept:has(.text:contains(harbour master))");
    assertThat(kept.select(".mark").text()).isEqualTo("✓ kept");
    assertThat(kept.select("table tr")).hasSize(5);
    Element leftOut = view.selectFirst("details:has(.text:contains(Imprint))");
    assertThat(leftOut.hasClass("kept")).isFalse();
    assertThat(leftOut.select(".mark").text()).isEqualTo("✗ left out");
  }

  @Test
  void linksToFirstKeptBlockOfLongPage() {
    String menu = "<ul>" + "<li><a href=/x>Entry</a></li>".repeat(40) + "</ul>";
    Path page = Pages.write(dir, "a.html", menu + Pages.longArticle("Title", "Sentence."));

    Document view = html("extract", "--explain", "-f", "html", page);

    String target = view.select(".legend a[href^=#kept-]").attr("href").substring(1);
    assertThat(view.getElementById(target)).isEqualTo(view.selectFirst("li:has(> .kept)"));
    assertThat(view.select("h1, .text").eachAttr("dir")).containsOnly("auto");
    assertThat(view.select("h1, .text"))
        .allMatch(e -> e.hasAttr("lang") && e.attr("lang").isEmpty());
    assertThat(html("extract", "--explain", "-f", "html", page()).select(".legend a")).isEmpty();
  }

  @Test
  void showsEveryMethod() {
    Path page = page();
    for (var method : Methods.all()) {
      Document view = html("extract", "--explain", "-f", "html", "-m", method.name(), page);
      assertThat(view.select(".summary > li")).as(method.name()).hasSize(1);
      assertThat(view.select("details.kept .text").text())
          .as(method.name())
          .contains("harbour master");
    }
  }

  @Test
  void escapesHostilePages() {
    String hostile = "</summary></style><script>alert(1)</script><img src=http://x.example/>\"'";
    String escaped = Markup.escape(hostile);
    String html =
        "<title>"
            + escaped
            + "</title>"
            + ("<div id=\""
                    + escaped
                    + "\" class='"
                    + escaped.replace("'", "&#39;")
                    + "'><p>"
                    + escaped
                    + SENTENCE.repeat(3)
                    + "</p></div>")
                .repeat(6);
    Path page = Pages.write(dir, "a\"><script>.html", html);

    for (String method : List.of("combined", "density")) {
      Document view =
          html(
              "extract",
              "--explain",
              "-f",
              "html",
              "-m",
              method,
              "--url",
              "https://a.example/" + hostile,
              page);
      assertThat(view.select("script, img, link, iframe, object, [src], [href], [onclick]"))
          .isEmpty();
      assertThat(view.select("style")).hasSize(1);
      assertThat(view.select("details")).hasSize(6);
      assertThat(view.select("details .text").first().text()).startsWith(hostile);
    }
  }

  @Test
  void hugePagesHaveABoundedView() {
    String name = "x".repeat(100_000);
    Path page =
        Pages.write(
            dir,
            "a.html",
            "<div class=" + name + "><p>" + "word ".repeat(20_000) + "<p>word".repeat(30_000));

    CommandLineRun run = CommandLineRun.of("extract", "--explain", "-f", "html", page);

    Document view = Jsoup.parse(run.out());
    assertThat(view.select("details")).hasSize(Explanation.MOST_PARTS);
    assertThat(view.select(".summary").text()).contains("further blocks, not shown: 29001");
    assertThat(view.select("details .text").first().text()).hasSizeLessThan(2100);
    assertThat(run.out()).hasSizeLessThan(3_000_000);
  }

  @Test
  void writesSeveralPagesIntoOneDocument() {
    page();
    Pages.write(dir, "z-empty.html", "");

    Document view = html("extract", "--explain", "-f", "html", dir);

    assertThat(view.select("article")).hasSize(2);
    assertThat(view.select("article").last().select("details")).isEmpty();
    assertThat(CommandLineRun.of("extract", "--explain", "-f", "text", dir).out())
        .contains("==> ferry <==\n", "==> z-empty <==\n");
  }
}
