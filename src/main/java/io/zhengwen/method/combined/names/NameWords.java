package io.zhengwen.method.combined.names;

import java.util.Arrays;

/** A set of words that names of elements consist of, held by their hashes. Immutable. */
public final class NameWords {
  private final int[] hashes;

  private NameWords(int[] hashes) {
    this.hashes = hashes;
  }

  /**
   * Creates a set.
   *
   * @param words small Latin letters, from 3 to 19 each: {@link NameScanner} keeps no others
   */
  public static NameWords of(String... words) {
    return new NameWords(Arrays.stream(words).mapToInt(NameScanner::hash).sorted().toArray());
  }

  /** Returns whether a word with this hash is in the set. */
  public boolean contains(int hash) {
    return Arrays.binarySearch(hashes, hash) >= 0;
  }
}
