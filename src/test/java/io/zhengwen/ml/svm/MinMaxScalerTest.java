package io.zhengwen.ml.svm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class MinMaxScalerTest {
  private final MinMaxScaler scaler =
      MinMaxScaler.fit(
          List.of(new float[] {2, -1, 5}, new float[] {6, 1, 5}, new float[] {3, 0, 5}));

  @Test
  void theRangeOfTheTrainingDataIsMappedToZeroToOne() {
    assertThat(scaler.scale(new float[] {3, 0.5f, 5})).containsExactly(0.25f, 0.75f, 0);
  }

  @Test
  void whatIsOutsideTheRangeIsMappedToItsEnds() {
    assertThat(scaler.scale(new float[] {-9, 9, 9})).containsExactly(0, 1, 0);
  }

  @Test
  void aRangeThatIsNoneIsRefused() {
    assertThatThrownBy(() -> new MinMaxScaler(new float[] {1}, new float[] {0}))
        .hasMessage("feature 0 ranges from 1.0 to 0.0");
    assertThatThrownBy(() -> new MinMaxScaler(new float[] {Float.NaN}, new float[] {0}))
        .hasMessageContaining("NaN");
  }
}
