package io.zhengwen.method.combined.features;

import io.zhengwen.method.combined.names.NameFamilies;
import io.zhengwen.ml.FeatureRow;
import java.util.List;

/**
 * For each family of class names: the levels up from a block to the nearest element with such a
 * name, at most {@value #FARTHEST}, and the number of elements with such a name around the block.
 */
final class NameFamilyFeatures implements FeatureRow.Source {
  private static final int FARTHEST = 12;
  private static final int COUNT = NameFamilies.COUNT;
  private static final List<String> LEVELS = names("levels");
  private static final List<String> COUNTS = names("count");

  private final int[] owner;
  private final byte[] levels;
  private final byte[] counts;

  NameFamilyFeatures(BlockPage page) {
    ElementTree tree = page.tree;
    owner = tree.owner;
    levels = new byte[tree.size * COUNT];
    counts = new byte[tree.size * COUNT];
    for (int e = 0; e < tree.size; e++) {
      if (tree.blocks(e) == 0) {
        continue;
      }
      int at = e * COUNT;
      int above = tree.parent[e] * COUNT;
      for (int f = 0; f < COUNT; f++) {
        boolean named = (tree.families[e] >> f & 1) != 0;
        int level = above < 0 ? FARTHEST : Math.min(FARTHEST, levels[above + f] + 1);
        int count = above < 0 ? 0 : counts[above + f];
        levels[at + f] = (byte) (named ? 0 : level);
        counts[at + f] = (byte) Math.min(Byte.MAX_VALUE, count + (named ? 1 : 0));
      }
    }
  }

  private static List<String> names(String measure) {
    return NameFamilies.names().stream().map(f -> f + "." + measure).toList();
  }

  @Override
  public void addTo(FeatureRow row, int b) {
    int from = owner[b] * COUNT;
    row.addAll("family.", LEVELS, levels, from);
    row.addAll("family.", COUNTS, counts, from);
  }
}
