package io.zhengwen.method.combined;

import io.zhengwen.method.combined.features.BlockPage;
import io.zhengwen.page.PageModel;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Takes teasers of other pages from the blocks that may be an article: {@code article} elements
 * side by side, the heading of each of which is a link, on pages whose own text stands in such an
 * element, too. Where the article is short, they may be longer than it is.
 */
final class TeaserCards {
  /** So many such elements stand side by side. */
  private static final int LEAST_CARDS = 2;

  private TeaserCards() {}

  /** Sets the probabilities of such blocks to 0, unless one of them is the likeliest of all. */
  static void leaveOut(PageModel page, BlockPage measured, double[] p) {
    LikelierArticle.leaveOut(
        blocksInCards(page, measured),
        b -> measured.isWithin(b, "article"),
        measured.measures.tokens,
        p);
  }

  private static boolean[] blocksInCards(PageModel page, BlockPage measured) {
    boolean[] in = new boolean[measured.size];
    int[] parents = parentsOfCards(page);
    if (parents.length == 0) {
      return in;
    }
    for (int b = 0; b < in.length; b++) {
      int around = page.parent(measured.blocks.start(b));
      while (around > 0 && !in[b]) {
        in[b] =
            page.tag(around).equals("article")
                && Arrays.binarySearch(parents, page.parent(around)) >= 0
                && isCard(page, around);
        around = page.parent(around);
      }
    }
    return in;
  }

  /** The elements with several cards, in the order of the page. */
  private static int[] parentsOfCards(PageModel page) {
    Map<Integer, Integer> cards = new HashMap<>();
    for (int i = 1; i < page.size(); i++) {
      if (page.tag(i).equals("article") && isCard(page, i)) {
        cards.merge(page.parent(i), 1, Integer::sum);
      }
    }
    return cards.entrySet().stream()
        .filter(entry -> entry.getValue() >= LEAST_CARDS)
        .mapToInt(Map.Entry::getKey)
        .sorted()
        .toArray();
  }

  /** Whether the first heading of an element is a link and nothing else. */
  private static boolean isCard(PageModel page, int article) {
    for (int i = article + 1; i < page.end(article); i++) {
      if (page.isHeading(i)) {
        int chars = page.measures().chars(i);
        return chars > 0 && page.measures().linkChars(i) == chars;
      }
    }
    return false;
  }
}
