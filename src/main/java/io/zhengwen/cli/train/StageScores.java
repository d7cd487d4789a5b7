package io.zhengwen.cli.train;

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
record StageScores(List<PageLabels> pages, int[] fold, Map<String, List<PageScore>> variants) {
  /** Of one variant against another: mean difference of F1 and its standard error. */
  record Difference(double mean, double standardError) {}

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
  PageScore mean(String variant, String set) {
    return mean(variant, i -> isOf(i, set));
  }

  boolean isOf(int i, String set) {
    return pages.get(i).set.equals(set);
  }

  /** Mean scores of a variant over some pages. */
  PageScore mean(String variant, IntPredicate which) {
    List<PageScore> scores = variants.get(variant);
    int[] some = IntStream.range(0, pages.size()).filter(which).toArray();
    double p = 0;
    double r = 0;
    double f1 = 0;
    for (int i : some) {
      p += scores.get(i).precision();
      r += scores.get(i).recall();
      f1 += scores.get(i).f1();
    }
    return new PageScore(p / some.length, r / some.length, f1 / some.length);
  }

  /** What a variant adds to another on a set, page by page. */
  Difference difference(String variant, String other, String set) {
    double[] d =
        IntStream.range(0, pages.size())
            .filter(i -> isOf(i, set))
            .mapToDouble(i -> variants.get(variant).get(i).f1() - variants.get(other).get(i).f1())
            .toArray();
    double mean = 0;
    for (double v : d) {
      mean += v / d.length;
    }
    double squares = 0;
    for (double v : d) {
      squares += (v - mean) * (v - mean);
    }
    double error = d.length < 2 ? Double.NaN : Math.sqrt(squares / (d.length - 1) / d.length);
    return new Difference(mean, error);
  }
}
