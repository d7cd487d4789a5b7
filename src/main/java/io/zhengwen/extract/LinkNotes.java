package io.zhengwen.extract;

import io.zhengwen.page.Links;
import io.zhengwen.page.PageModel;
import java.util.Locale;
import java.util.Set;
import java.util.StringTokenizer;

/**
 * Finds the notes behind the words of links that only screen readers read out, such as {@code
 * (opens in a new tab)}: text in an element that is hidden from view by its class or style, at the
 * end of a link that opens a window.
 */
final class LinkNotes {
  /** Ends of the classes that stylesheets and frameworks have for such text. */
  private static final Set<String> NAMES =
      Set.of(
          "sr-only",
          "visually-hidden",
          "visuallyhidden",
          "hidden-visually",
          "screen-reader",
          "screen-reader-only",
          "screen-reader-text",
          "screenreader",
          "screenreader-only",
          "element-invisible",
          "clipped");

  /** What such styles do to an element, without spaces. */
  private static final Set<String> CLIPS =
      Set.of("clip:rect(0", "clip:rect(1px", "clip-path:inset(50%");

  private LinkNotes() {}

  /** Whether a text belongs to such a note. */
  static boolean holds(PageModel page, int text) {
    int link = Links.around(page, text);
    if (link < 0
        || !page.attr(link, "target").equalsIgnoreCase("_blank")
        || page.measures().words(link, text) == 0) {
      return false;
    }
    int i = page.parent(text);
    while (i > link && !isHidden(page, i)) {
      i = page.parent(i);
    }
    return i > link;
  }

  private static boolean isHidden(PageModel page, int i) {
    StringTokenizer classes = new StringTokenizer(page.attr(i, "class"));
    while (classes.hasMoreTokens()) {
      if (isName(classes.nextToken().toLowerCase(Locale.ROOT))) {
        return true;
      }
    }
    String style = page.attr(i, "style").replace(" ", "").toLowerCase(Locale.ROOT);
    return CLIPS.stream().anyMatch(style::contains);
  }

  /** Whether a class is one of the names, perhaps with a prefix such as {@code govuk-}. */
  private static boolean isName(String name) {
    return !name.contains(":")
        && !name.startsWith("not-")
        && NAMES.stream()
            .anyMatch(n -> name.endsWith(n) && (name.length() == n.length() || isPrefix(name, n)));
  }

  private static boolean isPrefix(String name, String end) {
    return "-_".indexOf(name.charAt(name.length() - end.length() - 1)) >= 0;
  }
}
