package io.zhengwen.metadata.places;

import io.zhengwen.page.PageModel;
import io.zhengwen.text.CodePoints;

/**
 * Tells which places of a page belong to its site or to other pages by what stands around them,
 * whatever its markup is called: what is above the site's menus, such as today's date, and the
 * dates and names beside links to other pages.
 */
public final class OtherPages {
  /** A link of so many words, letters or CJK letters is the title of another page. */
  private static final int LEAST_WORDS = 5;

  private static final int LEAST_LETTERS = 28;
  private static final int LEAST_CJK = 10;

  /** A teaser has at most so many characters, and what it says is so many elements deep in it. */
  private static final int LONGEST_TEASER = 300;

  private static final int MOST_NODES_OF_TEASER = 400;
  private static final int LEVELS = 4;

  /** So many links between a text and the headline below it are menus. */
  private static final int LEAST_LINKS = 6;

  /** Nodes without words between a text and its neighbour. */
  private static final int MOST_NODES = 50;

  private final PageModel page;
  private final int headline;
  private final ListLinks lists;

  /** Where so many links above the headline begin that what is before them is above menus. */
  private final int menus;

  /**
   * Looks at the places of a page.
   *
   * @param headline the node of the headline, or -1: then nothing is told
   */
  public OtherPages(PageModel page, int headline) {
    this.page = page;
    this.headline = headline;
    lists = new ListLinks(page);
    menus = menus();
  }

  private int menus() {
    int links = 0;
    int i = headline;
    while (i >= 0 && links < LEAST_LINKS) {
      i--;
      links += i >= 0 && isWords(i) && page.inLink(i) ? 1 : 0;
    }
    return i;
  }

  /** Whether a node is above the menus. */
  public boolean isAboveMenus(int node) {
    return headline >= 0 && page.end(node) <= menus;
  }

  /** Whether a small node is beside a link to another page, as what announces that page. */
  public boolean isInTeaser(int node) {
    if (headline < 0) {
      return false;
    }
    int before = node - 1;
    int first = Math.max(0, node - MOST_NODES);
    while (before > first && !isWords(before)) {
      before--;
    }
    if (before > first && isTitleOfOther(before) || isAboveHeading(node)) {
      return true;
    }
    int at = page.parent(node);
    for (int level = 0; level < LEVELS && at > 0; level++, at = page.parent(at)) {
      if (page.measures().chars(at) > LONGEST_TEASER
          || page.end(at) - at > MOST_NODES_OF_TEASER
          || page.isWithin(headline, at)) {
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

  private boolean isWords(int i) {
    return page.isText(i) && page.hasWord(i);
  }

  /** Whether the next text is a heading that leads to another page. */
  private boolean isAboveHeading(int node) {
    int next = page.end(node);
    int end = Math.min(page.size(), next + MOST_NODES);
    while (next < end && !isWords(next)) {
      next++;
    }
    if (next == end || !page.inLink(next) || page.isWithin(next, headline)) {
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
    boolean isLong = words >= LEAST_WORDS || title.length() >= LEAST_LETTERS || cjk >= LEAST_CJK;
    return isLong && !isInListLink(text);
  }

  private boolean isInListLink(int text) {
    int at = page.parent(text);
    while (at > 0 && !page.tag(at).equals("a")) {
      at = page.parent(at);
    }
    return at > 0 && lists.isListLink(at);
  }
}
