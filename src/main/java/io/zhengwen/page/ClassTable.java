package io.zhengwen.page;

import java.util.Arrays;

/**
 * Numbers the different values of the attribute {@code class} on a page, from 1; an absent or empty
 * one is 0. Not thread-safe.
 */
final class ClassTable {
  private static final int RECENT = 64;

  private String[] values = {"", null, null, null};
  private int size = 1;

  /** The numbers by the hash of their values, 0 where there is none; a power of two. */
  private int[] slots = new int[512];

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
    int number = slots[slot];
    while (number != 0) {
      if (values[number].equals(value)) {
        return number;
      }
      slot = slot + 1 & slots.length - 1;
      number = slots[slot];
    }
    return add(value, slot);
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
    slots[slot] = size;
    size++;
    if (2 * size > slots.length) {
      rehash();
    }
    return size - 1;
  }

  private void rehash() {
    slots = new int[2 * slots.length];
    for (int number = 1; number < size; number++) {
      int slot = slot(values[number]);
      while (slots[slot] != 0) {
        slot = slot + 1 & slots.length - 1;
      }
      slots[slot] = number;
    }
  }

  /** All values by their numbers. */
  String[] values() {
    return Arrays.copyOf(values, size);
  }
}
