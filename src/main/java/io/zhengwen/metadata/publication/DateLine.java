package io.zhengwen.metadata.publication;

import io.zhengwen.metadata.names.AbuttingTexts;
import io.zhengwen.page.Gap;
import io.zhengwen.page.PageModel;

/** Reads lines in which dates may stand. */
final class DateLine {
  private DateLine() {}

  /**
   * The visible text of a line. {@linkplain AbuttingTexts Words of elements side by side}, a number
   * that follows a letter but is a text of its own, and a time that follows a number or is followed
   * by one, are set apart, as the page's style does with {@code <b>Ann</b><i>3/4/2025</i>
   * <i>08:30</i>}.
   */
  static String text(PageModel page, int start, int end) {
    StringBuilder out = new StringBuilder();
    int before = -1;
    for (int i = start; i < end; i++) {
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
    return out.toString();
  }

  private static boolean isGlued(PageModel page, StringBuilder before, int text) {
    if (!Character.isDigit(page.charAt(text, 0))) {
      return false;
    }
    char last = before.charAt(before.length() - 1);
    return Character.isLetter(last)
        || Character.isDigit(last) && (beginsWithTime(page, text) || endsWithTime(before));
  }

  private static boolean endsWithTime(StringBuilder text) {
    int end = text.length();
    return end > 3 && text.charAt(end - 3) == ':' && Character.isDigit(text.charAt(end - 2));
  }

  private static boolean beginsWithTime(PageModel page, int text) {
    return page.textLength(text) > 2
        && (page.charAt(text, 1) == ':' || page.charAt(text, 2) == ':');
  }
}
