package io.zhengwen.extract;

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

  /**
   * Elements around a text among which its link is looked for, and those from there to its line.
   */
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
    int i = page.parent(text);
    if (page.inLink(text)) {
      for (int steps = 0; steps < MOST_STEPS && i > 0; steps++, i = page.parent(i)) {
        if (page.tag(i).equals("a")) {
          return i;
        }
      }
    } else if (!page.hasWord(text)) {
      for (int child = page.firstChild(i); child >= 0; child = page.nextSibling(child)) {
        if (page.tag(child).equals("a") && page.measures().words(child) > 0) {
          return child;
        }
      }
    }
    return -1;
  }

  private static boolean leadsToTop(String href) {
    if (!href.startsWith("#")) {
      return false;
    }
    String letters = href.substring(1).replaceAll("[-_]", "").toLowerCase(Locale.ROOT);
    return FRAGMENTS.contains(letters);
  }
}
