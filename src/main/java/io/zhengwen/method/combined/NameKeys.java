package io.zhengwen.method.combined;

import io.zhengwen.ml.HashedWeights;
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

  private final ElementTree tree;
  private final HashedWeights lexicon;
  private final int words;

  /**
   * The key, its weight and the collection that had it last, for each kind and word of the page.
   */
  private final int[] key;

  private final float[] weight;
  private final int[] seen;

  /** The key of kind k and word w is at k * words + w. */
  private int[] collected = new int[256];

  private int count;
  private int collection;

  /** The names of a tree's elements, weighed by a lexicon. */
  NameKeys(ElementTree tree, HashedWeights lexicon) {
    this.tree = tree;
    this.lexicon = lexicon;
    words = tree.wordHash.length;
    key = new int[(OWN + 1) * words];
    weight = new float[key.length];
    seen = new int[key.length];
    for (int at = ANY * words; at < key.length; at++) {
      key[at] = (int) Hashes.combine(at / words, tree.wordHash[at % words]);
      weight[at] = lexicon.weight(key[at]);
    }
  }

  /** The sum of the weights of an element's keys, divided by the root of their number. */
  float score(int e) {
    collect(e);
    float sum = 0;
    for (int i = 0; i < count; i++) {
      sum += weight[collected[i]];
    }
    sum += lexicon.weight(path2(e));
    sum += lexicon.weight(path3(e));
    return sum / (float) Math.sqrt(count + 2);
  }

  /** The keys of an element. */
  int[] of(int e) {
    collect(e);
    int[] keys = new int[count + 2];
    for (int i = 0; i < count; i++) {
      keys[i] = key[collected[i]];
    }
    keys[count] = path2(e);
    keys[count + 1] = path3(e);
    return keys;
  }

  private void collect(int e) {
    collection++;
    count = 0;
    int level = 0;
    for (int a = e; a >= 0 && level < MAX_LEVELS; a = tree.parent[a]) {
      for (int n = tree.nameStart[a]; n < tree.nameStart[a + 1]; n++) {
        int word = tree.names[n];
        add(ANY * words + word);
        if (level == 0) {
          add(OWN * words + word);
        }
        if (level <= NEAR_LEVELS) {
          add(NEAR * words + word);
        }
      }
      level++;
    }
  }

  private void add(int at) {
    if (seen[at] == collection) {
      return;
    }
    seen[at] = collection;
    if (count == collected.length) {
      collected = Arrays.copyOf(collected, 2 * count);
    }
    collected[count++] = at;
  }

  private int path2(int e) {
    return (int) Hashes.combine(PATH2, (int) tags2(e));
  }

  private int path3(int e) {
    int p = tree.parent[e];
    int above = p < 0 ? -1 : tree.parent[p];
    return (int)
        Hashes.combine(PATH3, (int) Hashes.combine(tags2(e), above < 0 ? 0 : tree.tag[above]));
  }

  /** A hash of the element's tag and its parent's. */
  private long tags2(int e) {
    int p = tree.parent[e];
    return Hashes.combine(tree.tag[e], p < 0 ? 0 : tree.tag[p]);
  }
}
