package io.zhengwen.method.density;

import io.zhengwen.page.PageModel;

/**
 * Computes the composite text density and DensitySum of every element of a page (Sun, Song, Liao
 * 2011, equations 5 and 6), in O(nodes).
 */
final class CompositeTextDensity {
  private final double[] density;
  private final double[] densitySum;
  private final int[] best;

  /** Computes the densities of {@code page}. */
  CompositeTextDensity(PageModel page) {
    int n = page.size();
    density = new double[n];
    densitySum = new double[n];
    best = new int[n];
    LinkMeasures links = new LinkMeasures(page);
    double bodyRatio = (double) orOne(links.chars(0)) / orOne(page.measures().chars(0));
    for (int i = n - 1; i >= 0; i--) {
      int p = page.parent(i);
      if (page.isText(i)) {
        densitySum[p] += ownText(page.measures().chars(i), bodyRatio);
        continue;
      }
      density[i] = density(page, links, i, bodyRatio);
      if (page.measures().tags(i) == 0) {
        densitySum[i] = density[i];
      }
      int below = best[i];
      best[i] = below != 0 && densitySum[below] > densitySum[i] ? below : i;
      if (p >= 0) {
        densitySum[p] += density[i];
        if (best[p] == 0 || densitySum[best[i]] >= densitySum[best[p]]) {
          best[p] = best[i];
        }
      }
    }
  }

  /**
   * Computes {@code CTD_i = C/T * ln(C*T / (LC*LT)) / ln(ln(C*LC/notLC + LC_b/C_b*C + e))}; 0 for
   * an element without text.
   */
  private static double density(PageModel page, LinkMeasures links, int i, double bodyRatio) {
    int c = page.measures().chars(i);
    if (c == 0) {
      return 0;
    }
    double t = orOne(page.measures().tags(i));
    double lc = orOne(links.chars(i));
    double lt = orOne(links.tags(i));
    double notLc = orOne(c - links.chars(i));
    return c / t * Math.log(c * t / (lc * lt)) / logLog(c * lc / notLc + bodyRatio * c);
  }

  /** Returns the density of a run of own text of {@code n} code points between children. */
  private static double ownText(int n, double bodyRatio) {
    return n == 0 ? 0 : n * Math.log(n) / logLog(Math.max(1, bodyRatio * n));
  }

  private static double logLog(double x) {
    return Math.log(Math.log(x + Math.E));
  }

  private static int orOne(int count) {
    return count == 0 ? 1 : count;
  }

  /** Returns {@code CTD_i}, at least 0. */
  double density(int i) {
    return density[i];
  }

  /** Returns {@code DensitySum_i}, at least 0. */
  double densitySum(int i) {
    return densitySum[i];
  }

  /**
   * Returns the element with the greatest DensitySum in the subtree of {@code i}, the first of
   * several.
   */
  int best(int i) {
    return best[i];
  }
}
