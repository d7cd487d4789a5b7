package io.zhengwen.extract;

import io.zhengwen.page.Links;
import io.zhengwen.page.PageModel;
import java.util.Locale;
import java.util.Set;

/**
 * Finds the lines that are nothing but a link to the top of the page, such as those between the
 * answers of a long list of questions.
 */
final class TopLinks {
  /**
   * Fragments that lead there, their letters in lower case: the one that HTML defines, and names
   * that pages give to their first element.
   */
  private static final Set<String> FRAGMENTS =
      Set.of("top", "pagetop", "topofpage", "toppage", "totop", "backtotop", "gototop");

  /** Ideographs and kana are words each. */
  private static final int MOST_WORDS = 12;

  /** Elements between a link and its line. */
  private static final int MOST_STEPS = 6;

  private TopLinks() {}

  /** Whether a text stands on such a line, in the link or as a mark beside it. */
  static boolean holds(PageModel page, int text) {
    int link = link(page, text);
    if (link < 0 || !leadsToTop(page.attr(link, "href"))) {
      return false;
    }
    int line = link;
    for (int steps = 0; steps < MOST_STEPS && line > 0 && !page.isBlockLevel(line); steps++) {
      line = page.parent(line);
    }
    int words = page.measures().words(line);
    return page.isBlockLevel(line)
        && !page.isHeading(line)
        && words <= MOST_WORDS
        && words == page.measures().words(link);
  }

  /** The link around a text, or that beside a text without words; -1 if there is none. */
  private static int link(PageModel page, int text) {
    int link = Links.around(page, text);
    if (link >= 0 || page.hasWord(text)) {
      return link;
    }
    int i = page.firstChild(page.parent(text));
    while (i >= 0 && !(page.tag(i).equals("a") && page.measures().words(i) > 0)) {
      i = page.nextSibling(i);
    }
    return i;
  }

  /** Whether an address leads to the top of the page that it stands on. */
  static boolean leadsToTop(String href) {
    if (!href.startsWith("#")) {
      return false;
    }
    String letters = href.substring(1).replace("-", "").replace("_", "").toLowerCase(Locale.ROOT);
    return FRAGMENTS.contains(letters);
  }
}
