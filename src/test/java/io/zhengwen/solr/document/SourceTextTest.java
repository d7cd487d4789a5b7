package io.zhengwen.solr.document;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

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
    assertThat(page.html()).isEqualTo("<p>page</p>");
    assertThat(page.otherFormat()).isEmpty();
  }

  @Test
  void bytesThatAreNoHtmlAreTakenOutHoweverThatIsFound() throws Exception {
    byte[] json = "{\"text\": \"words\"}".getBytes(UTF_8);
    for (byte[] bytes : List.of(noise(), json, "%PDF-1.7 x".getBytes(UTF_8))) {
      SourceText other = read(bytes);
      assertThat(other.otherFormat()).isPresent();
      assertThat(other.wereBytes()).isTrue();
      assertThat(other.values()).isEmpty();
    }
  }

  @Test
  void textThatIsNoHtmlStays() throws Exception {
    String noise = Base64.getEncoder().encodeToString(noise());
    for (String text : List.of("{\"text\": \"words\"}", noise)) {
      SourceText other = read(text);
      assertThat(other.otherFormat()).isPresent();
      assertThat(other.wereBytes()).isFalse();
      assertThat(other.values()).containsExactly(text);
    }
  }
}
