package io.zhengwen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The input of {@code extract}. */
class ExtractInputTest {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  @TempDir private Path dir;

  @Test
  void directoryIsReadInOrderWithManyThreads() throws IOException {
    List<String> expected = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      String id = String.format(Locale.ROOT, "page-%03d", i);
      expected.add("sub" + i / 100 + "/" + id);
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
  void filesNamedXhtmlAreXml() throws IOException {
    String html =
        Pages.longArticle("Title", "Sentence.")
            .replaceFirst("(?i)<head>", "<head><script/><style/>");
    for (String name : List.of("a.xhtml", "b.XHT", "c.html")) {
      Pages.write(dir, name, html);
    }
    Pages.writeGzip(dir, "d.xht.gz", html);

    CommandLineRun run = CommandLineRun.of("extract", dir);

    List<String> read = new ArrayList<>();
    for (String line : run.lines()) {
      JsonNode json = MAPPER.readTree(line);
      if (json.path("content").asText("").contains("Sentence.")) {
        read.add(json.get("id").textValue());
      }
    }
    assertThat(read).containsExactly("a.xhtml", "b.XHT", "d.xht");
  }

  @Test
  void findsPagesInDirectoryByContent() throws IOException {
    String html = Pages.longArticle("Title", "Sentence.");
    Pages.write(dir, "a.html", html);
    Pages.write(dir, "b.HTM", html);
    Pages.writeGzip(dir, "c.html.gz", html);
    Pages.writeGzip(dir, "d.htm.gz", html);
    Pages.write(dir, "e", html);
    Pages.write(dir, "f?id=3", html);
    Pages.write(dir, "notes.txt", "Just text, with a <b>tag</b>.");
    Pages.write(dir, "style.css", "body { color: red }");
    Pages.write(dir, "script.js", "var a = '<div>';\nfunction f() {}");
    Pages.write(dir, "feed", "<?xml version='1.0'?><rss><channel/></rss>");
    Pages.write(dir, "logo", "\u0089PNG\r\n".getBytes(StandardCharsets.ISO_8859_1));
    Pages.writeGzip(dir, "gold.jsonl.gz", "{\"id\": \"a\", \"content\": \"text\"}\n");

    CommandLineRun run = CommandLineRun.of("extract", dir);

    List<String> ids = new ArrayList<>();
    for (String line : run.lines()) {
      JsonNode json = MAPPER.readTree(line);
      ids.add(json.get("id").textValue());
      assertThat(json.get("content").textValue()).contains("Sentence.");
    }
    assertThat(ids).containsExactly("a", "b", "c", "d", "e", "f?id=3");
    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).contains("6 skipped: text (3), JSON (1), PNG (1), XML (rss) (1)");
  }

  @Test
  void explicitFileNeedsNoExtension() throws IOException {
    Path page = Pages.write(dir, "page.php", Pages.longArticle("Title", "Sentence."));

    JsonNode json = MAPPER.readTree(CommandLineRun.of("extract", page).out());

    assertThat(json.get("id").textValue()).isEqualTo("page.php");
  }

  @Test
  void readsStandardInputPlainAndGzipped() throws IOException {
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
  void detectsEncoding() throws IOException {
    String text = "渡轮中午离开码头，港务长在本子上记下吃水、载重和风向，然后回到屋里喝茶。".repeat(10);
    Path page =
        Pages.write(dir, "gb.html", Pages.article("渡轮消息", text), Charset.forName("GB18030"));

    JsonNode json = MAPPER.readTree(CommandLineRun.of("extract", page).out());

    assertThat(json.get("charset").textValue()).isEqualTo("GB18030");
    assertThat(json.get("title").textValue()).isEqualTo("渡轮消息");
    assertThat(json.get("content").textValue()).contains("港务长");
  }

  @Test
  void readsUrlsFromFile() throws IOException {
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
  void linkLoopEnds() throws IOException {
    Pages.write(dir, "a.html", Pages.longArticle("Title", "Sentence."));
    Files.createSymbolicLink(dir.resolve("loop"), dir);

    CommandLineRun run = CommandLineRun.of("extract", dir);

    assertThat(run.lines()).hasSize(1);
    assertThat(run.err()).contains("loop: a link to a directory that contains it");
    assertThat(run.exitCode()).isEqualTo(1);
  }

  @Test
  void reportsLineOfBadUrlsFile() {
    Path page = Pages.write(dir, "a.html", Pages.longArticle("Title", "Sentence."));
    Path noJson = Pages.write(dir, "urls.jsonl", "{\"id\":\"a\"}\nnonsense\n");
    Path noId = Pages.write(dir, "urls2.jsonl", "{\"url\":\"http://x/\"}\n");

    CommandLineRun broken = CommandLineRun.of("extract", "--urls", noJson, page);
    CommandLineRun incomplete = CommandLineRun.of("extract", "--urls", noId, page);

    assertThat(broken.exitCode()).isEqualTo(3);
    assertThat(broken.err()).contains("urls.jsonl, line 2: not JSON");
    assertThat(incomplete.err()).contains("urls2.jsonl, line 1: no id");
  }

  @Test
  void filesThatOnlyHoldPagesAreSkippedInADirectory() throws IOException {
    String html = "\n" + Pages.longArticle("Title", "Sentence.").replace("<html>", "\n<html>");
    byte[] tar = new byte[1024 + html.length()];
    System.arraycopy("a.html".getBytes(StandardCharsets.UTF_8), 0, tar, 0, 6);
    System.arraycopy("ustar\0".getBytes(StandardCharsets.UTF_8), 0, tar, 257, 6);
    System.arraycopy(html.getBytes(StandardCharsets.UTF_8), 0, tar, 512, html.length());
    Pages.write(dir, "pages.tar", tar);
    Pages.write(
        dir, "pages.csv", "id,html\n1,\"<!DOCTYPE html>\n" + html.replace("\"", "\"\"") + "\"\n");
    Pages.write(
        dir,
        "mail.eml",
        "From: Ann <ann@e.example>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/alternative;\r\n\tboundary=\"b\"\r\n\r\n--b\r\n"
            + "Content-Type: text/html\r\n\r\n"
            + html);
    Pages.write(dir, "rows.csv", "1;\"a \"\"b\"\"\";\"\n" + html.replace("\"", "\"\"") + "\"\n");
    Pages.write(dir, "warning", "Warning: no \"cache\", going on\n" + html);

    CommandLineRun run = CommandLineRun.of("extract", dir);

    assertThat(run.lines()).hasSize(1);
    assertThat(MAPPER.readTree(run.out()).get("id").textValue()).isEqualTo("warning");
    assertThat(run.err()).contains("4 skipped: ", "MIME message (1)", "tar (1)", "text (2)");
  }

  @Test
  void aPageMayStandBehindStringsOfAScript() {
    String html = "\n" + Pages.longArticle("Title", "Sentence.");
    Pages.write(dir, "a", "var q=foo(\"a\",\"<b>\");" + html);
    Pages.write(dir, "b", "document.write(x,\"<script>\")" + html);
    Pages.write(dir, "c", "var a = [\n\"<b>\",\n\"</b>\"];" + html);

    CommandLineRun run = CommandLineRun.of("extract", dir);

    assertThat(run.lines()).as(run.err()).hasSize(3);
  }

  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "Windows has no mkfifo")
  void readsNamedPipesOnce() throws IOException, InterruptedException {
    Path page = Pages.write(dir, "a.html", Pages.longArticle("Title", "Sentence."));
    Path pipe = dir.resolve("pipe");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    Process writer =
        new ProcessBuilder("sh", "-c", "cat " + page + " > " + pipe).inheritIO().start();

    CommandLineRun run = CommandLineRun.of("extract", pipe);

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(MAPPER.readTree(run.out()).get("title").textValue()).isEqualTo("Title");
    assertThat(writer.waitFor()).isZero();
  }

  @Test
  void emptyGzipIsAsEmptyAsAnEmptyFile() throws IOException {
    Path gzipped = Pages.writeGzip(dir, "m/a.html.gz", "");
    Pages.write(dir, "m/b.html", "");
    Pages.writeGzip(dir, "m/c.gz", "");
    Pages.write(dir, "m/d", "");

    CommandLineRun run = CommandLineRun.of("extract", dir.resolve("m"));
    CommandLineRun piped = CommandLineRun.withInput(Files.readAllBytes(gzipped), "extract", "-");

    assertThat(run.exitCode()).as(run.err()).isEqualTo(piped.exitCode()).isZero();
    assertThat(run.lines()).hasSize(2);
    assertThat(run.err()).contains("2 skipped: empty (2)");
  }

  @Test
  void brokenGzipFails() {
    Pages.write(dir, "a.html", Pages.longArticle("Title", "Sentence."));
    Pages.write(dir, "b.gz", new byte[] {0x1f, (byte) 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 7, 7, 7, 7});

    CommandLineRun run = CommandLineRun.of("extract", dir);

    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err()).contains("b.gz: broken gzip");
  }
}
