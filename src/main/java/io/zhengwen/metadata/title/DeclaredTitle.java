package io.zhengwen.metadata.title;

import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.page.PageModel;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A title that the page declares.
 *
 * @param whole as declared; empty if it is too long to be a name
 * @param text without the site's name
 * @param isShown whether a line of the page says just this
 */
record DeclaredTitle(String whole, String text, boolean isShown) {
  /**
   * Reads a declared title by what the page shows.
   *
   * @param labels that are left out
   * @param isSite whether a text is the name of the site
   */
  static DeclaredTitle of(
      String declared, PageHead head, TitleLabels labels, Predicate<String> isSite) {
    if (named(declared).isEmpty()) {
      return new DeclaredTitle("", "", false);
    }
    String title = labels.leftOutOf(declared, rest -> isHeading(rest, head));
    String shown = ShownTitle.of(head.page(), title, isSite);
    if (!shown.isEmpty()) {
      return new DeclaredTitle(title, shown, true);
    }
    TitleParts parts = TitleParts.of(title);
    String text =
        parts.endsBehindColon() && isTopHeading(title, head)
            ? parts.withoutNamedSite(isSite).joined()
            : TitleParts.withoutSite(title, isSite);
    return new DeclaredTitle(title, text, false);
  }

  /** The text if it is short enough to be a name, else an empty one. */
  static String named(String text) {
    return text.length() <= TitleParts.LONGEST ? text : "";
  }

  /** The text up to its first bar, or all of it if the page shows it. */
  String beforeBar() {
    return isShown ? text : TitleParts.of(text).beforeBar();
  }

  /** The text if the page shows it, else an empty one. */
  String shown() {
    return isShown ? text : "";
  }

  /** Whether a heading says what a declared title does without the name of the site. */
  private static boolean isHeading(String title, PageHead head) {
    TitleParts parts = TitleParts.of(title);
    return texts(head.headings().stream(), head.page())
        .anyMatch(text -> text.equals(title) || parts.beginWith(text));
  }

  /** Whether an {@code h1} says just this. */
  private static boolean isTopHeading(String title, PageHead head) {
    PageModel page = head.page();
    return texts(head.headings().stream().filter(i -> page.tag(i).equals("h1")), page)
        .anyMatch(title::equals);
  }

  private static Stream<String> texts(Stream<Integer> headings, PageModel page) {
    return headings.map(
        i ->
            page.measures().chars(i) <= TitleParts.LONGEST
                ? page.text(i, page.end(i), j -> true)
                : "");
  }
}
