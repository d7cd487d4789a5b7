package io.zhengwen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;

/** Archives that are broken, cut, packed with too much, or none at all. */
class WarcFaultsTest extends ExtractedArchives {
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
}
