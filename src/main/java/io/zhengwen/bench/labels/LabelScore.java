package io.zhengwen.bench.labels;

/**
 * Precision, recall and F1 of one page, 0 to 1. A page without gold scores 1 where nothing was
 * extracted, else 0.
 */
public record LabelScore(double precision, double recall, double f1) {
  static LabelScore of(int hits, int extracted, int gold) {
    if (gold == 0 || extracted == 0) {
      double s = gold == 0 && extracted == 0 ? 1 : 0;
      return new LabelScore(s, s, s);
    }
    return new LabelScore(
        (double) hits / extracted, (double) hits / gold, 2.0 * hits / (extracted + gold));
  }
}
