package io.zhengwen.bench.train.net;

import java.util.Arrays;

/**
 * A sequence to train on.
 *
 * @param rows the inputs row by row
 * @param targets the probability that each row is to have, 0 to 1
 * @param weights the weight of each row, at least 0
 */
public record NetExample(float[] rows, float[] targets, double[] weights) {
  /** The number of rows. */
  int size() {
    return targets.length;
  }

  /** The sum of the weights. */
  double weight() {
    return Arrays.stream(weights).sum();
  }

  /** So many rows from {@code from} on. */
  NetExample part(int from, int count) {
    int width = rows.length / targets.length;
    return new NetExample(
        Arrays.copyOfRange(rows, from * width, (from + count) * width),
        Arrays.copyOfRange(targets, from, from + count),
        Arrays.copyOfRange(weights, from, from + count));
  }
}
