package io.zhengwen.method.combined;

import io.zhengwen.method.combined.features.BlockPage;
import io.zhengwen.method.combined.features.NamedParts;
import io.zhengwen.method.combined.names.NameWords;
import io.zhengwen.page.PageModel;

/**
 * Takes links to other pages from the blocks that may be an article: those in {@code nav} and in
 * elements named as ways to the next and the previous page, with the beginnings of texts that some
 * systems print in them. Where the article is short, these may be longer than it is.
 */
final class NavigationTexts {
  private static final NameWords NAMES =
      NameWords.of("pagination", "pager", "prev", "previous", "next");

  /** The share of links in such a text; ours. */
  private static final double LEAST_LINK_DENSITY = .5;

  /** Blocks less likely than this are not kept anyway. */
  private static final double LIKELY = .02;

  /** The likeliest block of an article is so likely, and has so many tokens; ours. */
  private static final double ARTICLE = .8;

  private static final int LEAST_TOKENS = 10;

  private NavigationTexts() {}

  /** Sets the probabilities of such blocks to 0, unless one of them is the likeliest of all. */
  static void leaveOut(PageModel page, BlockPage measured, double[] p) {
    boolean[] leads = NamedParts.blocks(measured, NAMES, LEAST_LINK_DENSITY);
    double lead = 0;
    double article = 0;
    for (int b = 0; b < p.length; b++) {
      leads[b] |= p[b] > LIKELY && isLinkInNav(page, measured, b);
      if (leads[b]) {
        lead = Math.max(lead, p[b]);
      } else if (measured.measures.tokens[b] >= LEAST_TOKENS) {
        article = Math.max(article, p[b]);
      }
    }
    for (int b = 0; article >= Math.max(lead, ARTICLE) && b < p.length; b++) {
      p[b] = leads[b] ? 0 : p[b];
    }
  }

  private static boolean isLinkInNav(PageModel page, BlockPage measured, int b) {
    if (measured.measures.linkDensity[b] < LEAST_LINK_DENSITY) {
      return false;
    }
    int around = page.parent(measured.blocks.start(b));
    while (around > 0 && !page.tag(around).equals("nav")) {
      around = page.parent(around);
    }
    return around > 0;
  }
}
