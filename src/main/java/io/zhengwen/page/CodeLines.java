package io.zhengwen.page;

import io.zhengwen.text.TextCleaner;

/**
 * Lines of preformatted text that are elements of their own and end with their line break, so that
 * nothing else separates them.
 */
final class CodeLines {
  /** Where the last line ends in the text; -1 if there is none. */
  private int end = -1;

  /** Whether an element begins where a line ended. */
  boolean goOn(String tag, int flags, TextCleaner text) {
    return isLine(tag, flags) && end == text.length();
  }

  /** Whether an element ends as a line does, right behind its text. */
  boolean end(String tag, int flags, TextCleaner text) {
    if (!isLine(tag, flags) || text.codePointBefore(text.length()) != '\n') {
      return false;
    }
    end = text.length();
    return true;
  }

  private static boolean isLine(String tag, int flags) {
    return (flags & Tags.PREFORMATTED) != 0 && (tag.equals("span") || tag.equals("div"));
  }
}
