package io.zhengwen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pages saved with their images in one file. */
class MhtmlInputTest extends ExtractedArchives {
  private static final String TEXT =
      "The ferry leaves at nine from the old pier, and the crossing takes an hour in calm weather.";

  @TempDir private Path directory;

  private static String header(String... fields) {
    return "From: <Saved by a browser>\r\n"
        + String.join("", List.of(fields).stream().map(f -> f + "\r\n").toList())
        + "MIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n\ttype=\"text/html\";\r\n"
        + "\tboundary=\"----Part--1\"\r\n\r\n";
  }

  private static String part(String fields, String body) {
    return "------Part--1\r\n" + fields + "\r\n\r\n" + body + "\r\n";
  }

  private CommandLineRun extractFile(String name, String message) throws IOException {
    Path file = Files.writeString(directory.resolve(name), message, StandardCharsets.ISO_8859_1);
    return CommandLineRun.of("extract", file.toString());
  }

  @Test
  void readsTheFirstPageOfAMessageWithAddressAndDate() throws IOException {
    String message =
        header(
                "Snapshot-Content-Location: https://e.example/ferry",
                "Date: Wed, 25 Nov 2026 10:00:00 +0000")
            + part(
                "Content-Type: text/html\r\nContent-Transfer-Encoding: quoted-printable\r\n"
                    + "Content-Location: https://e.example/ferry",
                "<html><head><meta charset=3D\"utf-8\"><title>F=C3=A4hre</title></head><body>"
                    + "<h1>F=C3=A4hre</h1><p>The ferry leaves at nine from the old pier, and =\r\n"
                    + "the crossing takes an hour in calm weather.</body></html>")
            + part(
                "Content-Type: text/html\r\nContent-Location: https://ads.example/frame",
                "<p>" + "Buy a boat today. ".repeat(30))
            + part(
                "Content-Type: image/png\r\nContent-Transfer-Encoding: base64", "iVBORw0KGgoAAAA=")
            + "------Part--1--\r\n";

    CommandLineRun run = extractFile("ferry.mhtml", message);

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(titles(run)).containsExactly("Fähre");
    JsonNode page = pages(run).get(0);
    assertThat(page.get("url").textValue()).isEqualTo("https://e.example/ferry");
    assertThat(page.get("content").textValue()).contains(TEXT).doesNotContain("boat");
    assertThat(titles(CommandLineRun.withInput(bytes(message), "extract", "-")))
        .containsExactly("Fähre");
  }

  @Test
  void readsBase64InTheCharsetOfThePartAndPartsWithinParts() throws IOException {
    String html = "<title>渡轮时刻</title><h1>渡轮时刻</h1><p>渡轮九点从旧码头出发，天气好的时候要走一个小时，请提前到达。</p>";
    String base64 =
        Base64.getMimeEncoder(76, bytes("\r\n"))
            .encodeToString(html.getBytes(Charset.forName("GB18030")));
    String message =
        header()
            + part(
                "Content-Type: multipart/alternative; boundary=inner",
                "--inner\r\nContent-Type: text/plain\r\n\r\nplain\r\n--inner\r\n"
                    + "Content-Type: text/html; charset=\"gb2312\"\r\n"
                    + "Content-Transfer-Encoding: base64\r\n"
                    + "Content-Location: file:///C:/ferry.htm\r\n\r\n"
                    + base64
                    + "\r\n--inner--")
            + "------Part--1--\r\n";

    CommandLineRun run = extractFile("a.mht", message);

    assertThat(titles(run)).containsExactly("渡轮时刻");
    assertThat(pages(run).get(0).get("content").textValue()).contains("渡轮九点从旧码头出发");
    assertThat(pages(run).get(0).path("url").asText("")).isEmpty();
  }

  @Test
  void whatIsCutOffIsReadAsFarAsItGoes() throws IOException {
    String message =
        header() + part("Content-Type: text/html", "<title>Ferry</title><h1>Ferry</h1><p>" + TEXT);

    assertThat(titles(extractFile("cut.mhtml", message.strip()))).containsExactly("Ferry");
  }

  @Test
  void messagesWithoutAPageAreSkippedAndBrokenOnesNamed() throws IOException {
    Files.writeString(directory.resolve("page.html"), "<title>Ferry</title><p>" + TEXT);
    Files.writeString(
        directory.resolve("image.mhtml"),
        header() + part("Content-Type: image/png", "PNG") + "------Part--1--\r\n");
    Files.writeString(
        directory.resolve("field.mhtml"),
        header() + part("X: " + "y".repeat(200_000), "<p>" + TEXT));
    StringBuilder deep = new StringBuilder(header());
    for (int level = 0; level < 200; level++) {
      deep.append(
          "------Part--1\r\nContent-Type: multipart/mixed; boundary=\"----Part--1\"\r\n\r\n");
    }
    Files.writeString(directory.resolve("deep.mhtml"), deep);

    CommandLineRun run = CommandLineRun.of("extract", directory.toString());

    assertThat(titles(run)).containsExactly("Ferry");
    assertThat(run.err()).contains("MIME message without a page", "broken MIME message");
  }

  @Test
  void aPageSavedWithoutImagesIsTheMessageItself() throws IOException {
    String message =
        "From: <Saved by a browser>\r\nSubject: Ferry\r\nMIME-Version: 1.0\r\n"
            + "Content-Type: text/html;\r\n\tcharset=\"iso-8859-15\"\r\n"
            + "Content-Transfer-Encoding: quoted-printable\r\n"
            + "Content-Location: https://e.example/ferry\r\n\r\n"
            + "<html><title>F=E4hre</title><body class=3D\"page\"><h1>F=E4hre</h1><p>Five =A4. "
            + "The ferry leaves at nine from the old pier, and =\r\n"
            + "the crossing takes an hour in calm weather.</body></html>";

    CommandLineRun run = extractFile("ferry.mht", message);

    assertThat(titles(run)).containsExactly("Fähre");
    JsonNode page = pages(run).get(0);
    assertThat(page.get("url").textValue()).isEqualTo("https://e.example/ferry");
    assertThat(page.get("content").textValue())
        .contains("Five €. " + TEXT)
        .doesNotContain("Saved by", "=");
  }

  @Test
  void mailsAreNoPages() throws IOException {
    String html = "<html><title>Offer</title><body><p>" + TEXT + "</body></html>\r\n";
    String mail =
        "Received: from a.example\r\n\tby b.example\r\nFrom: a@a.example\r\nTo: b@b.example\r\n"
            + "MIME-Version: 1.0\r\nContent-Type: text/html; charset=utf-8\r\n\r\n"
            + html;
    Files.writeString(directory.resolve("page.html"), "<title>Ferry</title><p>" + TEXT);
    Files.writeString(directory.resolve("one.eml"), mail);
    Files.writeString(
        directory.resolve("mails.mbox"), "From a@a.example Mon Nov  2 10:00:00 2026\n" + mail);
    Files.writeString(
        directory.resolve("answer"),
        "MIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n<html><title>Answer</title><p>"
            + TEXT);

    CommandLineRun run = CommandLineRun.of("extract", directory.toString());

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(titles(run)).containsExactly("Answer", "Ferry");
    assertThat(run.err()).contains("2 skipped: MIME message (2)");
    CommandLineRun alone = extractFile("one.eml", mail);
    assertThat(alone.exitCode()).isEqualTo(3);
    assertThat(alone.err()).contains("not HTML: MIME message");
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }
}
