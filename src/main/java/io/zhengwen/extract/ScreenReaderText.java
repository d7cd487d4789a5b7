package io.zhengwen.extract;

import io.zhengwen.page.PageModel;
import io.zhengwen.text.LowerCase;
import java.util.List;
import java.util.Set;
import java.util.StringTokenizer;

/**
 * Finds elements whose text only screen readers read out: their class or style clips them or moves
 * them out of view.
 */
public final class ScreenReaderText {
  /** Ends of the classes that stylesheets and frameworks have for such text. */
  private static final List<String> NAMES =
      List.of(
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
          "assistive-text",
          "a11y-hidden",
          "offscreen",
          "off-screen",
          "clipped",
          "blind");

  /** What such styles do to an element, without spaces. */
  private static final Set<String> CLIPS =
      Set.of("clip:rect(0", "clip:rect(1px", "clip-path:inset(50%");

  private ScreenReaderText() {}

  /** Whether an element is kept from view but not from screen readers. */
  public static boolean isIn(PageModel page, int element) {
    return isIn(page.attr(element, "class"), page.attr(element, "style"));
  }

  /**
   * Whether an element is kept from view but not from screen readers.
   *
   * @param classes its attribute {@code class}; empty if absent
   * @param style its attribute {@code style}; empty if absent
   */
  public static boolean isIn(String classes, String style) {
    StringTokenizer names = new StringTokenizer(classes);
    while (names.hasMoreTokens()) {
      if (isName(LowerCase.of(names.nextToken()))) {
        return true;
      }
    }
    if (style.isEmpty()) {
      return false;
    }
    String declarations = LowerCase.of(style.replace(" ", ""));
    return CLIPS.stream().anyMatch(declarations::contains);
  }

  /** Whether a class is one of the names, perhaps with a prefix such as {@code govuk-}. */
  private static boolean isName(String name) {
    for (String end : NAMES) {
      if (name.endsWith(end) && isPrefix(name, name.length() - end.length())) {
        return name.indexOf(':') < 0 && !name.startsWith("not-");
      }
    }
    return false;
  }

  private static boolean isPrefix(String name, int end) {
    return end == 0 || name.charAt(end - 1) == '-' || name.charAt(end - 1) == '_';
  }
}
