package io.zhengwen.ml;

import java.util.Arrays;

/**
 * Arithmetic of planes: for each channel an array with a number for each row. Loops run over the
 * rows, from 0 on in all arrays alike, which compilers turn into vector instructions.
 */
public final class Planes {
  private Planes() {}

  /** Planes of {@code rows} numbers, filled with weights from {@code at} on, one for each plane. */
  public static float[][] filled(int planes, float[] w, int at, int rows) {
    float[][] filled = new float[planes][rows];
    for (int c = 0; c < planes; c++) {
      Arrays.fill(filled[c], w[at + c]);
    }
    return filled;
  }

  /** Adds {@code a} times the first {@code n} numbers of {@code x} to those of {@code y}. */
  public static void add(float a, float[] x, float[] y, int n) {
    for (int i = 0; i < n; i++) {
      y[i] += a * x[i];
    }
  }

  /**
   * Adds a layer's outputs to {@code y}.
   *
   * @param x the layer's inputs
   * @param inputs how many planes of {@code x} are inputs
   * @param w weights, of which the layer's begin at {@code at}, those of its first input first
   * @param y the layer's outputs
   * @param n the number of rows
   */
  public static void layer(float[][] x, int inputs, float[] w, int at, float[][] y, int n) {
    int width = y.length;
    int in = 0;
    for (; in + 4 <= inputs; in += 4) {
      for (int out = 0; out < width; out++) {
        addFour(w, at + in * width + out, width, x, in, y[out], n);
      }
    }
    for (; in < inputs; in++) {
      for (int out = 0; out < width; out++) {
        add(w[at + in * width + out], x[in], y[out], n);
      }
    }
  }

  /**
   * Adds four planes of {@code x}, from {@code in} on, to {@code y}, by weights that are {@code
   * step} apart.
   */
  public static void addFour(float[] w, int at, int step, float[][] x, int in, float[] y, int n) {
    float a = w[at];
    float b = w[at + step];
    float c = w[at + 2 * step];
    float d = w[at + 3 * step];
    float[] p = x[in];
    float[] q = x[in + 1];
    float[] r = x[in + 2];
    float[] s = x[in + 3];
    for (int i = 0; i < n; i++) {
      y[i] += a * p[i] + b * q[i] + c * r[i] + d * s[i];
    }
  }

  /**
   * Adds to all rows the outputs of a layer whose inputs are the means of the planes.
   *
   * @param x the planes, as many as the layer has inputs and outputs
   * @param w weights, of which the layer's begin at {@code at}, its biases last
   * @param n the number of rows
   * @return the means
   */
  public static float[] addMean(float[][] x, float[] w, int at, int n) {
    int width = x.length;
    int biases = at + width * width;
    float[] mean = new float[width];
    float[] added = Arrays.copyOfRange(w, biases, biases + width);
    for (int in = 0; in < width; in++) {
      mean[in] = sum(x[in]) / n;
      for (int out = 0; out < width; out++) {
        added[out] += mean[in] * w[at + in * width + out];
      }
    }
    for (int out = 0; out < width; out++) {
      for (int row = 0; row < n; row++) {
        x[out][row] += added[out];
      }
    }
    return mean;
  }

  /** Each row of the result is {@code shift} rows further in {@code x}; 0 where there is none. */
  public static float[][] shifted(float[][] x, int shift) {
    if (shift == 0) {
      return x;
    }
    float[][] shifted = new float[x.length][];
    for (int c = 0; c < x.length; c++) {
      int rows = x[c].length;
      shifted[c] = new float[rows];
      int count = rows - Math.abs(shift);
      if (count > 0) {
        System.arraycopy(x[c], Math.max(0, shift), shifted[c], Math.max(0, -shift), count);
      }
    }
    return shifted;
  }

  /** The sum of an array. */
  public static float sum(float[] x) {
    float sum = 0;
    for (float value : x) {
      sum += value;
    }
    return sum;
  }

  /** Replaces what is below 0 by 0. */
  public static void rectify(float[] x) {
    for (int i = 0; i < x.length; i++) {
      x[i] = Math.max(0, x[i]);
    }
  }
}
