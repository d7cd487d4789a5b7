package io.zhengwen.metadata.names;

import java.util.Arrays;

/**
 * Finds which of a fixed set of words stand in names of classes and ids, whatever their case. The
 * time it takes is in proportion to the length of the name. Thread-safe once it is complete.
 */
public final class Keywords {
  /**
   * Letters of ASCII, one symbol for hyphens and underscores, and one for all that is in no word.
   */
  private static final int SYMBOLS = 28;

  /** Bits of a symbol where several are one number. */
  private static final int BITS = 5;

  private static final int THREE_SYMBOLS = (1 << 3 * BITS) - 1;

  private static final int HYPHEN = 26;
  private static final int OTHER = 27;

  private static final byte[] SYMBOL = symbols();

  /** Where a word counts. */
  private static final int ANYWHERE = 0;

  private static final int NOT_AFTER_LETTER = 1;
  private static final int NOT_BEFORE_LETTER = 2;
  private static final int START_OF_PART = 4;
  private static final int END_OF_PART = 8;
  private static final int PLACES = 16;

  private int[] next = new int[SYMBOLS * 64];

  /** The flags of the words that end in a node and count anywhere. */
  private int[] anywhere = new int[64];

  /** The flags of the words that end in a node, by all that a place is; null if there are none. */
  private int[][] inPlaces = new int[64][];

  private int size = 1;

  /** The three symbols that words begin with, any one after a word of two. */
  private final long[] starts = new long[(THREE_SYMBOLS + 1) / Long.SIZE];

  /**
   * Adds words.
   *
   * @param flag what is found with them
   * @param words lower-case words of two letters or more, separated by spaces. With {@code <}
   *     before or {@code >} after a word, no letter of ASCII stands there; with {@code ^} before or
   *     {@code $} after it, a part of the name begins or ends there: {@code relatedPosts} and
   *     {@code related-posts} have two
   */
  public Keywords with(int flag, String words) {
    for (String word : words.split(" ")) {
      int place = word.startsWith("<") ? NOT_AFTER_LETTER : ANYWHERE;
      place |= word.endsWith(">") ? NOT_BEFORE_LETTER : 0;
      place |= word.startsWith("^") ? START_OF_PART : 0;
      place |= word.endsWith("$") ? END_OF_PART : 0;
      add(word.replaceAll("[<>^$]", ""), place, flag);
    }
    return this;
  }

  private void add(String word, int place, int flag) {
    int node = 0;
    int two = (symbol(word.charAt(0)) << BITS | symbol(word.charAt(1))) << BITS;
    int from = word.length() > 2 ? symbol(word.charAt(2)) : 0;
    int to = word.length() > 2 ? from : SYMBOLS - 1;
    for (int third = from; third <= to; third++) {
      starts[(two | third) >> 6] |= 1L << (two | third);
    }
    for (int i = 0; i < word.length(); i++) {
      int slot = node * SYMBOLS + symbol(word.charAt(i));
      if (next[slot] == 0) {
        if (size == anywhere.length) {
          next = Arrays.copyOf(next, 2 * next.length);
          anywhere = Arrays.copyOf(anywhere, 2 * size);
          inPlaces = Arrays.copyOf(inPlaces, 2 * size);
        }
        next[slot] = size++;
      }
      node = next[slot];
    }
    if (place == ANYWHERE) {
      anywhere[node] |= flag;
      return;
    }
    if (inPlaces[node] == null) {
      inPlaces[node] = new int[PLACES];
    }
    for (int p = 0; p < PLACES; p++) {
      inPlaces[node][p] |= (p & place) == place ? flag : 0;
    }
  }

  private static byte[] symbols() {
    byte[] symbols = new byte[128];
    Arrays.fill(symbols, (byte) OTHER);
    for (int i = 0; i < HYPHEN; i++) {
      symbols['a' + i] = (byte) i;
      symbols['A' + i] = (byte) i;
    }
    symbols['-'] = HYPHEN;
    symbols['_'] = HYPHEN;
    return symbols;
  }

  private static int symbol(char c) {
    return c < SYMBOL.length ? SYMBOL[c] : OTHER;
  }

  private static boolean isAscii(char c) {
    int lower = c | 0x20;
    return lower >= 'a' && lower <= 'z';
  }

  /** The flags of all words in the first characters of a name. */
  public int find(String name, int length) {
    int found = 0;
    int n = Math.min(name.length(), length);
    int three = OTHER << BITS | OTHER;
    for (int i = 0; i <= n; i++) {
      int symbol = i < n ? symbol(name.charAt(i)) : OTHER;
      three = (three << BITS | symbol) & THREE_SYMBOLS;
      if ((starts[three >> 6] & 1L << three) != 0) {
        found |= from(name, i - 2, n);
      }
    }
    return found;
  }

  /** The flags of the words that begin at an index. */
  private int from(String name, int start, int end) {
    int found = 0;
    int node = 0;
    for (int i = start; i < end; i++) {
      int symbol = symbol(name.charAt(i));
      node = next[node * SYMBOLS + symbol];
      if (node == 0) {
        break;
      }
      found |= anywhere[node];
      if (inPlaces[node] != null) {
        found |= inPlace(inPlaces[node], name, start, i + 1);
      }
    }
    return found;
  }

  private static int inPlace(int[] ofWord, String name, int from, int to) {
    int place = from == 0 || !isAscii(name.charAt(from - 1)) ? NOT_AFTER_LETTER : 0;
    place |= to == name.length() || !isAscii(name.charAt(to)) ? NOT_BEFORE_LETTER : 0;
    place |= isBetweenParts(name, from) ? START_OF_PART : 0;
    place |= isBetweenParts(name, to) ? END_OF_PART : 0;
    return ofWord[place];
  }

  private static boolean isBetweenParts(String name, int at) {
    if (at == 0 || at == name.length()) {
      return true;
    }
    char before = name.charAt(at - 1);
    char after = name.charAt(at);
    if (before < SYMBOL.length && after < SYMBOL.length) {
      return !isAscii(before) || !isAscii(after) || after <= 'Z' && before >= 'a';
    }
    return !Character.isLetter(before)
        || !Character.isLetter(after)
        || Character.isUpperCase(after) && Character.isLowerCase(before);
  }
}
