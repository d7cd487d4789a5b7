package io.zhengwen.bench.train.svm;

import io.zhengwen.bench.labels.PageLabels;
import io.zhengwen.bench.measure.Overlap;
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
 * @param variants the scores of each page by variant, in the order of columns; the last variant is
 *     the trained one
 */
record StageScores(List<PageLabels> pages, int[] fold, Map<String, List<Overlap>> variants) {
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
  Overlap mean(String variant, String set) {
    return mean(variant, i -> isOf(i, set));
  }

  boolean isOf(int i, String set) {
    return pages.get(i).set.equals(set);
  }

  /** Mean scores of a variant over some pages. */
  Overlap mean(String variant, IntPredicate which) {
    List<Overlap> scores = variants.get(variant);
    return Overlap.mean(
        IntStream.range(0, pages.size()).filter(which).mapToObj(scores::get).toList());
  }

  /** Returns the paired difference of two variants on a set. */
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
