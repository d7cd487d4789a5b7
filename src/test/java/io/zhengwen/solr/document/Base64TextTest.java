package io.zhengwen.solr.document;

import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.zhengwen.solr.document.SourceText.UnusablePageException;
import java.util.Base64;
import java.util.Random;
import org.junit.jupiter.api.Test;

class Base64TextTest {
  private static final byte[] PAGE = "<p>Some words of a page</p>".getBytes(UTF_8);

  @Test
  void markupIsDetected() throws Exception {
    assertThat(Base64Text.DETECT.bytes(encode(PAGE))).contains(PAGE);
    byte[] wide = "<p>Some words of a page</p>".getBytes(UTF_16LE);
    assertThat(Base64Text.DETECT.bytes(encode(wide))).contains(wide);
    byte[] lines = "<p>words</p>\n".repeat(20).getBytes(UTF_8);
    assertThat(Base64Text.DETECT.bytes(Base64.getMimeEncoder().encodeToString(lines)))
        .contains(lines);
  }

  @Test
  void knownFormatsAreDetected() throws Exception {
    byte[] pdf = "%PDF-1.7 and what follows".getBytes(UTF_8);
    assertThat(Base64Text.DETECT.bytes(encode(pdf))).contains(pdf);
  }

  @Test
  void textIsNotTakenForBase64() throws Exception {
    for (String text :
        new String[] {
          "",
          "<p>page</p>",
          "OneWordOfText",
          "aaaaaaaaaaaaaaaaaaaaaaaa",
          encode(PAGE).substring(1),
          encode("only plain words in here".getBytes(UTF_8))
        }) {
      assertThat(Base64Text.DETECT.bytes(text)).as(text).isEmpty();
    }
  }

  @Test
  void aLongRunThatHoldsNoPageIsNotText() throws Exception {
    byte[] noise = new byte[600];
    new Random(5).nextBytes(noise);
    for (String run :
        new String[] {
          encode(noise), encode(noise).substring(1), Base64.getMimeEncoder().encodeToString(noise)
        }) {
      assertThat(Base64Text.DETECT.bytes(run)).isEmpty();
      assertThat(Base64Text.DETECT.leftover(run)).isPresent();
      assertThat(Base64Text.NEVER.leftover(run)).isEmpty();
    }
    for (String text :
        new String[] {
          "",
          "word",
          "one\ntwo\nthree\n".repeat(50),
          "two words ".repeat(50),
          "word, ".repeat(50),
          "http://example.org/a/b?c=d&e=f".repeat(20),
          "<p>" + encode(noise),
          "字".repeat(300)
        }) {
      assertThat(Base64Text.DETECT.leftover(text)).as(text).isEmpty();
    }
  }

  @Test
  void neverIsAlwaysText() throws Exception {
    assertThat(Base64Text.NEVER.bytes(encode(PAGE))).isEmpty();
  }

  @Test
  void alwaysRefusesWhatIsNotBase64() throws Exception {
    assertThat(Base64Text.ALWAYS.bytes(encode(PAGE))).contains(PAGE);
    assertThatExceptionOfType(UnusablePageException.class)
        .isThrownBy(() -> Base64Text.ALWAYS.bytes("<p>page</p>"))
        .withMessageContaining("base64=always");
  }

  private static String encode(byte[] bytes) {
    return Base64.getEncoder().encodeToString(bytes);
  }
}
