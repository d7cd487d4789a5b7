package io.zhengwen.extract;

import io.zhengwen.page.Links;
import io.zhengwen.page.PageModel;

/**
 * Finds the notes behind the words of links that only screen readers read out, such as {@code
 * (opens in a new tab)}: {@linkplain ScreenReaderText text kept from view} at the end of a link
 * that opens a window.
 */
final class LinkNotes {
  private LinkNotes() {}

  /** Whether a text belongs to such a note. */
  static boolean holds(PageModel page, int text) {
    int link = Links.around(page, text);
    if (link < 0
        || !page.attr(link, "target").equalsIgnoreCase("_blank")
        || page.measures().words(link, text) == 0) {
      return false;
    }
    int i = page.parent(text);
    while (i > link && !ScreenReaderText.isIn(page, i)) {
      i = page.parent(i);
    }
    return i > link;
  }
}
