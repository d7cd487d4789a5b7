package io.zhengwen.cli.input;

import io.zhengwen.text.Sha256;
import java.nio.ByteBuffer;

/**
 * Numbers by id, for very many ids: of each, only 128 bits of its SHA-256 digest are kept, so that
 * an entry takes some 40 bytes. Two ids of the same bits are not to be expected.
 */
public final class IdTable {
  private static final int ENTRY = 3;
  private static final int SMALLEST = 1024;

  /** Entries of two words of the digest and a number plus one; zero there marks a free entry. */
  private long[] table = new long[SMALLEST * ENTRY];

  private int size;

  /**
   * Adds an id unless it is there.
   *
   * @param number not negative
   * @return the number that it has already, or -1 if it was added
   */
  public long putIfAbsent(String id, long number) {
    if (size >= table.length / ENTRY / 3 * 2) {
      grow();
    }
    ByteBuffer hash = ByteBuffer.wrap(Sha256.of(id));
    long high = hash.getLong();
    long low = hash.getLong();
    int slot = slot(table, high, low);
    if (table[slot + 2] != 0) {
      return table[slot + 2] - 1;
    }
    set(table, slot, high, low, number + 1);
    size++;
    return -1;
  }

  /** Whether an id is there. */
  public boolean contains(String id) {
    ByteBuffer hash = ByteBuffer.wrap(Sha256.of(id));
    return table[slot(table, hash.getLong(), hash.getLong()) + 2] != 0;
  }

  /** How many ids are there. */
  public int size() {
    return size;
  }

  /** Returns the entry of a digest, or the free one where it belongs. */
  private static int slot(long[] table, long high, long low) {
    int entries = table.length / ENTRY;
    int i = (int) (high & (entries - 1));
    while (table[i * ENTRY + 2] != 0 && (table[i * ENTRY] != high || table[i * ENTRY + 1] != low)) {
      i = (i + 1) & (entries - 1);
    }
    return i * ENTRY;
  }

  private static void set(long[] table, int slot, long high, long low, long number) {
    table[slot] = high;
    table[slot + 1] = low;
    table[slot + 2] = number;
  }

  private void grow() {
    if (table.length > Integer.MAX_VALUE / 2) {
      throw new IllegalStateException("more than " + size + " ids in a run");
    }
    long[] larger = new long[table.length * 2];
    for (int i = 0; i < table.length; i += ENTRY) {
      if (table[i + 2] != 0) {
        int slot = slot(larger, table[i], table[i + 1]);
        set(larger, slot, table[i], table[i + 1], table[i + 2]);
      }
    }
    table = larger;
  }
}
