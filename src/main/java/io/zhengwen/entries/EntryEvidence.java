package io.zhengwen.entries;

import io.zhengwen.extract.ExtractedField;
import io.zhengwen.extract.ExtractedRecord;
import io.zhengwen.page.PageModel;
import io.zhengwen.text.quantity.Money;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

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

  final Lines lines;

  /** The links counted, in order. */
  private final int[] linkNodes;

  /** The number of the address that each of these leads to, the same for the same address. */
  private final int[] targets;

  private final Map<Integer, EntryPart> priceOf = new HashMap<>();

  EntryEvidence(PageModel page) {
    this.page = page;
    lines = new Lines(page);
    int n = page.size();
    links = new int[n + 1];
    images = new int[n + 1];
    headings = new int[n + 1];
    numbers = new int[n + 1];
    prices = new int[n + 1];
    linkNodes = new int[n];
    targets = new int[n];
    Map<String, Integer> addresses = new HashMap<>();
    int priced = -1;
    for (int i = 0; i < n; i++) {
      boolean text = page.isText(i);
      boolean link = !text && page.tag(i).equals("a") && leadsAway(i) && !isInSentence(i);
      if (link) {
        linkNodes[links[i]] = i;
        Integer known = addresses.putIfAbsent(href(i), addresses.size());
        targets[links[i]] = known == null ? addresses.size() - 1 : known;
      }
      links[i + 1] = links[i] + (link ? 1 : 0);
      images[i + 1] = images[i] + (!text && page.tag(i).equals("img") ? 1 : 0);
      headings[i + 1] =
          headings[i] + (!text && page.isHeading(i) && page.measures().chars(i) > 0 ? 1 : 0);
      boolean number =
          text && !page.inLink(i) && page.textLength(i) >= SHORTEST_DATE && page.hasDigit(i);
      numbers[i + 1] = numbers[i] + (number ? 1 : 0);
      Optional<EntryPart> price = text && i >= priced ? findPrice(i) : Optional.empty();
      if (price.isPresent()) {
        priceOf.put(i, price.get());
        priced = page.end(price.get().node());
      }
      prices[i + 1] = prices[i] + (price.isPresent() ? 1 : 0);
    }
  }

  /** The price that a text counted among the {@link #prices} shows or is a part of. */
  EntryPart price(int i) {
    return priceOf.get(i);
  }

  /** Finds the text that is a price, or the element that makes one of a number and signs. */
  private Optional<EntryPart> findPrice(int i) {
    if (!page.hasDigit(i) || page.textLength(i) > Money.LONGEST || !page.isVisible(i)) {
      return Optional.empty();
    }
    String text = page.text(i);
    Optional<EntryPart> found = price(i, text);
    int around = text.chars().anyMatch(Character::isLetter) ? -1 : page.parent(i);
    while (found.isEmpty() && around > 0 && page.measures().chars(around) <= Money.LONGEST) {
      found =
          price(around, textOf(around))
              .filter(price -> price.field().text().contains(text.strip()));
      around = page.parent(around);
    }
    return found;
  }

  private static Optional<EntryPart> price(int node, String text) {
    return Money.of(text)
        .map(
            money ->
                new EntryPart(
                    node, new ExtractedField(ExtractedRecord.PRICE, money.text(), money.amount())));
  }

  /** The links of a range of nodes, by their numbers in order. */
  IntStream linksOf(int from, int to) {
    return IntStream.range(links[from], links[to]);
  }

  /** The element of a link by its number. */
  int linkNode(int link) {
    return linkNodes[link];
  }

  /** The number of the address to which a link leads, by the link's number. */
  int target(int link) {
    return targets[link];
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

  /** Where a link's element leads, as the page has it. */
  String href(int link) {
    return page.attr(link, "href").strip();
  }

  private boolean leadsAway(int link) {
    String href = href(link);
    return !href.isEmpty()
        && href.charAt(0) != '#'
        && !href.startsWith("javascript:")
        && !href.startsWith("mailto:")
        && !href.startsWith("tel:");
  }

  /** Whether an element with text stands within a line, and not near its start. */
  boolean isInSentence(int i) {
    return page.measures().chars(i) > 0 && lines.charsBefore(i) > MOST_BEFORE;
  }
}
