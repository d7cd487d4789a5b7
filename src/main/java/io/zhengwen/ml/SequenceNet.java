package io.zhengwen.ml;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.FloatBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A small convolutional network that scores the rows of a sequence, each by its own inputs, by the
 * rows around it, and by the mean of all rows.
 *
 * <p>An input {@code x} enters as {@code x / (|x| + s)}, where {@code s} is the input's usual size.
 * A dense layer makes some channels of it. Convolutions of three taps, whose distance grows from
 * layer to layer, each add to the channels what they find (residual dilated convolutions: Bai,
 * Kolter, Koltun 2018); half-way, a layer of the mean over all rows is added. Two dense layers make
 * a score of the first and the last channels. All layers but the last are followed by {@code max(0,
 * x)}, that of the mean is not. Immutable and thread-safe.
 */
public final class SequenceNet {
  private final NetShape shape;

  /** The usual size of each input. */
  private final float[] scale;

  /** As {@link NetShape} has them. */
  private final float[] weights;

  /**
   * Creates a network; arrays are not copied.
   *
   * @param scale the usual size of each input, above 0
   * @param weights the weights of all layers
   * @throws IllegalArgumentException if a number is missing, not finite, or a scale not above 0
   */
  public SequenceNet(NetShape shape, float[] scale, float[] weights) {
    this.shape = shape;
    this.scale = scale;
    this.weights = weights;
    require(scale.length == shape.inputs(), "number of scales");
    require(weights.length == shape.weights(), "number of weights");
    for (float s : scale) {
      require(s > 0 && Float.isFinite(s), "scale");
    }
    for (float w : weights) {
      require(Float.isFinite(w), "weight");
    }
  }

  private static void require(boolean condition, String what) {
    if (!condition) {
      throw new IllegalArgumentException("not a network: invalid " + what);
    }
  }

  /** The layers. */
  public NetShape shape() {
    return shape;
  }

  /** Starts with a sequence of so many rows. */
  public Sequence sequence(int rows) {
    return new Sequence(rows);
  }

  /** The rows of one sequence. Not thread-safe. */
  public final class Sequence {
    private final int rows;

    /** The channels after the first layer. */
    private final float[][] first;

    private float[][] inputs = new float[0][];

    private Sequence(int rows) {
      this.rows = rows;
      first = biased(shape.channels(), shape.first() + shape.inputs() * shape.channels(), rows);
    }

    /**
     * Adds rows; each must be added once before the scores are asked for.
     *
     * @param values the inputs row by row, all finite
     * @param from the number of the first row
     * @param count the number of rows
     */
    public void add(float[] values, int from, int count) {
      int width = shape.inputs();
      if (inputs.length == 0 || inputs[0].length < count) {
        inputs = new float[width][count];
      }
      for (int row = 0; row < count; row++) {
        for (int in = 0; in < width; in++) {
          inputs[in][row] = values[row * width + in];
        }
      }
      for (int in = 0; in < width; in++) {
        squash(inputs[in], scale[in], count);
      }
      Planes.layer(inputs, 0, weights, shape.first(), first, from, count);
    }

    /** The score of each row. */
    public float[] scores() {
      for (float[] channel : first) {
        Planes.rectify(channel);
      }
      int channels = shape.channels();
      float[][] last = first;
      for (int k = 0; k < shape.dilations().size(); k++) {
        float[][] found = biased(channels, shape.tap(k, NetShape.TAPS), rows);
        for (int tap = 0; tap < NetShape.TAPS; tap++) {
          int shift = shape.shift(k, tap);
          int from = Math.max(0, shift);
          int to = Math.max(0, -shift);
          Planes.layer(last, from, weights, shape.tap(k, tap), found, to, rows - from - to);
        }
        for (int c = 0; c < channels; c++) {
          Planes.rectify(found[c]);
          Planes.add(1, last[c], 0, found[c], 0, rows);
        }
        if (k == shape.meanAfter()) {
          addMean(found);
        }
        last = found;
      }
      return score(last);
    }

    private void addMean(float[][] found) {
      int channels = found.length;
      float[] added = Arrays.copyOfRange(
          weights,
          shape.mean() + channels * channels,
          shape.mean() + channels * channels + channels);
      for (int in = 0; in < channels; in++) {
        float mean = Planes.sum(found[in]) / rows;
        Planes.add(mean, weights, shape.mean() + in * channels, added, 0, channels);
      }
      for (int out = 0; out < channels; out++) {
        for (int row = 0; row < rows; row++) {
          found[out][row] += added[out];
        }
      }
    }

    private float[] score(float[][] last) {
      int channels = shape.channels();
      int hidden = shape.hidden();
      float[][] found = biased(hidden, shape.hiddenLayer() + 2 * channels * hidden, rows);
      Planes.layer(first, 0, weights, shape.hiddenLayer(), found, 0, rows);
      Planes.layer(last, 0, weights, shape.hiddenLayer() + channels * hidden, found, 0, rows);
      float[] score = new float[rows];
      Arrays.fill(score, weights[shape.score() + hidden]);
      for (int h = 0; h < hidden; h++) {
        Planes.rectify(found[h]);
        Planes.add(weights[shape.score() + h], found[h], 0, score, 0, rows);
      }
      return score;
    }

    private float[][] biased(int channels, int at, int length) {
      float[][] planes = new float[channels][length];
      for (int c = 0; c < channels; c++) {
        Arrays.fill(planes[c], weights[at + c]);
      }
      return planes;
    }
  }

  private static void squash(float[] x, float scale, int count) {
    for (int i = 0; i < count; i++) {
      x[i] /= Math.abs(x[i]) + scale;
    }
  }

  /** Writes the network; {@link #read} reads it. */
  public void write(DataOutput out) throws IOException {
    out.writeInt(shape.inputs());
    out.writeInt(shape.channels());
    out.writeInt(shape.hidden());
    out.writeInt(shape.dilations().size());
    for (int dilation : shape.dilations()) {
      out.writeInt(dilation);
    }
    for (float[] numbers : List.of(scale, weights)) {
      for (float number : numbers) {
        out.writeFloat(number);
      }
    }
  }

  /**
   * Reads what {@link #write} wrote.
   *
   * @throws ModelRefusedException with the reason if it is not a network
   */
  public static SequenceNet read(DataInput in) throws IOException {
    try {
      int inputs = in.readInt();
      int channels = in.readInt();
      int hidden = in.readInt();
      List<Integer> dilations = new ArrayList<>();
      for (int left = Math.min(in.readInt(), NetShape.MOST_LAYERS + 1); left > 0; left--) {
        dilations.add(in.readInt());
      }
      NetShape shape = new NetShape(inputs, channels, hidden, dilations);
      byte[] bytes = new byte[Float.BYTES * (shape.inputs() + shape.weights())];
      in.readFully(bytes);
      FloatBuffer numbers = ByteBuffer.wrap(bytes).asFloatBuffer();
      float[] scale = new float[shape.inputs()];
      float[] weights = new float[shape.weights()];
      numbers.get(scale).get(weights);
      return new SequenceNet(shape, scale, weights);
    } catch (IllegalArgumentException e) {
      throw new ModelRefusedException(e.getMessage());
    }
  }
}
