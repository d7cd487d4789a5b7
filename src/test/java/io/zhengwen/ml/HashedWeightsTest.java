package io.zhengwen.ml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class HashedWeightsTest {
  @Test
  void storesWeightsOfItsKeysOnly() throws IOException {
    Map<Integer, Float> byKey = new HashMap<>(Map.of(0, 1f, -1, 2f, Integer.MIN_VALUE, 3f, 7, 0f));
    Random random = new Random(3);
    for (int i = 0; i < 5000; i++) {
      byKey.put(random.nextInt(), i + 1f);
    }
    HashedWeights weights = new HashedWeights(byKey);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    weights.write(new DataOutputStream(bytes));
    HashedWeights read =
        HashedWeights.read(new DataInputStream(new ByteArrayInputStream(bytes.toByteArray())));
    assertThat(read).isEqualTo(weights);
    byKey.forEach((key, weight) -> assertThat(read.weight(key)).isEqualTo(weight));
    assertThat(read.size()).isEqualTo(byKey.size() - 1);
    assertThat(read.weight(12345)).isZero();
    assertThat(new HashedWeights(Map.of()).weight(5)).isZero();
  }

  @Test
  void refusesWeightsOutOfOrderOrWithoutValue() throws IOException {
    assertRefused("do not ascend", 2, 1f, 2, 2f);
    assertRefused("do not ascend", 2, 1f, -3, 2f);
    assertRefused("a weight of 0.0", 1, 0f, 2, 2f);
    assertRefused("a weight of NaN", 1, Float.NaN, 2, 2f);
  }

  private static void assertRefused(
      String reason, int first, float firstWeight, int second, float secondWeight)
      throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream data = new DataOutputStream(bytes);
    data.writeInt(2);
    data.writeInt(first);
    data.writeFloat(firstWeight);
    data.writeInt(second);
    data.writeFloat(secondWeight);
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()));
    assertThatThrownBy(() -> HashedWeights.read(in))
        .isInstanceOf(ModelRefusedException.class)
        .hasMessageContaining(reason);
  }
}
