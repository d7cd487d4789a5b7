package io.zhengwen.page.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zhengwen.page.PageRefusedException;
import io.zhengwen.page.ParseLimits;
import io.zhengwen.page.ParseLimits.Overflow;
import io.zhengwen.page.ParsedPage;
import io.zhengwen.page.ParsedPage.CharsetSource;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PageReaderTest {
  private static final String HAN = "<p>北京市气象台今天下午发布暴雨黄色预警信号，预计部分地区将出现强降雨，请市民注意防范。</p>";
  private static final String TRADITIONAL =
      "<p>臺北市政府今天宣布，明年起將調整公車票價，並且擴大長者的乘車優惠，詳細內容請參閱網站公告說明。</p>";
  private static final String JAPANESE =
      "<p>東京都は今日、来年度からの新しい計画を発表しました。詳しい内容については、ホームページをご覧ください。</p>";
  private static final String KOREAN =
      "<p>서울시는 오늘 내년부터 시행할 새로운 교통 계획을 발표했다. 자세한 내용은 누리집에서 확인할 수 있다.</p>";
  private static final String RUSSIAN =
      "<p>Сегодня мэрия города объявила о новом плане развития общественного транспорта на будущий"
          + " год.</p>";

  private final PageReader reader = new PageReader();

  private static String textOf(ParsedPage page) {
    return page.document().body().text();
  }

  @ParameterizedTest
  @CsvSource({
    "GB18030, <meta charset=gb2312>, META",
    "GB18030, <?xml version='1.0' encoding='GBK'?>, XML_DECLARATION",
    "GB18030, <!-- <meta charset=big5> --><meta http-equiv=Content-Type content='text/html;"
        + " charset=gbk'>, META",
    "UTF-8, <meta charset=utf-8>, META"
  })
  void believesLabels(String charset, String head, CharsetSource source) {
    byte[] bytes = (head + HAN).getBytes(Charset.forName(charset));
    ParsedPage page = reader.read(bytes, null, null);
    assertThat(textOf(page)).startsWith("北京市气象台");
    assertThat(page.charsetSource()).isEqualTo(source);
  }

  @Test
  void toStringDoesNotHoldThePage() {
    assertThat(reader.read("<p>" + "x".repeat(1000), "https://example.org/"))
        .hasToString(
            "ParsedPage[url=https://example.org/, charset=UTF-8, charsetSource=CHARACTERS, "
                + "truncations=[], textFromScripts=false]");
  }

  @Test
  void headerComesBeforeMeta() {
    byte[] bytes = ("<meta charset=big5>" + HAN).getBytes(Charset.forName("GB18030"));
    ParsedPage page = reader.read(bytes, "text/html; charset=\"GB2312\"", "");
    assertThat(textOf(page)).startsWith("北京市");
    assertThat(page.charsetSource()).isEqualTo(CharsetSource.HEADER);
  }

  @Test
  void byteOrderMarkComesFirst() {
    byte[] bytes = ("\ufeff<meta charset=gbk>" + HAN).getBytes(StandardCharsets.UTF_8);
    ParsedPage page = reader.read(bytes, "text/html; charset=big5", "");
    assertThat(textOf(page)).startsWith("北京市");
    assertThat(page.charsetSource()).isEqualTo(CharsetSource.BYTE_ORDER_MARK);
  }

  @Test
  void detectsUnlabelledEncodings() {
    assertThat(textOf(detect(HAN, "GB18030"))).startsWith("北京市气象台");
    assertThat(textOf(detect(TRADITIONAL, "Big5"))).startsWith("臺北市政府");
    assertThat(textOf(detect(JAPANESE, "Shift_JIS"))).startsWith("東京都は");
    assertThat(textOf(detect(KOREAN, "EUC-KR"))).startsWith("서울시는");
    assertThat(textOf(detect(RUSSIAN, "windows-1251"))).startsWith("Сегодня");
    assertThat(textOf(detect(HAN, "UTF-16LE"))).startsWith("北京市");
  }

  private ParsedPage detect(String html, String charset) {
    String markup = "<html><head><title></title></head><body>" + html + "</body></html>";
    ParsedPage page = reader.read(markup.getBytes(Charset.forName(charset)), null, null);
    assertThat(page.charsetSource()).isEqualTo(CharsetSource.DETECTION);
    return page;
  }

  @Test
  void aLabelThatTheBytesContradictIsIgnored() {
    byte[] utf8 = ("<meta charset=gb2312>" + HAN).getBytes(StandardCharsets.UTF_8);
    assertThat(textOf(reader.read(utf8, null, null))).startsWith("北京市");
    byte[] gbk = ("<meta charset=utf-8>" + HAN).getBytes(Charset.forName("GBK"));
    ParsedPage page = reader.read(gbk, null, null);
    assertThat(textOf(page)).startsWith("北京市");
    assertThat(page.charsetSource()).isEqualTo(CharsetSource.DETECTION);
  }

  @Test
  void latin1MeansWindows1252() {
    byte[] bytes = {'<', 'p', '>', (byte) 0x93, 'q', (byte) 0x94};
    assertThat(textOf(reader.read(bytes, "text/html; charset=iso-8859-1", ""))).isEqualTo("“q”");
  }

  @ParameterizedTest
  @ValueSource(strings = {"gb2312", "gbk", "gb18030"})
  void aEuroSignOfAByteIsReadInChinese(String label) {
    byte[] bytes = ("<p>售价@100元，𠮷@以内，" + HAN).getBytes(Charset.forName("GB18030"));
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = bytes[i] == '@' ? (byte) 0x80 : bytes[i];
    }
    assertThat(textOf(reader.read(bytes, "text/html; charset=" + label, "")))
        .startsWith("售价€100元，𠮷€以内，");
  }

  @Test
  void anUnknownLabelIsIgnored() {
    byte[] bytes = ("<meta charset=klingon>" + HAN).getBytes(StandardCharsets.UTF_8);
    assertThat(textOf(reader.read(bytes, "text/html; charset=;;", ""))).startsWith("北京市");
  }

  @Test
  void aStrayByteIsForgivenToPagesLabelledUtf8() {
    byte[] bytes = "<p>“It’s”, she’d said; they’re not’.\u00a0".getBytes(StandardCharsets.UTF_8);
    bytes[bytes.length - 2] = ' ';
    ParsedPage page = reader.read(bytes, "text/html; charset=utf-8", "");
    assertThat(textOf(page)).startsWith("“It’s”, she’d");

    byte[] latin =
        "<meta charset=utf-8><p>caf\u00e9 cr\u00e8me".getBytes(StandardCharsets.ISO_8859_1);
    assertThat(textOf(reader.read(latin, null, ""))).isEqualTo("café crème");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "utf-32",
        "utf-16",
        "utf-16be",
        "unicode",
        "ibm037",
        "cp1047",
        "x-ibm930",
        "x-utf-16le-bom"
      })
  void labelsOfEncodingsThatThePageIsNotInAreIgnored(String label) {
    byte[] plain = "<p>plain text".getBytes(StandardCharsets.US_ASCII);
    assertThat(textOf(reader.read(plain, "text/html; charset=" + label, "")))
        .isEqualTo("plain text");
    byte[] meta = ("<meta charset=" + label + ">" + HAN).getBytes(StandardCharsets.UTF_8);
    assertThat(textOf(reader.read(meta, null, ""))).startsWith("北京市");
    byte[] xml =
        ("<?xml version='1.0' encoding='" + label + "'?><p>plain text")
            .getBytes(StandardCharsets.US_ASCII);
    assertThat(textOf(reader.read(xml, null, ""))).isEqualTo("plain text");
  }

  @Test
  void aWideLabelOfAWidePageIsBelieved() {
    byte[] bytes = HAN.repeat(20).getBytes(StandardCharsets.UTF_16LE);
    ParsedPage page = reader.read(bytes, "text/html; charset=UTF-16", "");
    assertThat(textOf(page)).startsWith("北京市");
    assertThat(page.charsetSource()).isEqualTo(CharsetSource.HEADER);
  }

  @ParameterizedTest
  @CsvSource({"windows-1251, cp1251", "KOI8-R, koi8", "ISO-8859-5, cyrillic", "IBM866, 866"})
  void labelsMeanWhatBrowsersMean(String charset, String label) {
    byte[] bytes = RUSSIAN.getBytes(Charset.forName(charset));
    ParsedPage page = reader.read(bytes, "text/html; charset=" + label, "");
    assertThat(textOf(page)).startsWith("Сегодня мэрия");
    assertThat(page.charsetSource()).isEqualTo(CharsetSource.HEADER);
  }

  @Test
  void contentThatIsNotHtmlIsRefusedNamingItsFormat() {
    byte[] pdf = "%PDF-1.7 x".getBytes(StandardCharsets.US_ASCII);
    assertNotHtml("PDF", () -> reader.read(pdf, null, ""));
    assertNotHtml("application/pdf", () -> reader.read(pdf, "application/pdf", ""));
    assertNotHtml("PDF", () -> reader.read("%PDF-1.7 x", ""));
    assertNotHtml(
        "JSON", () -> reader.read("{\"a\": 1}".getBytes(StandardCharsets.UTF_8), null, ""));
    assertNotHtml("JSON", () -> PageText.of("{\"a\": 1}", "text/html"));
    assertNotHtml("image/png", () -> PageText.of("<p>page", "image/png"));
    assertNotHtml("binary data", () -> reader.read(new byte[100], null, ""));
  }

  private static void assertNotHtml(String format, ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOf(NotHtmlException.class)
        .isInstanceOf(PageRefusedException.class)
        .hasMessage("not HTML: " + format)
        .extracting(e -> ((NotHtmlException) e).format())
        .isEqualTo(format);
  }

  @Test
  void whatIsNotHtmlIsRefusedAsSuchHoweverLong() {
    PageReader strict = new PageReader(new ParseLimits(10, 20, 16, Overflow.REFUSE));
    byte[] pdf = ("%PDF-1.7 " + "x".repeat(100)).getBytes(StandardCharsets.US_ASCII);
    assertNotHtml("PDF", () -> strict.read(pdf, null, ""));
  }

  @Test
  void nullIsRefused() {
    assertThatThrownBy(() -> reader.read((String) null, ""))
        .isInstanceOf(NullPointerException.class)
        .hasMessageContaining("HTML must not be null");
    assertThatThrownBy(() -> reader.read(null, null, ""))
        .isInstanceOf(NullPointerException.class)
        .hasMessageContaining("bytes must not be null");
  }

  @Test
  void partsAreJoinedByLineBreaks() {
    PageText first = PageText.of("<p>one of two".getBytes(StandardCharsets.UTF_16LE), null);
    PageText both = PageText.join(List.of(first, PageText.of("<p>two", null)));
    assertThat(both.html()).endsWith("\n<p>two");
    assertThat(reader.read(both, "").document().select("p")).hasSize(2);
  }
}
