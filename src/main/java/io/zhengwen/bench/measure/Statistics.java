package io.zhengwen.bench.measure;

import java.util.Arrays;
import java.util.SplittableRandom;

/** Statistics over pages. Values that are NaN do not count. */
public final class Statistics {
  private static final int RESAMPLES = 1000;
  private static final long SEED = 20261121;

  private Statistics() {}

  /**
   * A mean and its 95% interval.
   *
   * @param mean the mean, NaN where there is no value
   * @param low lower end of the interval
   * @param high upper end of the interval
   * @param count the number of values
   */
  public record Estimate(double mean, double low, double high, int count) {}

  /**
   * The mean paired difference of two outputs on the same pages.
   *
   * @param mean mean of first less second
   * @param standardError its standard error, NaN for less than two pages
   * @param better pages where the first is better
   * @param worse pages where the first is worse
   * @param count the number of pages
   */
  public record Difference(double mean, double standardError, int better, int worse, int count) {}

  /** The mean, NaN where there is no value. */
  public static double mean(double[] values) {
    return Arrays.stream(values).filter(v -> !Double.isNaN(v)).average().orElse(Double.NaN);
  }

  /**
   * The mean with its 95% percentile bootstrap interval, from 1,000 resamples of a generator with a
   * fixed seed: the same values always give the same interval.
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
    Arrays.sort(means);
    return new Estimate(mean(v), quantile(means, 0.025), quantile(means, 0.975), v.length);
  }

  /** The quantile {@code q} of sorted values, 0 to 1, interpolated between neighbours. */
  static double quantile(double[] sorted, double q) {
    double at = q * (sorted.length - 1);
    int below = (int) at;
    int above = Math.min(below + 1, sorted.length - 1);
    return sorted[below] + (at - below) * (sorted[above] - sorted[below]);
  }

  /** The paired difference of two outputs, page by page. */
  public static Difference difference(double[] first, double[] second) {
    if (first.length != second.length) {
      throw new IllegalArgumentException(first.length + " values against " + second.length);
    }
    double sum = 0;
    double squares = 0;
    int count = 0;
    int better = 0;
    int worse = 0;
    for (int i = 0; i < first.length; i++) {
      double d = first[i] - second[i];
      if (Double.isNaN(d)) {
        continue;
      }
      count++;
      sum += d;
      squares += d * d;
      better += d > 0 ? 1 : 0;
      worse += d < 0 ? 1 : 0;
    }
    double mean = count == 0 ? Double.NaN : sum / count;
    double variance =
        count < 2 ? Double.NaN : Math.max(0, (squares - count * mean * mean) / (count - 1));
    return new Difference(mean, Math.sqrt(variance / count), better, worse, count);
  }
}
