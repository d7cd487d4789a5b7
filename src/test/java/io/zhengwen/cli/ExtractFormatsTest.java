package io.zhengwen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;

/** Markdown, TEI and passages of {@code extract}, and its switches. */
class ExtractFormatsTest {
  private static final String STRUCTURE =
      "A seal came aboard and <a href='/seal'>stayed</a> until the ferry had passed the lighthouse."
          + "</p><p><img src='/seal.jpg' alt='Seal'></p><table><tr><th>Pier<th>Tide"
          + "<tr><td>North<td>Two metres and rising until the evening</table><p>Then it left.";

  @TempDir private Path dir;

  @Test
  void markdownHasStructure() {
    CommandLineRun run =
        CommandLineRun.of(
            "extract",
            "-m",
            "fulltext",
            "-f",
            "markdown",
            "--url",
            "https://a.example/",
            page("a"));

    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .startsWith("# Ferry news\n\n")
        .contains("[stayed](https://a.example/seal)", "![Seal](https://a.example/seal.jpg)")
        .contains("| Pier | Tide |\n| --- | --- |\n| North |")
        .endsWith("\n");
  }

  @Test
  void switchesLeaveOutWhatTheySay() {
    CommandLineRun run =
        CommandLineRun.of(
            "extract",
            "-m",
            "fulltext",
            "-f",
            "markdown",
            "--no-links",
            "--no-images",
            "--no-tables",
            "--url",
            "https://a.example/",
            page("a"));

    assertThat(run.out()).contains("stayed until").doesNotContain("](", "Pier");
  }

  @Test
  void severalPagesOfMarkdownAreApart() {
    page("a");
    page("b--");

    CommandLineRun run = CommandLineRun.of("extract", "-f", "markdown", dir);

    assertThat(run.out())
        .contains("---\n\n<!-- a -->\n\n# Ferry news\n")
        .contains("<!-- b-%2D -->");
  }

  @Test
  void teiIsOneDocument() throws Exception {
    page("a");
    page("b");

    Document one =
        xml(
            CommandLineRun.of(
                "extract", "-f", "tei", "--url", "https://a.example/1", dir.resolve("a.html")));
    Document two = xml(CommandLineRun.of("extract", "-f", "tei", dir));

    assertThat(one.getDocumentElement().getTagName()).isEqualTo("TEI");
    assertThat(one.getElementsByTagName("title").item(0).getTextContent()).isEqualTo("Ferry news");
    assertThat(two.getDocumentElement().getTagName()).isEqualTo("teiCorpus");
    assertThat(two.getElementsByTagName("TEI").getLength()).isEqualTo(2);
    assertThat(two.getElementsByTagName("idno").item(1).getTextContent()).isEqualTo("b");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"Ferry news", "Ferry<br>news", "Ferry <a href=/n>news</a>", "Ferry – news"})
  void titleThatTheMainTextBeginsWithIsWrittenOnce(String heading) {
    Path page =
        Pages.write(
            dir,
            "titled.html",
            "<title>Ferry news</title><h1>" + heading + "</h1><pre>  code</pre><p>The ferry left.");
    Object[] command = {"extract", "-m", "fulltext", "--url", "https://a.example/", "-f", "", page};

    for (String format : new String[] {"text", "html", "markdown"}) {
      command[6] = format;
      assertThat(CommandLineRun.of(command).out().replaceAll("<title>.*</title>", ""))
          .as(format)
          .containsOnlyOnce("Ferry")
          .contains("  code");
    }
  }

  private static Document xml(CommandLineRun run) throws Exception {
    byte[] bytes = run.out().getBytes(StandardCharsets.UTF_8);
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(bytes));
  }

  @Test
  void sizeOfPassagesMayBeLeftOut() throws Exception {
    Path page = page("a");
    for (Object[] args :
        new Object[][] {
          {"extract", "--passages", page},
          {"extract", page, "--passages"},
          {"extract", "--passages", "--comments", page},
          {"extract", "--passages=1000", page},
          {"extract", "--passages", "1000", page}
        }) {
      CommandLineRun run = CommandLineRun.of(args);
      assertThat(run.exitCode()).as(run.err()).isZero();
      assertThat(new ObjectMapper().readTree(run.out()).path("passages")).hasSize(2);
    }
    assertThat(CommandLineRun.of("extract", "--passages=x", page).err()).contains("'x' is not");
  }

  @Test
  void jsonAlwaysHasComments() throws Exception {
    String comment =
        "<li class=comment><span class=author>%s</span> <time datetime=2026-11-%d>%d November 2026"
            + "</time><div class=comment-body><p>%s</p></div>";
    Path page =
        Pages.write(
            dir,
            "commented.html",
            "<title>Ferry news</title><article><h1>Ferry news</h1><p>"
                + STRUCTURE
                + "</article><section id=comments class=comments><h2>3 comments</h2><ol>"
                + String.format(Locale.ROOT, comment, "Ann Lee", 20, 20, "I saw it on the deck!")
                + String.format(Locale.ROOT, comment, "Bo Ek", 21, 21, "It was after the herrings.")
                + String.format(Locale.ROOT, comment, "Cy Orr", 22, 22, "What a day for them all.")
                + "</ol></section>");
    for (String[] options : new String[][] {{}, {"--comments"}}) {
      String json = extract(page, "json", options);
      assertThat(json).containsOnlyOnce("\"comments\":");
      assertThat(new ObjectMapper().readTree(json).path("comments").textValue())
          .contains("on the deck");
    }
    for (String format : new String[] {"text", "markdown", "html", "tei"}) {
      assertThat(extract(page, format)).as(format).doesNotContain("on the deck");
      assertThat(extract(page, format, "--comments")).as(format).contains("on the deck");
    }
  }

  private static String extract(Path page, String format, String... options) {
    List<Object> args = new ArrayList<>(List.of("extract", "-f", format));
    args.addAll(List.of(options));
    args.add(page);
    CommandLineRun run = CommandLineRun.of(args.toArray());
    assertThat(run.exitCode()).as(run.err()).isZero();
    return run.out();
  }

  @Test
  void passagesStandInTheContent() throws Exception {
    JsonNode json =
        new ObjectMapper()
            .readTree(CommandLineRun.of("extract", "--passages", "200", page("a")).out());

    assertThat(json.path("passages")).hasSizeGreaterThan(1);
    String content = json.path("content").textValue();
    int number = 0;
    for (JsonNode passage : json.path("passages")) {
      assertThat(passage.path("id").textValue()).isEqualTo("a#p" + number++);
      assertThat(passage.path("text").textValue())
          .hasSizeLessThanOrEqualTo(200)
          .isEqualTo(
              content.substring(passage.path("start").intValue(), passage.path("end").intValue()));
      assertThat(passage.path("headings").isArray()).isTrue();
    }
  }

  @Test
  void switchesThatDoNotGoTogetherAreErrors() {
    Path page = page("a");
    assertThat(CommandLineRun.of("extract", "--no-links", page).err())
        .contains("are for the formats html, markdown and tei");
    assertThat(CommandLineRun.of("extract", "-f", "text", "--passages", "100", page).err())
        .contains("--passages is for the format json");
    assertThat(CommandLineRun.of("extract", "--passages", "5", page).err())
        .contains("--passages must be from 50 to 30000, was 5");
    CommandLineRun explained = CommandLineRun.of("extract", "-f", "tei", "--explain", page);
    assertThat(explained.err()).contains("--explain is for the formats json, text and html");
    assertThat(explained.exitCode()).isEqualTo(2);
  }

  private Path page(String name) {
    return Pages.write(dir, name + ".html", Pages.longArticle("Ferry news", STRUCTURE));
  }

  @Test
  void idsInMarkdownAreTheirOwn() {
    for (String name : List.of("a-b-c", "x--y", "-")) {
      Pages.write(dir, "m/" + name + ".html", Pages.longArticle("Title", "Sentence."));
    }

    assertThat(CommandLineRun.of("extract", "-f", "markdown", dir.resolve("m")).out())
        .contains("<!-- a-b-c -->", "<!-- x-%2Dy -->", "<!-- - -->");
  }
}
