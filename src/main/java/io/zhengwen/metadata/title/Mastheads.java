package io.zhengwen.metadata.title;

import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.page.PageModel;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Headings at the head of all pages of a site, a book or a section, which say its name: they are
 * what the document title ends in, and another heading is what it begins with.
 *
 * @param names letters and digits of the headings
 * @param title the document title without the first of these names and what follows it, such as a
 *     slogan; one at the end is left in
 */
record Mastheads(Set<String> names, String title) {
  /** Headings that are read. */
  private static final int MOST_HEADINGS = 50;

  /** A heading is what the document title begins with if their token F1 is above this. */
  private static final double AGREES = 0.8;

  /** The words of the address say a heading if they agree with it better than this. */
  private static final double ADDRESS_AGREES = 0.5;

  /**
   * Reads the headings of a page. What its address says is its own title.
   *
   * @param site knows the names of the site by which document titles begin, too
   */
  static Mastheads of(PageHead head, SiteNames site) {
    String title = head.page().documentTitle();
    TitleParts parts = TitleParts.of(DeclaredTitle.named(title));
    if (parts.parts().size() < 2) {
      return new Mastheads(Set.of(), title);
    }
    int end = parts.parts().size();
    Set<String> names = new HashSet<>();
    List<Integer> read = headings(head);
    TokenAgreement address = new TokenAgreement(AddressWords.of(head.location()));
    for (int i = 0; i < read.size(); i++) {
      String text = text(head.page(), read.get(i));
      int from = head.page().tag(read.get(i)).equals("h1") ? indexOf(parts, text) : -1;
      if (from > 0
          && new TokenAgreement(text).f1(address) <= ADDRESS_AGREES
          && isSaid(before(parts, from), head, read, i, site)) {
        names.add(NameKey.of(text));
        boolean isLast = NameKey.of(parts.from(from).joined()).equals(NameKey.of(text));
        end = isLast ? end : Math.min(end, from);
      }
    }
    return new Mastheads(names, end < parts.parts().size() ? before(parts, end).joined() : title);
  }

  private static TitleParts before(TitleParts parts, int end) {
    return new TitleParts(parts.parts().subList(0, end), parts.separators().subList(0, end - 1));
  }

  /** The part from which on one or more are the letters of a text; -1 if there is none. */
  private static int indexOf(TitleParts parts, String text) {
    String letters = NameKey.of(text);
    for (int from = 0; from < parts.parts().size() && !letters.isEmpty(); from++) {
      StringBuilder read = new StringBuilder();
      for (int to = from; to < parts.parts().size() && read.length() < letters.length(); to++) {
        read.append(NameKey.of(parts.parts().get(to)));
        if (read.toString().equals(letters)) {
          return from;
        }
      }
    }
    return -1;
  }

  private static List<Integer> headings(PageHead head) {
    PageModel page = head.page();
    List<Integer> found = new ArrayList<>();
    for (int heading : head.headings()) {
      if (found.size() < MOST_HEADINGS
          && page.tag(heading).charAt(1) <= '3'
          && page.measures().chars(heading) <= TitleParts.LONGEST) {
        found.add(heading);
      }
    }
    return found;
  }

  /** Whether another {@code h1}, or a lower heading behind it, says the first of some parts. */
  private static boolean isSaid(
      TitleParts first, PageHead head, List<Integer> headings, int at, SiteNames site) {
    List<TokenAgreement> titles = new ArrayList<>();
    for (int to = 1; to <= first.parts().size(); to++) {
      String title = before(first, to).joined();
      if (!site.hold(title)) {
        titles.add(new TokenAgreement(title));
      }
    }
    for (int i = 0; i < headings.size(); i++) {
      if (i > at || i < at && head.page().tag(headings.get(i)).equals("h1")) {
        TokenAgreement heading = new TokenAgreement(text(head.page(), headings.get(i)));
        if (titles.stream().anyMatch(title -> title.f1(heading) > AGREES)) {
          return true;
        }
      }
    }
    return false;
  }

  private static String text(PageModel page, int heading) {
    return page.text(heading, page.end(heading), j -> true);
  }

  /** Whether a text is such a name. */
  boolean isNamed(String text) {
    return !names.isEmpty() && names.contains(NameKey.of(text));
  }
}
