package io.zhengwen.page.records;

import io.zhengwen.text.Hashes;

/**
 * The shape of an element's name: its letters, with a hyphen where something stood between two of
 * them. Digits and marks, which number records, are left out. Not thread-safe.
 */
final class NameShape {
  private static final int LONGEST = 80;

  private final char[] chars = new char[LONGEST + 1];
  private int length;
  private long hash;

  /**
   * Reads a name, replacing the one read before.
   *
   * @param property whether it is the name of a property or a type, which gets an {@code @} before
   *     it
   * @param text holds the name from {@code start} to {@code end}
   * @return whether the name has a letter
   */
  boolean read(boolean property, String text, int start, int end) {
    int none = property ? 1 : 0;
    chars[0] = '@';
    int longest = LONGEST + none;
    int to = none;
    long steps = none;
    boolean gap = false;
    for (int i = start; i < end && to < longest; i++) {
      char c = text.charAt(i);
      if (!isLetter(c)) {
        gap = true;
        continue;
      }
      if (gap && to > none) {
        chars[to++] = '-';
        steps = Hashes.step(steps, '-');
      }
      gap = false;
      if (to < chars.length) {
        chars[to++] = c;
        steps = Hashes.step(steps, c);
      }
    }
    length = to;
    hash = Hashes.mix(steps);
    return to > none;
  }

  private static boolean isLetter(char c) {
    int lower = c | 0x20;
    return c < 128 ? lower >= 'a' && lower <= 'z' : Character.isLetter(c);
  }

  /** A hash of the shape. */
  long hash() {
    return hash;
  }

  /** The shape as a text. */
  @Override
  public String toString() {
    return new String(chars, 0, length);
  }
}
