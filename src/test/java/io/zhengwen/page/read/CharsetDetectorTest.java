package io.zhengwen.page.read;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.page.ParsedPage.CharsetSource;
import java.nio.charset.Charset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CharsetDetectorTest {
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
}
