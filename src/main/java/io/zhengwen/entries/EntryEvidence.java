package io.zhengwen.entries;

import io.zhengwen.page.PageModel;
import io.zhengwen.text.quantity.Money;

/**
 * Where a page shows what entries of a list consist of: sums over the nodes before each node.
 * Read-only after construction.
 */
final class EntryEvidence {
  /** The characters before a link that do not make it a part of a sentence. */
  private static final int MOST_BEFORE = 25;

  private static final int SHORTEST_DATE = 8;

  final PageModel page;

  /** Sums of links to other pages that do not stand within sentences. */
  final int[] links;

  final int[] images;
  final int[] headings;

  /** Sums of texts outside links that may be dates. */
  final int[] numbers;

  /** Sums of texts that show a price. */
  final int[] prices;

  EntryEvidence(PageModel page) {
    this.page = page;
    int n = page.size();
    links = new int[n + 1];
    images = new int[n + 1];
    headings = new int[n + 1];
    numbers = new int[n + 1];
    prices = new int[n + 1];
    int priced = -1;
    for (int i = 0; i < n; i++) {
      boolean text = page.isText(i);
      boolean link = !text && page.tag(i).equals("a") && leadsAway(i) && !isInSentence(i);
      links[i + 1] = links[i] + (link ? 1 : 0);
      images[i + 1] = images[i] + (!text && page.tag(i).equals("img") ? 1 : 0);
      headings[i + 1] =
          headings[i] + (!text && page.isHeading(i) && page.measures().chars(i) > 0 ? 1 : 0);
      boolean number =
          text && !page.inLink(i) && page.textLength(i) >= SHORTEST_DATE && page.hasDigit(i);
      numbers[i + 1] = numbers[i] + (number ? 1 : 0);
      int price = text && i >= priced ? price(i) : -1;
      priced = price < 0 ? priced : page.end(price);
      prices[i + 1] = prices[i] + (price < 0 ? 0 : 1);
    }
  }

  /**
   * The text that is a price, or the element that makes one of a number and the signs around it; -1
   * if there is none.
   */
  int price(int i) {
    if (!page.hasDigit(i) || page.textLength(i) > Money.LONGEST || !page.isVisible(i)) {
      return -1;
    }
    String text = page.text(i);
    if (Money.of(text).isPresent()) {
      return i;
    }
    int around = text.chars().anyMatch(Character::isLetter) ? -1 : page.parent(i);
    while (around > 0 && page.measures().chars(around) <= Money.LONGEST) {
      if (Money.of(textOf(around)).isPresent()) {
        return around;
      }
      around = page.parent(around);
    }
    return -1;
  }

  /** Whether one of the sums grows with a node. */
  static boolean is(int[] sums, int i) {
    return sums[i + 1] > sums[i];
  }

  /** What a range of nodes has of a kind. */
  static int count(int[] sums, int from, int to) {
    return sums[to] - sums[from];
  }

  String textOf(int i) {
    return page.isText(i) ? page.text(i) : page.text(i, page.end(i), j -> true);
  }

  /** Where a link leads, as the page has it. */
  String target(int link) {
    return page.attr(link, "href").strip();
  }

  private boolean leadsAway(int link) {
    String href = target(link);
    return !href.isEmpty()
        && href.charAt(0) != '#'
        && !href.startsWith("javascript:")
        && !href.startsWith("mailto:")
        && !href.startsWith("tel:");
  }

  /** Whether a line has text before an element of it, which holds no lines of its own. */
  boolean isInSentence(int i) {
    for (int j = i + 1; j < page.end(i); j++) {
      if (!page.isText(j) && page.isBlockLevel(j)) {
        return false;
      }
    }
    int before = 0;
    int at = i;
    while (at > 0 && !page.isBlockLevel(at) && before <= MOST_BEFORE) {
      int up = page.parent(at);
      for (int j = page.firstChild(up); j >= 0 && j < at; j = page.nextSibling(j)) {
        boolean breaks = !page.isText(j) && (page.isBlockLevel(j) || page.tag(j).equals("br"));
        before = breaks ? 0 : before + page.measures().chars(j);
      }
      at = up;
    }
    return before > MOST_BEFORE;
  }
}
