package io.zhengwen.ml.svm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class RbfSvmTest {
  @Test
  void decidesByTheSumOverTheSupportVectors() {
    RbfSvm svm = new RbfSvm(0.5, 0.25, new float[] {2, -1}, new float[][] {{0, 0}, {1, 0}});
    // gamma = 1 / (2 * 0.25) = 2; squared distances to (0, 1) are 1 and 2.
    assertThat(svm.decide(new float[] {0, 1}))
        .isEqualTo(2 * Math.exp(-2) - Math.exp(-4) - 0.25, within(1e-12));
  }

  @Test
  void decidesTheSameAfterWritingAndReading() throws IOException {
    ScaledSvm svm =
        new ScaledSvm(
            new MinMaxScaler(new float[] {-1, 3}, new float[] {1, 7}),
            new RbfSvm(0.5, 0.25, new float[] {2, -1}, new float[][] {{0, 0}, {1, 0}}));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    svm.write(new DataOutputStream(bytes));
    ScaledSvm read =
        ScaledSvm.read(new DataInputStream(new ByteArrayInputStream(bytes.toByteArray())));
    for (float[] row : new float[][] {{0, 5}, {-1, 3}, {0.5f, 6.5f}}) {
      assertThat(read.decide(row)).isEqualTo(svm.decide(row));
    }
  }

  @Test
  void refusesPartsThatDoNotFit() {
    float[][] vector = {{0, 1}};
    assertThatThrownBy(() -> new RbfSvm(0, 0, new float[] {1}, vector)).hasMessage("sigma is 0.0");
    assertThatThrownBy(() -> new RbfSvm(1, Double.NaN, new float[] {1}, vector))
        .hasMessage("rho is NaN");
    assertThatThrownBy(() -> new RbfSvm(1, 0, new float[] {1, 2}, vector))
        .hasMessage("1 support vectors, but 2 coefficients");
    assertThatThrownBy(() -> new RbfSvm(1, 0, new float[] {1}, new float[][] {{Float.NaN}}))
        .hasMessage("support vector 0 holds NaN");
    assertThatThrownBy(
            () ->
                new ScaledSvm(
                    new MinMaxScaler(new float[1], new float[1]),
                    new RbfSvm(1, 0, new float[] {1}, vector)))
        .hasMessageContaining("takes 1 features, its support vectors have 2");
  }
}
