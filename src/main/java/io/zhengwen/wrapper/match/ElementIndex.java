package io.zhengwen.wrapper.match;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.StringTokenizer;
import org.jsoup.nodes.Element;

/**
 * The elements of a tree by their tags, ids and classes, in document order. Read-only after
 * construction.
 */
final class ElementIndex {
  private final Map<String, List<Element>> elements = new HashMap<>();

  /** The lists of the classes that a class attribute names. */
  private final Map<String, List<List<Element>>> ofClasses = new HashMap<>();

  /** Lists an element and all below it. */
  ElementIndex(Element root) {
    for (Element element : root.getAllElements()) {
      list(element.normalName()).add(element);
      String id = element.id();
      if (!id.isEmpty()) {
        list(id(id)).add(element);
      }
      String classes = element.className();
      if (!classes.isEmpty()) {
        ofClasses.computeIfAbsent(classes, this::lists).forEach(list -> list.add(element));
      }
    }
  }

  private List<Element> list(String key) {
    return elements.computeIfAbsent(key, k -> new ArrayList<>());
  }

  private List<List<Element>> lists(String classes) {
    Set<String> keys = new LinkedHashSet<>();
    StringTokenizer names = new StringTokenizer(classes);
    while (names.hasMoreTokens()) {
      keys.add(className(names.nextToken()));
    }
    return keys.stream().map(this::list).toList();
  }

  /** The key of an id; that of a tag is its name in lower case. */
  static String id(String id) {
    return "#" + id;
  }

  /** The key of a class. */
  static String className(String name) {
    return "." + name.toLowerCase(Locale.ROOT);
  }

  /** The elements with a key. */
  List<Element> elements(String key) {
    return elements.getOrDefault(key, List.of());
  }
}
