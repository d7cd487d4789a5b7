package io.zhengwen.bench.measure;

import io.zhengwen.text.TextCleaner;

/**
 * Error rates by the longest common subsequence (LCS) of characters, white space collapsed.
 *
 * @param errorRate {@code 1 - LCS/|extracted|}: the measure of Xi et al. 2016. It rewards
 *     extracting too little
 * @param missRate {@code 1 - LCS/|gold|}: its counterpart
 */
public record CharacterErrors(double errorRate, double missRate) {
  /** The greatest error rate of a page that counts as right (Xi et al. 2016). */
  public static final double TOLERANCE = 0.20;

  /**
   * Compares two texts. Extracting nothing has an error rate of 1, unless there is nothing to
   * extract.
   *
   * @param extracted what was extracted
   * @param gold what is right
   */
  public static CharacterErrors of(String extracted, String gold) {
    int[] e = TextCleaner.clean(extracted).codePoints().toArray();
    int[] g = TextCleaner.clean(gold).codePoints().toArray();
    if (e.length == 0 && g.length == 0) {
      return new CharacterErrors(0, 0);
    }
    if (e.length == 0 || g.length == 0) {
      return new CharacterErrors(1, 1);
    }
    double lcs = CommonSubsequence.length(g, e);
    return new CharacterErrors(1 - lcs / e.length, 1 - lcs / g.length);
  }

  /** Right as its authors count: the error rate is at most {@link #TOLERANCE}. */
  public boolean isRight() {
    return errorRate <= TOLERANCE;
  }

  /** Right in both directions: neither rate exceeds {@link #TOLERANCE}. */
  public boolean isRightBothWays() {
    return isRight() && missRate <= TOLERANCE;
  }
}
