package io.zhengwen.method.combined;

import io.zhengwen.method.combined.features.BlockPage;
import io.zhengwen.method.combined.features.NamedParts;
import io.zhengwen.method.combined.names.NameWords;

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

  private NavigationTexts() {}

  /** Sets the probabilities of such blocks to 0, unless one of them is the likeliest of all. */
  static void leaveOut(BlockPage measured, double[] p) {
    boolean[] leads = NamedParts.blocks(measured, NAMES, LEAST_LINK_DENSITY);
    for (int b = 0; b < p.length; b++) {
      leads[b] |= p[b] > LIKELY && isLinkInNav(measured, b);
    }
    LikelierArticle.leaveOut(leads, b -> true, measured.measures.tokens, p);
  }

  private static boolean isLinkInNav(BlockPage measured, int b) {
    return measured.measures.linkDensity[b] >= LEAST_LINK_DENSITY && measured.isWithin(b, "nav");
  }
}
