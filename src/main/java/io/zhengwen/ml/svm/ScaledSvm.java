package io.zhengwen.ml.svm;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/**
 * An SVM with the scaler of its training data. Immutable and thread-safe.
 *
 * @param scaler from raw features to 0 to 1
 * @param svm on scaled features
 */
public record ScaledSvm(MinMaxScaler scaler, RbfSvm svm) {
  /** Checks that both take the same features. */
  public ScaledSvm {
    if (scaler.features() != svm.features()) {
      throw new IllegalArgumentException(
          "its scaler takes "
              + scaler.features()
              + " features, its support vectors have "
              + svm.features());
    }
  }

  /** {@code R} of a row of raw features: greater than 0 for the wanted class. */
  public double decide(float[] row) {
    return svm.decide(scaler.scale(row));
  }

  /** Writes it; {@link #read} reads it. */
  public void write(DataOutput out) throws IOException {
    scaler.write(out);
    svm.write(out);
  }

  /**
   * Reads what {@link #write} wrote.
   *
   * @throws IllegalArgumentException naming the part that is invalid
   * @throws io.zhengwen.ml.ModelRefusedException if a count is out of range
   */
  public static ScaledSvm read(DataInput in) throws IOException {
    return new ScaledSvm(MinMaxScaler.read(in), RbfSvm.read(in));
  }
}
