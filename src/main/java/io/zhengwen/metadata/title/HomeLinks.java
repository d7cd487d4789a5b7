package io.zhengwen.metadata.title;

import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.page.PageModel;
import io.zhengwen.text.WebAddress;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * What a page's links to the first page of its site say: mostly the name of the site.
 *
 * @param byLetters the names by their letters and digits
 */
record HomeLinks(Map<String, String> byLetters) {
  private static final int LONGEST = 60;

  /** How many links to the first page are read. */
  private static final int MOST_LINKS = 8;

  /** What an address of a site's first page has before and behind the host. */
  private static final Pattern AROUND_HOST = Pattern.compile("^(?:https?:)?//(?:www\\.)?|/$");

  private static final int LONGEST_AROUND = "https://www./".length();

  /** What names of logos and of links home have besides the site's name. */
  private static final Pattern LOGO =
      Pattern.compile(
          "(?i)^(?:logo(?: (?:of|von|de|du|di))?|home) | (?:logo|home|home ?page)$|(?:标志|logo|首页)$");

  /** Reads the links of a page. */
  static HomeLinks of(PageHead head) {
    PageModel page = head.page();
    Map<String, String> names = new LinkedHashMap<>();
    String own = head.location().map(WebAddress::hostWithoutWww).orElse("");
    int links = 0;
    for (int link : head.anchors()) {
      if (links < MOST_LINKS && leadsHome(page.attr(link, "href").strip(), own)) {
        links++;
        names(page, link).forEach(name -> add(LOGO.matcher(name.strip()).replaceAll(""), names));
      }
    }
    names.remove("");
    return new HomeLinks(names);
  }

  private static void add(String text, Map<String, String> names) {
    String name = text.strip();
    if (name.length() <= LONGEST) {
      names.putIfAbsent(NameKey.of(name), name);
    }
  }

  private static boolean leadsHome(String href, String own) {
    return href.equals("/")
        || !own.isEmpty()
            && href.length() > own.length()
            && href.length() <= own.length() + LONGEST_AROUND
            && AROUND_HOST.matcher(href).replaceAll("").equalsIgnoreCase(own);
  }

  /** What a link is named: by its text, its titles, and texts in place of its images. */
  private static List<String> names(PageModel page, int link) {
    List<String> names = new ArrayList<>();
    if (page.measures().chars(link) <= LONGEST) {
      names.add(page.text(link, page.end(link), i -> true));
    }
    names.add(page.attr(link, "title"));
    names.add(page.attr(link, "aria-label"));
    for (int i = link + 1; i < page.end(link); i++) {
      if (!page.isText(i) && page.tag(i).equals("img")) {
        names.add(page.attr(i, "alt"));
      }
    }
    return names;
  }

  /** The names in document order. */
  Collection<String> names() {
    return byLetters.values();
  }

  /** Whether a text is one of the names. */
  boolean isNamed(String text) {
    return byLetters.containsKey(NameKey.of(text));
  }
}
