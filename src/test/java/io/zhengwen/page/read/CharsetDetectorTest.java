package io.zhengwen.page.read;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.page.ParsedPage.CharsetSource;
import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.util.HexFormat;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CharsetDetectorTest {
  private static final String RUSSIAN =
      "Паром сегодня отойдёт позже, потому что ветер усилился, а волны слишком высоки для причала.";
  private static final Map<String, String> SAMPLES =
      Map.ofEntries(
          Map.entry("GBK", "渡轮今天推迟开航，因为风大浪高，船长说要等到明天早上才能走，我们只好在码头上住一个晚上。"),
          Map.entry("Big5", "渡輪今天延遲開航，因為風大浪高，船長說要等到明天早上才能走，我們只好在碼頭上住一個晚上。"),
          Map.entry("windows-31j", "今日のフェリーは風が強いため、出航が遅れます。船長は明日の朝まで待つと言いました。"),
          Map.entry("EUC-JP", "今日のフェリーは風が強いため、出航が遅れます。船長は明日の朝まで待つと言いました。"),
          Map.entry("EUC-KR", "여객선은 바람이 세져서 오늘 늦게 출항한다. 선장은 내일 아침까지 기다려야 한다고 말했다."),
          Map.entry("KOI8-R", RUSSIAN),
          Map.entry("windows-1251", RUSSIAN),
          Map.entry("IBM866", RUSSIAN),
          Map.entry("ISO-8859-5", RUSSIAN),
          Map.entry(
              "KOI8-U",
              "Пором сьогодні відійде пізніше, бо вітер посилився, і хвилі зависокі для причалу, кажуть їхні моряки."));
  private static final String LATIN = "text/html; charset=iso-8859-1";
  private static final String CHINESE = "<p>渡轮今天推迟开航，因为风大浪高，船长说要等到明天早上。</p>";
  private static final String JAPANESE = "<p>今日のフェリーは風が強いため遅れます。</p>";

  @Test
  void aWesternLabelOfAnotherScriptIsIgnored() {
    byte[] page = CHINESE.getBytes(Charset.forName("GBK"));
    CharsetDetector.Detected detected = CharsetDetector.detect(page, LATIN);
    assertThat(detected.charset()).isEqualTo(Gb18030.CHARSET);
    assertThat(detected.source()).isEqualTo(CharsetSource.DETECTION);
  }

  @Test
  void aWesternLabelOfAWesternTextIsBelieved() {
    byte[] page =
        "<p>Grüße aus Köln, où l'été s'achève déjà</p>".getBytes(Charset.forName("windows-1252"));
    CharsetDetector.Detected detected = CharsetDetector.detect(page, LATIN);
    assertThat(detected.charset()).isEqualTo(Charset.forName("windows-1252"));
    assertThat(detected.source()).isEqualTo(CharsetSource.HEADER);
  }

  @ParameterizedTest
  @ValueSource(strings = {"text/html", "text/html; charset=shift_jis", "text/html; charset=utf-8"})
  void japaneseInSevenBitsIsKnownByItsEscapes(String contentType) {
    Charset sevenBits = Charset.forName("ISO-2022-JP");
    byte[] page = JAPANESE.getBytes(sevenBits);
    CharsetDetector.Detected detected = CharsetDetector.detect(page, contentType);
    assertThat(detected.charset()).isEqualTo(sevenBits);
    assertThat(new String(page, detected.charset())).isEqualTo(JAPANESE);
  }

  @Test
  void aStrayEscapeIsNoJapanese() {
    byte[] page = "<p>costs \u001b$B4</p>".getBytes(US_ASCII);
    assertThat(CharsetDetector.detect(page, "text/html; charset=utf-8").charset().name())
        .isEqualTo("UTF-8");
  }

  @ParameterizedTest
  @CsvSource({
    "Big5, gbk",
    "Big5, shift_jis",
    "Big5, windows-1251",
    "Big5, windows-1250",
    "windows-31j, gbk",
    "windows-31j, big5",
    "EUC-JP, gbk",
    "EUC-JP, euc-kr",
    "EUC-KR, gbk",
    "EUC-KR, big5",
    "GBK, big5",
    "GBK, euc-kr",
    "GBK, euc-jp",
    "GBK, koi8-r",
    "GBK, iso-8859-2",
    "KOI8-R, windows-1251",
    "KOI8-R, iso-8859-5",
    "KOI8-R, gbk",
    "KOI8-U, koi8-r",
    "KOI8-U, windows-1251",
    "windows-1251, koi8-r",
    "windows-1251, ibm866",
    "IBM866, windows-1251",
    "ISO-8859-5, windows-1251",
    "windows-1251, windows-1250",
  })
  void aWrongLabelOfAnotherScriptIsIgnored(String encoding, String label) {
    String text = SAMPLES.get(encoding);
    byte[] page = ("<p>" + text + "</p>").getBytes(Charset.forName(encoding));
    CharsetDetector.Detected detected = CharsetDetector.detect(page, "text/html; charset=" + label);
    assertThat(new String(page, detected.charset())).contains(text);
    assertThat(detected.source()).isEqualTo(CharsetSource.DETECTION);
  }

  @ParameterizedTest
  @CsvSource({
    "Big5, big5",
    "windows-31j, shift_jis",
    "EUC-JP, euc-jp",
    "EUC-KR, euc-kr",
    "GBK, gbk",
    "KOI8-R, koi8-r",
    "KOI8-U, koi8-u",
    "windows-1251, windows-1251",
    "IBM866, ibm866",
    "ISO-8859-5, iso-8859-5",
  })
  void aRightLabelIsBelieved(String encoding, String label) {
    byte[] page = ("<p>" + SAMPLES.get(encoding) + "</p>").getBytes(Charset.forName(encoding));
    assertThat(CharsetDetector.detect(page, "text/html; charset=" + label).source())
        .isEqualTo(CharsetSource.HEADER);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // All in capitals: what KOI8-R makes of it is in small letters.
        "windows-1251|ПАРОМ СЕГОДНЯ ОТОЙДЁТ ПОЗЖЕ, ПОТОМУ ЧТО ВЕТЕР УСИЛИЛСЯ, А ВОЛНЫ ВЫСОКИ",
        "windows-1251|трансферы, тхэквондо, ФК, ЦСКА, ЖЭК, СССР, КПСС, НХЛ, ВТБ",
        "windows-1251|Корабът ще отплава по-късно, защото вятърът се усили и вълните са високи",
        "windows-1251|Трајект данас полази касније, јер је вјетар ојачао, рекао је официр",
        // Letters of other scripts in an East Asian encoding.
        "GBK|Паром сегодня отойдёт позже, потому что ветер усилился",
        "GBK|今日のフェリーは風が強いため、出航が遅れます",
        "GBK|渡輪今天延遲開航，因為風大浪高，船長說要等到明天早上",
        "windows-31j|ｶﾀｶﾅﾉﾌﾈﾊｷｮｳｵｸﾚﾏｽｶｾﾞｶﾞﾂﾖｲ",
      })
  void anUnusualTextUnderARightLabelIsRead(String encoding, String text) {
    byte[] page = ("<p>" + text + "</p>").getBytes(Charset.forName(encoding));
    String label = encoding.equals("windows-31j") ? "shift_jis" : encoding;
    assertThat(PageText.of(page, "text/html; charset=" + label).html()).contains(text);
  }

  @Test
  void accentedLettersUnderACyrillicLabelAreLatin() {
    String text = "où l'été s'achève déjà, la forêt dénudée, les fées créées près de là";
    byte[] page = ("<p>" + text + "</p>").getBytes(Charset.forName("windows-1252"));
    assertThat(PageText.of(page, "text/html; charset=windows-1251").html()).contains(text);
  }

  /** Bytes of Japanese and Chinese encodings that the runtime's of those names do not have. */
  @ParameterizedTest
  @CsvSource({
    "euc-jp, A5AB ADA1 ADEA FCE2, カ①㈱髙",
    "big5, B0CA A145 A1FE A3E1 A1E3, 動‧／€～",
  })
  void signsAreReadAsBrowsersDo(String label, String bytes, String text) {
    byte[] page = HexFormat.of().parseHex(bytes.replace(" ", ""));
    assertThat(PageText.of(page, "text/html; charset=" + label).html()).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "text/html|Le bac a été retardé, et la météo annonçait déjà une année dégagée à cet été",
        "text/html; charset=utf-8|Le bac a été retardé, et la météo annonçait déjà une année dégagée",
        "text/html; charset=utf-8|Die Fähre für Köln, sagte der Rat",
      })
  void utf8IsKnownAlthoughTeasersAreCutOffWithinACharacter(String contentType, String text) {
    ByteArrayOutputStream page = new ByteArrayOutputStream();
    for (int i = 0; i < 10; i++) {
      page.writeBytes(("<p>" + text).getBytes(UTF_8));
      page.writeBytes(new byte[] {' ', (byte) 0xC3, '.', '.', '.'});
    }
    assertThat(PageText.of(page.toByteArray(), contentType).html()).contains(text);
  }

  @Test
  void aLabelBehindALongHeadIsRead() {
    String page =
        "<head>" + "<link href=/a>".repeat(1_000) + "<meta charset=windows-1251></head>Порт";
    assertThat(PageText.of(page.getBytes(Charset.forName("windows-1251")), null).html())
        .endsWith("Порт");
  }
}
