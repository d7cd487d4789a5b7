package io.zhengwen.ml;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;

/**
 * Maps a raw score to the value observed for such scores on held-out data: monotone, linear between
 * its points, constant outside them. Immutable and thread-safe.
 */
public final class Calibration {
  private static final int MOST = 4096;

  /** Maps every score from 0 to 1 to itself. */
  public static final Calibration IDENTITY =
      new Calibration(new float[] {0, 1}, new float[] {0, 1});

  private final float[] raw;
  private final float[] calibrated;

  /**
   * A map through the given points; arrays are not copied.
   *
   * @param raw ascending finite scores, at least one
   * @param calibrated the value of each, not descending, 0 to 1
   * @throws IllegalArgumentException if there is no point or the map is not monotone within 0 to 1
   */
  public Calibration(float[] raw, float[] calibrated) {
    if (raw.length < 1 || raw.length > MOST || raw.length != calibrated.length) {
      throw new IllegalArgumentException("its calibration has " + raw.length + " points");
    }
    for (int i = 0; i < raw.length; i++) {
      boolean rises = i == 0 || raw[i] > raw[i - 1] && calibrated[i] >= calibrated[i - 1];
      if (!rises || !(calibrated[i] >= 0 && calibrated[i] <= 1) || !Float.isFinite(raw[i])) {
        throw new IllegalArgumentException("its calibration is not monotone within 0 to 1");
      }
    }
    this.raw = raw;
    this.calibrated = calibrated;
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

  /** Writes the map; {@link #read} reads it. */
  public void write(DataOutput out) throws IOException {
    out.writeInt(raw.length);
    for (int i = 0; i < raw.length; i++) {
      out.writeFloat(raw[i]);
      out.writeFloat(calibrated[i]);
    }
  }

  /**
   * Reads what {@link #write} wrote.
   *
   * @throws ModelRefusedException if it is not a monotone map within 0 to 1
   */
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
    }
    try {
      return new Calibration(raw, calibrated);
    } catch (IllegalArgumentException e) {
      throw new ModelRefusedException(e.getMessage());
    }
  }
}
