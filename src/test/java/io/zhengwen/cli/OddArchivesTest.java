package io.zhengwen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Web archives that are unlike their names, hostile, or only quoted. */
class OddArchivesTest {
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final String ONE = Pages.longArticle("One", "First sentence.");
  private static final String TWO = Pages.longArticle("Two", "Second sentence.");

  @TempDir private Path dir;

  private static List<String> titles(CommandLineRun run) throws IOException {
    List<String> titles = new ArrayList<>();
    for (String line : run.lines()) {
      titles.add(MAPPER.readTree(line).get("title").textValue());
    }
    return titles;
  }

  private static String text(Warcs archive) {
    return new String(archive.bytes(), StandardCharsets.UTF_8);
  }

  @Test
  void readsArchivesThatAreNotGzippedWhateverTheirNames() throws IOException {
    String warc = text(Warcs.plain().page("http://e.example/1", ONE));
    String http = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\n\r\n" + TWO;
    String header = "filedesc://a.arc 0.0.0.0 20261121083000 text/plain ";
    String version = "1 0 Test\nURL IP-address Archive-date Content-type Archive-length\n";
    String arc =
        header
            + version.length()
            + "\n"
            + version
            + "\nhttp://e.example/2 127.0.0.1 20261121083000 text/html "
            + http.getBytes(StandardCharsets.UTF_8).length
            + "\n"
            + http
            + "\n";
    Pages.write(dir, "a.warc.gz", warc);
    Pages.write(dir, "b.arc.gz", arc);
    Pages.write(dir, "c.warc.gz", warc.replace("WARC/1.0\r\n", "WARC/1.0\n"));
    Pages.write(dir, "d.warc.gz", warc.replace("WARC-", "warc-"));

    CommandLineRun run = CommandLineRun.of("extract", "--duplicates", "keep", dir);

    assertThat(run.err()).contains("4 pages extracted, 0 failed");
    assertThat(titles(run)).containsExactly("One", "Two", "One", "One");
  }

  @Test
  void boundsContentEncodings() throws IOException {
    byte[] html = ONE.getBytes(StandardCharsets.UTF_8);
    Map<String, String> many =
        Map.of("Content-Type", "text/html", "Content-Encoding", ",identity,utf-8".repeat(9000));
    Map<String, String> bomb =
        Map.of("Content-Type", "text/html", "Content-Encoding", "gzip,".repeat(9000));
    Path file =
        Pages.write(
            dir,
            "a.warc",
            Warcs.plain()
                .response("http://e.example/1", 200, many, html)
                .response("http://e.example/2", 200, bomb, html)
                .page("http://e.example/3", TWO)
                .bytes());

    CommandLineRun run = CommandLineRun.of("extract", file);

    assertThat(titles(run)).containsExactly("One", "Two");
    assertThat(run.err())
        .contains("http://e.example/2 in ", "broken record: it has more than 5 content encodings");
  }

  @Test
  void readsTheResponseBehindSeveralInterimOnes() throws IOException {
    String hints = "HTTP/1.1 103 Early Hints\r\nLink: </a.css>\r\n\r\n";
    Path file =
        Pages.write(
            dir,
            "a.warc",
            behind("HTTP/1.1 100 Continue\r\n\r\n" + hints + hints)
                + behind(hints)
                + behind(hints.repeat(1000)));

    CommandLineRun run = CommandLineRun.of("extract", "--duplicates", "keep", file);

    assertThat(titles(run)).as(run.err()).containsExactly("One", "One");
    assertThat(run.err()).contains("1 skipped: status 103 (1)");
  }

  /** A response without a length behind interim ones. */
  private static String behind(String interim) {
    String record = text(Warcs.plain().page("http://e.example/1", ONE));
    int http = record.indexOf("HTTP/1");
    String response =
        interim + record.substring(http).strip().replaceFirst("Content-Length: \\d+\r\n", "");
    return record
            .substring(0, http)
            .replaceFirst("Content-Length: \\d+", "Content-Length: " + response.length())
        + response
        + "\r\n\r\n";
  }

  @Test
  void aRecordWithoutAnAddressIsNoPage() throws IOException {
    String archive =
        text(Warcs.plain().page("http://e.example/1", ONE).page("http://e.example/2", TWO));
    Path file =
        Pages.write(
            dir,
            "a.warc",
            archive
                .replaceFirst("WARC-Target-URI: http://e.example/1\r\n", "")
                .getBytes(StandardCharsets.UTF_8));

    CommandLineRun run = CommandLineRun.of("extract", file);

    assertThat(titles(run)).containsExactly("Two");
    assertThat(run.err()).contains("a.warc, record at byte 0: the record has no WARC-Target-URI");
    assertThat(run.exitCode()).isEqualTo(1);
  }

  @Test
  void anEmptyArchiveHasNoPage() throws IOException {
    for (String name : List.of("a.warc", "b.warc.gz", "c.jsonl", "d")) {
      CommandLineRun run = CommandLineRun.of("extract", Pages.write(dir, name, ""));

      assertThat(run.lines()).as(name).isEmpty();
      assertThat(run.err()).contains("0 pages extracted, 0 failed", "1 skipped: empty (1)");
      assertThat(run.exitCode()).isZero();
    }
    CommandLineRun piped = CommandLineRun.withInput(new byte[0], "extract", "-");
    assertThat(piped.lines()).isEmpty();
    assertThat(piped.err()).contains("1 skipped: empty (1)");
  }

  @Test
  void anArchiveThatCannotBeReadIsNamedInADirectoryToo() throws IOException {
    byte[] frame = {0x28, (byte) 0xb5, 0x2f, (byte) 0xfd, 4, 0};
    Pages.write(dir, "m/a.warc.zst", frame);
    Pages.write(dir, "m/b.wacz", zip("pages/pages.jsonl", new byte[0]));
    Pages.write(dir, "m/c.wacz", zip("archive/c.warc.zst", frame));
    Pages.write(dir, "m/d.zip", zip("d.html", frame));
    Pages.write(dir, "m/e.html", ONE);

    CommandLineRun run = CommandLineRun.of("extract", dir.resolve("m"));

    assertThat(titles(run)).containsExactly("One");
    assertThat(run.err())
        .contains("a.warc.zst: not supported: a web archive has to be gzipped, or not compressed")
        .contains("b.wacz: no web archive is in it")
        .contains("c.wacz!archive/c.warc.zst: not supported: ")
        .contains("1 page extracted, 3 failed", "1 skipped: ZIP (1)");
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(CommandLineRun.of("extract", dir.resolve("m/a.warc.zst")).err())
        .contains("a.warc.zst: not supported: ");
  }

  private static byte[] zip(String name, byte[] content) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(out)) {
      zip.putNextEntry(new ZipEntry(name));
      zip.write(content);
    }
    return out.toByteArray();
  }

  @Test
  void aPageThatQuotesARecordIsAPage() throws IOException {
    String quoted = "<pre>\r\nWARC/1.0\r\nWARC-Type: response\r\n</pre><p>";
    String page = ONE.replace("<p>", quoted);
    Pages.write(dir, "a.htm", page.substring(page.indexOf("<head>")));
    Pages.write(dir, "b.htm", "\uFEFF<!-- saved -->\n" + page.substring(page.indexOf("<body>")));

    CommandLineRun run = CommandLineRun.of("extract", dir);

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(titles(run)).hasSize(2).startsWith("One");
  }
}
