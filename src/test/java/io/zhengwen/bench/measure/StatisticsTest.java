package io.zhengwen.bench.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.zhengwen.bench.measure.Statistics.Difference;
import io.zhengwen.bench.measure.Statistics.Estimate;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class StatisticsTest {
  @Test
  void pairedDifferenceByHand() {
    // differences .2, 0, -.1, .3: mean .1, variance (.01+.01+.04+.04)/3, standard error its root/2
    Difference d =
        Statistics.difference(new double[] {.5, .5, .5, .8}, new double[] {.3, .5, .6, .5});

    assertThat(d.mean()).isCloseTo(.1, within(1e-12));
    assertThat(d.standardError()).isCloseTo(Math.sqrt(.1 / 3) / 2, within(1e-12));
    assertThat(d.better()).isEqualTo(2);
    assertThat(d.worse()).isEqualTo(1);
    assertThat(d.count()).isEqualTo(4);
  }

  @Test
  void ignoresNaN() {
    assertThat(Statistics.mean(new double[] {1, Double.NaN, 0})).isEqualTo(.5);
    assertThat(Statistics.mean(new double[] {Double.NaN})).isNaN();
    assertThat(Statistics.difference(new double[] {1, Double.NaN}, new double[] {0, 1}).count())
        .isEqualTo(1);
  }

  @Test
  void bootstrapIntervalAgreesWithNormalInterval() {
    double[] values = new SplittableRandom(1).doubles(2000).toArray();
    double mean = Statistics.mean(values);
    double half = 1.96 * Math.sqrt(1 / 12.0 / values.length);

    Estimate estimate = Statistics.estimate(values);

    assertThat(estimate.mean()).isEqualTo(mean);
    assertThat(estimate.low()).isCloseTo(mean - half, within(.002));
    assertThat(estimate.high()).isCloseTo(mean + half, within(.002));
    assertThat(Statistics.estimate(values)).isEqualTo(estimate);
  }

  @Test
  void intervalOfOneValueIsThatValue() {
    assertThat(Statistics.estimate(new double[] {.7})).isEqualTo(new Estimate(.7, .7, .7, 1));
    assertThat(Statistics.difference(new double[] {1}, new double[] {0}).standardError()).isNaN();
  }
}
