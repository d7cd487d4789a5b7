package io.zhengwen.wrapper.match;

import io.zhengwen.page.PageModel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.StringTokenizer;
import java.util.function.IntPredicate;

/**
 * The elements of a page by their tags, ids and classes. What is asked for is listed once. Not
 * thread-safe.
 */
final class ElementIndex {
  private static final String ID = "#";
  private static final String CLASS = ".";

  private final PageModel page;
  private final Map<String, List<Integer>> elements = new HashMap<>();

  ElementIndex(PageModel page) {
    this.page = page;
  }

  /** The key of an id; that of a tag is its name in lower case. */
  static String id(String id) {
    return ID + id;
  }

  /** The key of a class. */
  static String className(String name) {
    return CLASS + name;
  }

  /** The nodes of the elements with a key, in document order. */
  List<Integer> elements(String key) {
    return elements.computeIfAbsent(key, this::listed);
  }

  private List<Integer> listed(String key) {
    if (key.startsWith(CLASS)) {
      boolean[] named = named(key.substring(CLASS.length()));
      return listed((int i) -> named[page.classOf(i)]);
    }
    if (key.startsWith(ID)) {
      String id = key.substring(ID.length());
      return listed((int i) -> page.id(i).equals(id));
    }
    return listed((int i) -> page.tag(i).equals(key));
  }

  private List<Integer> listed(IntPredicate wanted) {
    List<Integer> found = new ArrayList<>();
    for (int i = 0; i < page.size(); i++) {
      if (!page.isText(i) && wanted.test(i)) {
        found.add(i);
      }
    }
    return found;
  }

  /** Which values of the attribute {@code class} have a name among them. */
  private boolean[] named(String name) {
    boolean[] named = new boolean[page.classCount()];
    for (int c = 1; c < named.length; c++) {
      StringTokenizer names = new StringTokenizer(page.className(c));
      while (!named[c] && names.hasMoreTokens()) {
        named[c] = names.nextToken().equalsIgnoreCase(name);
      }
    }
    return named;
  }
}
