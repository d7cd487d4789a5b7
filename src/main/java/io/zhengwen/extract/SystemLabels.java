package io.zhengwen.extract;

import io.zhengwen.page.ClassTest;
import io.zhengwen.page.PageModel;
import io.zhengwen.text.LowerCase;
import java.util.Set;
import java.util.StringTokenizer;

/**
 * Finds the lines that publishing systems put around and into texts: those of MediaWiki that lead
 * to the navigation, name the site and are for print ({@code Retrieved from …}), those of DokuWiki
 * that name the page's file and its last change, and the name of the programming language that
 * VitePress shows above code. Not thread-safe.
 */
final class SystemLabels {
  private static final Set<String> NAMES =
      Set.of("mw-jump-link", "printfooter", "docInfo", "pageId");

  private static final String SITE_LINE = "siteSub";
  private static final String LANGUAGE = "lang";
  private static final String OF_LANGUAGE = "language-";

  /** Elements around a text that may be named so. */
  private static final int MOST_STEPS = 4;

  private final PageModel page;
  private final ClassTest named;

  /** Prepares for the texts of a page. */
  SystemLabels(PageModel page) {
    this.page = page;
    named = ClassTest.ofAny(page, NAMES);
  }

  /** Whether a text belongs to such a line. */
  boolean holds(int text) {
    int i = page.parent(text);
    if (i > 0 && page.attr(i, "class").equals(LANGUAGE)) {
      return isLanguage(page.text(text), page.attr(page.parent(i), "class"));
    }
    for (int steps = 0; steps < MOST_STEPS && i > 0; steps++, i = page.parent(i)) {
      if (named.passes(i) || page.id(i).equals(SITE_LINE)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a text is the language that the classes of an element name. */
  private static boolean isLanguage(String text, String classes) {
    StringTokenizer names = new StringTokenizer(classes);
    String language = OF_LANGUAGE + LowerCase.of(text.strip());
    while (names.hasMoreTokens()) {
      if (LowerCase.of(names.nextToken()).equals(language)) {
        return true;
      }
    }
    return false;
  }
}
