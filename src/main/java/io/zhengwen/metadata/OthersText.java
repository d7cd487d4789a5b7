package io.zhengwen.metadata;

import io.zhengwen.extract.Selection;
import io.zhengwen.metadata.PageHead.Property;
import io.zhengwen.page.PageModel;
import java.util.BitSet;
import java.util.List;
import java.util.Set;

/**
 * What others than a page's authors wrote on it: readers' comments and, as microdata, reviews. Its
 * authors and dates are not the page's.
 */
final class OthersText {
  private static final Set<String> NAMES = Set.of("review", "reviews");

  /** A single review is the page's own text unless it has less than this share of all. */
  private static final double MOST = 1.0 / 3;

  private final PageModel page;
  private final Selection comments;
  private final BitSet reviews = new BitSet();

  /** Finds it among comments and the elements that microdata name. */
  OthersText(PageModel page, Selection comments, List<Property> properties) {
    this.page = page;
    this.comments = comments;
    List<Integer> nodes =
        properties.stream()
            .filter(property -> property.node() >= 0 && NAMES.contains(property.name()))
            .map(Property::node)
            .toList();
    for (int node : nodes) {
      if (nodes.size() > 1 || page.measures().chars(node) < MOST * page.measures().chars(0)) {
        reviews.set(node, page.end(node));
      }
    }
  }

  /** Whether a node belongs to it: by its first visible text, if it is an element. */
  boolean holds(int node) {
    if (node < 0 || comments.isEmpty() && reviews.isEmpty()) {
      return false;
    }
    int text = node;
    while (text < page.end(node) && !(page.isText(text) && page.isVisible(text))) {
      text++;
    }
    return reviews.get(node) || comments.contains(text);
  }
}
