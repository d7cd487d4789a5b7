package io.zhengwen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;

/** Web archives as input. */
class WarcInputTest extends ExtractedArchives {
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
  void whatAServerOnlyCallsHtmlIsNoPage() throws IOException {
    String json = "{\"html\": \"<p>" + "x".repeat(40_000) + "\"}";
    Map<String, byte[]> others =
        Map.of(
            "png", "\u0089PNG\r\n\u001a\n".getBytes(StandardCharsets.ISO_8859_1),
            "pdf", "%PDF-1.7\n1 0 obj".getBytes(StandardCharsets.US_ASCII),
            "json", json.getBytes(StandardCharsets.UTF_8),
            "feed", "<?xml version='1.0'?><rss></rss>".getBytes(StandardCharsets.UTF_8));
    Warcs archive = Warcs.gzipped().page("http://e.example/1", ONE);
    others.forEach(
        (name, content) -> archive.response("http://e.example/" + name, 200, "text/html", content));
    archive
        .page("http://e.example/2", "\ufeff \n" + TWO)
        .page("http://e.example/3", "Warning: no database\n" + THREE)
        .page("http://e.example/4", "<?xml version='1.0'?>" + ONE);

    CommandLineRun run = extract(archive.bytes());

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(titles(run)).containsExactly("One", "Two", "Three", "One");
    assertThat(run.err()).contains("4 skipped: JSON (1), PDF (1), PNG (1), XML (rss) (1)");
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
            "crawl.bin, record at byte [1-9]\\d+: has the same id as .*crawl.bin, record at byte 0: 'http://e.example/1'; see --duplicates, or --id");
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
