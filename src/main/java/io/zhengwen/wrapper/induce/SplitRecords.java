package io.zhengwen.wrapper.induce;

import io.zhengwen.page.PageModel;
import io.zhengwen.wrapper.induce.RecordFinder.Records;
import io.zhengwen.wrapper.match.Scope;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jsoup.parser.TokenQueue;

/**
 * Finds records that are several elements beside each other, such as two rows of a table or {@code
 * dt} and {@code dd}, from the values of two of them. The first element of a record must differ
 * from those behind it, in its tag, a class, or what it holds.
 */
final class SplitRecords {
  private static final int LONGEST = 20;

  private final RecordFinder finder;
  private final PageModel page;
  private final List<List<List<Occurrence>>> places;

  /** The elements of a record, by their numbers in the list. */
  private record Range(int from, int to) {
    int length() {
      return to - from + 1;
    }
  }

  /**
   * Prepares a search.
   *
   * @param places by record and value, where the value stands
   */
  SplitRecords(Scope scope, List<List<List<Occurrence>>> places) {
    this.places = places;
    finder = new RecordFinder(scope);
    page = scope.texts().page();
  }

  /** The records within an element; empty if their first elements cannot be told from others. */
  Optional<Records> find(int list) {
    List<Integer> children = new ArrayList<>();
    for (int i = page.firstChild(list); i >= 0; i = page.nextSibling(i)) {
      if (!page.isText(i)) {
        children.add(i);
      }
    }
    Optional<Range> one = range(list, children, places.get(0));
    Optional<Range> other = range(list, children, places.get(1));
    if (one.isEmpty() || other.isEmpty()) {
      return Optional.empty();
    }
    int span = Math.max(one.get().length(), other.get().length());
    boolean apart = Math.abs(one.get().from - other.get().from) >= span;
    if (span < 2 || span > LONGEST || !apart) {
      return Optional.empty();
    }
    List<Integer> starts = List.of(children.get(one.get().from), children.get(other.get().from));
    Set<Integer> rest = new LinkedHashSet<>();
    for (Range range : List.of(one.get(), other.get())) {
      int end = Math.min(range.from + span, children.size());
      rest.addAll(children.subList(range.from + 1, end));
    }
    return selectors(list, starts).stream()
        .map(finder::select)
        .filter(found -> found.nodes().containsAll(starts))
        .filter(found -> found.nodes().stream().noneMatch(rest::contains))
        .filter(found -> found.nodes().stream().allMatch(node -> page.parent(node) == list))
        .findFirst()
        .map(found -> new Records(found.css(), found.nodes(), span));
  }

  /** The fewest children that hold a place of each value. */
  private Optional<Range> range(int list, List<Integer> children, List<List<Occurrence>> values) {
    Range best = null;
    for (Occurrence first : values.isEmpty() ? List.<Occurrence>of() : values.get(0)) {
      int at = childOf(list, children, first);
      int from = at;
      int to = at;
      for (List<Occurrence> value : values) {
        int nearest = -1;
        for (Occurrence place : value) {
          int child = childOf(list, children, place);
          boolean nearer = Math.abs(child - at) < Math.abs(nearest - at);
          nearest = child >= 0 && (nearest < 0 || nearer) ? child : nearest;
        }
        from = Math.min(from, nearest);
        to = Math.max(to, nearest);
      }
      if (from >= 0 && (best == null || to - from + 1 < best.length())) {
        best = new Range(from, to);
      }
    }
    return Optional.ofNullable(best);
  }

  private int childOf(int list, List<Integer> children, Occurrence place) {
    int at = place.node();
    while (at >= 0 && page.parent(at) != list) {
      at = page.parent(at);
    }
    return children.indexOf(at);
  }

  /** Selectors of what two elements have in common, the most stable first. */
  private Set<String> selectors(int list, List<Integer> starts) {
    String tag = page.tag(starts.get(0));
    String path = finder.path(list) + " > ";
    Set<String> selectors = new LinkedHashSet<>();
    Set<String> common = names(starts.get(0), true);
    common.retainAll(names(starts.get(1), true));
    common.forEach(name -> selectors.add(path + name));
    selectors.add(path + tag);
    Set<String> within = new LinkedHashSet<>();
    for (int i = starts.get(0) + 1; i < page.end(starts.get(0)); i++) {
      within.addAll(page.isText(i) ? Set.of() : names(i, true));
    }
    for (int i = starts.get(0) + 1; i < page.end(starts.get(0)); i++) {
      within.addAll(page.isText(i) ? Set.of() : names(i, false));
    }
    within.forEach(name -> selectors.add(path + tag + ":has(" + name + ")"));
    return selectors;
  }

  /** The tag of an element, with its classes or alone. */
  private Set<String> names(int node, boolean classes) {
    Set<String> names = new LinkedHashSet<>();
    if (classes) {
      for (String name : StableNames.classes(page, node)) {
        names.add(page.tag(node) + "." + TokenQueue.escapeCssIdentifier(name));
      }
    } else {
      names.add(page.tag(node));
    }
    return names;
  }
}
