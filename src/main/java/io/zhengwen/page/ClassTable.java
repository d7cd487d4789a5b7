package io.zhengwen.page;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Numbers the different values of the attribute {@code class} on a page, from 1; an absent or empty
 * one is 0. Not thread-safe.
 */
final class ClassTable {
  private static final int RECENT = 64;

  /** Only values that were made to collide are further from their slot. */
  private static final int MOST_PROBES = 64;

  private String[] values = {"", null, null, null};
  private int size = 1;

  /** The numbers by the hash of their values, 0 where there is none; a power of two. */
  private int[] slots = new int[512];

  /** The numbers of values for which no slot was near. */
  private final Map<String, Integer> crowded = new HashMap<>();

  /**
   * The number last found for values of the same length and end: neighbours often share a value.
   */
  private final int[] recent = new int[RECENT];

  /** The number of a value. */
  int numberOf(String value) {
    if (value.isEmpty()) {
      return 0;
    }
    int last = value.length() - 1;
    int alike = 7 * last + value.charAt(last) & RECENT - 1;
    if (!values[recent[alike]].equals(value)) {
      recent[alike] = find(value);
    }
    return recent[alike];
  }

  private int find(String value) {
    int slot = slot(value);
    int probes = 0;
    while (slots[slot] != 0 && probes < MOST_PROBES) {
      if (values[slots[slot]].equals(value)) {
        return slots[slot];
      }
      slot = slot + 1 & slots.length - 1;
      probes++;
    }
    Integer number = crowded.isEmpty() ? null : crowded.get(value);
    return number != null ? number : add(value, slot);
  }

  private int slot(String value) {
    int hash = value.hashCode() * 0x9E3779B9;
    return (hash ^ hash >>> 16) & slots.length - 1;
  }

  private int add(String value, int slot) {
    if (size == values.length) {
      values = Arrays.copyOf(values, 2 * size);
    }
    values[size] = value;
    put(size, slot);
    size++;
    if (2 * size > slots.length) {
      rehash();
    }
    return size - 1;
  }

  private void put(int number, int slot) {
    if (slots[slot] == 0) {
      slots[slot] = number;
    } else {
      crowded.put(values[number], number);
    }
  }

  private void rehash() {
    slots = new int[2 * slots.length];
    for (int number = 1; number < size; number++) {
      int slot = slot(values[number]);
      for (int probes = 0; slots[slot] != 0 && probes < MOST_PROBES; probes++) {
        slot = slot + 1 & slots.length - 1;
      }
      put(number, slot);
    }
  }

  /** All values by their numbers. */
  String[] values() {
    return Arrays.copyOf(values, size);
  }
}
