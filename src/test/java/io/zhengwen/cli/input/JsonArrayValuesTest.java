package io.zhengwen.cli.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class JsonArrayValuesTest {
  private static InputStream text(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
  }

  /** Gives white space without end. */
  private static final class Spaces extends InputStream {
    @Override
    public int read() {
      return ' ';
    }

    @Override
    public int read(byte[] out, int offset, int length) {
      Arrays.fill(out, offset, offset + length, (byte) ' ');
      return length;
    }
  }

  @Test
  void readsSeveralArraysAndArraysWithin() {
    JsonValues values =
        new JsonArrayValues(text("\uFEFF[{\"a\":1},\n{\"a\":2}][[3]]\n{\"a\":4}"), "f");

    assertThat(values.next().json()).hasToString("{\"a\":1}");
    assertThat(values.next().place()).isEqualTo("f, object 2");
    assertThat(values.next().json()).hasToString("[3]");
    assertThat(values.next().position()).isEqualTo("4");
    assertThat(values.next()).isNull();
  }

  @Test
  void endsWhereAnObjectHasNoEnd() {
    JsonValues values =
        new JsonArrayValues(new SequenceInputStream(text("[{},{\"a\":"), new Spaces()), "f");

    assertThat(values.next().fault()).isNull();
    assertThat(values.next().fault())
        .isEqualTo("longer than 64000000 bytes; the rest was not read");
    assertThat(values.next()).isNull();
  }
}
