package io.zhengwen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.zhengwen.cli.console.Streams;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code extract} with bad pages, files and arguments. */
class ExtractFailureTest {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  @TempDir private Path dir;

  @Test
  void reportsAndSkipsBadFiles() throws IOException {
    Pages.write(dir, "a-broken.html.gz", "<p>this is no gzip".getBytes(StandardCharsets.UTF_8));
    Path whole = Pages.writeGzip(dir, "b-cut.html.gz", Pages.longArticle("Title", "Sentence."));
    byte[] bytes = Files.readAllBytes(whole);
    Files.write(whole, Arrays.copyOf(bytes, bytes.length / 2));
    Pages.write(dir, "c-good.html", Pages.longArticle("Title", "Sentence."));

    CommandLineRun run = CommandLineRun.of("extract", dir, dir.resolve("missing.html"));

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.lines()).hasSize(1);
    assertThat(MAPPER.readTree(run.out()).get("id").textValue()).isEqualTo("c-good");
    assertThat(run.err())
        .contains("a-broken.html.gz: data that are not gzipped")
        .contains("b-cut.html.gz: the file ends too early")
        .contains("missing.html: no such file or directory")
        .contains("1 page extracted, 3 failed");
  }

  @Test
  void reportsFilesThatAreNotHtml() {
    Pages.write(dir, "a.html", "%PDF-1.7\n%âãÏÓ\n1 0 obj".getBytes(StandardCharsets.ISO_8859_1));
    Pages.write(dir, "b.html", new byte[5000]);
    Pages.write(dir, "c.html", "{\"id\": 1}");

    CommandLineRun run = CommandLineRun.of("extract", dir);

    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .contains(
            "a.html: not HTML: PDF", "b.html: not HTML: binary data", "c.html: not HTML: JSON");
  }

  @Test
  void emptyPageHasEmptyResult() throws IOException {
    CommandLineRun run = CommandLineRun.of("extract", Pages.write(dir, "a.html", ""));

    assertThat(run.exitCode()).isZero();
    assertThat(MAPPER.readTree(run.out()).get("content").textValue()).isEmpty();
  }

  @Test
  void reportsTruncatedPage() throws IOException {
    Path page = Pages.write(dir, "a.html", "<p>" + "word ".repeat(4_100_000));

    CommandLineRun run = CommandLineRun.of("extract", page);

    assertThat(run.exitCode()).isZero();
    assertThat(MAPPER.readTree(run.out()).get("truncated").get(0).textValue()).isEqualTo("size");
    assertThat(run.err()).isEmpty();
  }

  @Test
  void formatsWithoutRoomForItSayOnStandardErrorThatAPartWasLeftOut() {
    Path size = Pages.write(dir, "size.html", "<p>" + "word ".repeat(4_100_000));
    Path tags = Pages.write(dir, "tags.html", "<p>some words</p>".repeat(220_000));
    Path deep = Pages.write(dir, "deep.html", "<div>".repeat(600) + "some words of a text");

    CommandLineRun run = CommandLineRun.of("extract", "--format", "text", size, tags, deep);

    assertThat(run.exitCode()).isZero();
    assertThat(run.err())
        .contains("size.html: too large, a part was left out; limits reached: size")
        .contains("tags.html: too large, a part was left out; limits reached: tags, blocks")
        .doesNotContain("deep.html")
        .contains("3 pages extracted, 0 failed");
  }

  @Test
  void failsWithoutPages() {
    CommandLineRun missing = CommandLineRun.of("extract", dir.resolve("missing"));
    CommandLineRun empty = CommandLineRun.of("extract", dir);

    assertThat(missing.exitCode()).isEqualTo(3);
    assertThat(missing.err()).contains("missing: no such file or directory");
    assertThat(empty.exitCode()).isEqualTo(3);
    assertThat(empty.err()).contains(dir + ": contains no pages");
    assertThat(empty.out()).isEmpty();
  }

  @Test
  void failsIfOutputCannotBeWritten() {
    Path page = Pages.write(dir, "a.html", Pages.longArticle("Title", "Sentence."));

    CommandLineRun run = CommandLineRun.of("extract", "-o", dir.resolve("no/such/dir"), page);

    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err()).contains("no/such/dir: no such file or directory");
    assertThat(CommandLineRun.of("extract", "-o", dir, page).err())
        .contains("extract: " + dir + ": Is a directory");
  }

  @Test
  void refusesToOverwriteInput() throws IOException {
    String html = Pages.longArticle("Title", "Sentence.");
    Path page = Pages.write(dir, "a.html", html);
    Path urls = Pages.write(dir, "urls.jsonl", "{\"id\":\"a\",\"url\":\"https://a.example/\"}");
    Path link = Files.createSymbolicLink(dir.resolve("link"), page);

    assertUsage("a.html' is also an input", "extract", "-o", page, page);
    assertUsage("a.html' is also an input", "extract", "-o", page, dir);
    assertUsage("link' is also an input", "extract", "-o", link, page);
    assertUsage("urls.jsonl' is also an input", "extract", "--urls", urls, "-o", urls, page);
    assertThat(page).hasContent(html);
    assertThat(urls).isNotEmptyFile();
  }

  @Test
  void saysWhyStandardOutputFails() {
    Pages.write(dir, "a.html", Pages.longArticle("Title", "Sentence."));
    OutputStream full =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException("No space left on device");
          }
        };
    ByteArrayOutputStream err = new ByteArrayOutputStream();

    int exitCode =
        Main.run(Streams.of(InputStream.nullInputStream(), full, err), "extract", dir.toString());

    assertThat(exitCode).isEqualTo(3);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .contains("standard output: No space left on device");
  }

  @Test
  void aProcessEndsQuietlyBehindHead() throws Exception {
    for (int n = 0; n < 40; n++) {
      Pages.write(dir, n + ".html", Pages.longArticle("Title", "Sentence " + n + ". ".repeat(9)));
    }
    ProcessBuilder extract =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("java.class.path"),
            Main.class.getName(),
            "extract",
            dir.toString());
    Path err = dir.resolveSibling(dir.getFileName() + ".err");
    Process process = extract.redirectError(err.toFile()).start();
    try (InputStream out = process.getInputStream()) {
      assertThat(out.read()).isEqualTo('{');
    }
    assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
    assertThat(process.exitValue()).isEqualTo(141);
    assertThat(err).isEmptyFile();
    Files.delete(err);
  }

  @Test
  void wrongUsageNamesValidValues() {
    Path page = Pages.write(dir, "a.html", Pages.longArticle("Title", "Sentence."));
    Path other = Pages.write(dir, "b.html", Pages.longArticle("Title", "Sentence."));

    assertUsage("must be one of combined, density", "extract", "--method", "nope", page);
    assertUsage(
        "unknown parameter 'nope'; must be one of shortBelow",
        "extract",
        "-m",
        "density",
        "-p",
        "nope=1",
        page);
    assertUsage("parameter 'shortBelow'", "extract", "-m", "density", "-p", "shortBelow=-1", page);
    assertUsage("Value for option '--param'", "extract", "-p", "favor", page);
    assertUsage("used: there is no such file", "extract", "-p", "model=no/such", page);
    assertUsage(
        "used: it is not a model file", "extract", "-m", "svm", "-p", "model=" + page, page);
    assertUsage("JSON", "extract", "--format", "xml", page);
    assertUsage("--threads must be from 1 to 256", "extract", "--threads", "0", page);
    assertUsage("--url is for one page, not 2", "extract", "--url", "http://x/", page, other);
    assertUsage("cannot be combined", "extract", "--url", "http://x/", "--urls", page, page);
    for (String url : List.of("notaurl", "a.example/1", "file:///a.html", "https://", "http:a")) {
      assertUsage("is not an absolute http or https address", "extract", "--url", url, page);
    }
    assertUsage(
        "--metadata-sources is for the format json",
        "extract",
        "--metadata-sources",
        "-f",
        "text",
        page);
    assertUsage("only once", "extract", "-", "-");
    assertUsage("Missing required parameter", "extract");
    assertUsage("an input has an empty name", "extract", page, "");
  }

  private static void assertUsage(String message, Object... args) {
    CommandLineRun run = CommandLineRun.of(args);

    assertThat(run.err()).contains(message);
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
  }
}
