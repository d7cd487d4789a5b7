package io.zhengwen.bench.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

class ScaleTest {
  @Test
  void sharesAreWidenedToTenths() {
    Scale scale = Scale.ofShares(DoubleStream.of(.53, .78, Double.NaN), 0, 100);

    assertThat(scale.low()).isCloseTo(.5, within(1e-12));
    assertThat(scale.high()).isCloseTo(.8, within(1e-12));
    assertThat(scale.at(.65)).isCloseTo(50, within(1e-9));
    assertThat(scale.ticks()).hasSize(4);
  }

  @Test
  void sharesStayWithinTheirRange() {
    Scale scale = Scale.ofShares(DoubleStream.of(0, 1), 0, 1);

    assertThat(scale.low()).isZero();
    assertThat(Table.number(scale.ticks().get(0), 1)).isEqualTo("0.0");
    assertThat(scale.high()).isEqualTo(1);
    assertThat(Scale.ofShares(DoubleStream.empty(), 0, 1).high()).isEqualTo(1);
  }

  @Test
  void ratiosAreLogarithmic() {
    Scale scale = Scale.ofRatios(DoubleStream.of(.3, 3), 0, 1);

    assertThat(scale.low()).isCloseTo(.2, within(1e-12));
    assertThat(scale.high()).isCloseTo(5, within(1e-12));
    assertThat(scale.at(1)).isCloseTo(.5, within(1e-12));
    assertThat(scale.ticks()).hasSize(5);
    assertThat(Scale.ofRatios(DoubleStream.of(.3), 0, 1).ticks()).hasSizeGreaterThan(3);
  }
}
