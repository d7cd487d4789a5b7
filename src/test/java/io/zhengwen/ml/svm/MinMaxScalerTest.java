package io.zhengwen.ml.svm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class MinMaxScalerTest {
  private final MinMaxScaler scaler =
      new MinMaxScaler(new float[] {2, -1, 5}, new float[] {6, 1, 5});

  @Test
  void scalesTheRangeToZeroToOne() {
    assertThat(scaler.scale(new float[] {3, 0.5f, 5})).containsExactly(0.25f, 0.75f, 0);
  }

  @Test
  void clipsValuesOutsideTheRange() {
    assertThat(scaler.scale(new float[] {-9, 9, 9})).containsExactly(0, 1, 0);
  }

  @Test
  void refusesInvalidRanges() {
    assertThatThrownBy(() -> new MinMaxScaler(new float[] {1}, new float[] {0}))
        .hasMessage("feature 0 ranges from 1.0 to 0.0");
    assertThatThrownBy(() -> new MinMaxScaler(new float[] {Float.NaN}, new float[] {0}))
        .hasMessageContaining("NaN");
  }
}
