package io.zhengwen.method.density;

import io.zhengwen.page.PageModel;

/**
 * Counts {@code LC_i} and {@code LT_i} of every element: characters in links, and elements that are
 * links.
 */
final class LinkMeasures {
  private final PageModel page;
  private final int[] linkChars;
  private final int[] linkTags;

  LinkMeasures(PageModel page) {
    this.page = page;
    int n = page.size();
    boolean[] inLink = new boolean[n];
    linkChars = new int[n + 1];
    for (int i = 0; i < n; i++) {
      int p = page.parent(i);
      inLink[i] = p >= 0 && inLink[p] || isLink(page, i);
      linkChars[i + 1] =
          linkChars[i] + (inLink[i] && page.isText(i) ? page.measures().chars(i) : 0);
    }
    linkTags = new int[n];
    for (int i = n - 1; i > 0; i--) {
      if (!page.isText(i) && page.isVisible(i)) {
        boolean counts = isLink(page, i) || isAllLinks(i);
        linkTags[page.parent(i)] += linkTags[i] + (counts ? 1 : 0);
      }
    }
  }

  private static boolean isLink(PageModel page, int i) {
    return switch (page.tag(i)) {
      case "a", "button", "select" -> true;
      default -> false;
    };
  }

  private boolean isAllLinks(int i) {
    return linkTags[i] > 0
        && linkTags[i] == page.measures().tags(i)
        && chars(i) == page.measures().chars(i);
  }

  /** Returns {@code LC_i}. */
  int chars(int i) {
    return linkChars[page.end(i)] - linkChars[i];
  }

  /**
   * Returns {@code LT_i}: link elements below {@code i}, and elements below it whose whole text and
   * elements are links. Other elements inside a link are not counted.
   */
  int tags(int i) {
    return linkTags[i];
  }
}
