package io.zhengwen.method.combined.features;

import io.zhengwen.method.combined.names.TagClass;
import io.zhengwen.ml.FeatureRow;

/** Features of the three blocks before and after a block, and of windows around it. */
final class NeighbourFeatures implements FeatureRow.Source {
  private final ElementTree tree;
  private final BlockMeasures m;
  private final PathGroups paths;

  NeighbourFeatures(BlockPage page) {
    tree = page.tree;
    m = page.measures;
    paths = page.classPaths;
  }

  @Override
  public void addTo(FeatureRow row, int b) {
    addNeighbour(row, "before3.", b - 3);
    addNear(row, "before2.", b, b - 2);
    addNear(row, "before1.", b, b - 1);
    addNear(row, "after1.", b, b + 1);
    addNear(row, "after2.", b, b + 2);
    addNeighbour(row, "after3.", b + 3);
    addWindow(row, "window3.", b, 3);
    addWindow(row, "window8.", b, 8);
    addWindow(row, "window20.", b, 20);
  }

  private void addNear(FeatureRow row, String place, int b, int n) {
    boolean there = isBlock(n);
    addNeighbour(row, place, n);
    row.add(place, "sentencesPerWord", there ? m.sentences[n] / Math.max(1, m.words[n]) : 0);
    row.add(place, "samePath", there && paths.areSame(b, n) ? 1 : 0);
  }

  private void addNeighbour(FeatureRow row, String place, int n) {
    boolean there = isBlock(n);
    int own = there ? tree.own[tree.owner[n]] : 0;
    row.add(place, "words", there ? m.words[n] : -1);
    row.add(place, "linkDensity", there ? m.linkDensity[n] : -1);
    row.add(place, "heading", (own & TagClass.HEADING) != 0 ? 1 : 0);
    row.add(place, "p", (own & TagClass.P) != 0 ? 1 : 0);
  }

  private boolean isBlock(int n) {
    return n >= 0 && n < m.size;
  }

  private void addWindow(FeatureRow row, String window, int b, int radius) {
    int from = Math.max(0, b - radius);
    int to = Math.min(m.size, b + radius + 1);
    double words = m.words(from, to);
    row.add(window, "words", words / (to - from));
    row.add(window, "linkDensity", m.linkDensity(from, to));
    row.add(window, "long", (float) (m.longSum[to] - m.longSum[from]) / (to - from));
    row.add(
        window,
        "punctuationPerWord",
        (m.punctuationSum[to] - m.punctuationSum[from]) / Math.max(1, words));
  }
}
