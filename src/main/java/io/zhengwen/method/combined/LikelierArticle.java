package io.zhengwen.method.combined;

import java.util.function.IntPredicate;

/**
 * Takes what stands beside an article from the blocks that may be it, if a block of the article is
 * likelier than all of that.
 */
final class LikelierArticle {
  /** The likeliest block of an article is so likely, and has so many tokens; ours. */
  private static final double LEAST = .8;

  private static final int LEAST_TOKENS = 10;

  private LikelierArticle() {}

  /**
   * Sets the probabilities of blocks beside an article to 0, unless one of them is the likeliest.
   *
   * @param beside whether each block stands beside the article
   * @param mayBeArticle whether one of the other blocks may be of the article
   * @param tokens the number of tokens of each block
   * @param p the probability of each block to be main text
   */
  static void leaveOut(boolean[] beside, IntPredicate mayBeArticle, int[] tokens, double[] p) {
    double likeliestBeside = 0;
    double article = 0;
    for (int b = 0; b < p.length; b++) {
      if (beside[b]) {
        likeliestBeside = Math.max(likeliestBeside, p[b]);
      } else if (tokens[b] >= LEAST_TOKENS && p[b] > article && mayBeArticle.test(b)) {
        article = p[b];
      }
    }
    for (int b = 0; article >= Math.max(likeliestBeside, LEAST) && b < p.length; b++) {
      p[b] = beside[b] ? 0 : p[b];
    }
  }
}
