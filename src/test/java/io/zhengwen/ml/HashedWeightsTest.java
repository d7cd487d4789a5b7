package io.zhengwen.ml;

import static org.assertj.core.api.Assertions.assertThat;

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
}
