package io.zhengwen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.zip.DeflaterOutputStream;
import org.junit.jupiter.api.Test;

/** Pages that archives hold in the encodings in which servers send them. */
class WarcEncodingsTest extends ExtractedArchives {
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

  /** {@code <p>Brotli</p>} five times, as Node.js compresses it. */
  @Test
  void decodesBrotli() throws IOException {
    byte[] brotli =
        HexFormat.of().parseHex("1b4000f81d076e4c67eecd569c4a1e38ba7e114a63933e6f72615434b08bf721");
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

  /** Some crawlers keep the header although they stored the content decoded. */
  @Test
  void aContentThatIsStoredDecodedMayBeginWithAByteOrderMark() throws IOException {
    byte[] html = ("\uFEFF" + ONE).getBytes(StandardCharsets.UTF_8);
    byte[] utf16 = ("\uFEFF" + TWO).getBytes(StandardCharsets.UTF_16LE);
    CommandLineRun run =
        extract(
            Warcs.plain()
                .response("http://e.example/1", 200, encoded("Content-Encoding", "deflate"), html)
                .response("http://e.example/2", 200, encoded("Content-Encoding", "br"), html)
                .response("http://e.example/3", 200, encoded("Content-Encoding", "zstd"), html)
                .response("http://e.example/4", 200, encoded("Content-Encoding", "br"), utf16)
                .bytes());

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(titles(run)).containsExactly("One", "One", "One", "Two");
  }

  @Test
  void undoesTransferEncodings() throws IOException {
    byte[] zipped = gzip(ONE.getBytes(StandardCharsets.UTF_8));
    byte[] chunks =
        concat(
            (Integer.toHexString(zipped.length) + "\r\n").getBytes(StandardCharsets.US_ASCII),
            zipped,
            "\r\n0\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
    CommandLineRun run =
        extract(
            Warcs.plain()
                .response("http://e.example/1", 200, encoded("Transfer-Encoding", "gzip"), zipped)
                .response(
                    "http://e.example/2",
                    200,
                    encoded("Transfer-Encoding", "gzip, chunked"),
                    chunks)
                .bytes());

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(titles(run)).as(run.err()).containsExactly("One", "One");
  }

  @Test
  void aContentThatTheCrawlerCutOffIsReadAsFarAsItGoes() throws IOException {
    byte[] html = ONE.getBytes(StandardCharsets.UTF_8);
    byte[] zipped = gzip(html);
    byte[] chunk =
        concat(
            (Integer.toHexString(2 * html.length) + "\r\n").getBytes(StandardCharsets.US_ASCII),
            html);
    byte[] cut = Arrays.copyOf(zipped, zipped.length - 20);
    byte[] none = Arrays.copyOf(zipped, 12);
    String archive =
        new String(
            Warcs.plain()
                .response("http://e.example/1", 200, encoded("Content-Encoding", "gzip"), cut)
                .response("http://e.example/2", 200, encoded("Transfer-Encoding", "chunked"), chunk)
                .response("http://e.example/3", 200, encoded("Content-Encoding", "gzip"), none)
                .page("http://e.example/4", TWO)
                .bytes(),
            StandardCharsets.ISO_8859_1);
    String truncated = archive.replaceAll("WARC-Type: response", "$0\r\nWARC-Truncated: length");

    CommandLineRun run = extract(truncated.getBytes(StandardCharsets.ISO_8859_1));

    assertThat(titles(run)).as(run.err()).containsExactly("One", "One", "Two");
    assertThat(pages(run).get(0).get("content").textValue()).contains("First sentence.");
    assertThat(run.err()).contains("http://e.example/3 in ").doesNotContain("e.example/1");
    assertThat(extract(archive.getBytes(StandardCharsets.ISO_8859_1)).err())
        .contains("http://e.example/1 in ", "the file ends too early", "http://e.example/2 in ");
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
}
