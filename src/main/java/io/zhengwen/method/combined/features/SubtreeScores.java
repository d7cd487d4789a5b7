package io.zhengwen.method.combined.features;

import io.zhengwen.method.combined.names.TagClass;

/**
 * Two scores of every element, modelled on those by which other methods choose the main text: a
 * simplified DensitySum (Sun, Song, Liao 2011) and a content score similar to Readability's.
 *
 * <p>Unlike in the paper, the logarithm of the density's base is taken once, not twice; links are
 * counted, not their tags; an element counts among its own tags; and only the densities of the
 * children are summed. Hidden text counts too, because the blocks include it. The density methods
 * themselves follow the paper and use visible text only.
 */
final class SubtreeScores {
  private static final int SCORED_CHARS = 25;
  private static final double SCORED_LINK_DENSITY = .5;
  private static final int SCORED =
      TagClass.P
          | TagClass.TD
          | TagClass.PRE
          | TagClass.DIV
          | TagClass.LI
          | TagClass.QUOTE
          | TagClass.SECTION;

  /** The composite text density of each element. */
  final double[] density;

  /** The sum of the densities of each element's children. */
  final double[] densitySum;

  /** Points for long blocks with commas, given to parent, grandparent and great-grandparent. */
  final double[] points;

  final int bestDensity;
  final int bestPoints;
  final double greatestDensitySum;
  final double greatestPoints;

  SubtreeScores(ElementTree tree, BlockMeasures m) {
    density = new double[tree.size];
    densitySum = new double[tree.size];
    points = new double[tree.size];
    computeDensity(tree, m);
    computePoints(tree, m);
    bestDensity = indexOfGreatest(densitySum);
    bestPoints = indexOfGreatest(points);
    greatestDensitySum = Math.max(densitySum[bestDensity], 1e-9);
    greatestPoints = Math.max(points[bestPoints], 1e-9);
  }

  /** {@code C/T * ln(C/LC * T/LT) / ln(C/notLC*LC + LC_b/C_b*C + e)}. */
  private void computeDensity(ElementTree tree, BlockMeasures m) {
    int[] elements = new int[tree.size];
    double linkShare = m.linkDensity(0, m.size);
    for (int e = tree.size - 1; e >= 0; e--) {
      elements[e]++;
      int p = tree.parent[e];
      double c = m.charSum[tree.end[e]] - m.charSum[tree.first[e]];
      if (c > 0) {
        double lc = m.linkCharSum[tree.end[e]] - m.linkCharSum[tree.first[e]];
        double lt = Math.max(1, m.linkSum[tree.end[e]] - m.linkSum[tree.first[e]]);
        double t = elements[e];
        double ratio = Math.max(1, c / Math.max(1, lc) * (t / lt));
        double base = Math.log(c / Math.max(1, c - lc) * lc + linkShare * c + Math.E);
        density[e] = c / t * Math.log(ratio) / base;
      }
      if (p >= 0) {
        elements[p] += elements[e];
        densitySum[p] += density[e];
      }
    }
  }

  private void computePoints(ElementTree tree, BlockMeasures m) {
    for (int b = 0; b < m.size; b++) {
      int e = tree.owner[b];
      if (m.chars[b] < SCORED_CHARS
          || m.linkDensity[b] >= SCORED_LINK_DENSITY
          || (tree.own[e] & SCORED) == 0) {
        continue;
      }
      double score = 1 + m.commas[b] + Math.min(m.chars[b] / 100.0, 3);
      boolean container = (tree.own[e] & (TagClass.DIV | TagClass.SECTION)) != 0;
      int a = container || tree.parent[e] < 0 ? e : tree.parent[e];
      points[a] += score;
      a = tree.parent[a];
      if (a >= 0) {
        points[a] += score / 2;
        a = tree.parent[a];
      }
      if (a >= 0) {
        points[a] += score / 6;
      }
    }
    for (int e = 0; e < tree.size; e++) {
      points[e] *= 1 - m.linkDensity(tree.first[e], tree.end[e]);
    }
  }

  private static int indexOfGreatest(double[] values) {
    int best = 0;
    for (int i = 1; i < values.length; i++) {
      best = values[i] > values[best] ? i : best;
    }
    return best;
  }
}
