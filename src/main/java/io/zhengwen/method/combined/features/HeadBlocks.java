package io.zhengwen.method.combined.features;

import io.zhengwen.metadata.title.TokenAgreement;
import io.zhengwen.method.combined.names.NameFamilies;
import io.zhengwen.method.combined.names.TagClass;

/**
 * The blocks above a page's text that hold its headline and its byline: who wrote it and when.
 *
 * <p>The headline is the block before the first long block of the text, or else before its last
 * block, that agrees with the page's title most; headings, {@code h1} most, are preferred. Bylines
 * are the short blocks between it and the first long block that are named as such.
 *
 * @param headline the headline's block, or -1 if there is none
 * @param byline whether each block is a byline
 */
public record HeadBlocks(int headline, boolean[] byline) {
  private static final double TITLE_LIKE = .5;
  private static final double H1 = .3;
  private static final double HEADING = .1;
  private static final int LONGEST_HEADLINE = 40;
  private static final int LONGEST_BYLINE = 15;

  /**
   * Finds the headline and bylines of a text.
   *
   * @param text whether each block is a part of it
   * @param title the page's title as metadata has it; empty for none
   */
  public static HeadBlocks of(BlockPage page, boolean[] text, String title) {
    BlockMeasures m = page.measures;
    boolean[] byline = new boolean[m.size];
    int firstLong = -1;
    int last = -1;
    for (int b = 0; b < text.length && firstLong < 0; b++) {
      last = text[b] ? b : last;
      firstLong = text[b] && m.isLong[b] ? b : -1;
    }
    int headline = last < 0 ? -1 : headline(page, last, new TokenAgreement(title));
    for (int b = headline + 1; b < firstLong; b++) {
      byline[b] = m.words[b] <= LONGEST_BYLINE && isNamedByline(page.tree, page.element(b));
    }
    return new HeadBlocks(headline, byline);
  }

  private static int headline(BlockPage page, int end, TokenAgreement title) {
    BlockMeasures m = page.measures;
    int headline = -1;
    double most = TITLE_LIKE;
    for (int b = 0; b < end; b++) {
      boolean link = (page.tree.around[page.element(b)] & TagClass.IN_LINK) != 0;
      if (!link && m.words[b] < LONGEST_HEADLINE) {
        int own = page.tree.own[page.element(b)];
        double like =
            new TokenAgreement(page.text(b)).f1(title)
                + ((own & TagClass.H1) != 0 ? H1 : 0)
                + ((own & TagClass.HEADING) != 0 ? HEADING : 0);
        if (like > most) {
          most = like;
          headline = b;
        }
      }
    }
    return headline;
  }

  private static boolean isNamedByline(ElementTree tree, int e) {
    int near = tree.families[e] | (e > 0 ? tree.families[tree.parent[e]] : 0);
    return (near >> NameFamilies.META & 1) != 0;
  }
}
