package io.zhengwen.bench.train.net;

/**
 * The parameters of training.
 *
 * @param epochs how often each sequence is seen
 * @param batch sequences between two changes of the weights
 * @param rate the greatest learning rate; it rises over the first fifth of the training and falls
 *     to nothing by half a cosine
 * @param decay the share by which weights shrink, times the rate
 * @param dropout the share of inputs and of hidden channels left out at random
 * @param rows most rows of a sequence; of longer ones, a part is drawn each time
 * @param seed the seed of all random draws
 */
public record NetParams(
    int epochs, int batch, double rate, double decay, double dropout, int rows, int seed) {
  /** Ours, found on the sets of docs/methods/combined.md. */
  public static final NetParams DEFAULT = new NetParams(14, 16, 4e-3, 1e-2, .15, 600, 1);

  /** These parameters with another seed. */
  public NetParams withSeed(int newSeed) {
    return new NetParams(epochs, batch, rate, decay, dropout, rows, newSeed);
  }
}
