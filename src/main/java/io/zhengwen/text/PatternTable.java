package io.zhengwen.text;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Finds which of many patterns stand in a text, in one pass over it (Aho, Corasick 1975). Patterns
 * consist of {@code a} to {@code z}, space and {@code -@/=?}. Immutable and thread-safe.
 */
public final class PatternTable {
  /** The symbol for a space, after those for {@code a} to {@code z}. */
  public static final int SPACE = 26;

  private static final int HYPHEN = 27;
  private static final int AT = 28;
  private static final int SLASH = 29;
  private static final int EQUALS = 30;
  private static final int QUESTION = 31;
  private static final int SYMBOLS = 32;

  /** The symbol of characters in no pattern; all its bits are set. */
  private static final int NONE = -1;

  /** Rows of the table are 32 wide. */
  private static final int ROW_BITS = 5;

  private static final int MOST_STATES = 1 << Character.SIZE;

  /** The symbol of each character of ASCII in either case. */
  private static final byte[] SYMBOL = new byte[128];

  static {
    for (char c = 0; c < SYMBOL.length; c++) {
      SYMBOL[c] = (byte) symbol(Character.toLowerCase(c));
    }
  }

  /** The state after each symbol, from each state. */
  private final char[] next;

  private final int[] matches;

  /**
   * Creates a table.
   *
   * @param patterns what is found with each pattern: a set of bits
   * @throws IllegalArgumentException if a pattern holds another character
   */
  public PatternTable(Map<String, Integer> patterns) {
    List<int[]> trie = new ArrayList<>(List.of(new int[SYMBOLS]));
    List<Integer> found = new ArrayList<>(List.of(0));
    patterns.forEach(
        (pattern, bits) -> {
          int state = 0;
          for (int i = 0; i < pattern.length(); i++) {
            int symbol = symbol(pattern.charAt(i));
            if (symbol < 0) {
              throw new IllegalArgumentException(pattern);
            }
            int[] edges = trie.get(state);
            if (edges[symbol] == 0) {
              edges[symbol] = trie.size();
              trie.add(new int[SYMBOLS]);
              found.add(0);
            }
            state = edges[symbol];
          }
          found.set(state, found.get(state) | bits);
        });
    if (trie.size() > MOST_STATES) {
      throw new IllegalArgumentException("more than " + MOST_STATES + " states");
    }
    next = new char[trie.size() << ROW_BITS];
    matches = found.stream().mapToInt(Integer::intValue).toArray();
    link(trie);
  }

  private void link(List<int[]> trie) {
    int[] fail = new int[trie.size()];
    ArrayDeque<Integer> queue = new ArrayDeque<>(List.of(0));
    while (!queue.isEmpty()) {
      int state = queue.remove();
      for (int symbol = 0; symbol < SYMBOLS; symbol++) {
        int child = trie.get(state)[symbol];
        int fallback = state == 0 ? 0 : next(fail[state], symbol);
        if (child == 0) {
          next[(state << ROW_BITS) + symbol] = (char) fallback;
        } else {
          next[(state << ROW_BITS) + symbol] = (char) child;
          fail[child] = fallback;
          matches[child] |= matches(fallback);
          queue.add(child);
        }
      }
    }
  }

  private static int symbol(char c) {
    if (c >= 'a' && c <= 'z') {
      return c - 'a';
    }
    return switch (c) {
      case ' ' -> SPACE;
      case '-' -> HYPHEN;
      case '@' -> AT;
      case '/' -> SLASH;
      case '=' -> EQUALS;
      case '?' -> QUESTION;
      default -> NONE;
    };
  }

  /** The state after a symbol: 0 to 25 for a letter, or {@link #SPACE}. The first state is 0. */
  public int next(int state, int symbol) {
    return next[(state << ROW_BITS) + symbol];
  }

  /** What is found with the patterns that end in a state. */
  public int matches(int state) {
    return matches[state];
  }

  /** What is found with the patterns in a text, whatever its case. */
  public int find(String text) {
    return find(text, 0, false);
  }

  /** What is found with the patterns in a text with a space at both ends, whatever its case. */
  public int findBetweenSpaces(String text) {
    return find(text, next(0, SPACE), true);
  }

  private int find(String text, int from, boolean spaceBehind) {
    int found = matches(from);
    int state = from;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c >= SYMBOL.length && Character.toLowerCase(c) != c) {
        return find(LowerCase.of(text), from, spaceBehind);
      }
      int symbol = c < SYMBOL.length ? SYMBOL[c] : NONE;
      // Without a branch: what is in no pattern, such as a digit, is hard to predict.
      state = next(state, symbol & SYMBOLS - 1) & ~(symbol >> Integer.SIZE - 1);
      found |= matches(state);
    }
    return spaceBehind ? found | matches(next(state, SPACE)) : found;
  }
}
