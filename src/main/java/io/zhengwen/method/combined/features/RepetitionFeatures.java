package io.zhengwen.method.combined.features;

import io.zhengwen.ml.FeatureRow;
import io.zhengwen.text.Hashes;
import io.zhengwen.text.KeyIndex;

/**
 * Features of repetition: siblings with the same signature around a block, and blocks with the same
 * text.
 *
 * <p>The <em>repeated ancestor</em> is the element around a block that has the most siblings with
 * its signature, at least {@value #REPEATED}; the lowest one if several have the same number.
 */
final class RepetitionFeatures implements FeatureRow.Source {
  private static final int REPEATED = 3;

  private final int[] owner;
  private final int[] siblings;
  private final int[] repeated;
  private final int[] levels;
  private final int[] sameBefore;
  private final int[] sameText;
  private final ElementTree tree;
  private final BlockMeasures m;

  RepetitionFeatures(BlockPage page) {
    tree = page.tree;
    m = page.measures;
    owner = tree.owner;
    siblings = countSiblings();
    repeated = new int[tree.size];
    levels = new int[tree.size];
    repeated[0] = -1;
    for (int e = 1; e < tree.size; e++) {
      int above = repeated[tree.parent[e]];
      boolean most = above < 0 || siblings[e] >= siblings[above];
      boolean here = most && siblings[e] >= REPEATED && tree.blocks(e) > 0;
      repeated[e] = here ? e : above;
      levels[e] = here ? 0 : levels[tree.parent[e]] + 1;
    }
    sameBefore = new int[m.size];
    sameText = new int[m.distinctTexts];
    for (int b = 0; b < m.size; b++) {
      sameBefore[b] = sameText[m.textId[b]]++;
    }
  }

  private int[] countSiblings() {
    KeyIndex index = new KeyIndex(tree.size / 2);
    int[] group = new int[tree.size];
    int[] count = new int[tree.size];
    for (int e = 1; e < tree.size; e++) {
      group[e] = index.idOf(Hashes.combine(tree.signature[e], tree.parent[e]));
      count[group[e]]++;
    }
    int[] result = new int[tree.size];
    for (int e = 1; e < tree.size; e++) {
      result[e] = count[group[e]];
    }
    return result;
  }

  /**
   * Returns the greatest number of siblings with the same signature on the page, 0 if none repeats.
   */
  int mostSiblings() {
    int most = 0;
    for (int e = 1; e < tree.size; e++) {
      most = tree.blocks(e) > 0 && siblings[e] >= REPEATED ? Math.max(most, siblings[e]) : most;
    }
    return most;
  }

  @Override
  public void addTo(FeatureRow row, int b) {
    int e = owner[b];
    int r = repeated[e];
    row.add("siblings", siblings[e]);
    row.add("repeated.siblings", r < 0 ? 0 : siblings[r]);
    row.add("repeated.levels", levels[e]);
    row.add("repeated.words", r < 0 ? 0 : m.words(tree.first[r], tree.end[r]));
    row.add("repeated.linkDensity", r < 0 ? 0 : m.linkDensity(tree.first[r], tree.end[r]));
    row.add("sameTextBefore", sameBefore[b]);
    row.add("sameText", sameText[m.textId[b]]);
  }
}
