package io.zhengwen.method.combined.features;

import io.zhengwen.method.combined.names.TagClass;
import java.util.ArrayList;
import java.util.List;

/** The three blocks before and after, and windows around the block. */
final class NeighbourFeatures implements FeatureGroup {
  private static final int[] OFFSETS = {-3, -2, -1, 1, 2, 3};
  private static final int[] WINDOWS = {3, 8, 20};
  private static final List<String> NAMES = makeNames();

  private final ElementTree tree;
  private final BlockMeasures m;
  private final PathGroups paths;

  NeighbourFeatures(BlockPage page) {
    tree = page.tree;
    m = page.measures;
    paths = page.classPaths;
  }

  private static List<String> makeNames() {
    List<String> names = new ArrayList<>();
    for (int offset : OFFSETS) {
      String name = (offset < 0 ? "before" : "after") + Math.abs(offset) + ".";
      names.addAll(List.of(name + "words", name + "linkDensity", name + "heading", name + "p"));
      if (Math.abs(offset) < 3) {
        names.addAll(List.of(name + "sentencesPerWord", name + "samePath"));
      }
    }
    for (int radius : WINDOWS) {
      String name = "window" + radius + ".";
      names.addAll(
          List.of(
              name + "words", name + "linkDensity", name + "long", name + "punctuationPerWord"));
    }
    return List.copyOf(names);
  }

  @Override
  public List<String> names() {
    return NAMES;
  }

  @Override
  public void fill(int b, float[] row, int at) {
    int i = at;
    for (int offset : OFFSETS) {
      int n = b + offset;
      boolean there = n >= 0 && n < m.size;
      int own = there ? tree.own[tree.owner[n]] : 0;
      row[i++] = there ? (float) m.words[n] : -1;
      row[i++] = there ? (float) m.linkDensity[n] : -1;
      row[i++] = (own & TagClass.HEADING) != 0 ? 1 : 0;
      row[i++] = (own & TagClass.P) != 0 ? 1 : 0;
      if (Math.abs(offset) < 3) {
        row[i++] = there ? (float) (m.sentences[n] / Math.max(1, m.words[n])) : 0;
        row[i++] = there && paths.areSame(b, n) ? 1 : 0;
      }
    }
    for (int radius : WINDOWS) {
      int from = Math.max(0, b - radius);
      int to = Math.min(m.size, b + radius + 1);
      double words = m.words(from, to);
      row[i++] = (float) (words / (to - from));
      row[i++] = (float) m.linkDensity(from, to);
      row[i++] = (float) (m.longSum[to] - m.longSum[from]) / (to - from);
      row[i++] = (float) ((m.punctuationSum[to] - m.punctuationSum[from]) / Math.max(1, words));
    }
  }
}
