package io.zhengwen.metadata.declared;

import io.zhengwen.extract.Selection;
import io.zhengwen.metadata.declared.PageHead.Property;
import io.zhengwen.page.PageModel;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Set;

/**
 * What others than a page's authors wrote on it: readers' comments and, as microdata, reviews and
 * answers to a question. Its authors and dates are not the page's.
 */
public final class OthersText {
  private static final Set<String> REVIEWS = Set.of("review", "reviews");

  private static final Set<String> ANSWERS = Set.of("acceptedanswer", "suggestedanswer");

  /** A single review is the page's own text unless it has less than this share of all. */
  private static final double MOST = 1.0 / 3;

  private final PageModel page;
  private final Selection comments;
  private final BitSet marked = new BitSet();

  /** Finds it among comments and the elements that microdata name. */
  OthersText(PageModel page, Selection comments, List<Property> properties) {
    this.page = page;
    this.comments = comments;
    List<Integer> nodes = named(REVIEWS, properties);
    for (int node : nodes) {
      if (nodes.size() > 1 || page.measures().chars(node) < MOST * page.measures().chars(0)) {
        marked.set(node, page.end(node));
      }
    }
    named(ANSWERS, properties).forEach(node -> marked.set(node, page.end(node)));
  }

  private static List<Integer> named(Set<String> names, List<Property> properties) {
    List<Integer> nodes = new ArrayList<>();
    for (Property property : properties) {
      if (property.node() >= 0 && names.contains(property.name())) {
        nodes.add(property.node());
      }
    }
    return nodes;
  }

  /** Whether a node belongs to it: by its first visible text, if it is an element. */
  public boolean holds(int node) {
    if (node < 0 || comments.isEmpty() && marked.isEmpty()) {
      return false;
    }
    int text = node;
    while (text < page.end(node) && !(page.isText(text) && page.isVisible(text))) {
      text++;
    }
    return marked.get(node) || comments.contains(text);
  }
}
