package io.zhengwen.method.distribution;

/**
 * The Gaussian density {@code G(d, sigma) = exp(-d^2 / (2 sigma^2)) / (sqrt(2 pi) sigma)} at whole
 * distances d, cut off where it is negligible.
 */
final class Gaussian {
  private final double[] values;

  /** Computes G up to the distance {@code cutOff * sigma}; beyond it, G is 0. */
  Gaussian(double sigma, double cutOff) {
    values = new double[(int) Math.floor(cutOff * sigma) + 1];
    for (int d = 0; d < values.length; d++) {
      values[d] = Math.exp(-d * d / (2 * sigma * sigma)) / (Math.sqrt(2 * Math.PI) * sigma);
    }
  }

  /** Returns G at a distance {@code d >= 0}. */
  double at(int d) {
    return d < values.length ? values[d] : 0;
  }

  /** Returns the greatest distance at which G is not 0. */
  int reach() {
    return values.length - 1;
  }
}
