package io.zhengwen.ml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class ModelFileTest {
  private static final FeatureSchema SCHEMA = new FeatureSchema(1, List.of("a", "b"));
  private static final ModelFile FILE =
      new ModelFile(
          "test", SCHEMA.digest(), new TreeMap<>(Map.of("seed", "1")), new byte[] {1, 2, 3});

  private static byte[] bytes() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    FILE.write(out);
    return out.toByteArray();
  }

  private static ModelFile read(byte[] bytes, String kind, FeatureSchema schema)
      throws IOException {
    return ModelFile.read(new ByteArrayInputStream(bytes), kind, schema);
  }

  @Test
  void readsAsWritten() throws IOException {
    assertThat(read(bytes(), "test", SCHEMA)).isEqualTo(FILE);
  }

  @Test
  void detectsAnyChangedByte() throws IOException {
    byte[] good = bytes();
    for (int i = 0; i < good.length; i++) {
      byte[] bad = good.clone();
      bad[i] ^= 4;
      assertThatThrownBy(() -> read(bad, "test", SCHEMA))
          .isInstanceOf(ModelRefusedException.class)
          .hasMessageStartingWith("model refused: it is");
    }
  }

  @Test
  void refusesAnyTruncation() throws IOException {
    byte[] good = bytes();
    for (int n = 0; n < good.length; n++) {
      byte[] bad = Arrays.copyOf(good, n);
      assertThatThrownBy(() -> read(bad, "test", SCHEMA)).isInstanceOf(ModelRefusedException.class);
    }
  }

  @Test
  void refusesOtherKindsAndFeatures() throws IOException {
    byte[] good = bytes();
    assertThatThrownBy(() -> read(good, "other", SCHEMA))
        .hasMessage("model refused: it is a model for test, not for other");
    FeatureSchema next = new FeatureSchema(2, SCHEMA.names());
    assertThatThrownBy(() -> read(good, "test", next))
        .hasMessageContaining("trained on other features")
        .hasMessageContaining(SCHEMA.digest())
        .hasMessageContaining(next.digest());
  }

  @Test
  void digestsOfSchemasDiffer() {
    assertThat(SCHEMA.digest())
        .isEqualTo(new FeatureSchema(1, List.of("a", "b")).digest())
        .isNotEqualTo(new FeatureSchema(1, List.of("b", "a")).digest())
        .isNotEqualTo(new FeatureSchema(1, List.of("a")).digest());
    assertThatThrownBy(() -> new FeatureSchema(1, List.of("a", "a")))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
