package io.zhengwen.metadata.title;

import io.zhengwen.page.PageModel;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The title that a program which makes no heading of it styles as one: word processors ({@code
 * p.MsoTitle} of Word, {@code p.title} of Google Docs and LibreOffice) and Doxygen ({@code
 * div.title}).
 */
final class StyledTitle {
  /** What Word calls the style; nobody else does. */
  private static final String WORD = "msotitle";

  private static final String TITLE = "title";

  private static final Set<String> TAGS = Set.of("p", "div");

  private StyledTitle() {}

  /**
   * The styled title of a page; empty if there is none, several, or one in a link.
   *
   * @param declared what the page declares as its title; a title that is not Word's is a part of
   *     it, but not the last of several, unless it is empty
   */
  static Optional<String> of(PageModel page, String declared) {
    int found = -1;
    for (int i = 0; i < page.size(); i++) {
      if (!page.isText(i) && TAGS.contains(page.tag(i)) && isTitle(page, i)) {
        if (found >= 0) {
          return Optional.empty();
        }
        found = i;
      }
    }
    return found < 0 ? Optional.empty() : read(page, found, declared);
  }

  private static boolean isTitle(PageModel page, int i) {
    String name = page.className(page.classOf(i));
    return (name.contains(TITLE) || name.contains("Title"))
        && Arrays.stream(name.split("\\s+"))
            .anyMatch(word -> word.equals(TITLE) || word.equalsIgnoreCase(WORD))
        && page.measures().chars(i) > 0;
  }

  private static Optional<String> read(PageModel page, int element, String declared) {
    if (page.measures().chars(element) > TitleParts.LONGEST
        || page.measures().linkChars(element, page.end(element)) > 0) {
      return Optional.empty();
    }
    String text = page.text(element, page.end(element), j -> true);
    boolean isWords = page.className(page.classOf(element)).equalsIgnoreCase(WORD);
    return isWords
            || declared.isEmpty()
            || new TokenAgreement(text).isWithin(new TokenAgreement(declared))
                && !isLastPart(text, declared)
        ? Optional.of(text)
        : Optional.empty();
  }

  /** Whether a text is what a declared title names last, the site. */
  private static boolean isLastPart(String text, String declared) {
    List<String> parts = TitleParts.of(declared).parts();
    return parts.size() > 1 && NameKey.of(parts.get(parts.size() - 1)).equals(NameKey.of(text));
  }
}
