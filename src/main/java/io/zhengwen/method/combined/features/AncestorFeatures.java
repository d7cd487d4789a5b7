package io.zhengwen.method.combined.features;

import io.zhengwen.ml.FeatureRow;
import io.zhengwen.ml.FeatureTable;

/**
 * Features of a block's element (level 0) and of the ancestors that each hold more blocks than the
 * one below (levels 1 to 5), and the greatest scores on the way up.
 */
final class AncestorFeatures implements FeatureRow.Source {
  private static final String[] LEVELS = {"up0.", "up1.", "up2.", "up3.", "up4.", "up5."};
  private static final int CHAIN = 9;

  private final BlockPage page;
  private final ElementTree tree;
  private final BlockMeasures m;
  private final SubtreeScores scores;

  /** Features of each element at levels 1 and up. */
  private final FeatureTable upper;

  private final int[] chain = new int[CHAIN];

  AncestorFeatures(BlockPage page) {
    this.page = page;
    tree = page.tree;
    m = page.measures;
    scores = page.scores;
    upper = new FeatureTable(tree.size, this::addUpper);
  }

  @Override
  public void addTo(FeatureRow row, int b) {
    int length = 0;
    double densitySum = 0;
    double points = 0;
    for (int e = page.element(b); e >= 0 && length < CHAIN; e = tree.wider[e]) {
      chain[length++] = e;
      densitySum = Math.max(densitySum, scores.densitySum[e]);
      points = Math.max(points, scores.points[e]);
    }
    row.under(LEVELS[0]);
    addEvery(row, chain[0]);
    row.under("");
    for (int k = 1; k < LEVELS.length; k++) {
      int e = chain[Math.min(k, length - 1)];
      int offset = b - tree.first[e];
      upper.addTo(row, LEVELS[k], e);
      row.add(LEVELS[k], "relative", (offset + .5) * perBlock(e));
      row.add(LEVELS[k], "offset", offset);
    }
    row.add("inBestDensity", distance(b, scores.bestDensity) == 0 ? 1 : 0);
    row.add("inBestPoints", distance(b, scores.bestPoints) == 0 ? 1 : 0);
    row.add("toBestDensity", distance(b, scores.bestDensity));
    row.add("toBestPoints", distance(b, scores.bestPoints));
    row.add("density", scores.density[page.element(b)]);
    row.add("greatestDensitySum", densitySum / scores.greatestDensitySum);
    row.add("greatestPoints", points / scores.greatestPoints);
    row.add("ancestors", length);
  }

  /** Adds the features of an element at every level. */
  private void addEvery(FeatureRow row, int e) {
    int from = tree.first[e];
    int to = tree.end[e];
    double words = m.words(from, to);
    double perWord = 1 / Math.max(1, words);
    row.add("words", words);
    row.add("wordShare", words / m.allWords());
    row.add("longWordShare", (m.longWordSum[to] - m.longWordSum[from]) / m.allLongWords());
    row.add("linkDensity", m.linkDensity(from, to));
    row.add("wordsPerBlock", words * perBlock(e));
    row.add("blocks", to - from);
    row.add("punctuationPerWord", (m.punctuationSum[to] - m.punctuationSum[from]) * perWord);
    row.add("sentencesPerWord", (m.sentenceSum[to] - m.sentenceSum[from]) * perWord);
    row.add("paragraphShare", (m.paragraphWordSum[to] - m.paragraphWordSum[from]) * perWord);
  }

  private void addUpper(FeatureRow row, int e) {
    addEvery(row, e);
    int from = tree.first[e];
    int to = tree.end[e];
    double perBlock = perBlock(e);
    row.add("headings", (m.headingSum[to] - m.headingSum[from]) * perBlock);
    row.add("images", (m.imageSum[to] - m.imageSum[from]) * perBlock);
    row.add("densitySum", scores.densitySum[e] / scores.greatestDensitySum);
    row.add("currency", (m.currencySum[to] - m.currencySum[from]) * perBlock);
    row.add("points", scores.points[e] / scores.greatestPoints);
  }

  private double perBlock(int e) {
    return 1.0 / Math.max(1, tree.blocks(e));
  }

  /** Returns the number of blocks between a block and the subtree of an element, 0 inside it. */
  private int distance(int b, int e) {
    if (b < tree.first[e]) {
      return tree.first[e] - b;
    }
    return b < tree.end[e] ? 0 : b - tree.end[e] + 1;
  }
}
