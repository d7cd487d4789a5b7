package io.zhengwen.bench.train.net;

import io.zhengwen.ml.Planes;

/** The derivatives of layers, see {@link Planes}. */
final class Derivatives {
  private Derivatives() {}

  /** Adds to the derivatives of a layer's inputs what they are by those of its outputs. */
  static void inputs(float[][] dx, float[] w, int at, float[][] dy) {
    int width = dy.length;
    int n = dy[0].length;
    for (int in = 0; in < dx.length; in++) {
      int out = 0;
      for (; out + 4 <= width; out += 4) {
        Planes.addFour(w, at + in * width + out, 1, dy, out, dx[in], n);
      }
      for (; out < width; out++) {
        Planes.add(w[at + in * width + out], dy[out], dx[in], n);
      }
    }
  }

  /** Adds to the derivatives of a layer's weights what they are by those of its outputs. */
  static void weights(float[][] x, float[] dw, int at, float[][] dy) {
    for (int in = 0; in < x.length; in++) {
      for (int out = 0; out < dy.length; out++) {
        dw[at + in * dy.length + out] += product(x[in], 0, dy[out], dy[out].length);
      }
    }
  }

  /** Adds to the derivatives of a layer's biases, which begin at {@code at}. */
  static void biases(float[] dw, int at, float[][] dy) {
    for (int out = 0; out < dy.length; out++) {
      dw[at + out] += Planes.sum(dy[out]);
    }
  }

  /**
   * The scalar product of {@code n} numbers of two arrays, of {@code x} from {@code from} on; four
   * sums, which do not wait for each other.
   */
  static float product(float[] x, int from, float[] y, int n) {
    float a = 0;
    float b = 0;
    float c = 0;
    float d = 0;
    int i = 0;
    for (; i + 4 <= n; i += 4) {
      a += x[from + i] * y[i];
      b += x[from + i + 1] * y[i + 1];
      c += x[from + i + 2] * y[i + 2];
      d += x[from + i + 3] * y[i + 3];
    }
    for (; i < n; i++) {
      a += x[from + i] * y[i];
    }
    return a + b + c + d;
  }
}
