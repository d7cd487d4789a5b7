package io.zhengwen.extract.markup;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/**
 * Finds the places in a text where CommonMark reads marks of emphasis as such. A mark moves to the
 * other side of punctuation that stands between it and a letter. Emphasis is not marked where its
 * marks would be read as parts of others.
 */
final class EmphasisMarks {
  private final CharSequence text;

  /** The characters of the text that are marks already. */
  private final BitSet marks;

  private final Map<Integer, String> opening = new HashMap<>();
  private final Map<Integer, String> closing = new HashMap<>();
  private final Deque<Emphasis> around = new ArrayDeque<>();

  EmphasisMarks(CharSequence text, BitSet marks) {
    this.text = text;
    this.marks = marks;
  }

  /** Marks emphasis after that around it and before it. */
  void place(Emphasis wanted) {
    while (!around.isEmpty() && around.element().end() <= wanted.start()) {
      around.pop();
    }
    Emphasis outer = around.peek();
    Emphasis within =
        outer == null
            ? wanted
            : new Emphasis(
                wanted.mark(),
                Math.max(wanted.start(), outer.start()),
                Math.min(wanted.end(), outer.end()));
    int start = movedStart(within);
    int end = movedEnd(within);
    if (start < 0 || end <= start || closing.containsKey(start)) {
      return;
    }
    Emphasis placed = new Emphasis(wanted.mark(), start, end);
    if (outer == null || isReadWithin(outer, placed)) {
      opening.merge(start, wanted.mark(), (before, mark) -> before + mark);
      closing.merge(end, wanted.mark(), (before, mark) -> mark + before);
      around.push(placed);
    }
  }

  /**
   * Whether emphasis within other is read as such. Marks of several kinds side by side may be none,
   * and where {@code ***} opened two, a mark within a word closes the outer.
   */
  private boolean isReadWithin(Emphasis outer, Emphasis inner) {
    if (inner.isStruckOut() != outer.isStruckOut()) {
      return inner.start() > outer.start() && inner.end() < outer.end();
    }
    return inner.start() == outer.start()
        || opening.get(outer.start()).length() < 3
        || Character.isWhitespace(text.charAt(inner.start() - 1));
  }

  /** Whether a mark stands before a character. */
  boolean isAt(int i) {
    return opening.containsKey(i) || closing.containsKey(i);
  }

  /** Appends the marks that stand before a character. */
  void append(int i, StringBuilder out) {
    out.append(closing.getOrDefault(i, "")).append(opening.getOrDefault(i, ""));
  }

  /** Where the opening mark goes; -1 if nowhere. */
  private int movedStart(Emphasis e) {
    int start = e.start();
    while (start < e.end()) {
      boolean space = Character.isWhitespace(text.charAt(start));
      if (!space && (!isPunctuation(start) || start == 0 || isSpaceOrPunctuation(start - 1))) {
        return start;
      }
      if (marks.get(start)) {
        return -1;
      }
      start +=
          text.charAt(start) == '\\' ? 2 : Character.charCount(Character.codePointAt(text, start));
    }
    return -1;
  }

  /** Where the closing mark goes; -1 if nowhere. */
  private int movedEnd(Emphasis e) {
    int end = e.end();
    while (end > e.start()) {
      boolean space = Character.isWhitespace(text.charAt(end - 1));
      if (!space
          && (!isPunctuation(end - 1) || end == text.length() || isSpaceOrPunctuation(end))) {
        return end;
      }
      if (marks.get(end - 1)) {
        return -1;
      }
      end -= Character.charCount(Character.codePointBefore(text, end));
      end -= backslashes(e.start(), end) % 2;
    }
    return -1;
  }

  /** The number of backslashes that the text before a place ends with. */
  private int backslashes(int from, int to) {
    int i = to;
    while (i > from && text.charAt(i - 1) == '\\' && !marks.get(i - 1)) {
      i--;
    }
    return to - i;
  }

  private boolean isPunctuation(int i) {
    int c = codePointAround(i);
    return isMark(c) || isSymbol(c);
  }

  /** CommonMark counts symbols as punctuation since 0.31, other readers do not. */
  private boolean isSpaceOrPunctuation(int i) {
    int c = codePointAround(i);
    return Character.isWhitespace(c) || isMark(c);
  }

  private int codePointAround(int i) {
    return Character.isLowSurrogate(text.charAt(i)) && i > 0
        ? Character.codePointAt(text, i - 1)
        : Character.codePointAt(text, i);
  }

  private static boolean isMark(int c) {
    return switch (Character.getType(c)) {
      case Character.CONNECTOR_PUNCTUATION,
          Character.DASH_PUNCTUATION,
          Character.START_PUNCTUATION,
          Character.END_PUNCTUATION,
          Character.INITIAL_QUOTE_PUNCTUATION,
          Character.FINAL_QUOTE_PUNCTUATION,
          Character.OTHER_PUNCTUATION ->
          true;
      default -> c < 128 && isSymbol(c);
    };
  }

  private static boolean isSymbol(int c) {
    return switch (Character.getType(c)) {
      case Character.MATH_SYMBOL,
          Character.CURRENCY_SYMBOL,
          Character.MODIFIER_SYMBOL,
          Character.OTHER_SYMBOL ->
          true;
      default -> false;
    };
  }
}
