package io.zhengwen.bench.train.combined;

import com.google.common.primitives.Floats;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Rows of inputs with a target and a weight each, collected one by one. */
final class TrainingRows {
  private final int width;
  private final List<float[]> rows = new ArrayList<>();
  private final List<Float> targets = new ArrayList<>();
  private final List<Float> weights = new ArrayList<>();

  /** Creates an empty collection for rows with the given number of inputs. */
  TrainingRows(int width) {
    this.width = width;
  }

  /** Adds the row that begins at {@code from} in {@code values}. */
  void add(float[] values, int from, float target, float weight) {
    rows.add(Arrays.copyOfRange(values, from, from + width));
    targets.add(target);
    weights.add(weight);
  }

  /** All inputs, row by row. */
  float[] matrix() {
    float[] matrix = new float[Math.multiplyExact(rows.size(), width)];
    for (int r = 0; r < rows.size(); r++) {
      System.arraycopy(rows.get(r), 0, matrix, r * width, width);
    }
    return matrix;
  }

  /** The target of each row. */
  float[] targets() {
    return Floats.toArray(targets);
  }

  /** The weight of each row. */
  float[] weights() {
    return Floats.toArray(weights);
  }
}
