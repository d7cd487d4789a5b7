package io.zhengwen.method.combined;

import java.util.Arrays;

/**
 * The keys under which an element's names are looked up in the lexicon: every word of the names of
 * it and its ancestors, again for the element and two above, again for the element alone, and its
 * path of two and of three tags. Each key counts once. Not thread-safe.
 */
final class NameKeys {
  private static final int MAX_LEVELS = 48;
  private static final int NEAR_LEVELS = 2;
  private static final int ANY = 1;
  private static final int NEAR = 2;
  private static final int OWN = 3;
  private static final int PATH2 = 4;
  private static final int PATH3 = 5;
  private static final int SLOTS = 8192;

  private final ElementTree tree;
  private final int[] seen = new int[SLOTS];
  private final int[] stamp = new int[SLOTS];
  private int current;
  private int[] keys = new int[256];
  private int count;

  NameKeys(ElementTree tree) {
    this.tree = tree;
  }

  /** Collects the keys of element {@code e}, in place of those collected before. */
  void collect(int e) {
    current++;
    count = 0;
    int level = 0;
    for (int a = e; a >= 0 && level < MAX_LEVELS; a = tree.parent[a]) {
      for (int w = tree.nameStart[a]; w < tree.nameStart[a + 1]; w++) {
        int word = tree.names[w];
        add(word, ANY);
        if (level == 0) {
          add(word, OWN);
        }
        if (level <= NEAR_LEVELS) {
          add(word, NEAR);
        }
      }
      level++;
    }
    long path = tree.tag[e];
    int p = tree.parent[e];
    path = Hashes.combine(path, p < 0 ? 0 : tree.tag[p]);
    add((int) path, PATH2);
    p = p < 0 ? -1 : tree.parent[p];
    add((int) Hashes.combine(path, p < 0 ? 0 : tree.tag[p]), PATH3);
  }

  private void add(int word, int kind) {
    int key = (int) Hashes.combine(kind, word);
    int slot = key & SLOTS - 1;
    while (stamp[slot] == current) {
      if (seen[slot] == key) {
        return;
      }
      slot = slot + 1 & SLOTS - 1;
    }
    stamp[slot] = current;
    seen[slot] = key;
    if (count == keys.length) {
      keys = Arrays.copyOf(keys, 2 * count);
    }
    keys[count++] = key;
  }

  /** The number of keys. */
  int count() {
    return count;
  }

  /** The i-th key. */
  int key(int i) {
    return keys[i];
  }

  /** A copy of the keys. */
  int[] toArray() {
    return Arrays.copyOf(keys, count);
  }
}
