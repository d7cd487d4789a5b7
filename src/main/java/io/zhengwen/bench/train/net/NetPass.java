package io.zhengwen.bench.train.net;

import io.zhengwen.ml.NetShape;
import io.zhengwen.ml.Planes;
import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * One sequence on its way through a network and back: what {@link io.zhengwen.ml.SequenceNet}
 * computes, with all that its derivatives need, and those of the cross-entropy.
 */
final class NetPass {
  private final NetShape shape;
  private final float[] w;
  private final int rows;
  private final float[][] inputs;
  private final float[][] first;

  /** What each convolution found, and the channels before it; the last channels at the end. */
  private final float[][][] found;

  private final float[][][] channels;
  private final float[][] hidden;

  /** What hidden channels are multiplied by: 0 if left out. */
  private final float[][] kept;

  private final float[] score;
  private float[] mean;

  /** Computes the scores. Changes the inputs if some are left out. */
  NetPass(NetShape shape, float[] w, float[][] inputs, double dropout, SplittableRandom random) {
    this.shape = shape;
    this.w = w;
    this.inputs = inputs;
    rows = inputs[0].length;
    int width = shape.channels();
    for (float[] plane : inputs) {
      multiply(plane, mask(dropout, random));
    }
    first = Planes.filled(width, w, shape.first() + shape.inputs() * width, rows);
    Planes.layer(inputs, inputs.length, w, shape.first(), first, rows);
    rectify(first);
    int layers = shape.dilations().size();
    found = new float[layers][][];
    channels = new float[layers + 1][][];
    channels[0] = first;
    for (int k = 0; k < layers; k++) {
      convolve(k);
    }
    hidden = Planes.filled(shape.hidden(), w, ofLast() + width * shape.hidden(), rows);
    Planes.layer(first, width, w, shape.hiddenLayer(), hidden, rows);
    Planes.layer(channels[layers], width, w, ofLast(), hidden, rows);
    rectify(hidden);
    kept = new float[shape.hidden()][];
    score = new float[rows];
    Arrays.fill(score, w[shape.score() + shape.hidden()]);
    for (int h = 0; h < hidden.length; h++) {
      kept[h] = mask(dropout, random);
      multiply(hidden[h], kept[h]);
      Planes.add(w[shape.score() + h], hidden[h], score, rows);
    }
  }

  private int ofLast() {
    return shape.hiddenLayer() + shape.channels() * shape.hidden();
  }

  private void convolve(int k) {
    int width = shape.channels();
    found[k] = Planes.filled(width, w, shape.tap(k, NetShape.TAPS), rows);
    for (int tap = 0; tap < NetShape.TAPS; tap++) {
      float[][] shifted = Planes.shifted(channels[k], shape.shift(k, tap));
      Planes.layer(shifted, width, w, shape.tap(k, tap), found[k], rows);
    }
    rectify(found[k]);
    float[][] next = new float[width][];
    for (int c = 0; c < width; c++) {
      next[c] = channels[k][c].clone();
      Planes.add(1, found[k][c], next[c], rows);
    }
    if (k == shape.meanAfter()) {
      mean = Planes.addMean(next, w, shape.mean(), rows);
    }
    channels[k + 1] = next;
  }

  private static void rectify(float[][] planes) {
    for (float[] plane : planes) {
      Planes.rectify(plane);
    }
  }

  private float[] mask(double dropout, SplittableRandom random) {
    float[] mask = new float[rows];
    for (int row = 0; row < rows; row++) {
      mask[row] = random.nextDouble() < dropout ? 0 : (float) (1 / (1 - dropout));
    }
    return mask;
  }

  private static void multiply(float[] plane, float[] by) {
    for (int row = 0; row < plane.length; row++) {
      plane[row] *= by[row];
    }
  }

  /**
   * Adds the derivatives of the weights.
   *
   * @param perWeight what a weight of an example counts
   * @return the cross-entropy
   */
  double back(NetExample example, double perWeight, float[] dw) {
    float[][] dScore = new float[1][rows];
    double loss = 0;
    for (int row = 0; row < rows; row++) {
      double weight = example.weights()[row] * perWeight;
      double target = example.targets()[row];
      double s = score[row];
      loss += weight * (Math.max(s, 0) + Math.log1p(Math.exp(-Math.abs(s))) - target * s);
      dScore[0][row] = (float) (weight * (1 / (1 + Math.exp(-s)) - target));
    }
    int width = shape.channels();
    float[][] dHidden = new float[shape.hidden()][rows];
    Derivatives.weights(hidden, dw, shape.score(), dScore);
    Derivatives.biases(dw, shape.score() + shape.hidden(), dScore);
    Derivatives.inputs(dHidden, w, shape.score(), dScore);
    for (int h = 0; h < dHidden.length; h++) {
      stop(dHidden[h], hidden[h]);
      multiply(dHidden[h], kept[h]);
    }
    int layers = found.length;
    float[][] dFirst = new float[width][rows];
    float[][] dLast = new float[width][rows];
    Derivatives.weights(first, dw, shape.hiddenLayer(), dHidden);
    Derivatives.weights(channels[layers], dw, ofLast(), dHidden);
    Derivatives.biases(dw, ofLast() + width * shape.hidden(), dHidden);
    Derivatives.inputs(dFirst, w, shape.hiddenLayer(), dHidden);
    Derivatives.inputs(dLast, w, ofLast(), dHidden);
    for (int k = layers - 1; k >= 0; k--) {
      backThrough(k, dLast, dw);
    }
    for (int c = 0; c < width; c++) {
      Planes.add(1, dLast[c], dFirst[c], rows);
      stop(dFirst[c], first[c]);
    }
    Derivatives.weights(inputs, dw, shape.first(), dFirst);
    Derivatives.biases(dw, shape.first() + shape.inputs() * width, dFirst);
    return loss;
  }

  private void backThrough(int k, float[][] d, float[] dw) {
    if (k == shape.meanAfter()) {
      backThroughMean(d, dw);
    }
    float[][] dFound = new float[d.length][];
    for (int c = 0; c < d.length; c++) {
      dFound[c] = d[c].clone();
      stop(dFound[c], found[k][c]);
    }
    Derivatives.biases(dw, shape.tap(k, NetShape.TAPS), dFound);
    for (int tap = 0; tap < NetShape.TAPS; tap++) {
      int shift = shape.shift(k, tap);
      Derivatives.weights(Planes.shifted(channels[k], shift), dw, shape.tap(k, tap), dFound);
      Derivatives.inputs(d, w, shape.tap(k, tap), Planes.shifted(dFound, -shift));
    }
  }

  private void backThroughMean(float[][] d, float[] dw) {
    int width = d.length;
    float[] dAdded = new float[width];
    for (int out = 0; out < width; out++) {
      dAdded[out] = Planes.sum(d[out]);
      dw[shape.mean() + width * width + out] += dAdded[out];
    }
    for (int in = 0; in < width; in++) {
      int at = shape.mean() + in * width;
      for (int out = 0; out < width; out++) {
        dw[at + out] += mean[in] * dAdded[out];
      }
      float each = Derivatives.product(w, at, dAdded, width) / rows;
      for (int row = 0; row < rows; row++) {
        d[in][row] += each;
      }
    }
  }

  /** Stops derivatives where a rectified number is 0. */
  private static void stop(float[] d, float[] rectified) {
    for (int row = 0; row < d.length; row++) {
      d[row] = rectified[row] > 0 ? d[row] : 0;
    }
  }
}
