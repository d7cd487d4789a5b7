package io.zhengwen.method.combined.features;

import io.zhengwen.method.combined.names.NameWords;
import java.util.Arrays;

/** Finds the parts of a page by words of their names: classes, ids and what counts as such. */
public final class NamedParts {
  private NamedParts() {}

  /**
   * Returns for each block whether it is in a block-level element that has one of these words in
   * its names.
   *
   * @param leastLinkDensity the share of the element's text that must be links, 0 to 1
   */
  public static boolean[] blocks(BlockPage page, NameWords words, double leastLinkDensity) {
    ElementTree tree = page.tree;
    boolean[] isWord = new boolean[tree.wordHash.length];
    boolean any = false;
    for (int w = 0; w < isWord.length; w++) {
      isWord[w] = words.contains(tree.wordHash[w]);
      any |= isWord[w];
    }
    boolean[] blocks = new boolean[page.size];
    for (int e = 0; any && e < tree.size; e++) {
      if (isNamed(tree, e, isWord)
          && page.measures.linkDensity(tree.first[e], tree.end[e]) >= leastLinkDensity) {
        Arrays.fill(blocks, tree.first[e], tree.end[e], true);
      }
    }
    return blocks;
  }

  private static boolean isNamed(ElementTree tree, int e, boolean[] isWord) {
    for (int n = tree.nameStart[e]; n < tree.nameStart[e + 1]; n++) {
      if (isWord[tree.names[n]]) {
        return true;
      }
    }
    return false;
  }
}
