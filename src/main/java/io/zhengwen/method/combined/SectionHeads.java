package io.zhengwen.method.combined;

import io.zhengwen.extract.HeadingLinks;
import io.zhengwen.page.Links;
import io.zhengwen.page.PageModel;

/**
 * Adds the headings of sections to a choice that has most of their text and some text right before
 * them. Such a heading is short, and by itself looks like that of a box beside the text.
 */
final class SectionHeads {
  /** Elements between a heading and the block in it. */
  private static final int MOST_STEPS = 3;

  /** Text of more tokens is more than a heading. */
  private static final int MOST_TOKENS = 40;

  /** Among so many visible blocks before a heading, one is kept. */
  private static final int NEAREST = 3;

  private final PageModel page;
  private final KeptBlocks kept;
  private final boolean mayBeLinks;

  /** The first {@code h1}; -1 if it is not known. */
  private int firstTop = -1;

  private SectionHeads(PageModel page, KeptBlocks kept, boolean mayBeLinks) {
    this.page = page;
    this.kept = kept;
    this.mayBeLinks = mayBeLinks;
  }

  /**
   * Adds headings to what is kept.
   *
   * @param mayBeLinks whether headings that are mostly links are those of sections, too, as above
   *     cards and teasers
   */
  static void add(PageModel page, KeptBlocks kept, boolean mayBeLinks) {
    SectionHeads heads = new SectionHeads(page, kept, mayBeLinks);
    int b = 0;
    while (b < kept.size()) {
      int heading = kept.contains(b) || !kept.isVisible(b) ? -1 : heads.headingAround(b);
      int end = b + 1;
      if (heading >= 0 && !heads.isFirst(heading)) {
        end = Math.max(end, kept.firstFrom(b, page.end(heading)));
        if (heads.isAmongKept(b, end) && (mayBeLinks || !heads.isMostlyLinks(heading))) {
          kept.add(b, end);
        }
      }
      b = end;
    }
  }

  /** Whether it is an {@code h1} before which there is none: the headline or the site's name. */
  private boolean isFirst(int heading) {
    if (!page.tag(heading).equals("h1")) {
      return false;
    }
    for (int i = 0; firstTop < 0; i++) {
      firstTop = page.tag(i).equals("h1") ? i : -1;
    }
    return firstTop == heading;
  }

  private boolean isAmongKept(int b, int end) {
    int next = end;
    while (next < kept.size() && (!kept.isVisible(next) || isLinkToHeading(next))) {
      next++;
    }
    return next < kept.size()
        && kept.contains(next)
        && kept.tokens(b, end) <= MOST_TOKENS
        && kept.isBehindKept(b, NEAREST)
        && kept.hasMost(next, endOfSection(next));
  }

  /** Whether a block is in the link to the heading before it. */
  private boolean isLinkToHeading(int b) {
    int link = Links.around(page, kept.start(b));
    return link >= 0 && HeadingLinks.isBehindHeading(page, link);
  }

  /** The first block from one on that is in a heading. */
  private int endOfSection(int from) {
    int end = from;
    while (end < kept.size() && headingAround(end) < 0) {
      end++;
    }
    return end;
  }

  private int headingAround(int b) {
    int i = kept.owner(b);
    for (int steps = 0; steps < MOST_STEPS && i > 0; steps++, i = page.parent(i)) {
      if (page.isHeading(i)) {
        return i;
      }
    }
    return -1;
  }

  private boolean isMostlyLinks(int heading) {
    return 2L * page.measures().linkChars(heading) > page.measures().chars(heading);
  }
}
