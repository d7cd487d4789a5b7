package io.zhengwen.extract;

import io.zhengwen.page.PageModel;

/**
 * Selects a page's visible text except what is certainly boilerplate: navigation, page header and
 * footer, asides, forms, dialogs, share bars, cookie banners, advertisements and menus.
 *
 * <p>A region is boilerplate if its element, ARIA role, class or id says so, or if it is a menu:
 * nearly all of its text is in links, and the links are short. A region that holds a large share of
 * the page's text outside links is always kept, because names can be wrong and some systems wrap
 * the whole page in a form.
 */
public final class BoilerplateFilter {
  /** A region with a greater share of the page's text outside links is kept. */
  private static final double CONTENT_SHARE = 0.3;

  /** The least share of a menu's text that is in links. */
  private static final double MENU_LINK_SHARE = 0.8;

  /** The least number of links in a menu. */
  private static final int MENU_LINKS = 4;

  /** The links of a menu have fewer words than this on average. */
  private static final double MENU_WORDS = 4.5;

  private final PageModel page;
  private final int textOutsideLinks;

  /** The number of links with text before each node. */
  private final int[] links;

  private BoilerplateFilter(PageModel page) {
    this.page = page;
    textOutsideLinks = page.measures().chars(0) - page.measures().linkChars(0);
    links = new int[page.size() + 1];
    for (int i = 0; i < page.size(); i++) {
      boolean link = page.inLink(i) && page.measures().chars(i) > 0 && page.tag(i).equals("a");
      links[i + 1] = links[i] + (link ? 1 : 0);
    }
  }

  /** Selects the text that is left. */
  public static Selection select(PageModel page) {
    return new BoilerplateFilter(page).select();
  }

  private Selection select() {
    Selection.Builder kept = new Selection.Builder(page);
    int i = 0;
    while (i < page.size()) {
      if (page.isText(i)) {
        kept.addRange(i, i + 1);
        i++;
      } else if (page.measures().chars(i) == 0 || i > 0 && isBoilerplate(i) && !holdsContent(i)) {
        i = page.end(i);
      } else {
        i++;
      }
    }
    return kept.build();
  }

  private boolean holdsContent(int i) {
    return page.measures().chars(i) - page.measures().linkChars(i)
        > CONTENT_SHARE * textOutsideLinks;
  }

  private boolean isBoilerplate(int i) {
    String tag = page.tag(i);
    return BoilerplateNames.isTag(tag)
        || tag.equals("header") && isPageHeader(i)
        || BoilerplateNames.isRole(page.attr(i, "role"))
        || BoilerplateNames.isName(page.attr(i, "class"))
        || BoilerplateNames.isName(page.attr(i, "id"))
        || isMenu(i);
  }

  /** Returns whether a header is outside of article, main and section. */
  private boolean isPageHeader(int i) {
    for (int a = page.parent(i); a > 0; a = page.parent(a)) {
      String tag = page.tag(a);
      if (tag.equals("article") || tag.equals("main") || tag.equals("section")) {
        return false;
      }
    }
    return true;
  }

  private boolean isMenu(int i) {
    int count = links[page.end(i)] - links[i];
    return count >= MENU_LINKS
        && page.isBlockLevel(i)
        && page.measures().linkChars(i) >= MENU_LINK_SHARE * page.measures().chars(i)
        && page.measures().words(i) < MENU_WORDS * count;
  }
}
