package io.zhengwen.metadata.title;

import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.page.PageModel;

/** Finds where the headline stands on a page. */
public final class Headline {
  private Headline() {}

  /** The heading that is the title, or else the first {@code h1}; -1 if there is neither. */
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
    return first;
  }
}
