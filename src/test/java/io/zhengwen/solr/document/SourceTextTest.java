package io.zhengwen.solr.document;

import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.zhengwen.solr.document.SourceText.UnusablePageException;
import java.util.Base64;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SourceTextTest {
  private static SourceText read(Object value) throws UnusablePageException {
    return SourceText.read(List.of(value), null, Base64Text.DETECT);
  }

  private static byte[] noise() {
    byte[] noise = new byte[4_000];
    new Random(7).nextBytes(noise);
    for (int i = 0; i < noise.length; i++) {
      if (noise[i] == '<') {
        noise[i] = 'x';
      }
    }
    return noise;
  }

  @Test
  void bytesOfAPageAreDecoded() throws Exception {
    SourceText page = read("<p>page</p>".getBytes(UTF_8));
    assertThat(page.page().html()).isEqualTo("<p>page</p>");
    assertThat(page.otherFormat()).isEmpty();
  }

  @Test
  void bytesThatAreNotHtmlAreRemovedHoweverThatIsFound() throws Exception {
    byte[] json = "{\"text\": \"words\"}".getBytes(UTF_8);
    for (byte[] bytes : List.of(noise(), json, "%PDF-1.7 x".getBytes(UTF_8))) {
      SourceText other = read(bytes);
      assertThat(other.otherFormat()).isPresent();
      assertThat(other.wereBytes()).isTrue();
      assertThat(other.values()).isEmpty();
    }
  }

  @Test
  void textThatIsNotHtmlIsNotTakenForBytes() throws Exception {
    String noise = Base64.getEncoder().encodeToString(noise());
    for (String text : List.of("{\"text\": \"words\"}", noise)) {
      SourceText other = read(text);
      assertThat(other.otherFormat()).isPresent();
      assertThat(other.wereBytes()).isFalse();
    }
  }

  @Test
  void severalValuesAreOnePage() throws Exception {
    List<Object> values = List.of("<p>one", "<p>two and more".getBytes(UTF_16LE), "<p>three");
    SourceText page = SourceText.read(values, null, Base64Text.DETECT);
    assertThat(page.values()).containsExactly("<p>one", "<p>two and more", "<p>three");
    assertThat(page.page().html()).isEqualTo("<p>one\n<p>two and more\n<p>three");
    assertThat(page.wereBytes()).isTrue();
    assertThat(page.charset()).contains("UTF-16LE");
  }

  @Test
  void theMediaTypeDecidesForText() throws Exception {
    SourceText other = SourceText.read(List.of("<p>page"), "image/png", Base64Text.DETECT);
    assertThat(other.otherFormat()).contains("image/png");
  }

  @Test
  void aValueThatIsNeitherTextNorBytesIsUnusable() {
    assertThatExceptionOfType(UnusablePageException.class)
        .isThrownBy(() -> SourceText.read(List.of("%PDF-1.7 x", 5), null, Base64Text.DETECT))
        .withMessageContaining("Integer");
  }
}
