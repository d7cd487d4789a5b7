package io.zhengwen.method.svm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zhengwen.ml.FeatureSchema;
import io.zhengwen.ml.ModelFile;
import io.zhengwen.ml.ModelRefusedException;
import io.zhengwen.ml.svm.MinMaxScaler;
import io.zhengwen.ml.svm.RbfSvm;
import io.zhengwen.ml.svm.ScaledSvm;
import io.zhengwen.registry.Methods;
import io.zhengwen.registry.Resources;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SvmModelTest {
  private static ScaledSvm svm(int features) {
    float[] max = new float[features];
    Arrays.fill(max, 1);
    return new ScaledSvm(
        new MinMaxScaler(new float[features], max),
        new RbfSvm(1, 0, new float[] {1}, new float[1][features]));
  }

  private static byte[] written() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new SvmModel(svm(5), svm(3), new TreeMap<>(Map.of("date", "2020-02-02"))).file().write(out);
    return out.toByteArray();
  }

  private static SvmModel read(byte[] bytes) throws IOException {
    return SvmModel.read(new ByteArrayInputStream(bytes));
  }

  @Test
  void writtenModelIsReadWithItsProvenance() throws IOException {
    SvmModel model = read(written());
    assertThat(model.provenance()).containsExactly(Map.entry("date", "2020-02-02"));
    assertThat(model.blocks().decide(new float[5])).isEqualTo(1);
    assertThat(model.paragraphs().decide(new float[3])).isEqualTo(1);
  }

  @Test
  void shippedModelHasItsProvenance() {
    assertThat(SvmModel.shipped().provenance())
        .containsKeys("date", "seed", "blocks.c", "blocks.sigma", "blocks.gridScore")
        .containsKeys("data.wcxb-dev.sha256", "score.wcxb-dev.blocks");
  }

  @Test
  void damagedAndForeignFilesAreRefusedWithTheReason() throws IOException {
    byte[] good = written();
    byte[] flipped = good.clone();
    flipped[good.length / 2] ^= 1;
    assertThatThrownBy(() -> read(flipped))
        .isInstanceOf(ModelRefusedException.class)
        .hasMessageContaining("damaged");
    assertThatThrownBy(() -> read(Arrays.copyOf(good, good.length - 5)))
        .hasMessageContaining("damaged");
    assertThatThrownBy(() -> read("svm_type c_svc\n".repeat(9).getBytes(StandardCharsets.UTF_8)))
        .hasMessageContaining("not a model file");
    assertThatThrownBy(() -> read(new byte[0])).hasMessageContaining("not a model file");
  }

  @Test
  void modelsForOtherMethodsOrFeaturesAreRefused() throws IOException {
    FeatureSchema other = new FeatureSchema(1, List.of("x"));
    ByteArrayOutputStream combined = new ByteArrayOutputStream();
    new ModelFile("combined", other.digest(), new TreeMap<>(), new byte[3]).write(combined);
    assertThatThrownBy(() -> read(combined.toByteArray()))
        .hasMessageContaining("a model for combined, not for svm");
    ByteArrayOutputStream features = new ByteArrayOutputStream();
    new ModelFile("svm", other.digest(), new TreeMap<>(), new byte[3]).write(features);
    assertThatThrownBy(() -> read(features.toByteArray()))
        .hasMessageContaining("trained on other features");
  }

  @Test
  void svmsWithTheWrongNumberOfFeaturesAreRefused() {
    assertThatThrownBy(() -> new SvmModel(svm(4), svm(3), new TreeMap<>()))
        .hasMessage("its support vector machine for blocks takes 4 features, there are 5");
    assertThatThrownBy(() -> new SvmModel(svm(5), svm(1), new TreeMap<>()))
        .hasMessage("its support vector machine for paragraphs takes 1 features, there are 3");
    assertThat(new SvmModel(svm(5), svm(2), new TreeMap<>()).paragraphs().decide(new float[3]))
        .isEqualTo(1);
  }

  @Test
  void refusedModelParameterIsNamed(@TempDir Path dir) throws IOException {
    Path file =
        Files.writeString(dir.resolve("x.model"), "not a model at all, but long enough to be one");
    Map<String, String> params = Map.of("model", file.toString());
    assertThatThrownBy(() -> Methods.create("svm", params, Resources.inMemory()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("'model'")
        .hasMessageContaining("x.model")
        .hasMessageContaining("not a model file");
  }
}
