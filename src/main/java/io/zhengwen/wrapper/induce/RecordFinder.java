package io.zhengwen.wrapper.induce;

import io.zhengwen.page.PageModel;
import io.zhengwen.wrapper.match.Scope;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jsoup.nodes.Element;
import org.jsoup.parser.TokenQueue;
import org.jsoup.select.Selector;

/**
 * Finds the records of a list page from nodes in two of them: the common part of their paths is the
 * list, what follows is the record.
 */
final class RecordFinder {
  private static final int LEAST_ALIKE = 3;

  private final Scope scope;
  private final PageModel page;

  /**
   * The records of a page.
   *
   * @param css a selector of their elements
   * @param nodes their elements, in document order
   * @param span how many elements beside each other make a record, of which {@code nodes} are the
   *     first
   */
  record Records(String css, List<Integer> nodes, int span) {}

  /** Looks at a page. */
  RecordFinder(Scope scope) {
    this.scope = scope;
    page = scope.texts().page();
  }

  /** The records of which two nodes are in different ones; empty if one node is in the other. */
  Optional<Records> of(int a, int b) {
    int list = a;
    while (list >= 0 && !page.isWithin(b, list)) {
      list = page.parent(list);
    }
    if (list < 0 || list == a || list == b) {
      return Optional.empty();
    }
    int first = childOf(list, a);
    int second = childOf(list, b);
    return best(list, List.of(first, second));
  }

  /**
   * The records of which one holds a node: the first elements around it with enough alike siblings.
   */
  Optional<Records> around(int node) {
    for (int at = node; page.parent(at) >= 0; at = page.parent(at)) {
      if (!page.isText(at) && alike(at) >= LEAST_ALIKE) {
        Optional<Records> found = best(page.parent(at), List.of(at));
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return Optional.empty();
  }

  /**
   * The records that hold known things: the children of that element of which most children hold
   * one thing alone.
   *
   * @param marks nodes, each with the number of the thing that it belongs to
   * @return empty if no two things are in different elements beside each other
   */
  Optional<Records> among(Map<Integer, Integer> marks) {
    Map<Integer, Map<Integer, Set<Integer>>> lists = new TreeMap<>();
    marks.forEach(
        (node, thing) -> {
          for (int at = node; page.parent(at) >= 0; at = page.parent(at)) {
            lists
                .computeIfAbsent(page.parent(at), list -> new TreeMap<>())
                .computeIfAbsent(at, child -> new HashSet<>())
                .add(thing);
          }
        });
    int list = -1;
    List<Integer> records = List.of();
    for (Map.Entry<Integer, Map<Integer, Set<Integer>>> entry : lists.entrySet()) {
      List<Integer> single = single(entry.getValue());
      if (single.size() >= 2 && single.size() >= records.size()) {
        list = entry.getKey();
        records = single;
      }
    }
    return list < 0 ? Optional.empty() : best(list, records);
  }

  /** Of the children that hold one thing, which no child before holds, those with one tag. */
  private List<Integer> single(Map<Integer, Set<Integer>> children) {
    Set<Integer> seen = new HashSet<>();
    Map<String, List<Integer>> byTag = new TreeMap<>();
    children.forEach(
        (child, things) -> {
          if (!page.isText(child) && things.size() == 1 && seen.addAll(things)) {
            byTag.computeIfAbsent(page.tag(child), tag -> new ArrayList<>()).add(child);
          }
        });
    return byTag.values().stream().max(Comparator.comparingInt(List::size)).orElse(List.of());
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

  private Optional<Records> best(int list, List<Integer> records) {
    String tag = page.tag(records.get(0));
    if (records.stream().anyMatch(r -> page.isText(r) || !page.tag(r).equals(tag))) {
      return Optional.empty();
    }
    Set<String> common = new LinkedHashSet<>(StableNames.classes(page, records.get(0)));
    records.forEach(record -> common.retainAll(StableNames.classes(page, record)));
    Set<String> selectors = new LinkedHashSet<>();
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
        .filter(r -> r.nodes().containsAll(records))
        .filter(r -> r.nodes().stream().allMatch(n -> page.parent(n) == list))
        .findFirst()
        .or(() -> Optional.of(select(path + " > " + tag)));
  }

  /** A selector of one element. */
  String path(int node) {
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

  Records select(String css) {
    List<Integer> nodes = new ArrayList<>();
    for (Element element : page.document().body().select(Selector.evaluatorOf(css))) {
      int id = scope.texts().idOf(element);
      if (id >= 0 && scope.texts().countIn(id) > 0) {
        nodes.add(id);
      }
    }
    return new Records(css, nodes, 1);
  }
}
