package io.zhengwen.wrapper.match;

import io.zhengwen.page.PageModel;
import io.zhengwen.wrapper.template.Rule;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;

/** Finds values by CSS selector or XPath. */
final class SelectorMatcher implements RuleMatcher {
  /** The selector of the page's or record's own element. */
  static final String SELF = ".";

  private final Rule rule;
  private final ElementSelector css;
  private final XPathSelector xpath;

  /**
   * Prepares a rule.
   *
   * @throws IllegalArgumentException if its selector is invalid
   */
  SelectorMatcher(Rule rule) {
    this.rule = rule;
    css = rule.css() == null || rule.css().equals(SELF) ? null : new ElementSelector(rule.css());
    xpath = rule.xpath() == null ? null : new XPathSelector(rule.xpath());
  }

  @Override
  public List<Found> find(Scope scope) {
    List<Found> found = new ArrayList<>();
    if (rule.part() == null && css != null) {
      css.select(scope).forEach(element -> add(scope.texts(), element, found));
      return found;
    }
    List<Integer> parts = scope.parts();
    for (int p = 0; p < parts.size(); p++) {
      if (rule.part() == null || rule.part() == p + 1) {
        find(new Scope(scope.texts(), parts.get(p)), found);
      }
    }
    return found;
  }

  private void find(Scope part, List<Found> found) {
    Element root = part.element(part.root());
    if (xpath != null) {
      for (XPathSelector.Selected selected : xpath.select(root)) {
        if (selected.attribute() == null) {
          add(part.texts(), selected.node(), found);
        } else {
          add(part.texts().idOf(selected.node()), selected.attribute(), found);
        }
      }
      return;
    }
    for (Element element : css == null ? List.of(root) : css.select(part)) {
      add(part.texts(), element, found);
    }
  }

  private static void add(int node, String attribute, List<Found> found) {
    String value = attribute.strip();
    if (!value.isEmpty()) {
      found.add(new Found(node, value));
    }
  }

  private void add(PageTexts texts, Node node, List<Found> found) {
    int id = texts.idOf(node);
    if (rule.attribute() != null) {
      add(id, node.attr(rule.attribute()), found);
      return;
    }
    if (id < 0) {
      return;
    }
    if (rule.text() != null && node instanceof Element) {
      id = ownText(texts.page(), id, rule.text());
    }
    if (id >= 0) {
      String text = texts.textOf(id);
      if (!text.isEmpty()) {
        found.add(new Found(id, text));
      }
    }
  }

  /** The {@code n}-th of an element's own texts that has a word, -1 if there is none. */
  private static int ownText(PageModel page, int element, int n) {
    int seen = 0;
    for (int i = page.firstChild(element); i >= 0; i = page.nextSibling(i)) {
      if (page.isText(i) && page.hasWord(i) && ++seen == n) {
        return i;
      }
    }
    return -1;
  }
}
