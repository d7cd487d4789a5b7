package io.zhengwen.bench.labels;

import java.util.Arrays;

/** Where each run of a fixed length starts on unused gold text, in ascending order. */
final class ShingleIndex {
  private final int[] gold;
  private final boolean[] used;
  private final int length;

  /** Where each slot's places begin among all. */
  private final int[] start;

  /** The places, slot by slot. */
  private final int[] place;

  /** The index of each place in {@link #place}. */
  private final int[] rank;

  /** From a used place, a place of the same slot that is not after the next unused one. */
  private final int[] skip;

  /**
   * Indexes a text.
   *
   * @param used the places of the text that are used, which change
   * @param length of the runs
   */
  ShingleIndex(int[] gold, boolean[] used, int length) {
    this.gold = gold;
    this.used = used;
    this.length = length;
    int places = Math.max(0, gold.length - length + 1);
    start = new int[Integer.highestOneBit(Math.max(2, gold.length)) * 4 + 1];
    place = new int[places];
    rank = new int[places];
    skip = new int[places];
    for (int j = 0; j < places; j++) {
      start[slot(gold, j) + 1]++;
    }
    for (int slot = 1; slot < start.length; slot++) {
      start[slot] += start[slot - 1];
    }
    int[] end = start.clone();
    for (int j = 0; j < places; j++) {
      rank[j] = end[slot(gold, j)]++;
      place[rank[j]] = j;
    }
    Arrays.setAll(skip, k -> k + 1);
  }

  private int slot(int[] tokens, int i) {
    int h = 0;
    for (int k = 0; k < length; k++) {
      h = (h + tokens[i + k] + 1) * 0x9E3779B1;
      h ^= h >>> 15;
    }
    return h & start.length - 2;
  }

  /** The first place from {@code from} of the run that starts at {@code i}, or -1. */
  int first(int[] tokens, int i, int from) {
    int slot = slot(tokens, i);
    int at = Arrays.binarySearch(place, start[slot], start[slot + 1], from);
    return search(at < 0 ? -1 - at : at, start[slot + 1], tokens, i);
  }

  /** The next place of the run at {@code j}, or -1. */
  int next(int j) {
    return search(rank[j] + 1, start[slot(gold, j) + 1], gold, j);
  }

  private int search(int from, int end, int[] tokens, int i) {
    int k = unused(from, end);
    while (k < end && !Arrays.equals(gold, place[k], place[k] + length, tokens, i, i + length)) {
      k = unused(k + 1, end);
    }
    return k < end ? place[k] : -1;
  }

  private int unused(int from, int end) {
    int found = from;
    while (found < end && used[place[found]]) {
      found = skip[found];
    }
    for (int k = from; k < found; ) {
      int next = skip[k];
      skip[k] = found;
      k = next;
    }
    return found;
  }
}
