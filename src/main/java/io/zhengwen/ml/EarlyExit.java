package io.zhengwen.ml;

/**
 * Decides when a row is scored without the remaining trees (early exit: Cambazoglu et al., WSDM
 * 2010).
 *
 * <p>The first of boosted trees say most, so a row is decided on less the fewer trees it has seen:
 * after {@code k} of {@link #CHECKS} equal parts of the trees, where its sum is at most {@code
 * -bound (1 - .3^k)} or at least {@code bound (1 - .6^k)}. Sums of the many rows that end low part
 * early from the others, those of rows that end high do so more slowly. Immutable.
 */
public final class EarlyExit {
  /** The parts of the trees after which rows are looked at. */
  public static final int CHECKS = 25;

  /** Every row is scored by all trees. */
  public static final EarlyExit NEVER = new EarlyExit(Double.POSITIVE_INFINITY, 0);

  private static final double LOW = .3;
  private static final double HIGH = .6;

  private final double[] low = new double[CHECKS + 1];
  private final double[] high = new double[CHECKS + 1];
  private final double score;

  /**
   * An exit.
   *
   * @param bound the bound of sums in the long run, above 0
   * @param score what a row so decided is given, with its sum's sign; at least 0
   */
  public EarlyExit(double bound, double score) {
    if (!(bound > 0) || !(score >= 0)) {
      throw new IllegalArgumentException("bound=" + bound + ", score=" + score);
    }
    this.score = score;
    for (int k = 1; k <= CHECKS; k++) {
      low[k] = -bound * (1 - Math.pow(LOW, k));
      high[k] = bound * (1 - Math.pow(HIGH, k));
    }
  }

  /** A row whose sum is at most this after {@code k} parts, 1 at least, is decided. */
  double low(int k) {
    return low[Math.min(k, CHECKS)];
  }

  /** A row whose sum is at least this after {@code k} parts, 1 at least, is decided. */
  double high(int k) {
    return high[Math.min(k, CHECKS)];
  }

  /** What a decided row is given, without its sign. */
  double score() {
    return score;
  }
}
