package io.zhengwen.method.density;

import io.zhengwen.page.PageModel;
import io.zhengwen.text.LowerCase;
import io.zhengwen.text.TextCleaner;
import io.zhengwen.text.TextCounter;

/**
 * Finds where a page shows its title (SCEDD's step 4). The publication does not say how. We take
 * the heading or other text outside links that covers most of the document's title, or else the
 * first {@code h1}.
 */
final class PageTitle {
  /** A text covers the title if it has at least this share of the title's characters. */
  private static final double COVERS = 0.3;

  private static final int MIN_CHARS = 4;

  /**
   * The number of the title's characters that are compared, because every text is searched for in
   * it.
   */
  private static final int MOST_TITLE_CHARS = 300;

  private PageTitle() {}

  /** Returns the first node after the title and sub-title; 0 if no title is shown. */
  static int end(PageModel page) {
    int title = find(page);
    if (title < 0) {
      return 0;
    }
    int end = page.end(title);
    int next = nextText(page, end);
    return next >= 0 && isSubTitle(page, next) ? page.end(page.parent(next)) : end;
  }

  private static int find(PageModel page) {
    String title = LowerCase.of(beginning(TextCleaner.clean(page.documentTitle())));
    int length = new TextCounter().addAll(title).chars();
    int best = -1;
    int bestChars = (int) Math.max(MIN_CHARS, COVERS * length) - 1;
    int h1 = -1;
    for (int i = 0; i < page.size(); i++) {
      if (h1 < 0 && page.measures().chars(i) > 0 && page.tag(i).equals("h1")) {
        h1 = i;
      }
      if (page.isText(i)
          && page.measures().chars(i) > bestChars
          && page.measures().chars(i) <= length
          && !page.inLink(i)) {
        if (title.contains(LowerCase.of(page.text(i)))) {
          best = i;
          bestChars = page.measures().chars(i);
        }
      }
    }
    return best >= 0 ? best : h1;
  }

  private static String beginning(String title) {
    return title.substring(0, Math.min(MOST_TITLE_CHARS, title.length()));
  }

  private static int nextText(PageModel page, int from) {
    for (int i = from; i < page.size(); i++) {
      if (page.isText(i) && page.measures().chars(i) > 0) {
        return i;
      }
    }
    return -1;
  }

  private static boolean isSubTitle(PageModel page, int text) {
    int p = page.parent(text);
    String name = LowerCase.of(page.attr(p, "class") + " " + page.attr(p, "id"));
    return page.isHeading(p) || name.contains("subtitle") || name.contains("sub-title");
  }
}
