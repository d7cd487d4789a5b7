package io.zhengwen.method.combined;

import io.zhengwen.method.combined.features.BlockPage;
import io.zhengwen.method.combined.features.ThreadOdds;

/**
 * What is known of the blocks of a page together. The arrays must not be changed.
 *
 * @param tokens the size of each block
 * @param pathGroup the group of each block by its path of tags and classes, from 0
 * @param form how the main text is selected
 * @param thread what the posts of the page say of its blocks
 */
public record PageBlocks(int[] tokens, int[] pathGroup, PageForm form, ThreadOdds thread) {
  static PageBlocks of(BlockPage page, PageForm form) {
    return new PageBlocks(page.measures.tokens, page.classPaths.group(), form, ThreadOdds.of(page));
  }

  /** The number of blocks. */
  public int size() {
    return tokens.length;
  }
}
