package io.zhengwen.extract;

import io.zhengwen.page.ClassTest;
import io.zhengwen.page.Links;
import io.zhengwen.page.PageModel;
import java.util.Set;

/**
 * Finds the links of headings that are not for reading: those to the heading itself, in it or right
 * behind it, such as a pilcrow sign, those to the top of the page, and those to edit a section of a
 * wiki or to show the source of what is documented. Not thread-safe.
 */
public final class HeadingLinks {
  /** What links to the place where they stand show, if not words. */
  private static final String SIGNS = "¶#§🔗⚓\uF0C1";

  /** Classes of links to the heading that they stand in. */
  private static final Set<String> NAMES =
      Set.of(
          "headerlink",
          "header-link",
          "header-anchor",
          "heading-anchor",
          "heading-link",
          "hash-link",
          "anchor",
          "anchor-link",
          "anchorjs-link",
          "permalink");

  /** Elements around a link among which its heading is looked for, or a name around a text. */
  private static final int MOST_STEPS = 6;

  private final PageModel page;
  private final ClassTest named;

  /** Elements that hold links to what a section or a description was made from. */
  private final ClassTest sources;

  /** Prepares for the texts of a page. */
  public HeadingLinks(PageModel page) {
    this.page = page;
    named = ClassTest.ofAny(page, NAMES);
    sources = new ClassTest(page, HeadingLinks::isToSource);
  }

  /** Whether a text belongs to such a link. */
  public boolean holds(int text) {
    boolean inLink = page.inLink(text);
    return (inLink || !page.hasWord(text)) && isToSource(text) || inLink && isToHeading(text);
  }

  /** Whether a text in a link is that of a link to the heading or the place that it stands in. */
  private boolean isToHeading(int text) {
    int link = Links.around(page, text);
    int heading = heading(link);
    return heading >= 0 ? isToHeading(link, heading) : isSign(link) || isBehindHeading(page, link);
  }

  /** Whether an element is a link to the heading that stands right before it. */
  public static boolean isBehindHeading(PageModel page, int link) {
    String href = page.tag(link).equals("a") ? page.attr(link, "href") : "";
    int before = href.startsWith("#") && link > 0 ? elementBefore(page, link) : -1;
    return before >= 0
        && page.isHeading(before)
        && !page.id(before).isEmpty()
        && page.id(before).equals(href.substring(1));
  }

  /** The element right before another in the same parent, texts between them apart, or -1. */
  private static int elementBefore(PageModel page, int element) {
    int parent = page.parent(element);
    int before = element - 1;
    while (before > parent && page.isText(before) && page.parent(before) == parent) {
      before--;
    }
    while (before > parent && page.parent(before) != parent) {
      before = page.parent(before);
    }
    return before > parent ? before : -1;
  }

  private int heading(int link) {
    int i = page.parent(link);
    for (int steps = 0; steps < MOST_STEPS && i > 0; steps++, i = page.parent(i)) {
      if (page.isHeading(i)) {
        return i;
      }
    }
    return -1;
  }

  /**
   * Whether a link in a heading leads to a place, and has no words or, beside others, is named so
   * or leads to the top of the page.
   */
  private boolean isToHeading(int link, int heading) {
    int words = page.measures().words(link);
    String href = page.attr(link, "href");
    return href.contains("#")
        && (words == 0
            || words < page.measures().words(heading)
                && (named.passes(link) || TopLinks.leadsToTop(href)));
  }

  private boolean isSign(int link) {
    return page.measures().words(link) == 0
        && page.attr(link, "href").startsWith("#")
        && SIGNS.contains(page.text(link, page.end(link), i -> true).strip());
  }

  private boolean isToSource(int text) {
    int i = page.parent(text);
    for (int steps = 0; steps < MOST_STEPS && i > 0; steps++, i = page.parent(i)) {
      if (sources.passes(i)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isToSource(String classes) {
    return classes.contains("mw-editsection") || classes.contains("viewcode-link");
  }
}
