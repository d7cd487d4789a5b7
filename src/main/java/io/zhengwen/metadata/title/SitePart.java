package io.zhengwen.metadata.title;

import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.page.PageModel;
import java.util.List;

/**
 * The part of a document title that names the site by what the page shows, found before the page's
 * own title is: the last part, or else the first, if it agrees with the host or is what a link to
 * the site's first page says, and is not what the page's headings speak of.
 *
 * @param name its letters and digits; empty if there is none
 */
record SitePart(String name) {
  private static final SitePart NONE = new SitePart("");

  private static final int LONGEST = 60;

  /** Headings that are read. */
  private static final int MOST_HEADINGS = 20;

  /** A heading speaks of a part if their token F1 is above this, or all its words are in it. */
  private static final double AGREES = 0.5;

  /** Reads the document title of a page; that of the site's first page is its own. */
  static SitePart of(PageHead head) {
    List<String> parts = TitleParts.of(DeclaredTitle.named(head.page().documentTitle())).parts();
    if (parts.size() < 2 || head.location().filter(own -> !own.isHome()).isEmpty()) {
      return NONE;
    }
    HostLabel host = HostLabel.of(head.location().get().host());
    HomeLinks home = HomeLinks.of(head);
    String last = parts.get(parts.size() - 1);
    String first = parts.get(0);
    boolean isFirst = host.isMostOf(first) || home.isNamed(first);
    boolean isLast = host.isMostOf(last) || home.isNamed(last) || !isFirst && host.agreesWith(last);
    String name = isLast ? last : isFirst ? first : "";
    return name.isEmpty() || name.length() > LONGEST || isHeaded(head, name, home.isNamed(name))
        ? NONE
        : new SitePart(NameKey.of(name));
  }

  /**
   * Whether an {@code h1}, or an {@code h2} if there is none, has the words of a part.
   *
   * @param isLinked whether links to the site's first page say it: such headings do not count
   */
  private static boolean isHeaded(PageHead head, String part, boolean isLinked) {
    PageModel page = head.page();
    TokenAgreement words = new TokenAgreement(part);
    for (String tag : List.of("h1", "h2")) {
      List<TokenAgreement> said =
          head.headings().stream()
              .filter(i -> page.tag(i).equals(tag))
              .limit(MOST_HEADINGS)
              .filter(i -> page.measures().chars(i) <= TitleParts.LONGEST)
              .filter(i -> !(isLinked && isLink(page, i)))
              .map(i -> new TokenAgreement(page.text(i, page.end(i), j -> true)))
              .toList();
      if (!said.isEmpty()) {
        return said.stream().anyMatch(h -> words.isWithin(h) || words.f1(h) > AGREES);
      }
    }
    return false;
  }

  private static boolean isLink(PageModel page, int heading) {
    return page.measures().linkChars(heading, page.end(heading)) == page.measures().chars(heading);
  }

  /** Whether a text is this name. */
  boolean isNamed(String text) {
    return !name.isEmpty() && name.equals(NameKey.of(text));
  }
}
