package io.zhengwen.wrapper.match;

import io.zhengwen.text.CodePoints;
import io.zhengwen.text.LowerCase;
import java.text.Normalizer;

/**
 * The texts of labels, in a form in which case, white space and surrounding punctuation are equal.
 */
public final class LabelText {
  /** The length of the longest text that may be a label, in characters. */
  public static final int LONGEST = 60;

  private LabelText() {}

  /**
   * Returns the form in which labels are compared; empty for a text without letters or digits, or
   * one that is too long.
   */
  public static String of(String text) {
    if (text.length() > LONGEST) {
      return "";
    }
    String folded = LowerCase.of(Normalizer.normalize(text, Normalizer.Form.NFKC));
    int from = 0;
    int to = folded.length();
    while (from < to && !CodePoints.isWord(folded.codePointAt(from))) {
      from += Character.charCount(folded.codePointAt(from));
    }
    while (to > from && !CodePoints.isWord(folded.codePointBefore(to))) {
      to -= Character.charCount(folded.codePointBefore(to));
    }
    StringBuilder out = new StringBuilder(to - from);
    boolean space = false;
    int point;
    for (int i = from; i < to; i += Character.charCount(point)) {
      point = folded.codePointAt(i);
      if (CodePoints.isSpace(point)) {
        space = true;
        continue;
      }
      if (space && !(CodePoints.isCjk(point) && CodePoints.isCjk(last(out)))) {
        out.append(' ');
      }
      space = false;
      out.appendCodePoint(point);
    }
    return out.toString();
  }

  private static int last(StringBuilder text) {
    return text.isEmpty() ? ' ' : text.codePointBefore(text.length());
  }

  /** Whether a text ends with a colon, of any script. */
  public static boolean endsWithColon(String text) {
    int end = text.length();
    while (end > 0 && Character.isWhitespace(text.charAt(end - 1))) {
      end--;
    }
    return end > 0 && isColon(text.charAt(end - 1));
  }

  /** The label that a text begins with, up to a colon; empty if there is none. */
  public static String beginning(String text) {
    int end = afterColon(text);
    return end > 0 && end < text.length() ? of(text.substring(0, end)) : "";
  }

  /** The position after the first colon of a text; 0 if there is none near its beginning. */
  public static int afterColon(String text) {
    for (int i = 1; i < Math.min(text.length(), LONGEST); i++) {
      if (isColon(text.charAt(i))) {
        return i + 1;
      }
    }
    return 0;
  }

  private static boolean isColon(char c) {
    return c == ':' || c == '\uFF1A' || c == '\uFE55';
  }
}
