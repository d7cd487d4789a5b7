package io.zhengwen.bench.train.combined;

import io.zhengwen.ml.Calibration;
import java.util.Arrays;

/** Fits a {@link Calibration} by isotonic regression (Ayer et al. 1955). */
final class IsotonicRegression {
  private IsotonicRegression() {}

  /**
   * Fits the map by pooling adjacent violators over groups of equal size; groups of one score are
   * pooled too.
   *
   * @param scores raw scores
   * @param outcomes the value observed for each score, 0 to 1
   * @param groups the number of groups of scores before pooling
   * @return {@link Calibration#IDENTITY} for no scores
   */
  static Calibration fit(double[] scores, double[] outcomes, int groups) {
    Integer[] order = new Integer[scores.length];
    Arrays.setAll(order, i -> i);
    Arrays.sort(order, (a, b) -> Double.compare(scores[a], scores[b]));
    int n = Math.min(groups, order.length);
    if (n == 0) {
      return Calibration.IDENTITY;
    }
    double[] x = new double[n];
    double[] y = new double[n];
    double[] weight = new double[n];
    int top = 0;
    for (int g = 0; g < n; g++) {
      int from = (int) ((long) g * order.length / n);
      int to = (int) ((long) (g + 1) * order.length / n);
      for (int i = from; i < to; i++) {
        x[top] += scores[order[i]] / (to - from);
        y[top] += outcomes[order[i]] / (to - from);
      }
      weight[top] = to - from;
      top++;
      while (top > 1 && (y[top - 2] >= y[top - 1] || (float) x[top - 2] >= (float) x[top - 1])) {
        double w = weight[top - 2] + weight[top - 1];
        x[top - 2] = (x[top - 2] * weight[top - 2] + x[top - 1] * weight[top - 1]) / w;
        y[top - 2] = (y[top - 2] * weight[top - 2] + y[top - 1] * weight[top - 1]) / w;
        weight[top - 2] = w;
        top--;
        x[top] = 0;
        y[top] = 0;
      }
    }
    float[] raw = new float[top];
    float[] calibrated = new float[top];
    for (int i = 0; i < top; i++) {
      raw[i] = (float) x[i];
      calibrated[i] = (float) y[i];
    }
    return new Calibration(raw, calibrated);
  }
}
