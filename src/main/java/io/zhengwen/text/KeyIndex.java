package io.zhengwen.text;

import java.util.Arrays;
import java.util.SplittableRandom;

/** Numbers distinct keys in the order of their first appearance, from 0. Not thread-safe. */
public final class KeyIndex {
  private static final int MOST_EXPECTED = 4096;

  /** Unknown to pages, so that none can choose keys that meet in one slot. */
  private static final long SALT = new SplittableRandom().nextLong();

  private long[] keys;
  private int[] ids;
  private int size;

  /** Creates an index with room for about {@code expected} keys before it grows. */
  public KeyIndex(int expected) {
    int slots = Integer.highestOneBit(Math.max(32, Math.min(expected, MOST_EXPECTED))) * 4;
    keys = new long[slots];
    ids = new int[slots];
    Arrays.fill(ids, -1);
  }

  /** Returns the number of {@code key}, a new one if it was not seen before. */
  public int idOf(long key) {
    int slot = slot(key);
    if (ids[slot] >= 0) {
      return ids[slot];
    }
    if (2 * size >= keys.length) {
      grow();
      slot = slot(key);
    }
    keys[slot] = key;
    ids[slot] = size;
    return size++;
  }

  /** Returns whether {@code key} has a number. */
  public boolean contains(long key) {
    return ids[slot(key)] >= 0;
  }

  /** Returns the number of distinct keys. */
  public int size() {
    return size;
  }

  private int slot(long key) {
    int slot = (int) Hashes.mix(key ^ SALT) & keys.length - 1;
    while (ids[slot] >= 0 && keys[slot] != key) {
      slot = slot + 1 & keys.length - 1;
    }
    return slot;
  }

  private void grow() {
    long[] oldKeys = keys;
    int[] oldIds = ids;
    keys = new long[oldKeys.length * 2];
    ids = new int[keys.length];
    Arrays.fill(ids, -1);
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldIds[i] >= 0) {
        int slot = slot(oldKeys[i]);
        keys[slot] = oldKeys[i];
        ids[slot] = oldIds[i];
      }
    }
  }
}
