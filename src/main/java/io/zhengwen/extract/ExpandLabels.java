package io.zhengwen.extract;

import io.zhengwen.page.ClassTest;
import io.zhengwen.page.PageModel;
import io.zhengwen.text.LowerCase;
import java.util.List;

/**
 * Finds the labels that unfold a text that is all in the page already, such as {@code Click to
 * expand...} below a long quote: what an element is named after it holds, if no link in it leads
 * anywhere.
 */
final class ExpandLabels {
  /** Ends of the classes of such elements, their letters in lower case; see {@link #isName}. */
  private static final List<String> NAMES =
      List.of("expandlink", "quoteexpand", "expandbutton", "showmore", "readmore");

  private static final int MOST_WORDS = 12;

  /** Elements between a text and the one with the name. */
  private static final int MOST_STEPS = 3;

  private ExpandLabels() {}

  /** The selected texts of such labels. */
  static Selection of(PageModel page, Selection selection) {
    ClassTest named = new ClassTest(page, ExpandLabels::isName);
    Selection.Builder found = new Selection.Builder(page);
    selection.forEach(
        text -> {
          if (isLabel(page, text, named)) {
            found.add(text);
          }
        });
    return found.build();
  }

  private static boolean isName(String classes) {
    if (!classes.contains("xpand") && !classes.contains("ore")) {
      return false;
    }
    String letters = LowerCase.of(classes).replace("-", "").replace("_", "");
    return NAMES.stream()
        .anyMatch(
            name -> {
              int end = letters.indexOf(name) + name.length();
              return end >= name.length()
                  && (end == letters.length() || letters.charAt(end) <= ' ');
            });
  }

  private static boolean isLabel(PageModel page, int text, ClassTest named) {
    int at = page.parent(text);
    for (int steps = 0; steps < MOST_STEPS && at > 0; steps++) {
      if (named.passes(at)) {
        return page.measures().words(at) <= MOST_WORDS && !leadsAway(page, at);
      }
      at = page.parent(at);
    }
    return false;
  }

  private static boolean leadsAway(PageModel page, int element) {
    for (int i = element; i < page.end(element); i++) {
      if (!page.isText(i) && page.tag(i).equals("a") && !page.attr(i, "href").isEmpty()) {
        return true;
      }
    }
    return false;
  }
}
