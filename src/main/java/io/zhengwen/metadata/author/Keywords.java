package io.zhengwen.metadata.author;

import java.util.Arrays;

/**
 * Finds which of a fixed set of words stand in names of classes and ids. The time it takes is in
 * proportion to the length of the name. Immutable and thread-safe.
 */
final class Keywords {
  /** Letters of ASCII, and one for hyphens and underscores. */
  private static final int SYMBOLS = 27;

  private static final int NOT_AFTER_LETTER = 1 << 30;
  private static final int NOT_BEFORE_LETTER = 1 << 29;
  private static final int MARKS = NOT_AFTER_LETTER | NOT_BEFORE_LETTER;

  private int[] next = new int[SYMBOLS * 64];
  private int[] flags = new int[64];
  private int size = 1;

  /**
   * Adds words.
   *
   * @param flag what is found with them
   * @param words lower-case words, separated by spaces; with {@code <} before or {@code >} after a
   *     word, no letter stands there
   */
  Keywords with(int flag, String words) {
    for (String word : words.split(" ")) {
      int marks = word.startsWith("<") ? NOT_AFTER_LETTER : 0;
      marks |= word.endsWith(">") ? NOT_BEFORE_LETTER : 0;
      add(word.replaceAll("[<>]", ""), flag | marks);
    }
    return this;
  }

  private void add(String word, int value) {
    int node = 0;
    for (int i = 0; i < word.length(); i++) {
      int slot = node * SYMBOLS + symbol(word.charAt(i));
      if (next[slot] == 0) {
        if (size == flags.length) {
          next = Arrays.copyOf(next, 2 * next.length);
          flags = Arrays.copyOf(flags, 2 * size);
        }
        next[slot] = size++;
      }
      node = next[slot];
    }
    flags[node] |= value;
  }

  private static int symbol(char c) {
    int lower = c | 0x20;
    if (lower >= 'a' && lower <= 'z') {
      return lower - 'a';
    }
    return c == '-' || c == '_' ? SYMBOLS - 1 : -1;
  }

  private static boolean isLetter(char c) {
    int lower = c | 0x20;
    return lower >= 'a' && lower <= 'z';
  }

  /** The flags of all words in the first characters of a name, whatever their case. */
  int find(String name, int length) {
    int found = 0;
    int n = Math.min(name.length(), length);
    for (int start = 0; start < n; start++) {
      int node = 0;
      for (int i = start; i < n; i++) {
        int symbol = symbol(name.charAt(i));
        node = symbol < 0 ? 0 : next[node * SYMBOLS + symbol];
        if (node == 0) {
          break;
        }
        int here = flags[node];
        if (here != 0 && mayStand(here, name, start, i + 1)) {
          found |= here & ~MARKS;
        }
      }
    }
    return found;
  }

  private static boolean mayStand(int flags, String name, int from, int to) {
    return ((flags & NOT_AFTER_LETTER) == 0 || from == 0 || !isLetter(name.charAt(from - 1)))
        && ((flags & NOT_BEFORE_LETTER) == 0 || to == name.length() || !isLetter(name.charAt(to)));
  }
}
