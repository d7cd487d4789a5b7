package io.zhengwen.extract.markup;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Collects the text, links, images and inline elements of one paragraph, heading or cell.
 *
 * <p>Emphasis is marked where CommonMark reads the marks as such. It does not if punctuation stands
 * between a mark and a letter on its other side, as in {@code **重要：**内容}; the mark then moves to
 * the other side of the punctuation. Of emphasis within emphasis the outer is marked.
 */
final class MarkdownLines {
  private record Emphasis(String mark, int start, int end) {}

  private final StringBuilder text = new StringBuilder();

  /** The characters that are marks, not text. */
  private final BitSet marks = new BitSet();

  private final List<Emphasis> emphases = new ArrayList<>();
  private Element emphasis;
  private int emphasisStart;
  private StringBuilder code;

  /** The last code and where it stands, since code right after it must go on in it. */
  private String lastCode = "";

  private int lastCodeStart;
  private int lastCodeEnd = -1;

  /** Appends text, escaped. */
  void text(String string) {
    if (code != null) {
      code.append(string);
    } else {
      MarkdownText.append(string, text);
    }
  }

  /** Appends a mark. */
  void mark(String mark) {
    if (code == null) {
      marks.set(text.length(), text.length() + mark.length());
      text.append(mark);
    }
  }

  /** Appends a space to code, or else a mark. */
  void lineBreak(String mark) {
    if (code != null) {
      code.append(' ');
    } else {
      mark(mark);
    }
  }

  void openEmphasis(Element element) {
    if (emphasis == null && code == null) {
      emphasis = element;
      emphasisStart = text.length();
    }
  }

  void closeEmphasis(Element element) {
    if (emphasis == element) {
      emphases.add(new Emphasis(markOf(element.kind()), emphasisStart, text.length()));
      emphasis = null;
    }
  }

  private static String markOf(Kind kind) {
    return switch (kind) {
      case STRONG -> "**";
      case DELETED -> "~~";
      default -> "*";
    };
  }

  void openCode() {
    code = new StringBuilder();
    if (lastCodeEnd == text.length()) {
      code.append(lastCode);
      text.setLength(lastCodeStart);
      marks.clear(lastCodeStart, lastCodeEnd);
      emphases.removeIf(e -> e.end == lastCodeEnd);
      if (emphasis != null && emphasisStart == lastCodeEnd) {
        emphasis = null;
      }
    }
  }

  void closeCode() {
    lastCode = code.toString();
    lastCodeStart = text.length();
    code = null;
    String fence = MarkdownText.fence(lastCode, 1);
    boolean padded =
        lastCode.startsWith("`")
            || lastCode.endsWith("`")
            || lastCode.startsWith(" ") && lastCode.endsWith(" ") && !lastCode.isBlank();
    mark(padded ? fence + " " + lastCode + " " + fence : fence + lastCode + fence);
    lastCodeEnd = text.length();
  }

  boolean isEmpty() {
    return text.isEmpty();
  }

  /** What was collected, with emphasis marked. */
  String take() {
    StringBuilder out = new StringBuilder();
    int from = 0;
    int previousEnd = -1;
    for (Emphasis e : emphases) {
      int start = movedStart(e);
      int end = movedEnd(e);
      if (start >= 0 && end > start && start > previousEnd) {
        out.append(text, from, start).append(e.mark).append(text, start, end).append(e.mark);
        from = end;
        previousEnd = end;
      }
    }
    return out.append(text, from, text.length()).toString();
  }

  /** Where the opening mark goes; -1 if nowhere. */
  private int movedStart(Emphasis e) {
    int start = e.start;
    while (start < e.end) {
      boolean space = Character.isWhitespace(text.charAt(start));
      if (!space && (!isPunctuation(start) || start == 0 || isSpaceOrPunctuation(start - 1))) {
        return start;
      }
      if (marks.get(start)) {
        return -1;
      }
      start += text.charAt(start) == '\\' ? 2 : Character.charCount(text.codePointAt(start));
    }
    return -1;
  }

  /** Where the closing mark goes; -1 if nowhere. */
  private int movedEnd(Emphasis e) {
    int end = e.end;
    while (end > e.start) {
      boolean space = Character.isWhitespace(text.charAt(end - 1));
      if (!space
          && (!isPunctuation(end - 1) || end == text.length() || isSpaceOrPunctuation(end))) {
        return end;
      }
      if (marks.get(end - 1)) {
        return -1;
      }
      end -= Character.charCount(text.codePointBefore(end));
      end -= backslashes(e.start, end) % 2;
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
        ? text.codePointAt(i - 1)
        : text.codePointAt(i);
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
