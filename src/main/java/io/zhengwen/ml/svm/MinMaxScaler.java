package io.zhengwen.ml.svm;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/**
 * Scales every feature from its range in the training data to 0 to 1 and clips values outside that
 * range. A feature that is constant in the training data is scaled to 0. Immutable and thread-safe.
 */
public final class MinMaxScaler {
  private final float[] min;
  private final float[] max;

  /**
   * Creates a scaler from the range of each feature.
   *
   * @param min the least value of each feature
   * @param max the greatest value of each feature
   * @throws IllegalArgumentException if the lengths differ or a range is empty or not finite
   */
  public MinMaxScaler(float[] min, float[] max) {
    if (min.length != max.length) {
      throw new IllegalArgumentException(
          "there are " + min.length + " minima, but " + max.length + " maxima");
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

  /** The number of features. */
  public int features() {
    return min.length;
  }

  /** Returns a scaled copy of a row; values beyond the number of features are dropped. */
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
