package io.zhengwen.page.read;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ContentSnifferTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "text/html",
        "TEXT/HTML; charset=utf-8",
        "application/xhtml+xml",
        "application/xml",
        "application/octet-stream",
        "",
        "nonsense"
      })
  void mediaTypesThatMayBeHtml(String type) {
    assertThat(ContentSniffer.byContentType(type)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"application/pdf", "image/png", "text/plain", "application/json"})
  void mediaTypesThatAreNot(String type) {
    assertThat(ContentSniffer.byContentType(type + "; charset=utf-8")).contains(type);
  }

  @Test
  void withoutAMediaTypeTheContentMayBeHtml() {
    assertThat(ContentSniffer.byContentType(null)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "PDF, 255044462d312e37",
    "ZIP, 504b03041400",
    "GZIP, 1f8b0800",
    "PNG, 89504e470d0a1a0a",
    "JPEG, ffd8ffe0",
    "GIF, 474946383961",
    "WebP, 524946460000000057454250",
    "MP4, 000000206674797069736f6d",
    "RTF, 7b5c72746631",
    "Microsoft Office, d0cf11e0a1b11ae1"
  })
  void signatures(String format, String hex) {
    byte[] bytes = HexFormat.of().parseHex(hex);
    assertThat(ContentSniffer.bySignature(bytes)).contains(format);
    assertThat(ContentSniffer.bySignature(Arrays.copyOf(bytes, 2))).isEmpty();
  }

  @Test
  void asciiSignaturesAreRecognisedInTextToo() {
    assertThat(ContentSniffer.byText("%PDF-1.4 ...")).contains("PDF");
    assertThat(ContentSniffer.byText("{\\rtf1\\ansi hello}")).contains("RTF");
  }

  @ParameterizedTest
  @ValueSource(strings = {"{\"a\": \"<p>x</p>\"}", " [ {\"a\":1} ]\n", "{}", "[[1,2],[3]]", "[]"})
  void json(String text) {
    assertThat(ContentSniffer.byText(text)).contains("JSON");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "plain words",
        "[1] A footnote comes first. <p>Then text",
        "{braces} <p>text</p>",
        "<p>a [list]",
        "<h1>The WEBP format",
        "<h1>ftyp boxes",
        "RIFF is a format of containers",
        "<?xml version='1.0'?><!-- <feed> --><html xmlns='http://www.w3.org/1999/xhtml'><body/></html>",
        "<?xml version=\"1.0\"?><!DOCTYPE html><html><body/></html>"
      })
  void whatMayBeHtml(String text) {
    assertThat(ContentSniffer.byText(text)).isEmpty();
  }

  @Test
  void xmlThatIsNotAPage() {
    assertThat(ContentSniffer.byText("<?xml version='1.0'?>\n<!-- feed --><rss version='2.0'>"))
        .contains("XML (rss)");
    assertThat(ContentSniffer.byText("<?xml version='1.0'?><svg>")).contains("XML (svg)");
  }

  @Test
  void controlCharactersAreBinaryUnlessThereIsMarkup() {
    String zeros = "\0".repeat(100);
    assertThat(ContentSniffer.byText(zeros)).contains("binary data");
    assertThat(ContentSniffer.byText("<html>" + zeros)).isEmpty();
    assertThat(ContentSniffer.byText("<p>" + zeros)).isEmpty();
    assertThat(ContentSniffer.byText("<a" + zeros)).contains("binary data");
    assertThat(
            ContentSniffer.byText(
                new String("caf\u00e9".getBytes(ISO_8859_1), UTF_8) + " and more words"))
        .isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {1000, 10_000, 200_000})
  void randomBytesAreBinary(int size) {
    for (int seed = 0; seed < 50; seed++) {
      byte[] noise = new byte[size];
      new Random(seed).nextBytes(noise);
      assertThatThrownBy(() -> PageText.of(noise, null))
          .as("seed %d", seed)
          .hasMessage("not HTML: binary data");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-16LE", "UTF-16BE"})
  void chineseInWideCharactersWithoutAMarkIsAPage(String charset) {
    String html =
        "<html><head><title>图书馆</title></head><body><p>"
            + "老城图书馆经过一年修缮于周一上午重新向市民开放".repeat(200)
            + "</p></body></html>";
    PageText page = PageText.of(html.getBytes(Charset.forName(charset)), null);
    assertThat(page.charset()).isEqualTo(Charset.forName(charset));
    assertThat(page.html()).isEqualTo(html);
  }

  @Test
  void aByteOrderMarkHidesNothing() {
    assertThat(ContentSniffer.byText("\ufeff{\"a\": 1}")).contains("JSON");
    assertThat(ContentSniffer.byText("\ufeff<?xml version='1.0'?><rss>")).contains("XML (rss)");
    assertThat(ContentSniffer.byText("\ufeff%PDF-1.4")).contains("PDF");
    assertThat(ContentSniffer.byText("\ufeff<p>text")).isEmpty();
  }

  @Test
  void mailAndMhtmlHaveSeveralParts() {
    String multipart = "Content-Type: multipart/related;\r\n boundary=b\r\n";
    assertThat(ContentSniffer.byText("Subject: x\r\n y\r\n" + multipart + "\r\n<html>"))
        .contains("MIME message");
    assertThat(ContentSniffer.byText("Server: x\r\nContent-Type: text/html\r\n\r\n<html>"))
        .isEmpty();
    assertThat(ContentSniffer.byText("<pre>\n" + multipart)).isEmpty();
  }

  @Test
  void tarHasItsSignatureInTheMiddle() {
    byte[] tar = new byte[512];
    System.arraycopy("ustar\0".getBytes(UTF_8), 0, tar, 257, 6);

    assertThat(ContentSniffer.bySignature(tar)).contains("tar");
  }
}
