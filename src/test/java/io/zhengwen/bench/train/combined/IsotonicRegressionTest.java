package io.zhengwen.bench.train.combined;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.zhengwen.ml.Calibration;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class IsotonicRegressionTest {
  @Test
  void poolsAdjacentViolators() throws IOException {
    // .5 then .3 violate the order and are pooled to (.35, .4).
    Calibration c =
        IsotonicRegression.fit(new double[] {.1, .3, .4, .9}, new double[] {.2, .5, .3, .8}, 4);
    for (Calibration map : new Calibration[] {c, writtenAndRead(c)}) {
      assertThat(map.apply(0)).isCloseTo(.2, within(1e-6));
      assertThat(map.apply(.35)).isCloseTo(.4, within(1e-6));
      assertThat(map.apply(.625)).isCloseTo(.6, within(1e-6));
      assertThat(map.apply(1)).isCloseTo(.8, within(1e-6));
    }
  }

  @Test
  void poolsGroupsOfEqualScores() throws IOException {
    double[] scores = {.5, .5, .5, .9, .9 + 1e-12};
    Calibration c = IsotonicRegression.fit(scores, new double[] {.1, .2, .6, .7, .9}, 5);
    for (Calibration map : new Calibration[] {c, writtenAndRead(c)}) {
      assertThat(map.apply(.5)).isCloseTo(.3, within(1e-6));
      assertThat(map.apply(.9)).isCloseTo(.8, within(1e-6));
    }
  }

  private static Calibration writtenAndRead(Calibration c) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    c.write(new DataOutputStream(bytes));
    return Calibration.read(new DataInputStream(new ByteArrayInputStream(bytes.toByteArray())));
  }

  @Test
  void returnsIdentityWithoutData() {
    Calibration c = IsotonicRegression.fit(new double[0], new double[0], 5);
    assertThat(c.apply(.3)).isCloseTo(.3, within(1e-6));
  }
}
