package io.zhengwen.metadata.publication;

import io.zhengwen.metadata.names.AbuttingTexts;
import io.zhengwen.page.Gap;
import io.zhengwen.page.PageModel;

/** Reads lines in which dates may stand. */
final class DateLine {
  /** A line with a date is at most this long. */
  static final int LONGEST = 160;

  /** No date has fewer digits or numerals. */
  static final int FEWEST_DIGITS = 3;

  private DateLine() {}

  /**
   * The visible text of a line. {@linkplain AbuttingTexts Words of elements side by side}, a number
   * that follows a letter but is a text of its own, a count that follows a date's year, and a time
   * that follows a number or is followed by one, are set apart, as the page's style does with
   * {@code <b>Ann</b><i>3/4/2025</i><i>08:30</i><i>5 min</i>}.
   */
  static String text(PageModel page, int start, int end) {
    StringBuilder out = new StringBuilder();
    append(page, start, end, Integer.MAX_VALUE, out);
    return out.toString();
  }

  /** The text node of a line that the character at an index of its text is from. */
  static int node(PageModel page, int start, int end, int index) {
    return append(page, start, end, index, new StringBuilder());
  }

  /** Appends texts up to the one that has the character at an index; returns the last one. */
  private static int append(PageModel page, int start, int end, int index, StringBuilder out) {
    int before = -1;
    for (int i = start; i < end && out.length() <= index; i++) {
      if (page.isText(i) && page.isVisible(i) && page.textLength(i) > 0) {
        if (before >= 0
            && (page.gapBefore(i) != Gap.NONE
                || isGlued(page, out, i)
                || AbuttingTexts.areApart(page, before, i))) {
          out.append(' ');
        }
        page.appendText(i, out);
        before = i;
      }
    }
    return before;
  }

  private static boolean isGlued(PageModel page, StringBuilder before, int text) {
    if (!Character.isDigit(page.charAt(text, 0))) {
      return false;
    }
    char last = before.charAt(before.length() - 1);
    return Character.isLetter(last)
        || Character.isDigit(last)
            && (beginsWithTime(page, text)
                || endsWithTime(before)
                || isCount(page, text) && endsWithYear(before));
  }

  /** Whether a text is a number and a word, such as how many minutes a page takes to read. */
  private static boolean isCount(PageModel page, int text) {
    int i = 0;
    while (i < page.textLength(text) && Character.isDigit(page.charAt(text, i))) {
      i++;
    }
    return i + 1 < page.textLength(text)
        && page.charAt(text, i) == ' '
        && Character.isLetter(page.charAt(text, i + 1));
  }

  /** Whether a text ends with the year of a date, four digits behind a mark or space. */
  private static boolean endsWithYear(StringBuilder text) {
    int from = text.length() - 4;
    return from > 2
        && (text.charAt(from) == '1' && text.charAt(from + 1) == '9'
            || text.charAt(from) == '2' && text.charAt(from + 1) == '0')
        && Character.isDigit(text.charAt(from + 2))
        && " .,/-".indexOf(text.charAt(from - 1)) >= 0;
  }

  private static boolean endsWithTime(StringBuilder text) {
    int end = text.length();
    return end > 3 && text.charAt(end - 3) == ':' && Character.isDigit(text.charAt(end - 2));
  }

  private static boolean beginsWithTime(PageModel page, int text) {
    return page.textLength(text) > 2
        && (page.charAt(text, 1) == ':' || page.charAt(text, 2) == ':');
  }

  /** Whether the starts of texts have so many digits or numerals as a date has at least. */
  static boolean hasDigits(PageModel page, int from, int to) {
    int digits = 0;
    for (int i = from; i < to; i++) {
      if (page.hasDigit(i) || page.hasCjk(i)) {
        int n = Math.min(page.textLength(i), LONGEST);
        for (int c = 0; c < n; c++) {
          char at = page.charAt(i, c);
          boolean digit = at >= '0' && at <= '9' || at > 0x600 && isOtherNumeral(at);
          if (digit && ++digits == FEWEST_DIGITS) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private static boolean isOtherNumeral(char c) {
    return "〇一二三四五六七八九元".indexOf(c) >= 0 || Character.isDigit(c);
  }
}
