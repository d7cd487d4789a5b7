package io.zhengwen.extract.markup;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;

/**
 * Collects the text, links, images and inline elements of one paragraph, heading or cell.
 *
 * <p>Emphasis is marked where CommonMark reads the marks as such. It does not if punctuation stands
 * between a mark and a letter on its other side, as in {@code **重要：**内容}; the mark then moves to
 * the other side of the punctuation.
 */
final class MarkdownLines {
  private final StringBuilder text = new StringBuilder();

  /** The characters that are marks, not text. */
  private final BitSet marks = new BitSet();

  /** Those that are closed, inner ones before outer ones. */
  private final List<Emphasis> emphases = new ArrayList<>();

  private final Deque<OpenEmphasis> open = new ArrayDeque<>();
  private StringBuilder code;

  /** The last code and where it stands, since code right after it must go on in it. */
  private String lastCode = "";

  private int lastCodeStart;
  private int lastCodeEnd = -1;

  private record OpenEmphasis(Element element, int start) {}

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
    if (code == null) {
      open.push(new OpenEmphasis(element, text.length()));
    }
  }

  void closeEmphasis(Element element) {
    if (!open.isEmpty() && open.element().element == element) {
      emphases.add(Emphasis.of(element.kind(), open.pop().start, text.length()));
    }
  }

  void openCode() {
    code = new StringBuilder();
    if (lastCodeEnd == text.length()) {
      code.append(lastCode);
      text.setLength(lastCodeStart);
      marks.clear(lastCodeStart, lastCodeEnd);
      emphases.removeIf(e -> e.end() == lastCodeEnd);
      open.removeIf(e -> e.start == lastCodeEnd);
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
    EmphasisMarks emphasis = new EmphasisMarks(text, marks);
    emphases.stream().sorted(Emphasis.OUTER_FIRST).forEach(emphasis::place);
    StringBuilder out = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      emphasis.append(i, out);
      if (isTakenForImage(i) && !emphasis.isAt(i + 1)) {
        out.append('\\');
      }
      out.append(text.charAt(i));
    }
    emphasis.append(text.length(), out);
    return out.toString();
  }

  /** Whether an exclamation mark of the text stands before a link. */
  private boolean isTakenForImage(int i) {
    return text.charAt(i) == '!' && !marks.get(i) && marks.get(i + 1) && text.charAt(i + 1) == '[';
  }
}
