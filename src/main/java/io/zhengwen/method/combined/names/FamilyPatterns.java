package io.zhengwen.method.combined.names;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds the patterns of all {@link NameFamilies} in one pass over a name (Aho, Corasick 1975). A
 * state is the index of its row in the table of transitions.
 */
final class FamilyPatterns {
  /** The letter for the boundary of two words, after a to z. */
  static final int SPACE = 26;

  private static final int LETTERS = 27;

  /** Rows of the table are 32 wide. */
  private static final int ROW_BITS = 5;

  private static final int[] NEXT;
  private static final int[] MATCHES;

  static {
    List<short[]> trie = new ArrayList<>();
    List<Integer> matches = new ArrayList<>();
    trie.add(new short[LETTERS]);
    matches.add(0);
    for (int f = 0; f < NameFamilies.COUNT; f++) {
      for (String pattern : NameFamilies.patterns(f)) {
        int state = 0;
        for (char c : pattern.toCharArray()) {
          short[] edges = trie.get(state);
          int letter = c == ' ' ? SPACE : c - 'a';
          if (edges[letter] == 0) {
            edges[letter] = (short) trie.size();
            trie.add(new short[LETTERS]);
            matches.add(0);
          }
          state = edges[letter];
        }
        matches.set(state, matches.get(state) | 1 << f);
      }
    }
    NEXT = new int[trie.size() << ROW_BITS];
    MATCHES = matches.stream().mapToInt(Integer::intValue).toArray();
    link(trie);
  }

  private FamilyPatterns() {}

  private static void link(List<short[]> trie) {
    short[] fail = new short[trie.size()];
    ArrayDeque<Integer> queue = new ArrayDeque<>(List.of(0));
    while (!queue.isEmpty()) {
      int state = queue.remove();
      for (int letter = 0; letter < LETTERS; letter++) {
        short child = trie.get(state)[letter];
        int fallback = state == 0 ? 0 : NEXT[(fail[state] << ROW_BITS) + letter];
        if (child == 0) {
          NEXT[(state << ROW_BITS) + letter] = fallback;
        } else {
          NEXT[(state << ROW_BITS) + letter] = child << ROW_BITS;
          fail[child] = (short) (fallback >> ROW_BITS);
          MATCHES[child] |= MATCHES[fallback >> ROW_BITS];
          queue.add((int) child);
        }
      }
    }
  }

  /** Returns the state after {@code letter} (0 to 25, or {@link #SPACE}); the first state is 0. */
  static int next(int state, int letter) {
    return NEXT[state + letter];
  }

  /** Returns the families whose patterns end in {@code state}, a bit each. */
  static int matches(int state) {
    return MATCHES[state >> ROW_BITS];
  }
}
