package io.zhengwen.method.combined.features;

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
    "headings", "images", "densitySum", "currency", "points", "relative", "offset"
  };

  /** All but the block's place in the element, which stands last. */
  private static final int MEASURES = EVERY.length + UPPER.length - 2;

  private static final List<String> NAMES = makeNames();

  private final BlockPage page;
  private final ElementTree tree;
  private final BlockMeasures m;
  private final SubtreeScores scores;
  private final int[] chain = new int[CHAIN];

  /** The measures of each element that are the same for all blocks inside, once known. */
  private final float[] values;

  private final boolean[] measured;

  AncestorFeatures(BlockPage page) {
    this.page = page;
    tree = page.tree;
    m = page.measures;
    scores = page.scores;
    values = new float[tree.size * MEASURES];
    measured = new boolean[tree.size];
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
    int from = e * MEASURES;
    if (!measured[e]) {
      measure(e, from);
      measured[e] = true;
    }
    int shared = upper ? MEASURES : EVERY.length;
    System.arraycopy(values, from, row, at, shared);
    int i = at + shared;
    if (upper) {
      int offset = b - tree.first[e];
      row[i++] = (float) ((offset + .5) * perBlock(e));
      row[i++] = offset;
    }
    return i;
  }

  private double perBlock(int e) {
    return 1.0 / Math.max(1, tree.blocks(e));
  }

  /** What is the same of an element for all blocks inside. */
  private void measure(int e, int at) {
    int from = tree.first[e];
    int to = tree.end[e];
    double words = m.words(from, to);
    double perWord = 1 / Math.max(1, words);
    double perBlock = perBlock(e);
    int i = at;
    values[i++] = (float) words;
    values[i++] = (float) (words / m.allWords());
    values[i++] = (float) ((m.longWordSum[to] - m.longWordSum[from]) / m.allLongWords());
    values[i++] = (float) m.linkDensity(from, to);
    values[i++] = (float) (words * perBlock);
    values[i++] = to - from;
    values[i++] = (float) ((m.punctuationSum[to] - m.punctuationSum[from]) * perWord);
    values[i++] = (float) ((m.sentenceSum[to] - m.sentenceSum[from]) * perWord);
    values[i++] = (float) ((m.paragraphWordSum[to] - m.paragraphWordSum[from]) * perWord);
    values[i++] = (float) ((m.headingSum[to] - m.headingSum[from]) * perBlock);
    values[i++] = (float) ((m.imageSum[to] - m.imageSum[from]) * perBlock);
    values[i++] = (float) (scores.densitySum[e] / scores.greatestDensitySum);
    values[i++] = (float) ((m.currencySum[to] - m.currencySum[from]) * perBlock);
    values[i] = (float) (scores.points[e] / scores.greatestPoints);
  }

  /** Blocks between block {@code b} and the subtree of {@code e}, 0 inside it. */
  private int distance(int b, int e) {
    if (b < tree.first[e]) {
      return tree.first[e] - b;
    }
    return b < tree.end[e] ? 0 : b - tree.end[e] + 1;
  }
}
