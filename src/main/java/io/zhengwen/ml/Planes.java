package io.zhengwen.ml;

/**
 * Arithmetic of planes: for each channel an array with a number for each row. Loops run over the
 * rows, which compilers turn into vector instructions.
 */
public final class Planes {
  private Planes() {}

  /** Adds {@code a} times {@code n} numbers of {@code x}, from {@code from} on, to {@code y}. */
  public static void add(float a, float[] x, int from, float[] y, int to, int n) {
    for (int i = 0; i < n; i++) {
      y[to + i] += a * x[from + i];
    }
  }

  /**
   * Adds a layer's outputs to {@code y}.
   *
   * @param x the layer's inputs
   * @param from the first row of the inputs
   * @param w weights, of which the layer's begin at {@code at}
   * @param y the layer's outputs
   * @param to the first row of the outputs
   * @param n the number of rows
   */
  public static void layer(
      float[][] x, int from, float[] w, int at, float[][] y, int to, int n) {
    int width = y.length;
    for (int out = 0; out < width; out++) {
      int in = 0;
      for (; in + 4 <= x.length; in += 4) {
        addFour(w, at + in * width + out, width, x, in, from, y[out], to, n);
      }
      for (; in < x.length; in++) {
        add(w[at + in * width + out], x[in], from, y[out], to, n);
      }
    }
  }

  /** Adds four planes at once, by weights that are {@code step} apart. */
  public static void addFour(
      float[] w, int at, int step, float[][] x, int first, int from, float[] y, int to, int n) {
    float a = w[at];
    float b = w[at + step];
    float c = w[at + 2 * step];
    float d = w[at + 3 * step];
    float[] p = x[first];
    float[] q = x[first + 1];
    float[] r = x[first + 2];
    float[] s = x[first + 3];
    for (int i = 0; i < n; i++) {
      y[to + i] += a * p[from + i] + b * q[from + i] + c * r[from + i] + d * s[from + i];
    }
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
