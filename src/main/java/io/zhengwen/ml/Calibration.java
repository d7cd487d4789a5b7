package io.zhengwen.ml;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;

/**
 * A monotone map from a raw score to what it turned out to be worth on held-out data: isotonic
 * regression (Ayer et al. 1955), linear between its points. Immutable and thread-safe.
 */
public final class Calibration {
  private static final int MOST = 4096;

  /** Raw scores are taken as they are. */
  public static final Calibration IDENTITY =
      new Calibration(new float[] {0, 1}, new float[] {0, 1});

  private final float[] raw;
  private final float[] calibrated;

  private Calibration(float[] raw, float[] calibrated) {
    this.raw = raw;
    this.calibrated = calibrated;
  }

  /**
   * Fits the map by pooling adjacent violators over groups of equal size; groups of one score are
   * pooled too.
   *
   * @param scores raw scores
   * @param outcomes what was reached, one a score
   * @param groups the number of groups of scores before pooling
   */
  public static Calibration fit(double[] scores, double[] outcomes, int groups) {
    Integer[] order = new Integer[scores.length];
    Arrays.setAll(order, i -> i);
    Arrays.sort(order, (a, b) -> Double.compare(scores[a], scores[b]));
    int n = Math.min(groups, order.length);
    if (n == 0) {
      return IDENTITY;
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

  /** The calibrated value of a raw score. */
  public double apply(double score) {
    int i = Arrays.binarySearch(raw, (float) score);
    if (i >= 0) {
      return calibrated[i];
    }
    int above = -1 - i;
    if (above == 0) {
      return calibrated[0];
    }
    if (above == raw.length) {
      return calibrated[above - 1];
    }
    double share = (score - raw[above - 1]) / (raw[above] - raw[above - 1]);
    return calibrated[above - 1] + share * (calibrated[above] - calibrated[above - 1]);
  }

  /** Writes it; {@code read} reads it. */
  public void write(DataOutput out) throws IOException {
    out.writeInt(raw.length);
    for (int i = 0; i < raw.length; i++) {
      out.writeFloat(raw[i]);
      out.writeFloat(calibrated[i]);
    }
  }

  /** Reads what {@link #write} wrote, refusing a map that is not monotone within 0 to 1. */
  public static Calibration read(DataInput in) throws IOException {
    int n = in.readInt();
    if (n < 1 || n > MOST) {
      throw new ModelRefusedException("its calibration has " + n + " points");
    }
    float[] raw = new float[n];
    float[] calibrated = new float[n];
    for (int i = 0; i < n; i++) {
      raw[i] = in.readFloat();
      calibrated[i] = in.readFloat();
      boolean rises = i == 0 || raw[i] > raw[i - 1] && calibrated[i] >= calibrated[i - 1];
      if (!rises || !(calibrated[i] >= 0 && calibrated[i] <= 1) || Float.isNaN(raw[i])) {
        throw new ModelRefusedException("its calibration is not monotone within 0 to 1");
      }
    }
    return new Calibration(raw, calibrated);
  }
}
