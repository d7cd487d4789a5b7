package io.zhengwen.bench.measure;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The agreement of what was extracted with what is right, from 0 to 1.
 *
 * @param precision the share of what was extracted that is right
 * @param recall the share of what is right that was extracted
 * @param f1 their harmonic mean
 */
public record Overlap(double precision, double recall, double f1) {
  private static final Overlap ALL = new Overlap(1, 1, 1);
  private static final Overlap NOTHING = new Overlap(0, 0, 0);

  /**
   * Returns the agreement by counts. If nothing is right, extracting nothing scores 1 and anything
   * else 0.
   *
   * @param common the number of items on both sides
   * @param extracted the number of items extracted
   * @param gold the number of items that are right
   */
  public static Overlap of(long common, long extracted, long gold) {
    return of(common, extracted, common, gold);
  }

  /** Returns the mean of precision, recall and F1 over pages, each NaN for no pages. */
  public static Overlap mean(List<Overlap> pages) {
    return new Overlap(
        pages.stream().mapToDouble(Overlap::precision).average().orElse(Double.NaN),
        pages.stream().mapToDouble(Overlap::recall).average().orElse(Double.NaN),
        pages.stream().mapToDouble(Overlap::f1).average().orElse(Double.NaN));
  }

  /**
   * Returns the agreement by counts if extracted items and right ones need not correspond one to
   * one. If nothing is right, extracting nothing scores 1 and anything else 0.
   *
   * @param extractedRight extracted items that are right
   * @param goldFound right items that were extracted
   */
  public static Overlap of(long extractedRight, long extracted, long goldFound, long gold) {
    if (gold == 0) {
      return extracted == 0 ? ALL : NOTHING;
    }
    double p = extracted == 0 ? 0 : (double) extractedRight / extracted;
    double r = (double) goldFound / gold;
    return new Overlap(p, r, p + r == 0 ? 0 : 2 * p * r / (p + r));
  }

  /** Returns the agreement of two multisets. */
  public static <T> Overlap ofMultisets(List<T> extracted, List<T> gold) {
    Map<T, Integer> left = new HashMap<>(gold.size() * 2);
    for (T item : gold) {
      left.merge(item, 1, Integer::sum);
    }
    long common = 0;
    for (T item : extracted) {
      Integer n = left.get(item);
      if (n != null && n > 0) {
        left.put(item, n - 1);
        common++;
      }
    }
    return of(common, extracted.size(), gold.size());
  }
}
