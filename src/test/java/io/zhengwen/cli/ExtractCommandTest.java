package io.zhengwen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The output of {@code extract}. */
class ExtractCommandTest {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  @TempDir private Path dir;

  @Test
  void jsonHasAllMembers() throws IOException {
    Path page = Pages.write(dir, "a.html", Pages.longArticle("Ferry news", "A seal came aboard."));

    CommandLineRun run = CommandLineRun.of("extract", "--url", "https://a.example/1", page);

    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEmpty();
    JsonNode json = MAPPER.readTree(run.out());
    List<String> members = new ArrayList<>();
    json.fieldNames().forEachRemaining(members::add);
    assertThat(members)
        .containsExactly(
            "id",
            "url",
            "title",
            "language",
            "content",
            "body",
            "method",
            "confidence",
            "labels",
            "charset",
            "truncated",
            "parseMillis",
            "millis");
    assertThat(json.get("id").textValue()).isEqualTo("a");
    assertThat(json.get("url").textValue()).isEqualTo("https://a.example/1");
    assertThat(json.get("title").textValue()).isEqualTo("Ferry news");
    assertThat(json.get("content").textValue())
        .contains("A seal came aboard.")
        .doesNotContain("Imprint");
    assertThat(json.get("charset").textValue()).isEqualTo("UTF-8");
    assertThat(json.get("truncated")).isEmpty();
    assertThat(json.get("parseMillis").doubleValue()).isPositive();
    assertThat(json.get("millis").doubleValue())
        .isGreaterThan(json.get("parseMillis").doubleValue());
  }

  @Test
  void entriesOfAListAreMembersIfAskedFor() throws IOException {
    String card =
        "<li class=card><a href=/p/NAME><img src=/i/NAME.jpg><h3>NAME</h3></a><time>2026-11-05</time>"
            + "<span class=price>$34.50</span>";
    Path page =
        Pages.write(
            dir,
            "list.html",
            "<title>Tools</title><main><h1>Tools</h1><ul>"
                + card.replace("NAME", "Bench")
                + card.replace("NAME", "Stool")
                + card.replace("NAME", "Table")
                + "</ul></main>");

    JsonNode plain =
        MAPPER.readTree(CommandLineRun.of("extract", "--url", "https://a.example/", page).out());
    JsonNode asked =
        MAPPER.readTree(
            CommandLineRun.of(
                    "extract", "--url", "https://a.example/", "--param", "entries=true", page)
                .out());

    assertThat(plain.has("entries")).isFalse();
    assertThat(asked.has("posts")).isFalse();
    assertThat(asked.get("content")).isEqualTo(plain.get("content"));
    assertThat(asked.get("entries"))
        .map(entry -> entry.get("title").textValue())
        .containsExactly("Bench", "Stool", "Table");
    JsonNode bench = asked.get("entries").get(0);
    assertThat(bench.get("link").textValue()).isEqualTo("https://a.example/p/Bench");
    assertThat(bench.get("image").textValue()).isEqualTo("https://a.example/i/Bench.jpg");
    assertThat(bench.get("price").decimalValue()).isEqualByComparingTo("34.5");
    assertThat(bench.get("priceText").textValue()).isEqualTo("$34.50");
    assertThat(bench.get("date").textValue()).isEqualTo("2026-11-05");
  }

  @Test
  void methodWithoutConfidenceHasNull() throws IOException {
    Path page = Pages.write(dir, "a.html", Pages.longArticle("Ferry news", "A seal came aboard."));

    JsonNode json =
        MAPPER.readTree(CommandLineRun.of("extract", "--method", "density", page).out());

    assertThat(json.get("method").textValue()).isEqualTo("density");
    assertThat(json.has("confidence")).isTrue();
    assertThat(json.get("confidence").isNull()).isTrue();
    assertThat(json.get("url").isNull()).isTrue();
    assertThat(json.get("labels").get("pageLength").textValue()).isEqualTo("long");
  }

  @Test
  void passesParametersToMethod() throws IOException {
    Path page = Pages.write(dir, "a.html", Pages.longArticle("Ferry news", "A seal came aboard."));

    CommandLineRun run =
        CommandLineRun.of("extract", "-m", "density", "-p", "shortBelow=100000", page);

    assertThat(MAPPER.readTree(run.out()).get("labels").get("pageLength").textValue())
        .isEqualTo("short");
  }

  @Test
  void textAndHtmlOfOnePage() {
    Path page = Pages.write(dir, "a.html", Pages.longArticle("Tea &amp; cake", "Fish &lt; chips."));

    CommandLineRun text = CommandLineRun.of("extract", "--format", "text", page);
    CommandLineRun html = CommandLineRun.of("extract", "--format", "html", page);

    assertThat(text.out()).startsWith("Tea & cake\n\n").contains("Fish < chips.").endsWith("\n");
    assertThat(html.out())
        .startsWith("<!DOCTYPE html>")
        .contains("<article id=\"a\" dir=\"auto\" lang=\"en\">", ">Tea &amp; cake</h1>")
        .contains("<p>", "Fish &lt; chips.")
        .endsWith("</html>\n");
  }

  @Test
  void htmlHasThePagesLanguageAndItsDirection() {
    Path page =
        Pages.write(
            dir,
            "a.html",
            "<html lang=ar dir=rtl><title>ميناء المدينة</title><article><h1>ميناء المدينة</h1><p>"
                + "اجتمع مجلس الميناء يوم الثلاثاء وقرر فتح الجسر أمام السفن. ".repeat(9));

    assertThat(CommandLineRun.of("extract", "--format", "html", page).out())
        .contains("<article id=\"a\" dir=\"auto\" lang=\"ar\">\n<h1 dir=\"auto\">ميناء المدينة");
  }

  @Test
  void textOfSeveralPagesHasHeadings() {
    Pages.write(dir, "a.html", Pages.longArticle("First", "One."));
    Pages.write(dir, "b.html", Pages.longArticle("Second", "Two."));

    CommandLineRun run = CommandLineRun.of("extract", "-f", "text", dir);

    assertThat(run.out()).contains("==> a <==\nFirst\n\n", "==> b <==\nSecond\n\n");
    assertThat(run.err()).contains("2 pages extracted, 0 failed");
  }

  @Test
  void writesOutputToFile() throws IOException {
    Path page = Pages.write(dir, "a.html", Pages.longArticle("Title", "Sentence."));
    Path output = dir.resolve("out.jsonl");

    CommandLineRun run = CommandLineRun.of("extract", "--output", output, page);

    assertThat(run.out()).isEmpty();
    assertThat(MAPPER.readTree(output.toFile()).get("id").textValue()).isEqualTo("a");
  }

  @Test
  void metadataAreMembersWhereTheyAreKnown() throws IOException {
    String head =
        "<html lang=en><title>Ferry news - The Quay</title><meta property=og:site_name content='The"
            + " Quay'><meta name=keywords content='ferry, seal'><link rel=canonical"
            + " href=/news/1><script type=application/ld+json>{\"@type\":\"NewsArticle\","
            + "\"datePublished\":\"2026-11-21T08:30:00+01:00\",\"headline\":\"Ferry news\"}"
            + "</script>";
    Path page = Pages.write(dir, "a.html", head + Pages.longArticle("Ferry news", "A seal came."));

    CommandLineRun run =
        CommandLineRun.of(
            "extract", "--metadata-sources", "--url", "https://a.example/news/1?from=feed", page);

    JsonNode json = MAPPER.readTree(run.out());
    assertThat(json.get("published").textValue()).isEqualTo("2026-11-21T08:30+01:00");
    assertThat(json.get("canonical").textValue()).isEqualTo("https://a.example/news/1");
    assertThat(json.get("site").textValue()).isEqualTo("The Quay");
    assertThat(json.get("pageType").textValue()).isEqualTo("NewsArticle");
    assertThat(json.get("keywords")).map(JsonNode::textValue).containsExactly("ferry", "seal");
    assertThat(json.has("modified") || json.has("licence") || json.has("next")).isFalse();
    JsonNode sources = json.get("metadataSources");
    assertThat(sources.get("published").get("source").textValue()).isEqualTo("json-ld");
    assertThat(sources.get("published").get("confidence").doubleValue()).isBetween(0.5, 1.0);
    assertThat(sources.get("title").get("source").textValue()).isEqualTo("heading");
    assertThat(sources.get("keywords")).hasSize(2);
    assertThat(sources.has("modified")).isFalse();
  }
}
