package io.zhengwen.method.combined.features;

import io.zhengwen.method.combined.names.NameFamilies;
import java.util.List;
import java.util.stream.Stream;

/**
 * For each family of class names: levels up to the nearest element so named, at most {@value
 * #FARTHEST}, and the number of elements so named around the block.
 */
final class FamilyFeatures implements FeatureGroup {
  private static final int FARTHEST = 12;
  private static final int COUNT = NameFamilies.COUNT;
  private static final List<String> NAMES =
      Stream.concat(
              NameFamilies.names().stream().map(f -> "family." + f + ".levels"),
              NameFamilies.names().stream().map(f -> "family." + f + ".count"))
          .toList();

  private final int[] owner;
  private final byte[] levels;
  private final byte[] counts;

  FamilyFeatures(BlockPage page) {
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

  @Override
  public List<String> names() {
    return NAMES;
  }

  @Override
  public void fill(int b, float[] row, int at) {
    int from = owner[b] * COUNT;
    for (int f = 0; f < COUNT; f++) {
      row[at + f] = levels[from + f];
      row[at + COUNT + f] = counts[from + f];
    }
  }
}
