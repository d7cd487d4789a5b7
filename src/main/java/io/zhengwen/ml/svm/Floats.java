package io.zhengwen.ml.svm;

import io.zhengwen.ml.ModelRefusedException;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/** Reads and writes numbers in model files. */
final class Floats {
  private static final int MOST = 100_000;

  private Floats() {}

  static void write(float[] values, DataOutput out) throws IOException {
    for (float value : values) {
      out.writeFloat(value);
    }
  }

  static float[] read(int count, DataInput in) throws IOException {
    float[] values = new float[count];
    for (int i = 0; i < count; i++) {
      values[i] = in.readFloat();
    }
    return values;
  }

  /** Reads a count from 1 to {@value #MOST}. */
  static int readCount(DataInput in, String what) throws IOException {
    int count = in.readInt();
    if (count < 1 || count > MOST) {
      throw new ModelRefusedException("it has " + count + " " + what);
    }
    return count;
  }
}
