package io.zhengwen.method.combined.features;

import io.zhengwen.text.Hashes;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * The keys under which an element is looked up in the lexicon: each word in the names of the
 * element and its ancestors; again, with another key, if it is in the names of the element or the
 * two elements above; again if it is in the names of the element itself; and the path of the
 * element's last two and last three tags. Each key counts once.
 */
public final class NameKeys {
  /** The number of elements above an element that are near to it. */
  static final int NEAR_LEVELS = 2;

  static final int ANY = 1;
  static final int NEAR = 2;
  static final int OWN = 3;

  private static final int PATH2 = 4;
  private static final int PATH3 = 5;

  private NameKeys() {}

  /** Returns the keys of an element. */
  public static int[] of(ElementTree tree, int e) {
    Set<Integer> keys = new LinkedHashSet<>();
    int level = 0;
    for (int a = e; a >= 0; a = tree.parent[a]) {
      for (int n = tree.nameStart[a]; n < tree.nameStart[a + 1]; n++) {
        int hash = tree.wordHash[tree.names[n]];
        keys.add(key(ANY, hash));
        if (level == 0) {
          keys.add(key(OWN, hash));
        }
        if (level <= NEAR_LEVELS) {
          keys.add(key(NEAR, hash));
        }
      }
      level++;
    }
    keys.add(path2(tree, e));
    keys.add(path3(tree, e));
    return keys.stream().mapToInt(Integer::intValue).toArray();
  }

  /**
   * Returns the key of a word.
   *
   * @param kind where the word stands: {@link #ANY}, {@link #NEAR} or {@link #OWN}
   */
  static int key(int kind, int wordHash) {
    return (int) Hashes.combine(kind, wordHash);
  }

  /** Returns the key of an element's tag and its parent's. */
  static int path2(ElementTree tree, int e) {
    return (int) Hashes.combine(PATH2, (int) tags2(tree, e));
  }

  /** Returns the key of an element's tag and the two above it. */
  static int path3(ElementTree tree, int e) {
    int p = tree.parent[e];
    int above = p < 0 ? -1 : tree.parent[p];
    return (int)
        Hashes.combine(
            PATH3, (int) Hashes.combine(tags2(tree, e), above < 0 ? 0 : tree.tag[above]));
  }

  private static long tags2(ElementTree tree, int e) {
    int p = tree.parent[e];
    return Hashes.combine(tree.tag[e], p < 0 ? 0 : tree.tag[p]);
  }
}
