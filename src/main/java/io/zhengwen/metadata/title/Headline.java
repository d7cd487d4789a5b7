package io.zhengwen.metadata.title;

import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.page.PageModel;

/** Finds where the headline stands on a page. */
public final class Headline {
  /** A shorter text may be an item of a menu. */
  private static final int SHORTEST_LINE = 10;

  private Headline() {}

  /** The node of a page's headline; -1 if there is none. */
  public static int node(PageHead head) {
    return node(head, TitleFinder.find(head).headline());
  }

  /**
   * The heading that is the title, or else the first {@code h1}, or else the first text that is the
   * title and no link; -1 if there is none.
   */
  public static int node(PageHead head, String title) {
    PageModel page = head.page();
    int first = -1;
    TokenAgreement wanted = new TokenAgreement(title);
    int headings = 0;
    for (int i : head.headings()) {
      if (page.measures().chars(i) <= TitleParts.LONGEST && headings++ < 200) {
        if (!title.isEmpty() && page.tag(i).charAt(1) <= '3') {
          String text = page.text(i, page.end(i), j -> true);
          int difference = Math.abs(text.length() - title.length());
          boolean alike = 4 * difference <= title.length() + 40;
          if (text.equals(title) || alike && new TokenAgreement(text).f1(wanted) > 0.8) {
            return i;
          }
        }
        if (first < 0 && page.tag(i).equals("h1")) {
          first = i;
        }
      }
    }
    return first >= 0 ? first : text(page, title);
  }

  private static int text(PageModel page, String title) {
    for (int i = 0; i < page.size() && title.length() >= SHORTEST_LINE; i++) {
      if (page.isText(i)
          && page.textLength(i) == title.length()
          && page.isVisible(i)
          && !page.inLink(i)
          && page.text(i).equals(title)) {
        return i;
      }
    }
    return -1;
  }
}
