package io.zhengwen.method.combined;

import java.util.ArrayList;
import java.util.List;

/**
 * The block's element (level 0) and the ancestors that each hold more blocks than the one below
 * (levels 1 to 5): size, links, marks, publications' scores; and the greatest scores on the way up.
 */
final class AncestorFeatures implements FeatureGroup {
  private static final int LEVELS = 6;
  private static final int CHAIN = 9;
  private static final String[] EVERY = {
    "words",
    "wordShare",
    "longWordShare",
    "linkDensity",
    "wordsPerBlock",
    "blocks",
    "punctuationPerWord",
    "sentencesPerWord",
    "paragraphShare"
  };
  private static final String[] UPPER = {
    "headings", "images", "relative", "offset", "densitySum", "currency", "points"
  };
  private static final List<String> NAMES = makeNames();

  private final BlockPage page;
  private final ElementTree tree;
  private final BlockMeasures m;
  private final SubtreeScores scores;
  private final int[] chain = new int[CHAIN];

  AncestorFeatures(BlockPage page) {
    this.page = page;
    tree = page.tree;
    m = page.measures;
    scores = page.scores;
  }

  private static List<String> makeNames() {
    List<String> names = new ArrayList<>();
    for (int k = 0; k < LEVELS; k++) {
      for (String name : EVERY) {
        names.add("up" + k + "." + name);
      }
      if (k > 0) {
        for (String name : UPPER) {
          names.add("up" + k + "." + name);
        }
      }
    }
    names.addAll(
        List.of(
            "inBestDensity",
            "inBestPoints",
            "toBestDensity",
            "toBestPoints",
            "density",
            "greatestDensitySum",
            "greatestPoints",
            "ancestors"));
    return List.copyOf(names);
  }

  @Override
  public List<String> names() {
    return NAMES;
  }

  @Override
  public void fill(int b, float[] row, int at) {
    int length = 0;
    double densitySum = 0;
    double points = 0;
    for (int e = page.element(b); e >= 0 && length < CHAIN; e = tree.wider[e]) {
      chain[length++] = e;
      densitySum = Math.max(densitySum, scores.densitySum[e]);
      points = Math.max(points, scores.points[e]);
    }
    int i = at;
    for (int k = 0; k < LEVELS; k++) {
      i = fillLevel(b, chain[Math.min(k, length - 1)], k > 0, row, i);
    }
    row[i++] = distance(b, scores.bestDensity) == 0 ? 1 : 0;
    row[i++] = distance(b, scores.bestPoints) == 0 ? 1 : 0;
    row[i++] = distance(b, scores.bestDensity);
    row[i++] = distance(b, scores.bestPoints);
    row[i++] = (float) scores.density[page.element(b)];
    row[i++] = (float) (densitySum / scores.greatestDensitySum);
    row[i++] = (float) (points / scores.greatestPoints);
    row[i] = length;
  }

  private int fillLevel(int b, int e, boolean upper, float[] row, int at) {
    int from = tree.first[e];
    int to = tree.end[e];
    double words = m.words(from, to);
    double perWord = 1 / Math.max(1, words);
    double perBlock = 1.0 / Math.max(1, to - from);
    int i = at;
    row[i++] = (float) words;
    row[i++] = (float) (words / m.allWords());
    row[i++] = (float) ((m.longWordSum[to] - m.longWordSum[from]) / m.allLongWords());
    row[i++] = (float) m.linkDensity(from, to);
    row[i++] = (float) (words * perBlock);
    row[i++] = to - from;
    row[i++] = (float) ((m.punctuationSum[to] - m.punctuationSum[from]) * perWord);
    row[i++] = (float) ((m.sentenceSum[to] - m.sentenceSum[from]) * perWord);
    row[i++] = (float) ((m.paragraphWordSum[to] - m.paragraphWordSum[from]) * perWord);
    if (upper) {
      row[i++] = (float) ((m.headingSum[to] - m.headingSum[from]) * perBlock);
      row[i++] = (float) ((m.imageSum[to] - m.imageSum[from]) * perBlock);
      row[i++] = (float) ((b - from + .5) * perBlock);
      row[i++] = b - from;
      row[i++] = (float) (scores.densitySum[e] / scores.greatestDensitySum);
      row[i++] = (float) ((m.currencySum[to] - m.currencySum[from]) * perBlock);
      row[i++] = (float) (scores.points[e] / scores.greatestPoints);
    }
    return i;
  }

  /** Blocks between block {@code b} and the subtree of {@code e}, 0 inside it. */
  private int distance(int b, int e) {
    if (b < tree.first[e]) {
      return tree.first[e] - b;
    }
    return b < tree.end[e] ? 0 : b - tree.end[e] + 1;
  }
}
