package io.zhengwen.method.combined.features;

import io.zhengwen.method.combined.names.NameFamilies;
import io.zhengwen.method.combined.names.TagClass;

/**
 * The blocks above a page's text that hold its headline and its byline: who wrote it and when.
 *
 * <p>The headline is the block before the first long block of the text that is most like the page's
 * title; headings, {@code h1} most, are preferred. Bylines are the short blocks between the two
 * that are named as such.
 *
 * @param headline the headline's block, or -1 if there is none
 * @param byline whether each block is a byline
 */
public record HeadBlocks(int headline, boolean[] byline) {
  private static final double TITLE_LIKE = .3;
  private static final double H1 = .3;
  private static final double HEADING = .1;
  private static final int LONGEST_HEADLINE = 40;
  private static final int LONGEST_BYLINE = 15;

  /** Finds the headline and bylines of a text, of which each block is a part or not. */
  public static HeadBlocks of(BlockPage page, boolean[] text) {
    BlockMeasures m = page.measures;
    boolean[] byline = new boolean[m.size];
    int start = 0;
    while (start < m.size && !(text[start] && m.isLong[start])) {
      start++;
    }
    if (start == m.size) {
      return new HeadBlocks(-1, byline);
    }
    int headline = headline(page, start);
    for (int b = headline + 1; b < start; b++) {
      byline[b] = m.words[b] <= LONGEST_BYLINE && isNamedByline(page.tree, page.element(b));
    }
    return new HeadBlocks(headline, byline);
  }

  private static int headline(BlockPage page, int end) {
    BlockMeasures m = page.measures;
    int headline = -1;
    double most = TITLE_LIKE;
    for (int b = 0; b < end; b++) {
      int own = page.tree.own[page.element(b)];
      double like =
          m.titleJaccard[b]
              + ((own & TagClass.H1) != 0 ? H1 : 0)
              + ((own & TagClass.HEADING) != 0 ? HEADING : 0);
      boolean link = (page.tree.around[page.element(b)] & TagClass.IN_LINK) != 0;
      if (like > most && !link && m.words[b] < LONGEST_HEADLINE) {
        most = like;
        headline = b;
      }
    }
    return headline;
  }

  private static boolean isNamedByline(ElementTree tree, int e) {
    int near = tree.families[e] | (e > 0 ? tree.families[tree.parent[e]] : 0);
    return (near >> NameFamilies.META & 1) != 0;
  }
}
