package io.zhengwen.metadata.title;

import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.page.PageModel;
import io.zhengwen.text.Addresses;
import io.zhengwen.text.WebAddress;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The names of the places that a page is in, such as the board of a thread: headings that are links
 * to an address above the page's own, or that are the logo of the site. A link that says the page's
 * title, which its document title begins with and an {@code h1} says without a link, names none: so
 * books on the web head their chapters.
 *
 * @param names letters and digits of the headings and of the addresses, in lower case
 */
record PlacesAbove(Set<String> names) {
  /** Classes and ids of headings that are logos. */
  private static final Set<String> LOGOS =
      Set.of("logo", "site-logo", "site-title", "site-name", "navbar-brand");

  private static final Pattern SPACES = Pattern.compile("\\s+");

  /** A page that stands for the folder it is in. */
  private static final Pattern INDEX = Pattern.compile("/index\\.\\w{3,5}$");

  /** The words of a heading and of an address agree if their token F1 is above this. */
  private static final double AGREES = 0.5;

  /** Reads the headings of a page. */
  static PlacesAbove of(PageHead head) {
    PageModel page = head.page();
    Addresses addresses = page.addresses();
    Set<String> names = new HashSet<>();
    for (int heading : head.headings()) {
      int link = onlyLink(page, heading);
      if (link >= 0 && isLogo(page, heading, link)) {
        names.add(NameKey.of(page.text(link, page.end(link), i -> true)));
      }
      Optional<WebAddress> target =
          link < 0 || head.location().isEmpty()
              ? Optional.empty()
              : addresses.absolute(page.attr(link, "href")).flatMap(WebAddress::of);
      target
          .filter(place -> head.location().filter(own -> isAbove(place, own)).isPresent())
          .filter(place -> !isInAddress(page.text(link, page.end(link), i -> true), head))
          .filter(place -> !isTitle(page.text(link, page.end(link), i -> true), head))
          .ifPresent(
              place -> {
                names.add(NameKey.of(page.text(link, page.end(link), i -> true)));
                names.add(NameKey.of(place.path()));
              });
    }
    names.remove("");
    return new PlacesAbove(names);
  }

  /** Whether a text is the name of such a place, or its path. */
  boolean isNamed(String text) {
    return !names.isEmpty() && names.contains(NameKey.of(text));
  }

  private static boolean isAbove(WebAddress place, WebAddress own) {
    String folder = INDEX.matcher(place.path()).replaceFirst("/");
    String path = folder.endsWith("/") ? folder : folder + "/";
    return place.host().equals(own.host())
        && place.query().isEmpty()
        && own.path().length() > path.length()
        && own.path().startsWith(path);
  }

  /** Whether the last part of the page's address says what a heading does, as on wikis. */
  private static boolean isInAddress(String heading, PageHead head) {
    String words = AddressWords.of(head.location());
    return new TokenAgreement(words).f1(new TokenAgreement(heading)) > AGREES;
  }

  /** Whether the document title begins with a text and an {@code h1} without a link says it. */
  private static boolean isTitle(String text, PageHead head) {
    PageModel page = head.page();
    return TitleParts.of(DeclaredTitle.named(page.documentTitle())).beginWith(text)
        && head.headings().stream()
            .filter(i -> page.tag(i).equals("h1") && page.measures().linkChars(i) == 0)
            .filter(i -> page.measures().chars(i) <= TitleParts.LONGEST)
            .anyMatch(
                i -> NameKey.of(page.text(i, page.end(i), j -> true)).equals(NameKey.of(text)));
  }

  private static boolean isLogo(PageModel page, int heading, int link) {
    return page.attr(link, "rel").equals("home")
        || isLogo(page.id(heading))
        || isLogo(page.attr(heading, "class"))
        || isLogo(page.id(link))
        || isLogo(page.attr(link, "class"));
  }

  private static boolean isLogo(String names) {
    if (!names.isEmpty()) {
      for (String name : SPACES.split(names)) {
        if (LOGOS.contains(name)) {
          return true;
        }
      }
    }
    return false;
  }

  /** The link that holds all text of a heading; -1 if there is none. */
  private static int onlyLink(PageModel page, int heading) {
    for (int i = heading + 1; i < page.end(heading); i++) {
      if (page.tag(i).equals("a")) {
        return page.measures().chars(i) == page.measures().chars(heading) ? i : -1;
      }
    }
    return -1;
  }
}
