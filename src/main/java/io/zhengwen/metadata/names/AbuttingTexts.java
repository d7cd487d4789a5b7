package io.zhengwen.metadata.names;

import io.zhengwen.page.PageModel;

/**
 * Tells texts that only the page's style sets apart: words at the end of one element and the
 * beginning of the next, such as {@code <span>By Ann Lee</span><span>Nov 15, 2026</span>}.
 */
public final class AbuttingTexts {
  /** Shorter texts may be letters of one word. */
  private static final int LEAST = 2;

  private static final int FIRST_CJK = 0x2E80;

  private AbuttingTexts() {}

  /**
   * Whether a text begins another word than the text before it ends with, though nothing stands
   * between them.
   *
   * @param before the text node before
   */
  public static boolean areApart(PageModel page, int before, int text) {
    int length = page.textLength(before);
    if (length < LEAST || page.textLength(text) < LEAST) {
      return false;
    }
    char last = page.charAt(before, length - 1);
    char first = page.charAt(text, 0);
    boolean joined =
        Character.isDigit(last) ? !Character.isLowerCase(first) : Character.isLetter(last);
    return joined
        && Character.isLetter(first)
        && first < FIRST_CJK
        && last < FIRST_CJK
        && areSideBySide(page, page.parent(before), page.parent(text));
  }

  private static boolean areSideBySide(PageModel page, int element, int next) {
    return element != next && !page.isWithin(next, element) && !page.isWithin(element, next);
  }
}
