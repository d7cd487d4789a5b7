package io.zhengwen.ml;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.FloatBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

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
  /** No weight is greater, so that scores stay finite. */
  private static final float MOST_WEIGHT = 1_000;

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
   * @throws IllegalArgumentException if a number is missing or not finite, a scale not above 0, or
   *     a weight beyond 1,000
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
      require(Math.abs(w) <= MOST_WEIGHT, "weight");
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
    /** Rows that pass the first layer at once: enough for vectors, few enough for the cache. */
    private static final int MOST = 256;

    private final int rows;

    /** The channels after the first layer. */
    private final float[][] first;

    /** The inputs of rows that have not passed the first layer yet. */
    private final float[][] waiting;

    private int passed;
    private int count;

    private Sequence(int rows) {
      this.rows = rows;
      first = new float[shape.channels()][rows];
      int parts = Math.max(1, (rows + MOST - 1) / MOST);
      waiting = new float[shape.inputs()][(rows + parts - 1) / parts];
    }

    /**
     * Adds the next rows.
     *
     * @param values the inputs row by row, all finite
     * @param added the number of rows
     * @throws IndexOutOfBoundsException if the sequence is to have fewer rows
     */
    public void add(float[] values, int added) {
      Objects.checkFromIndexSize(passed + count, added, rows);
      for (int done = 0; done < added; ) {
        int part = Math.min(added - done, waiting[0].length - count);
        transpose(values, done, part);
        count += part;
        done += part;
        if (count == waiting[0].length) {
          passFirstLayer();
        }
      }
    }

    private void transpose(float[] values, int from, int part) {
      int width = waiting.length;
      for (int in = 0; in < width; in++) {
        float[] plane = waiting[in];
        for (int row = 0; row < part; row++) {
          plane[count + row] = values[(from + row) * width + in];
        }
      }
    }

    /** Inputs that are the same in all rows, as those of the whole page are, pass as biases. */
    private void passFirstLayer() {
      int channels = shape.channels();
      int biases = shape.first() + shape.inputs() * channels;
      float[] bias = Arrays.copyOfRange(weights, biases, biases + channels);
      float[][] varying = new float[waiting.length][];
      float[] ofVarying = new float[waiting.length * channels];
      int planes = 0;
      for (int in = 0; in < waiting.length; in++) {
        float[] plane = waiting[in];
        int at = shape.first() + in * channels;
        boolean varies = varies(plane, count);
        squash(plane, scale[in], varies ? count : 1);
        if (varies) {
          System.arraycopy(weights, at, ofVarying, planes * channels, channels);
          varying[planes++] = plane;
        } else {
          for (int out = 0; out < channels; out++) {
            bias[out] += plane[0] * weights[at + out];
          }
        }
      }
      float[][] found = Planes.filled(channels, bias, 0, count);
      Planes.layer(varying, planes, ofVarying, 0, found, count);
      for (int c = 0; c < channels; c++) {
        Planes.rectify(found[c]);
        System.arraycopy(found[c], 0, first[c], passed, count);
      }
      passed += count;
      count = 0;
    }

    /**
     * Scores all rows.
     *
     * @throws IllegalStateException if rows are missing
     */
    public float[] scores() {
      if (count > 0) {
        passFirstLayer();
      }
      if (passed < rows) {
        throw new IllegalStateException(passed + " of " + rows + " rows were added");
      }
      int channels = shape.channels();
      float[][] last = first;
      for (int k = 0; k < shape.dilations().size(); k++) {
        float[][] found = Planes.filled(channels, weights, shape.tap(k, NetShape.TAPS), rows);
        for (int tap = 0; tap < NetShape.TAPS; tap++) {
          float[][] shifted = Planes.shifted(last, shape.shift(k, tap));
          Planes.layer(shifted, channels, weights, shape.tap(k, tap), found, rows);
        }
        for (int c = 0; c < channels; c++) {
          Planes.rectify(found[c]);
          Planes.add(1, last[c], found[c], rows);
        }
        if (k == shape.meanAfter()) {
          Planes.addMean(found, weights, shape.mean(), rows);
        }
        last = found;
      }
      return score(last);
    }

    private float[] score(float[][] last) {
      int channels = shape.channels();
      int hidden = shape.hidden();
      int ofLast = shape.hiddenLayer() + channels * hidden;
      float[][] found = Planes.filled(hidden, weights, ofLast + channels * hidden, rows);
      Planes.layer(first, channels, weights, shape.hiddenLayer(), found, rows);
      Planes.layer(last, channels, weights, ofLast, found, rows);
      float[] score = new float[rows];
      Arrays.fill(score, weights[shape.score() + hidden]);
      for (int h = 0; h < hidden; h++) {
        Planes.rectify(found[h]);
        Planes.add(weights[shape.score() + h], found[h], score, rows);
      }
      return score;
    }
  }

  private static void squash(float[] x, float scale, int count) {
    for (int i = 0; i < count; i++) {
      x[i] = x[i] / (Math.abs(x[i]) + scale);
    }
  }

  private static boolean varies(float[] x, int count) {
    for (int i = 1; i < count; i++) {
      if (x[i] != x[0]) {
        return true;
      }
    }
    return false;
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
