package io.zhengwen.text;

import java.util.Arrays;
import java.util.SplittableRandom;

/** Numbers distinct keys in the order of their first appearance, from 0. Not thread-safe. */
public final class KeyIndex {
  private static final int MOST_EXPECTED = 4096;

  /** Unknown to pages, so that none can choose keys that meet in one slot. */
  private static final long SALT = new SplittableRandom().nextLong();

  /** Keys by their numbers. */
  private long[] keys;

  /** One more than the number of the key in each slot, 0 where there is none; a power of two. */
  private int[] slots;

  private int size;

  /** Creates an index with room for about {@code expected} keys before it grows. */
  public KeyIndex(int expected) {
    int room = Integer.highestOneBit(Math.max(32, Math.min(expected, MOST_EXPECTED)));
    keys = new long[room];
    slots = new int[4 * room];
  }

  /** Returns the number of {@code key}, a new one if it was not seen before. */
  public int idOf(long key) {
    int slot = slot(key);
    if (slots[slot] > 0) {
      return slots[slot] - 1;
    }
    if (size == keys.length) {
      keys = Arrays.copyOf(keys, 2 * size);
    }
    if (2 * size >= slots.length) {
      grow();
      slot = slot(key);
    }
    keys[size] = key;
    slots[slot] = ++size;
    return size - 1;
  }

  /** Returns whether {@code key} has a number. */
  public boolean contains(long key) {
    return slots[slot(key)] > 0;
  }

  /** Returns the number of distinct keys. */
  public int size() {
    return size;
  }

  /** The slot of a key, or the empty one where it belongs. */
  private int slot(long key) {
    int slot = (int) Hashes.mix(key ^ SALT) & slots.length - 1;
    while (slots[slot] > 0 && keys[slots[slot] - 1] != key) {
      slot = slot + 1 & slots.length - 1;
    }
    return slot;
  }

  private void grow() {
    slots = new int[slots.length * 2];
    for (int id = 0; id < size; id++) {
      slots[slot(keys[id])] = id + 1;
    }
  }
}
