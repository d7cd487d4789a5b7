package io.zhengwen.metadata.title;

import io.zhengwen.metadata.MetadataSource;
import io.zhengwen.metadata.MetadataValue;
import io.zhengwen.metadata.declared.PageHead;
import io.zhengwen.page.PageModel;
import io.zhengwen.text.WebAddress;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Finds the name of a site that does not declare it: the last or first part of the document title
 * that agrees with the host or is what a link to the site's first page says; the last part of a
 * Chinese or Korean one that ends as names of sites and newspapers do; or such a link's words that
 * the host has.
 */
public final class ShownSite {
  private static final int LONGEST = 60;

  /** How many links to the first page are read. */
  private static final int MOST_LINKS = 8;

  private static final Pattern LOOSE_MARKS = Pattern.compile("^[\\s|:•·–—-]+|[\\s|:•·–—-]+$");

  /** What an address of a site's first page has before and behind the host. */
  private static final Pattern AROUND_HOST = Pattern.compile("^(?:https?:)?//(?:www\\.)?|/$");

  private static final int LONGEST_AROUND = "https://www./".length();

  /** Ends of names of sites and newspapers; sections end otherwise. */
  private static final Pattern NAME =
      Pattern.compile(
          "[\\p{IsHan}\\p{IsHangul}\\w]{1,12}(?:网|網|网站|網站|在线|[日晚早时時周商青]报|[日晚早時周商]報|电视台|電視台|일보|신문)");

  /** What names of logos and of links home have besides the site's name. */
  private static final Pattern LOGO =
      Pattern.compile(
          "(?i)^(?:logo(?: (?:of|von|de|du|di))?|home) | (?:logo|home|home ?page)$|(?:标志|logo|首页)$");

  private final PageHead head;
  private final PageModel page;
  private final String title;
  private final HostLabel host;

  private ShownSite(PageHead head, String title) {
    this.head = head;
    this.title = TitleParts.letters(title);
    page = head.page();
    host = HostLabel.of(head.location().map(WebAddress::host).orElse(""));
  }

  /**
   * The name of the site that a page shows.
   *
   * @param title the page's own title, which is not the name; may be empty
   */
  public static Optional<MetadataValue<String>> of(PageHead head, String title) {
    return new ShownSite(head, title).find();
  }

  private Optional<MetadataValue<String>> find() {
    List<String> parts = parts();
    Optional<MetadataValue<String>> named =
        first(parts, host::agreesWith, MetadataSource.TITLE, 0.75);
    if (named.isPresent()) {
      return named;
    }
    Map<String, String> home = linksHome();
    return first(
            parts, part -> home.containsKey(TitleParts.letters(part)), MetadataSource.TITLE, 0.7)
        .or(
            () ->
                first(
                    parts.subList(0, Math.min(1, parts.size())),
                    part -> NAME.matcher(part).matches(),
                    MetadataSource.TITLE,
                    0.65))
        .or(() -> first(List.copyOf(home.values()), host::holds, MetadataSource.TEXT, 0.6));
  }

  private static Optional<MetadataValue<String>> first(
      List<String> names, Predicate<String> fits, MetadataSource source, double confidence) {
    return names.stream()
        .filter(fits)
        .findFirst()
        .map(name -> new MetadataValue<>(name, source, confidence));
  }

  /** The last and the first part of the document title, if it has several. */
  private List<String> parts() {
    List<String> all = TitleParts.of(page.documentTitle()).parts();
    return all.size() < 2
        ? List.of()
        : List.of(all.get(all.size() - 1), all.get(0)).stream()
            .map(part -> LOOSE_MARKS.matcher(part).replaceAll(""))
            .filter(part -> part.length() <= LONGEST && !TitleParts.letters(part).equals(title))
            .toList();
  }

  /** What links to the site's first page are named, by their letters and digits. */
  private Map<String, String> linksHome() {
    Map<String, String> names = new LinkedHashMap<>();
    String own = head.location().map(WebAddress::hostWithoutWww).orElse("");
    head.anchors().stream()
        .filter(link -> leadsHome(page.attr(link, "href").strip(), own))
        .limit(MOST_LINKS)
        .flatMap(link -> names(link).stream())
        .map(name -> LOGO.matcher(name.strip()).replaceAll("").strip())
        .filter(name -> name.length() <= LONGEST)
        .forEach(name -> names.putIfAbsent(TitleParts.letters(name), name));
    names.keySet().removeAll(List.of("", title));
    return names;
  }

  private static boolean leadsHome(String href, String own) {
    return href.equals("/")
        || href.length() <= own.length() + LONGEST_AROUND
            && AROUND_HOST.matcher(href).replaceAll("").equalsIgnoreCase(own);
  }

  /** What a link is named: by its text, its titles, and texts in place of its images. */
  private List<String> names(int link) {
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
}
