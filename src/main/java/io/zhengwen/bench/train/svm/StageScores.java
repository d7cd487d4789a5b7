package io.zhengwen.bench.train.svm;

import io.zhengwen.bench.labels.LabelScore;
import io.zhengwen.bench.labels.PageLabels;
import io.zhengwen.bench.measure.Statistics;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * Cross-validated scores of every page.
 *
 * @param pages the pages
 * @param fold the fold of each
 * @param variants the scores of each page by what was tried, in the order of columns; the last is
 *     what was trained
 */
record StageScores(List<PageLabels> pages, int[] fold, Map<String, List<LabelScore>> variants) {
  /** The names of the sets in their order. */
  List<String> sets() {
    return pages.stream().map(p -> p.set).distinct().toList();
  }

  /** The page types of a set in alphabetical order. */
  List<String> types(String set) {
    return pages.stream()
        .filter(p -> p.set.equals(set))
        .map(p -> p.type)
        .distinct()
        .sorted()
        .toList();
  }

  /** Mean scores of a variant on a set. */
  LabelScore mean(String variant, String set) {
    return mean(variant, i -> isOf(i, set));
  }

  boolean isOf(int i, String set) {
    return pages.get(i).set.equals(set);
  }

  /** Mean scores of a variant over some pages. */
  LabelScore mean(String variant, IntPredicate which) {
    List<LabelScore> scores = variants.get(variant);
    int[] some = IntStream.range(0, pages.size()).filter(which).toArray();
    double p = 0;
    double r = 0;
    double f1 = 0;
    for (int i : some) {
      p += scores.get(i).precision();
      r += scores.get(i).recall();
      f1 += scores.get(i).f1();
    }
    return new LabelScore(p / some.length, r / some.length, f1 / some.length);
  }

  /** What a variant adds to another on a set, page by page. */
  Statistics.Difference difference(String variant, String other, String set) {
    return Statistics.difference(f1(variant, set), f1(other, set));
  }

  private double[] f1(String variant, String set) {
    return IntStream.range(0, pages.size())
        .filter(i -> isOf(i, set))
        .mapToDouble(i -> variants.get(variant).get(i).f1())
        .toArray();
  }
}
