package io.zhengwen.bench.train.net;

import io.zhengwen.ml.NetShape;
import java.util.Arrays;
import java.util.List;

/**
 * Brings the inputs of a network to one scale. Each input x becomes {@code x / (|x| + s)}, where s
 * is the mean of {@code |x|} without zeros; these values are then standardised: less their mean,
 * divided by their standard deviation. The standardisation becomes part of the first layer after
 * training.
 */
final class InputScaling {
  private static final int EVERY = 3;
  private static final double LEAST_SCALE = 1e-3;
  private static final double LEAST_DEVIATION = .03;

  final float[] scale;
  private final float[] mean;
  private final float[] perDeviation;

  InputScaling(List<NetExample> examples, int inputs) {
    scale = new float[inputs];
    mean = new float[inputs];
    perDeviation = new float[inputs];
    for (int in = 0; in < inputs; in++) {
      measure(examples, in, inputs);
    }
  }

  private void measure(List<NetExample> examples, int in, int inputs) {
    double sum = 0;
    long count = 0;
    for (NetExample example : examples) {
      for (int at = in; at < example.rows().length; at += EVERY * inputs) {
        double size = Math.abs(example.rows()[at]);
        sum += size;
        count += size > 0 ? 1 : 0;
      }
    }
    scale[in] = (float) (count == 0 ? 1 : Math.max(LEAST_SCALE, sum / count));
    double total = 0;
    double squares = 0;
    long rows = 0;
    for (NetExample example : examples) {
      for (int at = in; at < example.rows().length; at += EVERY * inputs) {
        double x = squashed(example.rows()[at], in);
        total += x;
        squares += x * x;
        rows++;
      }
    }
    mean[in] = (float) (total / rows);
    double variance = Math.max(0, squares / rows - (double) mean[in] * mean[in]);
    perDeviation[in] = (float) (1 / Math.max(LEAST_DEVIATION, Math.sqrt(variance)));
  }

  private float squashed(float x, int in) {
    return x / (Math.abs(x) + scale[in]);
  }

  /** The scaled inputs of an example as planes. */
  float[][] planes(NetExample example) {
    int inputs = scale.length;
    float[][] planes = new float[inputs][example.size()];
    for (int row = 0; row < example.size(); row++) {
      for (int in = 0; in < inputs; in++) {
        planes[in][row] =
            (squashed(example.rows()[row * inputs + in], in) - mean[in]) * perDeviation[in];
      }
    }
    return planes;
  }

  /** Weights that take inputs without mean and deviation. */
  float[] folded(NetShape shape, float[] weights) {
    float[] folded = Arrays.copyOf(weights, weights.length);
    int channels = shape.channels();
    int biases = shape.first() + shape.inputs() * channels;
    for (int in = 0; in < shape.inputs(); in++) {
      for (int out = 0; out < channels; out++) {
        int at = shape.first() + in * channels + out;
        folded[at] *= perDeviation[in];
        folded[biases + out] -= folded[at] * mean[in];
      }
    }
    return folded;
  }
}
