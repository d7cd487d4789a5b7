package io.zhengwen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Web archives as input. */
class WarcInputTest {
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final String ONE = Pages.longArticle("One", "First sentence.");
  private static final String TWO = Pages.longArticle("Two", "Second sentence.");
  private static final String THREE = Pages.longArticle("Three", "Third sentence.");

  @TempDir private Path dir;

  private static List<JsonNode> pages(CommandLineRun run) throws IOException {
    List<JsonNode> pages = new ArrayList<>();
    for (String line : run.lines()) {
      pages.add(MAPPER.readTree(line));
    }
    return pages;
  }

  private static List<String> titles(CommandLineRun run) throws IOException {
    return pages(run).stream().map(page -> page.get("title").textValue()).toList();
  }

  private CommandLineRun extract(byte[] archive, Object... options) {
    Path file = Pages.write(dir, "crawl.bin", archive);
    List<Object> args = new ArrayList<>(List.of("extract"));
    args.addAll(List.of(options));
    args.add(file);
    return CommandLineRun.of(args.toArray());
  }

  private static byte[] three(Warcs warcs) {
    return warcs
        .page("http://e.example/1", ONE)
        .page("http://e.example/2", TWO)
        .page("http://e.example/3", THREE)
        .bytes();
  }

  @Test
  void readsArchivesByContentPlainAndGzipped() throws IOException {
    byte[] plain = three(Warcs.plain());
    for (byte[] archive : List.of(plain, three(Warcs.gzipped()), gzip(plain))) {
      CommandLineRun run = extract(archive);

      assertThat(run.exitCode()).as(run.err()).isZero();
      assertThat(titles(run)).containsExactly("One", "Two", "Three");
      JsonNode first = pages(run).get(0);
      assertThat(first.get("id").textValue()).isEqualTo("http://e.example/1");
      assertThat(first.get("url").textValue()).isEqualTo("http://e.example/1");
      assertThat(first.get("content").textValue()).contains("First sentence.");
    }
  }

  @Test
  void readsArchiveOnStandardInput() throws IOException {
    CommandLineRun run = CommandLineRun.withInput(three(Warcs.gzipped()), "extract", "-");

    assertThat(titles(run)).containsExactly("One", "Two", "Three");
  }

  @Test
  void decodesContentEncodingsAndCharset() throws IOException {
    String chinese = "渡轮中午离开码头，港务长在本子上记下吃水、载重和风向。".repeat(10);
    byte[] gbk = Pages.article("渡轮消息", chinese).getBytes(Charset.forName("GBK"));
    byte[] html = ONE.getBytes(StandardCharsets.UTF_8);
    ByteArrayOutputStream deflated = new ByteArrayOutputStream();
    try (DeflaterOutputStream out = new DeflaterOutputStream(deflated)) {
      out.write(html);
    }
    String chunked =
        Integer.toHexString(html.length) + "\r\n" + new String(html, StandardCharsets.ISO_8859_1);
    Warcs archive =
        Warcs.gzipped()
            .response("http://e.example/gbk", 200, "text/html; charset=gbk", gbk)
            .response("http://e.example/gzip", 200, encoded("Content-Encoding", "gzip"), gzip(html))
            .response(
                "http://e.example/deflate",
                200,
                encoded("Content-Encoding", "deflate"),
                deflated.toByteArray())
            .response("http://e.example/decoded", 200, encoded("Content-Encoding", "gzip"), html)
            .response("http://e.example/br", 200, encoded("Content-Encoding", "br"), html)
            .response(
                "http://e.example/chunked",
                200,
                encoded("Transfer-Encoding", "chunked"),
                (chunked + "\r\n0\r\n\r\n").getBytes(StandardCharsets.ISO_8859_1));

    CommandLineRun run = extract(archive.bytes());

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(titles(run)).containsExactly("渡轮消息", "One", "One", "One", "One", "One");
    assertThat(pages(run).get(0).get("charset").textValue()).isEqualTo("GB18030");
  }

  private static Map<String, String> encoded(String header, String coding) {
    return Map.of("Content-Type", "text/html", header, coding);
  }

  /** {@code <p>Brotli</p>} five times, as Node.js compresses it. */
  @Test
  void decodesBrotli() throws IOException {
    byte[] brotli =
        java.util.HexFormat.of()
            .parseHex("1b4000f81d076e4c67eecd569c4a1e38ba7e114a63933e6f72615434b08bf721");
    CommandLineRun run =
        extract(
            Warcs.plain()
                .response("http://e.example/", 200, encoded("Content-Encoding", "br"), brotli)
                .bytes(),
            "-m",
            "fulltext");

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(pages(run).get(0).get("content").textValue()).contains("Brotli");
  }

  @Test
  void skipsWhatIsNoPageAndSaysSo() throws IOException {
    byte[] html = ONE.getBytes(StandardCharsets.UTF_8);
    byte[] png = "\u0089PNG\r\n".getBytes(StandardCharsets.ISO_8859_1);
    Warcs archive =
        Warcs.gzipped()
            .surroundings("http://e.example/")
            .response("http://e.example/a.png", 200, "image/png", png)
            .response("http://e.example/b", 200, Map.of(), png)
            .response("http://e.example/404", 404, "text/html", html)
            .response("http://e.example/301", 301, "text/html", html)
            .response("http://e.example/untyped", 200, Map.of(), html)
            .resource("urn:text:http://e.example/", "text/plain", html);

    CommandLineRun run = extract(archive.bytes());

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(pages(run))
        .extracting(p -> p.get("id").textValue())
        .containsExactly("http://e.example/untyped");
    assertThat(run.err())
        .contains("6 skipped", "revisit (1)", "image/png (1)", "PNG (1)", "status 404 (1)")
        .contains("status 301 (1)", "text/plain (1)");
  }

  @Test
  void readsRenderedPagesStoredAsResources() throws IOException {
    byte[] html = ONE.getBytes(StandardCharsets.UTF_8);
    CommandLineRun run =
        extract(
            Warcs.plain().resource("urn:dom:https://e.example/a?b=c", "text/html", html).bytes());

    assertThat(pages(run).get(0).get("url").textValue()).isEqualTo("https://e.example/a?b=c");
    assertThat(titles(run)).containsExactly("One");
  }

  @Test
  void goesOnBehindBrokenRecords() throws IOException {
    Warcs warcs = Warcs.plain().page("http://e.example/1", ONE);
    int second = warcs.length();
    String text =
        new String(
            warcs.page("http://e.example/2", TWO).page("http://e.example/3", THREE).bytes(),
            StandardCharsets.ISO_8859_1);
    String header = "WARC/1.0\r\n";
    int third = text.indexOf(header, second + 10);

    String badHeader =
        text.substring(0, second)
            + header
            + "no colon\r\n"
            + text.substring(second + header.length());
    String badLength =
        text.substring(0, second)
            + text.substring(second).replaceFirst("Content-Length: \\d+", "Content-Length: 9x");
    String hugeLength =
        text.substring(0, second)
            + text.substring(second)
                .replaceFirst("Content-Length: \\d+", "Content-Length: 99999999999999999999");
    String tooLong =
        text.substring(0, second)
            + text.substring(second)
                .replaceFirst("Content-Length: \\d+", "Content-Length: 77777777");
    String cut = text.substring(0, third - 300) + text.substring(third);
    String garbage = text.substring(0, second) + "\0\1\2 garbage\r\n" + text.substring(second);
    String noHttp =
        text.substring(0, second) + text.substring(second).replaceFirst("HTTP/1", "HxTP");

    for (String broken : List.of(badHeader, badLength, hugeLength, tooLong, cut, garbage, noHttp)) {
      CommandLineRun run = extract(broken.getBytes(StandardCharsets.ISO_8859_1));

      assertThat(run.exitCode()).as(run.err()).isEqualTo(1);
      assertThat(titles(run)).as(run.err()).startsWith("One").endsWith("Three");
      assertThat(run.err()).contains("crawl.bin, record at byte ").contains("broken record");
      assertThat(run.err()).contains(", 1 failed");
    }
  }

  /** Record ids are random, and with them the compressed data. */
  @RepeatedTest(20)
  void goesOnBehindBrokenGzip() throws IOException {
    Warcs warcs = Warcs.gzipped().page("http://e.example/1", ONE);
    int second = warcs.length();
    warcs.page("http://e.example/2", TWO);
    int third = warcs.length();
    byte[] archive = warcs.page("http://e.example/3", THREE).bytes();
    byte[] flipped = archive.clone();
    Arrays.fill(flipped, (second + third) / 2, (second + third) / 2 + 20, (byte) 0xFF);
    byte[] cutOut =
        concat(
            Arrays.copyOf(archive, third - 150),
            Arrays.copyOfRange(archive, third, archive.length));
    byte[] garbage =
        concat(
            Arrays.copyOf(archive, second),
            "garbage".getBytes(StandardCharsets.UTF_8),
            Arrays.copyOfRange(archive, third, archive.length));

    for (byte[] broken : List.of(flipped, cutOut, garbage)) {
      CommandLineRun run = extract(broken);

      assertThat(run.exitCode()).as(run.err()).isEqualTo(1);
      assertThat(titles(run)).as(run.err()).startsWith("One").endsWith("Three");
      assertThat(run.err()).contains("crawl.bin, record at byte ");
    }
    CommandLineRun cutOff = extract(Arrays.copyOf(archive, archive.length - 100));
    assertThat(cutOff.exitCode()).isEqualTo(1);
    assertThat(titles(cutOff)).containsExactly("One", "Two");
    assertThat(cutOff.err()).contains("too early", "2 pages extracted, 1 failed");
  }

  private static byte[] concat(byte[]... parts) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      out.writeBytes(part);
    }
    return out.toByteArray();
  }

  @Test
  void boundsContentThatUnpacksToVeryMuch() throws IOException {
    byte[] bomb = gzip(("<p>" + "word ".repeat(8_000_000)).getBytes(StandardCharsets.UTF_8));
    CommandLineRun run =
        extract(
            Warcs.gzipped()
                .response("http://e.example/", 200, encoded("Content-Encoding", "gzip"), bomb)
                .page("http://e.example/1", ONE)
                .bytes());

    assertThat(run.exitCode()).isZero();
    assertThat(pages(run).get(0).get("truncated").get(0).textValue()).isEqualTo("size");
    assertThat(titles(run)).endsWith("One");
  }

  @Test
  void namesBothPlacesOfDuplicates() throws IOException {
    byte[] archive =
        Warcs.plain().page("http://e.example/1", ONE).page("http://e.example/1", TWO).bytes();

    CommandLineRun reported = extract(archive);
    CommandLineRun skipped = extract(archive, "--duplicates", "skip");
    CommandLineRun kept = extract(archive, "--duplicates", "keep");

    assertThat(reported.exitCode()).isEqualTo(1);
    assertThat(titles(reported)).containsExactly("One");
    assertThat(reported.err())
        .containsPattern(
            "crawl.bin, record at byte [1-9]\\d+: has the same id as .*crawl.bin, record at byte 0: 'http://e.example/1'");
    assertThat(skipped.exitCode()).isZero();
    assertThat(titles(skipped)).containsExactly("One");
    assertThat(titles(kept)).containsExactly("One", "Two");
  }

  @Test
  void readsArchivesInWacz() throws IOException {
    Path wacz = dir.resolve("crawl.wacz");
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(wacz))) {
      zip.putNextEntry(new ZipEntry("datapackage.json"));
      zip.write("{}".getBytes(StandardCharsets.UTF_8));
      zip.putNextEntry(new ZipEntry("archive/data.warc.gz"));
      zip.write(three(Warcs.gzipped()));
      zip.putNextEntry(new ZipEntry("archive/more.warc"));
      zip.write(Warcs.plain().page("http://e.example/4", ONE).bytes());
      zip.putNextEntry(new ZipEntry("pages/pages.jsonl"));
      zip.write("{\"html\": \"no\"}".getBytes(StandardCharsets.UTF_8));
    }

    CommandLineRun run = CommandLineRun.of("extract", dir);

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(titles(run)).containsExactly("One", "Two", "Three", "One");
  }

  private static byte[] gzip(byte[] bytes) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
      gzip.write(bytes);
    }
    return out.toByteArray();
  }

  @Test
  void readsArchivesWhoseBeginningIsBrokenOrCut() throws IOException {
    Warcs warcs = Warcs.gzipped().surroundings("http://e.example/");
    int first = warcs.length();
    byte[] archive = three(warcs);
    byte[] flipped = archive.clone();
    Arrays.fill(flipped, 12, 16, (byte) 0xFF);
    byte[] cut = Arrays.copyOfRange(archive, first - 40, archive.length);
    byte[] plain = three(Warcs.plain());
    byte[] cutPlain = Arrays.copyOfRange(plain, 900, plain.length);

    for (byte[] broken : List.of(flipped, cut)) {
      Pages.write(dir, "m/crawl.warc.gz", broken);
      CommandLineRun run = CommandLineRun.of("extract", dir.resolve("m"));

      assertThat(run.exitCode()).as(run.err()).isEqualTo(1);
      assertThat(titles(run)).as(run.err()).containsExactly("One", "Two", "Three");
      assertThat(run.err()).contains("crawl.warc.gz, record at byte 0: broken record", "1 failed");
    }
    for (byte[] broken : List.of(cutPlain, gzip(cutPlain))) {
      CommandLineRun run = extract(broken);

      assertThat(run.exitCode()).as(run.err()).isEqualTo(1);
      assertThat(titles(run)).as(run.err()).containsExactly("Two", "Three");
      assertThat(run.err()).contains("crawl.bin, record at byte 0: broken record", "1 failed");
    }
  }

  @Test
  void readsArchivesBehindByteOrderMarksAndEmptyLines() throws IOException {
    byte[] plain = three(Warcs.plain());
    for (String before : List.of("\u00ef\u00bb\u00bf", "\r\n\r\n")) {
      byte[] archive = concat(before.getBytes(StandardCharsets.ISO_8859_1), plain);
      for (byte[] bytes : List.of(archive, gzip(archive))) {
        CommandLineRun run = extract(bytes);

        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(titles(run)).containsExactly("One", "Two", "Three");
      }
    }
  }

  @Test
  void pagesAboutArchivesArePages() throws IOException {
    String record = "WARC/1.0\r\nWARC-Type: response\r\n";
    Path page = Pages.write(dir, "a.html", ONE.replace("<p>", "<pre>\r\n" + record + "</pre><p>"));

    assertThat(titles(CommandLineRun.of("extract", page))).containsExactly("One");
  }

  @Test
  void ignoresUnknownContentEncodingsAndUndoesSeveral() throws IOException {
    byte[] html = ONE.getBytes(StandardCharsets.UTF_8);
    byte[] twice = gzip(gzip(html));
    byte[] members =
        concat(
            gzip(Arrays.copyOf(html, 500)),
            gzip(Arrays.copyOfRange(html, 500, html.length)),
            new byte[] {1, 2});
    CommandLineRun run =
        extract(
            Warcs.plain()
                .response("http://e.example/1", 200, encoded("Content-Encoding", "none"), html)
                .response("http://e.example/2", 200, encoded("Content-Encoding", "UTF-8"), html)
                .response(
                    "http://e.example/3", 200, encoded("Content-Encoding", "gzip, gzip"), twice)
                .response("http://e.example/4", 200, encoded("Content-Encoding", "gzip"), members)
                .response("http://e.example/5", 200, encoded("Content-Encoding", "zstd"), twice)
                .bytes());

    assertThat(titles(run)).containsExactly("One", "One", "One", "One");
    assertThat(pages(run))
        .allSatisfy(
            page -> assertThat(page.get("content").textValue()).contains("First sentence."));
    assertThat(run.err())
        .contains("http://e.example/5 in ")
        .contains("broken record: the content encoding 'zstd' is not supported");
  }

  @Test
  void readsTheResponseBehindContinue() throws IOException {
    String text =
        new String(Warcs.plain().page("http://e.example/1", ONE).bytes(), StandardCharsets.UTF_8);
    String interim = "HTTP/1.1 100 Continue\r\n\r\n";
    int length = Integer.parseInt(text.replaceFirst("(?s).*?Content-Length: (\\d+).*", "$1"));
    String longer =
        text.replaceFirst("Content-Length: \\d+", "Content-Length: " + (length + interim.length()))
            .replaceFirst("HTTP/1.. 200", interim + "$0");

    CommandLineRun run = extract(longer.getBytes(StandardCharsets.UTF_8));

    assertThat(titles(run)).as(run.err()).containsExactly("One");
  }

  @Test
  void namesInAZipNeedNotBeUtf8() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(out, StandardCharsets.ISO_8859_1)) {
      zip.putNextEntry(new ZipEntry("archive/data.warc"));
      zip.write(three(Warcs.plain()));
      zip.putNextEntry(new ZipEntry("pages/\u00d6\u00d0.txt"));
    }
    Path wacz = Pages.write(dir, "crawl.wacz", out.toByteArray());

    assertThat(titles(CommandLineRun.of("extract", wacz))).containsExactly("One", "Two", "Three");
    Path gzipped = Pages.write(dir, "crawl.wacz.gz", gzip(out.toByteArray()));
    for (CommandLineRun run :
        List.of(
            CommandLineRun.of("extract", gzipped),
            CommandLineRun.withInput(out.toByteArray(), "extract", "-"))) {
      assertThat(run.exitCode()).isEqualTo(3);
      assertThat(run.err()).contains("a WACZ is read only from a file, and not gzipped");
    }
  }
}
