package io.zhengwen.metadata.title;

import io.zhengwen.text.CodePoints;
import java.lang.Character.UnicodeScript;

/**
 * A text without its white space, and where its characters were.
 *
 * <p>Chinese and Japanese have no spaces between words; those within a heading are line breaks that
 * fit its layout, or stand between two clauses.
 */
final class Unspaced {
  private final String whole;
  private final String text;

  /** Where each character was; null if there were no spaces. */
  private final int[] at;

  /** Leaves out the spaces of a text whose white space is collapsed. */
  Unspaced(String whole) {
    this.whole = whole;
    if (whole.indexOf(' ') < 0) {
      text = whole;
      at = null;
      return;
    }
    at = new int[whole.length()];
    StringBuilder kept = new StringBuilder(whole.length());
    for (int i = 0; i < whole.length(); i++) {
      if (whole.charAt(i) != ' ') {
        at[kept.length()] = i;
        kept.append(whole.charAt(i));
      }
    }
    text = kept.toString();
  }

  /** The number of characters. */
  int length() {
    return text.length();
  }

  /** The character at an index. */
  char charAt(int i) {
    return text.charAt(i);
  }

  /** Where another text begins in this one from an index on, spaces apart; -1 if nowhere. */
  int indexOf(Unspaced other, int from) {
    return text.indexOf(other.text, from);
  }

  /** Whether two texts are the same but for spaces. */
  boolean isLike(Unspaced other) {
    return text.equals(other.text);
  }

  /** The characters of {@code [from, to)} with the spaces between them. */
  String part(int from, int to) {
    return whole.substring(at(from), at(to - 1) + 1);
  }

  /** Whether a space is before a character, and beside an ideograph or the like. */
  boolean isWideSpace(int i) {
    return isSpaced(i)
        && (isWide(whole.codePointBefore(at[i] - 1)) || isWide(whole.codePointAt(at[i])));
  }

  private boolean isSpaced(int i) {
    return at != null && i > 0 && at[i] > at[i - 1] + 1;
  }

  private int at(int i) {
    return at == null ? i : at[i];
  }

  /**
   * The text, with no space beside ideographs where another text has none that says the same from
   * an index on.
   */
  String joinedAs(Unspaced other, int from) {
    StringBuilder joined = new StringBuilder();
    for (int i = 0; i < length(); i++) {
      if (isSpaced(i) && (other.isSpaced(from + i) || !isWideSpace(i))) {
        joined.append(' ');
      }
      joined.append(charAt(i));
    }
    return joined.toString();
  }

  private static boolean isWide(int cp) {
    return CodePoints.isCjk(cp) && UnicodeScript.of(cp) != UnicodeScript.HANGUL;
  }
}
