package io.zhengwen.metadata.publication;

import io.zhengwen.page.PageModel;
import io.zhengwen.text.CodePoints;

/**
 * Tells the places of dates that are not the page's own by what stands around them, whatever its
 * markup is called: today's date above the site's menus, and dates beside links to other pages.
 */
final class DatePlaces {
  /** A link of so many words, letters or CJK letters is the title of another page. */
  private static final int LEAST_WORDS = 5;

  private static final int LEAST_LETTERS = 28;
  private static final int LEAST_CJK = 10;

  /** A teaser has at most so many characters, and its date is so many elements deep in it. */
  private static final int LONGEST_TEASER = 300;

  private static final int LEVELS = 4;

  /** So many links between a date and the headline below it are menus. */
  private static final int LEAST_LINKS = 6;

  private final PageModel page;
  private final int headline;

  /**
   * Looks at the places of a page.
   *
   * @param headline the node of the headline, or -1: then nothing is told
   */
  DatePlaces(PageModel page, int headline) {
    this.page = page;
    this.headline = headline;
  }

  /** Whether a date in a node is that of the day or of another page. */
  boolean isElsewhere(int node) {
    return headline >= 0 && (isAboveMenus(node) || isInTeaser(node));
  }

  private boolean isAboveMenus(int node) {
    int links = 0;
    for (int i = page.end(node); i < headline && links < LEAST_LINKS; i++) {
      links += page.isText(i) && page.hasWord(i) && page.inLink(i) ? 1 : 0;
    }
    return links >= LEAST_LINKS;
  }

  private boolean isInTeaser(int node) {
    int before = node - 1;
    while (before > 0 && !(page.isText(before) && page.hasWord(before))) {
      before--;
    }
    if (before > 0 && isTitleOfOther(before) || isAboveHeading(node)) {
      return true;
    }
    int at = page.parent(node);
    for (int level = 0; level < LEVELS && at > 0; level++, at = page.parent(at)) {
      if (page.measures().chars(at) > LONGEST_TEASER || page.isWithin(headline, at)) {
        return false;
      }
      for (int i = at; i < page.end(at); i++) {
        if (page.isText(i) && isTitleOfOther(i)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether the next text is a heading that leads to another page. */
  private boolean isAboveHeading(int node) {
    int next = page.end(node);
    while (next < page.size() && !(page.isText(next) && page.hasWord(next))) {
      next++;
    }
    if (next == page.size() || !page.inLink(next) || page.isWithin(next, headline)) {
      return false;
    }
    int at = page.parent(next);
    for (int level = 0; level < LEVELS && at > 0; level++, at = page.parent(at)) {
      if (page.isHeading(at)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a text is a link as long as a title, and not in the headline. */
  private boolean isTitleOfOther(int text) {
    if (!page.inLink(text) || page.isWithin(text, headline)) {
      return false;
    }
    int cjk = 0;
    int words = 1;
    String title = page.text(text);
    for (int i = 0; i < title.length(); i++) {
      cjk += CodePoints.isCjk(title.charAt(i)) ? 1 : 0;
      words += title.charAt(i) == ' ' ? 1 : 0;
    }
    return words >= LEAST_WORDS || title.length() >= LEAST_LETTERS || cjk >= LEAST_CJK;
  }
}
