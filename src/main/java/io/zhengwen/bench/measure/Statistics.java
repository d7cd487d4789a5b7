package io.zhengwen.bench.measure;

import com.google.common.math.Quantiles;
import com.google.common.math.Stats;
import java.util.Arrays;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** Statistics over pages. NaN values are ignored. */
public final class Statistics {
  private static final int RESAMPLES = 1000;
  private static final long SEED = 20261121;

  private Statistics() {}

  /**
   * A mean and its 95% interval.
   *
   * @param mean the mean, NaN if there is no value
   * @param low lower end of the interval
   * @param high upper end of the interval
   * @param count the number of values
   */
  public record Estimate(double mean, double low, double high, int count) {}

  /**
   * The mean paired difference of two outputs on the same pages.
   *
   * @param mean mean of first minus second
   * @param standardError its standard error, NaN for fewer than two pages
   * @param better pages where the first is better
   * @param worse pages where the first is worse
   * @param count the number of pages
   */
  public record Difference(double mean, double standardError, int better, int worse, int count) {}

  /** Returns the mean, NaN if there is no value. */
  public static double mean(double[] values) {
    return Arrays.stream(values).filter(v -> !Double.isNaN(v)).average().orElse(Double.NaN);
  }

  /**
   * Returns the mean with its 95% percentile bootstrap interval from 1,000 resamples. The seed is
   * fixed: the same values always give the same interval.
   */
  public static Estimate estimate(double[] values) {
    double[] v = Arrays.stream(values).filter(x -> !Double.isNaN(x)).toArray();
    if (v.length == 0) {
      return new Estimate(Double.NaN, Double.NaN, Double.NaN, 0);
    }
    SplittableRandom random = new SplittableRandom(SEED);
    double[] means = new double[RESAMPLES];
    for (int r = 0; r < RESAMPLES; r++) {
      double sum = 0;
      for (int i = 0; i < v.length; i++) {
        sum += v[random.nextInt(v.length)];
      }
      means[r] = sum / v.length;
    }
    Map<Integer, Double> ends = Quantiles.scale(1000).indexes(25, 975).computeInPlace(means);
    return new Estimate(mean(v), ends.get(25), ends.get(975), v.length);
  }

  /**
   * Returns the paired difference of two outputs.
   *
   * @param first the first output's value on each page
   * @param second the second output's value on each page
   */
  public static Difference difference(double[] first, double[] second) {
    if (first.length != second.length) {
      throw new IllegalArgumentException(first.length + " values against " + second.length);
    }
    double[] differences =
        IntStream.range(0, first.length)
            .mapToDouble(i -> first[i] - second[i])
            .filter(d -> !Double.isNaN(d))
            .toArray();
    int n = differences.length;
    return new Difference(
        mean(differences),
        n < 2 ? Double.NaN : Math.sqrt(Stats.of(differences).sampleVariance() / n),
        (int) Arrays.stream(differences).filter(d -> d > 0).count(),
        (int) Arrays.stream(differences).filter(d -> d < 0).count(),
        n);
  }
}
