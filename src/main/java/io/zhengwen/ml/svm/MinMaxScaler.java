package io.zhengwen.ml.svm;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.List;

/**
 * Maps every feature from its range in the training data to 0 to 1; values outside that range to
 * its ends. A feature that never varied maps to 0. Immutable and thread-safe.
 */
public final class MinMaxScaler {
  private final float[] min;
  private final float[] max;

  /**
   * Scales by given ranges.
   *
   * @throws IllegalArgumentException where a range is no range
   */
  public MinMaxScaler(float[] min, float[] max) {
    if (min.length != max.length) {
      throw new IllegalArgumentException(
          min.length + " least values, but " + max.length + " greatest values");
    }
    for (int f = 0; f < min.length; f++) {
      if (!(min[f] <= max[f]) || Float.isInfinite(min[f]) || Float.isInfinite(max[f])) {
        throw new IllegalArgumentException(
            "feature " + f + " ranges from " + min[f] + " to " + max[f]);
      }
    }
    this.min = min.clone();
    this.max = max.clone();
  }

  /**
   * Takes the ranges from the data.
   *
   * @param rows at least one row of features
   */
  public static MinMaxScaler fit(List<float[]> rows) {
    float[] min = rows.get(0).clone();
    float[] max = min.clone();
    for (float[] row : rows) {
      for (int f = 0; f < min.length; f++) {
        min[f] = Math.min(min[f], row[f]);
        max[f] = Math.max(max[f], row[f]);
      }
    }
    return new MinMaxScaler(min, max);
  }

  /** The number of features. */
  public int features() {
    return min.length;
  }

  /** A row scaled, as a new array; what the row has beyond the features is left out. */
  public float[] scale(float[] row) {
    float[] scaled = new float[min.length];
    for (int f = 0; f < scaled.length; f++) {
      float range = max[f] - min[f];
      scaled[f] = range == 0 ? 0 : Math.max(0, Math.min(1, (row[f] - min[f]) / range));
    }
    return scaled;
  }

  void write(DataOutput out) throws IOException {
    out.writeInt(min.length);
    Floats.write(min, out);
    Floats.write(max, out);
  }

  static MinMaxScaler read(DataInput in) throws IOException {
    int features = Floats.readCount(in, "features");
    return new MinMaxScaler(Floats.read(features, in), Floats.read(features, in));
  }
}
