package io.zhengwen.bench.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;

/**
 * Maps values to places in a picture.
 *
 * @param low the value at {@code from}
 * @param high the value at {@code to}
 * @param from the place of {@code low}, in pixels
 * @param to the place of {@code high}, in pixels
 * @param logarithmic whether places follow the values' logarithms
 */
record Scale(double low, double high, double from, double to, boolean logarithmic) {

  /** Covers the finite values, widened to tenths, within 0 to 1. */
  static Scale ofShares(DoubleStream values, double from, double to) {
    double[] known = values.filter(Double::isFinite).toArray();
    double least = DoubleStream.of(known).min().orElse(0);
    double most = DoubleStream.of(known).max().orElse(1);
    double low = Math.max(0, Math.floor(least * 10 - 0.2) / 10);
    double high = Math.min(1, Math.ceil(most * 10 + 0.2) / 10);
    return new Scale(low, Math.max(high, low + 0.1), from, to, false);
  }

  /**
   * Covers the positive values on a logarithmic scale with ends at 1, 2 or 5 times a power of 10.
   */
  static Scale ofRatios(DoubleStream values, double from, double to) {
    double[] known = values.filter(v -> Double.isFinite(v) && v > 0).toArray();
    double least = DoubleStream.of(known).min().orElse(0.1) / 1.15;
    double most = DoubleStream.of(known).max().orElse(1) * 1.15;
    List<Double> steps = steps(1, 2, 5);
    double low = steps.stream().filter(s -> s <= least).reduce((a, b) -> b).orElse(steps.get(0));
    double high =
        steps.stream().filter(s -> s >= most).findFirst().orElse(steps.get(steps.size() - 1));
    return new Scale(low, high, from, to, true);
  }

  private static List<Double> steps(double... mantissas) {
    List<Double> steps = new ArrayList<>();
    for (int e = -4; e <= 5; e++) {
      for (double m : mantissas) {
        steps.add(m * Math.pow(10, e));
      }
    }
    return steps;
  }

  /** The place of a value. */
  double at(double value) {
    double share =
        logarithmic ? Math.log(value / low) / Math.log(high / low) : (value - low) / (high - low);
    return from + share * (to - from);
  }

  /** Values for the grid lines. */
  List<Double> ticks() {
    if (logarithmic) {
      List<Double> coarse = within(steps(1, 2, 5));
      return coarse.size() >= 4 ? coarse : within(steps(1, 1.5, 2, 3, 4, 5, 6, 8));
    }
    List<Double> ticks = new ArrayList<>();
    double step = high - low > 0.55 ? 0.2 : 0.1;
    for (long k = (long) Math.ceil(low / step - 1e-9); k * step <= high + 1e-9; k++) {
      ticks.add(k * step);
    }
    return ticks;
  }

  private List<Double> within(List<Double> steps) {
    return steps.stream().filter(s -> s >= low * 0.999 && s <= high * 1.001).toList();
  }
}
