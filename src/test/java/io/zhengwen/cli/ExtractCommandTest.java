package io.zhengwen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
  void methodWithoutConfidenceSaysNull() throws IOException {
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
  void parametersReachTheMethod() throws IOException {
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
        .contains("<article id=\"a\">", "<h1>Tea &amp; cake</h1>", "<p>", "Fish &lt; chips.")
        .endsWith("</html>\n");
  }

  @Test
  void textOfSeveralPagesNamesThem() {
    Pages.write(dir, "a.html", Pages.longArticle("First", "One."));
    Pages.write(dir, "b.html", Pages.longArticle("Second", "Two."));

    CommandLineRun run = CommandLineRun.of("extract", "-f", "text", dir);

    assertThat(run.out()).contains("==> a <==\nFirst\n\n", "==> b <==\nSecond\n\n");
    assertThat(run.err()).contains("2 pages extracted, 0 failed");
  }

  @Test
  void directoryIsReadInOrderWithManyThreads() throws IOException {
    List<String> expected = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      String id = String.format(java.util.Locale.ROOT, "page-%03d", i);
      expected.add(id);
      // Pages of very different size end in another order than they began.
      int size = i % 7 == 0 ? 200 : 1;
      String html = Pages.article("T" + i, "Number " + i + ". " + "Some words. ".repeat(size));
      Pages.write(dir, "sub" + i / 100 + "/" + id + ".html", html);
    }

    CommandLineRun run = CommandLineRun.of("extract", "--threads", "8", dir);

    List<String> ids = new ArrayList<>();
    for (String line : run.lines()) {
      ids.add(MAPPER.readTree(line).get("id").textValue());
    }
    assertThat(ids).isEqualTo(expected);
    assertThat(run.exitCode()).isZero();
  }

  @Test
  void directoryHoldsPagesByTheirNames() throws IOException {
    String html = Pages.longArticle("Title", "Sentence.");
    Pages.write(dir, "a.html", html);
    Pages.write(dir, "b.HTM", html);
    Pages.writeGzip(dir, "c.html.gz", html);
    Pages.writeGzip(dir, "d.htm.gz", html);
    Pages.write(dir, "notes.txt", html);
    Pages.write(dir, "gold.jsonl.gz", html);

    CommandLineRun run = CommandLineRun.of("extract", dir);

    List<String> ids = new ArrayList<>();
    for (String line : run.lines()) {
      JsonNode json = MAPPER.readTree(line);
      ids.add(json.get("id").textValue());
      assertThat(json.get("content").textValue()).contains("Sentence.");
    }
    assertThat(ids).containsExactly("a", "b", "c", "d");
  }

  @Test
  void fileNamedOutrightNeedsNoExtension() throws IOException {
    Path page = Pages.write(dir, "page.php", Pages.longArticle("Title", "Sentence."));

    JsonNode json = MAPPER.readTree(CommandLineRun.of("extract", page).out());

    assertThat(json.get("id").textValue()).isEqualTo("page.php");
  }

  @Test
  void standardInputIsReadPlainAndGzipped() throws IOException {
    String html = Pages.longArticle("Title", "Sentence.");
    byte[] gzipped = Files.readAllBytes(Pages.writeGzip(dir, "a.html.gz", html));

    for (byte[] input : List.of(html.getBytes(StandardCharsets.UTF_8), gzipped)) {
      CommandLineRun run = CommandLineRun.withInput(input, "extract", "-");
      JsonNode json = MAPPER.readTree(run.out());
      assertThat(run.exitCode()).isZero();
      assertThat(json.get("id").textValue()).isEqualTo("-");
      assertThat(json.get("content").textValue()).contains("Sentence.");
    }
  }

  @Test
  void bytesAreDecodedInTheirOwnEncoding() throws IOException {
    String text = "渡轮中午离开码头，港务长在本子上记下吃水、载重和风向，然后回到屋里喝茶。".repeat(10);
    Path page =
        Pages.write(dir, "gb.html", Pages.article("渡轮消息", text), Charset.forName("GB18030"));

    JsonNode json = MAPPER.readTree(CommandLineRun.of("extract", page).out());

    assertThat(json.get("charset").textValue()).isEqualTo("GB18030");
    assertThat(json.get("title").textValue()).isEqualTo("渡轮消息");
    assertThat(json.get("content").textValue()).contains("港务长");
  }

  @Test
  void outputGoesToAFile() throws IOException {
    Path page = Pages.write(dir, "a.html", Pages.longArticle("Title", "Sentence."));
    Path output = dir.resolve("out.jsonl");

    CommandLineRun run = CommandLineRun.of("extract", "--output", output, page);

    assertThat(run.out()).isEmpty();
    assertThat(MAPPER.readTree(output.toFile()).get("id").textValue()).isEqualTo("a");
  }

  @Test
  void urlsAreTakenFromAFile() throws IOException {
    Pages.write(dir, "pages/a.html", Pages.longArticle("Title", "Sentence."));
    Pages.write(dir, "pages/b.html", Pages.longArticle("Title", "Sentence."));
    Path urls =
        Pages.write(
            dir, "gold.jsonl", "{\"id\":\"b\",\"url\":\"https://b.example/\"}\n\n{\"id\":\"c\"}\n");

    CommandLineRun run = CommandLineRun.of("extract", "--urls", urls, dir.resolve("pages"));

    assertThat(MAPPER.readTree(run.lines().get(0)).get("url").isNull()).isTrue();
    assertThat(MAPPER.readTree(run.lines().get(1)).get("url").textValue())
        .isEqualTo("https://b.example/");
  }

  @Test
  void badFilesAreReportedAndPassedOver() throws IOException {
    Pages.write(dir, "a-broken.html.gz", "<p>this is no gzip".getBytes(StandardCharsets.UTF_8));
    Path whole = Pages.writeGzip(dir, "b-cut.html.gz", Pages.longArticle("Title", "Sentence."));
    byte[] bytes = Files.readAllBytes(whole);
    Files.write(whole, java.util.Arrays.copyOf(bytes, bytes.length / 2));
    Pages.write(dir, "c-good.html", Pages.longArticle("Title", "Sentence."));

    CommandLineRun run = CommandLineRun.of("extract", dir, dir.resolve("missing.html"));

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.lines()).hasSize(1);
    assertThat(MAPPER.readTree(run.out()).get("id").textValue()).isEqualTo("c-good");
    assertThat(run.err())
        .contains("a-broken.html.gz: Not in GZIP format")
        .contains("b-cut.html.gz: the file ends too early")
        .contains("missing.html: no such file or directory")
        .contains("1 pages extracted, 3 failed");
  }

  @Test
  void whatIsNoHtmlIsReported() {
    Pages.write(dir, "a.html", "%PDF-1.7\n%âãÏÓ\n1 0 obj".getBytes(StandardCharsets.ISO_8859_1));
    Pages.write(dir, "b.html", new byte[5000]);
    Pages.write(dir, "c.html", "{\"id\": 1}");

    CommandLineRun run = CommandLineRun.of("extract", dir);

    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .contains(
            "a.html: no HTML but PDF",
            "b.html: no HTML but binary data",
            "c.html: no HTML but JSON");
  }

  @Test
  void linkLoopEnds() throws IOException {
    Pages.write(dir, "a.html", Pages.longArticle("Title", "Sentence."));
    Files.createSymbolicLink(dir.resolve("loop"), dir);

    CommandLineRun run = CommandLineRun.of("extract", dir);

    assertThat(run.lines()).hasSize(1);
    assertThat(run.err()).contains("loop: a link to a directory that contains it");
    assertThat(run.exitCode()).isEqualTo(1);
  }

  @Test
  void emptyPageHasAnEmptyAnswer() throws IOException {
    CommandLineRun run = CommandLineRun.of("extract", Pages.write(dir, "a.html", ""));

    assertThat(run.exitCode()).isZero();
    assertThat(MAPPER.readTree(run.out()).get("content").textValue()).isEmpty();
  }

  @Test
  void pageBeyondTheLimitIsCutOffAndSaysSo() throws IOException {
    Path page = Pages.write(dir, "a.html", "<p>" + "word ".repeat(4_100_000));

    CommandLineRun run = CommandLineRun.of("extract", page);

    assertThat(run.exitCode()).isZero();
    assertThat(MAPPER.readTree(run.out()).get("truncated").get(0).textValue()).isEqualTo("size");
  }

  @Test
  void nothingToDoIsAFailure() {
    CommandLineRun missing = CommandLineRun.of("extract", dir.resolve("missing"));
    CommandLineRun empty = CommandLineRun.of("extract", dir);

    assertThat(missing.exitCode()).isEqualTo(3);
    assertThat(missing.err()).contains("missing: no such file or directory");
    assertThat(empty.exitCode()).isEqualTo(3);
    assertThat(empty.err()).contains(dir + ": no .html or .htm files in it");
    assertThat(empty.out()).isEmpty();
  }

  @Test
  void outputThatCannotBeWrittenIsAFailure() {
    Path page = Pages.write(dir, "a.html", Pages.longArticle("Title", "Sentence."));

    CommandLineRun run = CommandLineRun.of("extract", "-o", dir.resolve("no/such/dir"), page);

    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err()).contains("no/such/dir: no such file or directory");
  }

  @Test
  void closedStandardOutputEndsTheRun() {
    Pages.write(dir, "a.html", Pages.longArticle("Title", "Sentence."));
    OutputStream closed =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException("Broken pipe");
          }
        };
    var err = new java.io.ByteArrayOutputStream();

    int exitCode =
        Main.run(
            Streams.of(java.io.InputStream.nullInputStream(), closed, err),
            "extract",
            dir.toString());

    assertThat(exitCode).isEqualTo(3);
    assertThat(err.toString(StandardCharsets.UTF_8)).contains("standard output: Broken pipe");
  }

  @Test
  void wrongUsageNamesWhatIsLegal() {
    Path page = Pages.write(dir, "a.html", Pages.longArticle("Title", "Sentence."));
    Path other = Pages.write(dir, "b.html", Pages.longArticle("Title", "Sentence."));

    assertUsage("legal: combined, density", "extract", "--method", "nope", page);
    assertUsage(
        "unknown parameter 'nope'; legal: shortBelow",
        "extract",
        "-m",
        "density",
        "-p",
        "nope=1",
        page);
    assertUsage("parameter 'shortBelow'", "extract", "-m", "density", "-p", "shortBelow=-1", page);
    assertUsage("JSON", "extract", "--format", "xml", page);
    assertUsage("--threads must be from 1 to 256", "extract", "--threads", "0", page);
    assertUsage("--url is for one page, not 2", "extract", "--url", "http://x/", page, other);
    assertUsage("exclude each other", "extract", "--url", "http://x/", "--urls", page, page);
    assertUsage("only once", "extract", "-", "-");
    assertUsage("Missing required parameter", "extract");
  }

  @Test
  void badUrlsFileIsNamedWithItsLine() {
    Path page = Pages.write(dir, "a.html", Pages.longArticle("Title", "Sentence."));
    Path noJson = Pages.write(dir, "urls.jsonl", "{\"id\":\"a\"}\nnonsense\n");
    Path noId = Pages.write(dir, "urls2.jsonl", "{\"url\":\"http://x/\"}\n");

    CommandLineRun broken = CommandLineRun.of("extract", "--urls", noJson, page);
    CommandLineRun incomplete = CommandLineRun.of("extract", "--urls", noId, page);

    assertThat(broken.exitCode()).isEqualTo(3);
    assertThat(broken.err()).contains("urls.jsonl, line 2: not JSON");
    assertThat(incomplete.err()).contains("urls2.jsonl, line 1: no id");
  }

  private static void assertUsage(String message, Object... args) {
    CommandLineRun run = CommandLineRun.of(args);

    assertThat(run.err()).contains(message);
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
  }
}
