package io.zhengwen.method.combined.features;

import java.util.List;
import java.util.stream.Stream;

/**
 * Blocks with the same path from body, by tags and classes and by tags alone: how many they are and
 * what they hold together.
 */
final class PathGroupFeatures implements FeatureGroup {
  private static final List<String> NAMES =
      Stream.of("classPath", "tagPath")
          .flatMap(
              p ->
                  Stream.of("blocks", "wordsPerBlock", "linkDensity", "wordShare", "longWordShare")
                      .map(n -> p + "." + n))
          .toList();

  private final Groups byClass;
  private final Groups byTag;
  private final BlockMeasures m;

  PathGroupFeatures(BlockPage page) {
    m = page.measures;
    byClass = new Groups(page.classPaths);
    byTag = new Groups(PathGroups.of(page.tree, page.tree.tag));
  }

  @Override
  public List<String> names() {
    return NAMES;
  }

  @Override
  public void fill(int b, float[] row, int at) {
    byClass.fill(b, row, at);
    byTag.fill(b, row, at + NAMES.size() / 2);
  }

  private final class Groups {
    private final int[] group;
    private final int[] blocks;
    private final double[] words;
    private final double[] longWords;
    private final long[] chars;
    private final long[] linkChars;

    Groups(PathGroups paths) {
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

    void fill(int b, float[] row, int at) {
      int g = group[b];
      row[at] = blocks[g];
      row[at + 1] = (float) (words[g] / blocks[g]);
      row[at + 2] = (float) linkChars[g] / Math.max(1, chars[g]);
      row[at + 3] = (float) (words[g] / m.allWords());
      row[at + 4] = (float) (longWords[g] / m.allLongWords());
    }
  }
}
