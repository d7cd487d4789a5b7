package io.zhengwen.metadata.title;

import io.zhengwen.page.Gap;
import io.zhengwen.page.Links;
import io.zhengwen.page.PageModel;
import io.zhengwen.text.WebAddress;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Finds the part of an East Asian document title that readers see as a line of its own.
 *
 * <p>There, bars, dashes and dots stand within headlines as well as between headline, section and
 * site, and either may come first. What stands on the page and between two such marks of the title
 * is the headline: the longest such line, an {@code h1} below it, or the {@code h1} that the title
 * begins with. Lines that are links name sections and sites, unless they lead to the page itself,
 * and so do linked headings below {@code h1} that lead away.
 */
final class ShownTitle {
  /** Marks that mostly stand between headline, section and site. */
  private static final String SEPARATORS = "|｜丨ㅣ»«›‹·•→⋆_-–—－";

  /** Marks at which a headline may begin or end, too. */
  private static final String OTHER_MARKS = "~～―:：/／>＞<＜,，@〖〗【】";

  /** The least share of the title, except for its first part. */
  private static final double LEAST = 1.0 / 3;

  /** The most texts of a line that are read. */
  private static final int MOST_TEXTS = 16;

  private final PageModel page;
  private final String declared;
  private final Predicate<String> isSite;
  private final Unspaced title;
  private String best = "";

  /** Whether what was found is an {@code h1} that is no link. */
  private boolean bestIsTop;

  private ShownTitle(PageModel page, String declared, Predicate<String> isSite) {
    this.page = page;
    this.declared = declared;
    this.isSite = isSite;
    title = new Unspaced(declared);
  }

  /**
   * The part of a declared title that is shown; empty if none is, or the title has one part or is
   * in another script.
   *
   * @param isSite whether a part is the site's name
   */
  static String of(PageModel page, String declared, Predicate<String> isSite) {
    if (!TitleParts.isCjk(declared) || !hasParts(declared)) {
      return "";
    }
    ShownTitle shown = new ShownTitle(page, declared, isSite);
    shown.scan();
    return shown.best;
  }

  private static boolean hasParts(String declared) {
    return declared.chars().anyMatch(c -> c == ' ' || isMark(c));
  }

  private void scan() {
    for (int i = 0; i < page.size(); i++) {
      if (page.isHeading(i)) {
        readHeading(i);
      } else if (page.isText(i)
          && page.isVisible(i)
          && page.gapBefore(i).compareTo(Gap.CELL) >= 0
          && page.textLength(i) > 0
          && page.textLength(i) <= 2 * declared.length()
          && declared.indexOf(page.charAt(i, 0)) >= 0) {
        readLine(i);
      }
    }
  }

  private void readHeading(int heading) {
    if (page.measures().chars(heading) > 2 * declared.length()) {
      return;
    }
    for (int i = heading; i < page.end(heading); i++) {
      if (page.isText(i) && page.isVisible(i)) {
        take(new Unspaced(page.text(i, page.end(heading), j -> true)), i);
        return;
      }
    }
  }

  /** Reads the line that begins with a text, and on over single line breaks. */
  private void readLine(int first) {
    StringBuilder read = new StringBuilder();
    Unspaced line = null;
    int texts = 0;
    for (int i = first; i < page.size(); i++) {
      if (!page.isText(i) || !page.isVisible(i)) {
        continue;
      }
      if (texts > 0 && page.gapBefore(i).compareTo(Gap.CELL) >= 0) {
        take(line, first);
        if (page.gapBefore(i) != Gap.LINE) {
          return;
        }
      }
      page.appendText(i, read);
      texts++;
      line = new Unspaced(read.toString());
      if (texts > MOST_TEXTS || title.indexOf(line, 0) < 0) {
        return;
      }
    }
    take(line, first);
  }

  private void take(Unspaced line, int node) {
    int heading = heading(node);
    if (page.inLink(node) && (heading < 0 || !page.tag(heading).equals("h1") && leadsAway(node))) {
      return;
    }
    String part = part(line);
    boolean isTop =
        heading >= 0 && page.tag(heading).equals("h1") && (!page.inLink(node) || isOwnLink(node));
    boolean isBetter =
        declared.startsWith(best) && bestIsTop
            ? part.startsWith(best) || heading >= 0 && isBeforeSection(part)
            : isTop && !bestIsTop || part.length() > best.length();
    if (isBetter && !part.isEmpty() && !isSite.test(part)) {
      best = part;
      bestIsTop = isTop;
    }
  }

  /**
   * Whether what was found goes on behind a part with a section in angles: {@code Title > News}.
   */
  private boolean isBeforeSection(String part) {
    String rest = best.startsWith(part) ? best.substring(part.length()).strip() : "";
    return !part.isEmpty() && (rest.startsWith(">") || rest.startsWith("<"));
  }

  /** The part of the title that a line is; empty if it is none, or too little of it. */
  private String part(Unspaced line) {
    int length = line.length();
    int from = title.indexOf(line, 0);
    if (length < LEAST * title.length()) {
      boolean isFirst = from == 0 && SEPARATORS.indexOf(title.charAt(length)) >= 0;
      return isFirst ? title.part(0, length) : "";
    }
    while (from >= 0 && !(begins(from) && ends(from + length))) {
      from = title.indexOf(line, from + 1);
    }
    return from < 0 ? "" : title.part(from, from + length);
  }

  private boolean begins(int from) {
    return from == 0 || isMark(title.charAt(from - 1)) || title.isWideSpace(from);
  }

  private boolean ends(int to) {
    return to == title.length() || isMark(title.charAt(to)) || title.isWideSpace(to);
  }

  private static boolean isMark(int c) {
    return SEPARATORS.indexOf(c) >= 0 || OTHER_MARKS.indexOf(c) >= 0;
  }

  /** Whether the link that a node is in leads to the page itself. */
  private boolean isOwnLink(int node) {
    int link = Links.around(page, node);
    return link >= 0
        && page.addresses()
            .absolute(page.attr(link, "href"))
            .filter(page.url()::equals)
            .isPresent();
  }

  /** Whether the link that a node is in leads to another path than the page's own. */
  private boolean leadsAway(int node) {
    Optional<WebAddress> target =
        page.addresses()
            .absolute(page.attr(Links.around(page, node), "href"))
            .flatMap(WebAddress::of);
    return WebAddress.of(page.url())
        .filter(own -> target.filter(other -> !other.path().equals(own.path())).isPresent())
        .isPresent();
  }

  /** The heading that a node is in, or -1. */
  private int heading(int node) {
    int i = node;
    while (i >= 0 && !page.isHeading(i)) {
      i = page.parent(i);
    }
    return i;
  }
}
