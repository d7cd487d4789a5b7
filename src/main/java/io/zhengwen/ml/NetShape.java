package io.zhengwen.ml;

import java.util.List;

/**
 * The layers of a {@link SequenceNet}, and where the weights of each stand in one array: the dense
 * layer of the inputs, convolutions of three taps, the layer of the mean, and the two dense layers
 * of the score. A layer from {@code a} to {@code b} channels has {@code a * b} weights, those of
 * its first input first, and then {@code b} biases.
 *
 * @param inputs the number of inputs of a row
 * @param channels the number of channels of a row after the first layer
 * @param hidden the number of channels before the score
 * @param dilations the distance of the taps of each convolution, in rows
 */
public record NetShape(int inputs, int channels, int hidden, List<Integer> dilations) {
  /** The number of taps of a convolution. */
  public static final int TAPS = 3;

  private static final int MOST_INPUTS = 1 << 12;
  private static final int MOST_CHANNELS = 1 << 8;
  static final int MOST_LAYERS = 16;
  private static final int MOST_DILATION = 1 << 10;

  /**
   * Checks the shape.
   *
   * @throws IllegalArgumentException if a number is below 1 or absurdly great
   */
  public NetShape {
    require(inputs, MOST_INPUTS, "inputs");
    require(channels, MOST_CHANNELS, "channels");
    require(hidden, MOST_CHANNELS, "hidden channels");
    require(dilations.size(), MOST_LAYERS, "convolutions");
    dilations = List.copyOf(dilations);
    dilations.forEach(dilation -> require(dilation, MOST_DILATION, "rows of a dilation"));
  }

  private static void require(int number, int most, String what) {
    if (number < 1 || number > most) {
      throw new IllegalArgumentException(
          "a network has 1 to " + most + " " + what + ", not " + number);
    }
  }

  /** Where the weights of the inputs begin. */
  public int first() {
    return 0;
  }

  /** Where the weights of tap 0 to 2 of convolution {@code k} begin. */
  public int tap(int k, int tap) {
    return size(inputs, channels) + k * convolution() + tap * channels * channels;
  }

  private int convolution() {
    return TAPS * channels * channels + channels;
  }

  /** The rows from a row of the output of convolution {@code k} to that which a tap reads. */
  public int shift(int k, int tap) {
    return (tap - 1) * dilations.get(k);
  }

  /** Where the weights of the mean begin, which is added after the first half of convolutions. */
  public int mean() {
    return tap(dilations.size(), 0);
  }

  /** The convolution after which the mean is added. */
  public int meanAfter() {
    return (dilations.size() - 1) / 2;
  }

  /** Where the weights of the hidden layer begin: from the first layer, and from the last. */
  public int hiddenLayer() {
    return mean() + size(channels, channels);
  }

  /** Where the weights of the score begin. */
  public int score() {
    return hiddenLayer() + size(2 * channels, hidden);
  }

  /** The number of all weights. */
  public int weights() {
    return score() + size(hidden, 1);
  }

  private static int size(int from, int to) {
    return from * to + to;
  }
}
