package io.zhengwen.ml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CalibrationTest {
  @ParameterizedTest
  @CsvSource({"0, .2", ".25, .2", ".375, .3", ".5, .4", ".75, .4", ".9, .4"})
  void isLinearBetweenItsPointsAndConstantOutside(double score, double expected)
      throws IOException {
    Calibration map = new Calibration(new float[] {.25f, .5f, .75f}, new float[] {.2f, .4f, .4f});
    assertThat(map.apply(score)).isCloseTo(expected, within(1e-6));
    assertThat(writtenAndRead(map).apply(score)).isEqualTo(map.apply(score));
  }

  private static Calibration writtenAndRead(Calibration map) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    map.write(new DataOutputStream(bytes));
    return Calibration.read(new DataInputStream(new ByteArrayInputStream(bytes.toByteArray())));
  }

  @Test
  void refusesWhatIsNotMonotoneWithinZeroToOne() {
    assertRefused(new float[0], new float[0], "0 points");
    assertRefused(new float[] {.5f, .5f}, new float[] {.1f, .2f}, "not monotone");
    assertRefused(new float[] {.1f, .2f}, new float[] {.2f, .1f}, "not monotone");
    assertRefused(new float[] {.1f}, new float[] {1.1f}, "not monotone");
    assertRefused(new float[] {Float.NaN}, new float[] {.1f}, "not monotone");
    assertRefused(new float[] {Float.NEGATIVE_INFINITY, 1}, new float[] {.1f, .2f}, "not monotone");
    assertRefused(new float[] {0, Float.POSITIVE_INFINITY}, new float[] {.1f, .2f}, "not monotone");
  }

  private static void assertRefused(float[] raw, float[] calibrated, String reason) {
    assertThatThrownBy(() -> new Calibration(raw, calibrated))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(reason);
  }
}
