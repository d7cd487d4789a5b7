package io.zhengwen.method.combined.names;

import io.zhengwen.text.Hashes;
import io.zhengwen.text.PatternTable;

/**
 * Splits class names and ids into words: at every character that is not a Latin letter, and between
 * a small letter and a capital. Collects the words' hashes and their {@link NameFamilies}.
 */
public final class NameScanner {
  /** The greatest number of words kept of an element's names. */
  public static final int MAX_WORDS = 14;

  private static final int MAX_CHARS = 600;
  private static final int MIN_WORD = 3;
  private static final int MAX_WORD = 19;

  /** The state of a scan between two attributes. */
  record State(int automaton, int families, int count) {}

  private final int[] words = new int[MAX_WORDS];
  private int count;
  private int families;
  private int state;

  /** Begins a new element. */
  void reset() {
    resume(new State(0, 0, 0));
    feedSpace();
  }

  /** Continues a scan from a state; its words are not restored. */
  void resume(State from) {
    state = from.automaton;
    families = from.families;
    count = from.count;
  }

  /** Returns the state of the scan. */
  State state() {
    return new State(state, families, count);
  }

  /** Adds an attribute's value, up to a bounded length. */
  void add(String names) {
    int end = Math.min(names.length(), MAX_CHARS);
    int at = 0;
    while (at < end) {
      at = addWord(names, at, end);
    }
  }

  /** Adds the word that begins at an index, if one does; returns where to go on. */
  private int addWord(String names, int start, int end) {
    PatternTable table = FamilyPatterns.TABLE;
    int reached = state;
    int found = families;
    long hash = 0;
    int previous = 0;
    int i = start;
    for (; i < end; i++) {
      int c = names.charAt(i);
      int lower = c | 0x20;
      boolean letter = c < 128 && lower >= 'a' && lower <= 'z';
      if (!letter || c <= 'Z' && previous >= 'a') {
        break;
      }
      reached = table.next(reached, lower - 'a');
      found |= table.matches(reached);
      hash = Hashes.step(hash, lower);
      previous = c;
    }
    int length = i - start;
    if (length == 0) {
      return start + 1;
    }
    state = reached;
    families = found;
    feedSpace();
    if (length >= MIN_WORD && length <= MAX_WORD && count < MAX_WORDS) {
      words[count++] = (int) Hashes.mix(hash);
    }
    return i;
  }

  /** Returns the hash of a word of small Latin letters. */
  static int hash(String word) {
    NameScanner scanner = new NameScanner();
    scanner.reset();
    scanner.add(word);
    return scanner.word(0);
  }

  private void feedSpace() {
    state = FamilyPatterns.TABLE.next(state, PatternTable.SPACE);
    families |= FamilyPatterns.TABLE.matches(state);
  }

  /** Returns the families found, a bit each. */
  int families() {
    return families;
  }

  /** Returns the number of words kept. */
  int count() {
    return count;
  }

  /** Returns the hash of the i-th word. */
  int word(int i) {
    return words[i];
  }
}
