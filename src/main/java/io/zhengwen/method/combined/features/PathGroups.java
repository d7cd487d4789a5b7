package io.zhengwen.method.combined.features;

import io.zhengwen.text.Hashes;
import io.zhengwen.text.KeyIndex;

/**
 * The groups of a page's blocks that have the same path from {@code body}; usually one piece of a
 * template prints them all.
 *
 * @param group the group of each block; groups are numbered from 0 in the order of their first
 *     blocks
 * @param count the number of groups
 */
public record PathGroups(int[] group, int count) {

  /**
   * Groups the blocks of a page.
   *
   * @param step what identifies each element in a path
   */
  static PathGroups of(ElementTree tree, long[] step) {
    long[] path = new long[tree.size];
    for (int e = 1; e < tree.size; e++) {
      path[e] = Hashes.combine(path[tree.parent[e]], step[e]);
    }
    int[] group = new int[tree.owner.length];
    KeyIndex index = new KeyIndex(group.length / 2);
    for (int b = 0; b < group.length; b++) {
      group[b] = index.idOf(path[tree.owner[b]]);
    }
    return new PathGroups(group, index.size());
  }

  /** Returns whether two blocks have the same path. */
  public boolean areSame(int a, int b) {
    return group[a] == group[b];
  }
}
