package io.zhengwen.ml.svm;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/**
 * A two-class support vector machine with the kernel {@code exp(-gamma |x - y|^2)}, gamma = 1/(2
 * sigma^2): {@code R(x) = sum over the support vectors s of coefficient(s) * kernel(s, x) - rho}.
 * Immutable and thread-safe.
 */
public final class RbfSvm {
  private final double sigma;
  private final double gamma;
  private final double rho;
  private final float[] coefficients;

  /** The vectors one after the other. */
  private final float[] vectors;

  private final int features;

  /**
   * Creates an SVM from its parts.
   *
   * @param sigma width of the kernel, greater than 0
   * @param rho what is subtracted
   * @param coefficients one for each support vector, negative for the unwanted class
   * @param vectors the support vectors, all of one length
   * @throws IllegalArgumentException naming the part that is invalid
   */
  public RbfSvm(double sigma, double rho, float[] coefficients, float[][] vectors) {
    if (!(sigma > 0) || Double.isInfinite(sigma)) {
      throw new IllegalArgumentException("sigma is " + sigma);
    }
    if (!Double.isFinite(rho)) {
      throw new IllegalArgumentException("rho is " + rho);
    }
    if (vectors.length != coefficients.length || vectors.length == 0) {
      throw new IllegalArgumentException(
          vectors.length + " support vectors, but " + coefficients.length + " coefficients");
    }
    this.sigma = sigma;
    this.rho = rho;
    this.coefficients = coefficients.clone();
    gamma = 1 / (2 * sigma * sigma);
    features = vectors[0].length;
    this.vectors = new float[vectors.length * features];
    for (int s = 0; s < vectors.length; s++) {
      if (vectors[s].length != features) {
        throw new IllegalArgumentException(
            "support vector " + s + " has " + vectors[s].length + " features, not " + features);
      }
      requireFinite(coefficients[s], s);
      for (int f = 0; f < features; f++) {
        requireFinite(vectors[s][f], s);
        this.vectors[s * features + f] = vectors[s][f];
      }
    }
  }

  private static void requireFinite(float value, int s) {
    if (!Float.isFinite(value)) {
      throw new IllegalArgumentException("support vector " + s + " holds " + value);
    }
  }

  /** The number of features. */
  public int features() {
    return features;
  }

  /** The number of support vectors. */
  public int size() {
    return coefficients.length;
  }

  /** {@code R(x)}: greater than 0 for the wanted class. */
  public double decide(float[] x) {
    double sum = -rho;
    int v = 0;
    for (float coefficient : coefficients) {
      double distance = 0;
      for (int f = 0; f < features; f++) {
        double d = x[f] - vectors[v++];
        distance += d * d;
      }
      sum += coefficient * Math.exp(-gamma * distance);
    }
    return sum;
  }

  void write(DataOutput out) throws IOException {
    out.writeDouble(sigma);
    out.writeDouble(rho);
    out.writeInt(size());
    out.writeInt(features);
    Floats.write(coefficients, out);
    Floats.write(vectors, out);
  }

  static RbfSvm read(DataInput in) throws IOException {
    double sigma = in.readDouble();
    double rho = in.readDouble();
    int size = Floats.readCount(in, "support vectors");
    int features = Floats.readCount(in, "features");
    float[] coefficients = Floats.read(size, in);
    float[][] vectors = new float[size][];
    for (int s = 0; s < size; s++) {
      vectors[s] = Floats.read(features, in);
    }
    return new RbfSvm(sigma, rho, coefficients, vectors);
  }
}
