package io.zhengwen.method.combined.features;

import io.zhengwen.ml.FeatureRow;

/**
 * Features of the group of blocks that have the same path from {@code body}, by tags and classes
 * and by tags alone: how many they are and what they hold together.
 */
final class PathGroupFeatures implements FeatureRow.Source {
  private final Sums byClass;
  private final Sums byTag;
  private final BlockMeasures m;

  PathGroupFeatures(BlockPage page) {
    m = page.measures;
    byClass = new Sums(page.classPaths);
    byTag = new Sums(PathGroups.of(page.tree, page.tree.tag));
  }

  @Override
  public void addTo(FeatureRow row, int b) {
    byClass.addTo(row, "classPath.", b);
    byTag.addTo(row, "tagPath.", b);
  }

  /** What the blocks of each group hold together. */
  private final class Sums {
    private final int[] group;
    private final int[] blocks;
    private final double[] words;
    private final double[] longWords;
    private final long[] chars;
    private final long[] linkChars;

    Sums(PathGroups paths) {
      group = paths.group();
      blocks = new int[paths.count()];
      words = new double[paths.count()];
      longWords = new double[paths.count()];
      chars = new long[paths.count()];
      linkChars = new long[paths.count()];
      for (int b = 0; b < group.length; b++) {
        int g = group[b];
        blocks[g]++;
        words[g] += m.words[b];
        longWords[g] += m.isLong[b] ? m.words[b] : 0;
        chars[g] += m.chars[b];
        linkChars[g] += m.linkChars[b];
      }
    }

    void addTo(FeatureRow row, String path, int b) {
      int g = group[b];
      row.add(path, "blocks", blocks[g]);
      row.add(path, "wordsPerBlock", words[g] / blocks[g]);
      row.add(path, "linkDensity", (float) linkChars[g] / Math.max(1, chars[g]));
      row.add(path, "wordShare", words[g] / m.allWords());
      row.add(path, "longWordShare", longWords[g] / m.allLongWords());
    }
  }
}
