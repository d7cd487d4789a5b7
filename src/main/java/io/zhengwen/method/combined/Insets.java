package io.zhengwen.method.combined;

import io.zhengwen.page.PageModel;
import java.util.Set;

/**
 * Adds tables of data, and the rest of lists, to a choice that has text right before and behind
 * them, if they are likely enough. On the page of an article the choice may be of what is likeliest
 * alone, and paragraphs are likelier than what stands between them.
 */
final class Insets {
  private static final Set<String> LISTS = Set.of("ul", "ol", "dl");

  /** Elements between a list or table and a block in it. */
  private static final int MOST_STEPS = 8;

  /** Among so many visible blocks on either side, one is kept. */
  private static final int NEAREST = 3;

  private final PageModel page;
  private final KeptBlocks kept;
  private final double[] p;
  private final boolean lists;

  private Insets(PageModel page, KeptBlocks kept, double[] p, boolean lists) {
    this.page = page;
    this.kept = kept;
    this.p = p;
    this.lists = lists;
  }

  /**
   * Adds tables, and the rest of lists, to what is kept.
   *
   * @param p the probability of each block to be main text
   * @param lists whether the rest of a list is added of which some is kept, as on pages of one text
   */
  static void add(PageModel page, KeptBlocks kept, double[] p, boolean lists) {
    Insets insets = new Insets(page, kept, p, lists);
    int layout = -1;
    int b = 0;
    while (b < kept.size()) {
      int inset = kept.contains(b) || !kept.isVisible(b) ? -1 : insets.around(b);
      int end = b + 1;
      if (inset >= 0 && inset != layout) {
        if (page.tag(inset).equals("table") && !TableRows.isOfData(page, inset)) {
          layout = inset;
        } else {
          end = Math.max(end, kept.firstFrom(b, page.end(inset)));
          insets.consider(inset, kept.firstFrom(0, inset), end);
        }
      }
      b = end;
    }
  }

  private void consider(int inset, int from, int to) {
    if (kept.isLikely(from, to, p)
        && (page.tag(inset).equals("table") || lists && hasKept(from, to) && !hasManyLinks(inset))
        && isAmongKept(inset, from, to)) {
      kept.add(from, to);
    }
  }

  private boolean hasKept(int from, int to) {
    for (int b = from; b < to; b++) {
      if (kept.contains(b)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a third of a list is links: to related texts, or to parts of this one. */
  private boolean hasManyLinks(int list) {
    return 3L * page.measures().linkChars(list) > page.measures().chars(list);
  }

  /** The list or table that a block is in; -1 if there is none. */
  private int around(int b) {
    int i = kept.owner(b);
    for (int steps = 0; steps < MOST_STEPS && i > 0; steps++, i = page.parent(i)) {
      if (page.tag(i).equals("table") || LISTS.contains(page.tag(i))) {
        return i;
      }
    }
    return -1;
  }

  private boolean isAmongKept(int inset, int from, int to) {
    int around = Math.max(0, page.parent(page.parent(inset)));
    return isKept(from - 1, -1, around) && isKept(to, 1, around);
  }

  /** Whether one of the next visible blocks in an element is kept. */
  private boolean isKept(int from, int step, int around) {
    int seen = 0;
    for (int b = from; b >= 0 && b < kept.size() && seen < NEAREST; b += step) {
      if (!page.isWithin(kept.start(b), around)) {
        return false;
      }
      if (kept.isVisible(b)) {
        if (kept.contains(b)) {
          return true;
        }
        seen++;
      }
    }
    return false;
  }
}
