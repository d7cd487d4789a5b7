package io.zhengwen.cli.train;

/**
 * Precision, recall and F1 of one page, 0 to 1. A page without gold scores 1 where nothing was
 * extracted, else 0.
 */
record PageScore(double precision, double recall, double f1) {
  static PageScore of(int hits, int extracted, int gold) {
    if (gold == 0 || extracted == 0) {
      double s = gold == 0 && extracted == 0 ? 1 : 0;
      return new PageScore(s, s, s);
    }
    return new PageScore(
        (double) hits / extracted, (double) hits / gold, 2.0 * hits / (extracted + gold));
  }
}
