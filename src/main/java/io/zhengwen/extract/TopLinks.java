package io.zhengwen.extract;

import io.zhengwen.page.Links;
import io.zhengwen.page.PageModel;
import io.zhengwen.text.LowerCase;
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

  /** The selected texts of such lines: those of the link, and marks beside it. */
  static Selection of(PageModel page, Selection selection) {
    Selection.Builder found = new Selection.Builder(page);
    int last = -1;
    boolean isTop = false;
    for (int text = selection.next(0); text >= 0; text = selection.next(text + 1)) {
      int link = Links.around(page, text);
      if (link >= 0 && link != last) {
        last = link;
        isTop = leadsToTop(page.attr(link, "href")) && isAlone(page, link);
        if (isTop && page.measures().words(link) > 0) {
          addMarks(page, page.parent(link), selection, found);
        }
      }
      if (link >= 0 && isTop) {
        found.add(text);
      }
    }
    return found.build();
  }

  /** Whether a link has all the words of its line. */
  private static boolean isAlone(PageModel page, int link) {
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

  private static void addMarks(
      PageModel page, int around, Selection selection, Selection.Builder found) {
    for (int i = page.firstChild(around); i >= 0; i = page.nextSibling(i)) {
      if (page.isText(i) && !page.hasWord(i) && selection.contains(i)) {
        found.add(i);
      }
    }
  }

  /** Whether an address leads to the top of the page that it stands on. */
  static boolean leadsToTop(String href) {
    if (!href.startsWith("#")) {
      return false;
    }
    String letters = LowerCase.of(href.substring(1).replace("-", "").replace("_", ""));
    return FRAGMENTS.contains(letters);
  }
}
