package io.zhengwen.method.combined;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zhengwen.method.combined.features.BlockFeatures;
import io.zhengwen.ml.FeatureSchema;
import io.zhengwen.ml.ModelFile;
import io.zhengwen.ml.ModelRefusedException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CombinedModelTest {
  private static byte[] resource(String name) throws IOException {
    try (InputStream in = CombinedModel.class.getResourceAsStream("/io/zhengwen/models/" + name)) {
      return in.readAllBytes();
    }
  }

  private static CombinedModel read(byte[] file) throws IOException {
    return CombinedModel.read(new ByteArrayInputStream(file));
  }

  /** Returns a valid file with another payload or other features. */
  private static byte[] file(String schema, byte[] payload) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new ModelFile("combined", schema, CombinedModel.shipped().provenance(), payload).write(out);
    return out.toByteArray();
  }

  private static byte[] payload() throws IOException {
    byte[] shipped = resource("combined.model");
    return ModelFile.read(new ByteArrayInputStream(shipped), "combined", BlockFeatures.SCHEMA)
        .payload();
  }

  @Test
  void shippedModelIsSmallAndWrittenAsRead() throws IOException {
    byte[] shipped = resource("combined.model");
    ByteArrayOutputStream written = new ByteArrayOutputStream();
    read(shipped).write(written);

    assertThat(shipped).hasSizeLessThan(2_000_000);
    assertThat(written.toByteArray()).isEqualTo(shipped);
  }

  @Test
  void shippedModelIsSharedByAllThreads() {
    Set<Integer> models = ConcurrentHashMap.newKeySet();
    IntStream.range(0, 64)
        .parallel()
        .forEach(i -> models.add(System.identityHashCode(CombinedModel.shipped())));
    assertThat(models).hasSize(1);
  }

  @Test
  void foreignModelsAreRefused() throws IOException {
    byte[] svm = resource("svm.model");
    assertThatThrownBy(() -> read(svm))
        .isInstanceOf(ModelRefusedException.class)
        .hasMessageContaining("not for combined");
    byte[] otherFeatures = file(new FeatureSchema(99, List.of("a")).digest(), payload());
    assertThatThrownBy(() -> read(otherFeatures))
        .isInstanceOf(ModelRefusedException.class)
        .hasMessageContaining("trained on other features")
        .hasMessageContaining(BlockFeatures.SCHEMA.digest());
    assertThatThrownBy(() -> read(new byte[5000]))
        .isInstanceOf(ModelRefusedException.class)
        .hasMessageContaining("not a model file");
  }

  @Test
  void validFilesOfInvalidModelsAreRefused() throws IOException {
    byte[] payload = payload();
    String schema = BlockFeatures.SCHEMA.digest();
    for (int length : new int[] {0, 1, 100, payload.length / 2, payload.length - 1}) {
      byte[] cut = file(schema, Arrays.copyOf(payload, length));
      assertThatThrownBy(() -> read(cut))
          .as("payload of %d bytes", length)
          .isInstanceOf(ModelRefusedException.class);
    }
    byte[] longer = file(schema, Arrays.copyOf(payload, payload.length + 3));
    assertThatThrownBy(() -> read(longer)).hasMessageContaining("3 bytes too many");
    byte[] garbage = payload.clone();
    Arrays.fill(garbage, payload.length / 4, payload.length, (byte) 0x7f);
    byte[] garbled = file(schema, garbage);
    assertThatThrownBy(() -> read(garbled)).isInstanceOf(ModelRefusedException.class);
  }
}
