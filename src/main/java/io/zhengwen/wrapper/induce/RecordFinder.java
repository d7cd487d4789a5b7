package io.zhengwen.wrapper.induce;

import io.zhengwen.page.PageModel;
import io.zhengwen.wrapper.match.Scope;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jsoup.parser.TokenQueue;
import org.jsoup.select.Selector;

/**
 * Finds the records of a list page from nodes in two of them: the common part of their paths is the
 * list, what follows is the record.
 */
public final class RecordFinder {
  private static final int LEAST_ALIKE = 3;

  private final Scope scope;
  private final PageModel page;

  /**
   * The records of a page.
   *
   * @param css a selector of their elements
   * @param nodes their elements, in document order
   */
  public record Records(String css, List<Integer> nodes) {}

  /** Looks at a page. */
  public RecordFinder(Scope scope) {
    this.scope = scope;
    page = scope.texts().page();
  }

  /** The records of which two nodes are in different ones; empty if one node is in the other. */
  public Optional<Records> of(int a, int b) {
    int list = a;
    while (list >= 0 && !page.isWithin(b, list)) {
      list = page.parent(list);
    }
    if (list < 0 || list == a || list == b) {
      return Optional.empty();
    }
    int first = childOf(list, a);
    int second = childOf(list, b);
    return best(list, first, second);
  }

  /**
   * The records of which one holds a node: the first elements around it with enough alike siblings.
   */
  public Optional<Records> around(int node) {
    for (int at = node; page.parent(at) >= 0; at = page.parent(at)) {
      if (!page.isText(at) && alike(at) >= LEAST_ALIKE) {
        Optional<Records> found = best(page.parent(at), at, at);
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return Optional.empty();
  }

  private int alike(int node) {
    int count = 0;
    for (int i = page.firstChild(page.parent(node)); i >= 0; i = page.nextSibling(i)) {
      boolean same = page.tag(i).equals(page.tag(node)) && page.classOf(i) == page.classOf(node);
      count += same && scope.texts().countIn(i) > 0 ? 1 : 0;
    }
    return count;
  }

  private int childOf(int list, int node) {
    int at = node;
    while (page.parent(at) != list) {
      at = page.parent(at);
    }
    return at;
  }

  private Optional<Records> best(int list, int first, int second) {
    if (page.isText(first) || !page.tag(first).equals(page.tag(second))) {
      return Optional.empty();
    }
    Set<String> common = new LinkedHashSet<>(StableNames.classes(page, first));
    common.retainAll(StableNames.classes(page, second));
    Set<String> selectors = new LinkedHashSet<>();
    String tag = page.tag(first);
    for (String name : common) {
      selectors.add(tag + "." + TokenQueue.escapeCssIdentifier(name));
    }
    String path = path(list);
    for (String name : common) {
      selectors.add(path + " > " + tag + "." + TokenQueue.escapeCssIdentifier(name));
    }
    selectors.add(path + " > " + tag);
    return selectors.stream()
        .map(this::select)
        .filter(r -> r.nodes().contains(first) && r.nodes().contains(second))
        .filter(r -> r.nodes().stream().allMatch(n -> page.parent(n) == list))
        .findFirst()
        .or(() -> Optional.of(select(path + " > " + tag)));
  }

  /** A selector of one element. */
  private String path(int node) {
    StringBuilder path = new StringBuilder();
    for (int at = node; at > 0; at = page.parent(at)) {
      String name = name(at);
      path.insert(0, path.isEmpty() ? name : name + " > ");
      if (name.startsWith("#") || select(path.toString()).nodes().equals(List.of(node))) {
        return path.toString();
      }
    }
    return path.isEmpty() ? "body" : "body > " + path;
  }

  private String name(int node) {
    String id = StableNames.id(page, node);
    if (!id.isEmpty()) {
      return "#" + TokenQueue.escapeCssIdentifier(id);
    }
    StringBuilder name = new StringBuilder(page.tag(node));
    StableNames.classes(page, node)
        .forEach(c -> name.append('.').append(TokenQueue.escapeCssIdentifier(c)));
    return name.toString();
  }

  private Records select(String css) {
    List<Integer> nodes = new ArrayList<>();
    for (Element element : page.document().body().select(Selector.evaluatorOf(css))) {
      int id = scope.texts().idOf(element);
      if (id >= 0 && scope.texts().countIn(id) > 0) {
        nodes.add(id);
      }
    }
    return new Records(css, nodes);
  }
}
