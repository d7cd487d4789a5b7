package io.zhengwen.wrapper.induce;

import io.zhengwen.page.PageModel;
import io.zhengwen.wrapper.match.PageTexts;
import io.zhengwen.wrapper.match.Scope;
import io.zhengwen.wrapper.template.Rule;
import io.zhengwen.wrapper.template.RuleKind;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jsoup.parser.TokenQueue;

/** Proposes rules by id, class and position for a place where a value stands. */
final class SelectorRules {
  private static final int MOST_LEVELS = 8;
  private static final int MOST_CLASSES = 3;

  /**
   * In a record, which has no labels, what is a link in one may be plain text in others: a link
   * with more texts beside it is not the element's value.
   */
  private static final int MOST_BESIDE = 3;

  private static final String CHILD = " > ";

  private final Scope scope;
  private final PageTexts texts;
  private final PageModel page;

  /** The element to which rules are relative: the page's body, or that of a record. */
  private int root;

  SelectorRules(Scope scope) {
    this.scope = scope;
    texts = scope.texts();
    page = texts.page();
  }

  List<Rule> of(Occurrence place) {
    root = scope.partOf(place.node());
    List<Rule> rules = rules(place);
    List<Integer> parts = scope.parts();
    if (parts.size() == 1) {
      return rules;
    }
    int part = parts.indexOf(root) + 1;
    List<Rule> all = new ArrayList<>();
    rules.stream().filter(rule -> rule.kind() != RuleKind.POSITION).forEach(all::add);
    rules.forEach(rule -> all.add(rule.withPart(part)));
    return all;
  }

  private List<Rule> rules(Occurrence place) {
    int element = page.isText(place.node()) ? page.parent(place.node()) : place.node();
    Integer text =
        element == place.node() || texts.countIn(element) == 1 ? null : ordinal(place.node());
    List<Rule> all = new ArrayList<>(of(place, element, text));
    int parent = page.parent(element);
    if (page.tag(element).equals("a")
        && place.attribute() == null
        && place.isExact()
        && root > 0
        && parent > root
        && texts.countIn(parent) <= MOST_BESIDE) {
      Occurrences.within(texts, parent, place.value())
          .ifPresent(within -> all.addAll(of(within, parent, null)));
    }
    return all;
  }

  private List<Rule> of(Occurrence place, int element, Integer text) {
    Set<Rule> rules = new LinkedHashSet<>();
    int anchor = element;
    for (int level = 0; level < MOST_LEVELS && anchor > root; level++) {
      addId(anchor, element, text, rules);
      addClasses(anchor, element, text, rules);
      anchor = page.parent(anchor);
    }
    heading(element).ifPresent(css -> rules.add(Rule.bySelector(RuleKind.POSITION, css, text)));
    rules.add(Rule.bySelector(RuleKind.POSITION, position(element, false), text));
    rules.add(Rule.bySelector(RuleKind.POSITION, position(element, true), text));
    if (root > 0 && element != root) {
      rules.add(Rule.bySelector(RuleKind.POSITION, tags(element), text));
    }
    List<Rule> all = new ArrayList<>();
    if (place.attribute() != null) {
      rules.forEach(rule -> all.add(withoutText(rule).withAttribute(place.attribute())));
      return all;
    }
    for (String pattern : Patterns.of(place.asIn(texts.textOf(place.node())))) {
      rules.forEach(rule -> all.add(pattern == null ? rule : rule.withPattern(pattern)));
    }
    return all;
  }

  private static Rule withoutText(Rule rule) {
    return Rule.bySelector(rule.kind(), rule.css(), null);
  }

  /**
   * A selector by the heading that an element is or stands in, if there is no other of its kind.
   */
  private Optional<String> heading(int element) {
    int at = element;
    while (at > root && !page.isHeading(at)) {
      at = page.parent(at);
    }
    if (at <= root) {
      return Optional.empty();
    }
    String tag = page.tag(at);
    int same = 0;
    for (int i = root; i < page.end(root); i++) {
      same += page.tag(i).equals(tag) ? 1 : 0;
    }
    String css = at == element ? tag : tag + " " + page.tag(element);
    return same == 1 ? Optional.of(css) : Optional.empty();
  }

  /** The number of a text among its element's own texts, from 1. */
  private int ordinal(int node) {
    int n = 0;
    for (int i = page.firstChild(page.parent(node)); i >= 0 && i <= node; i = page.nextSibling(i)) {
      n += page.isText(i) && page.hasWord(i) ? 1 : 0;
    }
    return n;
  }

  private void addId(int anchor, int element, Integer text, Set<Rule> rules) {
    String id = StableNames.id(page, anchor);
    if (!id.isEmpty()) {
      String css = "#" + TokenQueue.escapeCssIdentifier(id);
      for (String path : paths(anchor, element)) {
        rules.add(Rule.bySelector(RuleKind.ID, css + path, text));
      }
    }
  }

  private void addClasses(int anchor, int element, Integer text, Set<Rule> rules) {
    List<String> classes = StableNames.classes(page, anchor);
    for (String name : classes.subList(0, Math.min(MOST_CLASSES, classes.size()))) {
      String css = page.tag(anchor) + "." + TokenQueue.escapeCssIdentifier(name);
      for (String path : paths(anchor, element)) {
        rules.add(Rule.bySelector(RuleKind.CLASS, css + path, text));
        int outer = page.parent(anchor);
        for (int level = 0; level < MOST_LEVELS && outer > root; level++) {
          String around = nameOf(outer);
          if (!around.isEmpty()) {
            rules.add(Rule.bySelector(RuleKind.CLASS, around + " " + css + path, text));
            break;
          }
          outer = page.parent(outer);
        }
      }
    }
  }

  private String nameOf(int node) {
    String id = StableNames.id(page, node);
    if (!id.isEmpty()) {
      return "#" + TokenQueue.escapeCssIdentifier(id);
    }
    List<String> classes = StableNames.classes(page, node);
    return classes.isEmpty()
        ? ""
        : page.tag(node) + "." + TokenQueue.escapeCssIdentifier(classes.get(0));
  }

  /** Ways from an anchor down to an element, the one most likely to stay right first. */
  private List<String> paths(int anchor, int element) {
    if (anchor == element) {
      return List.of("");
    }
    String tag = page.tag(element);
    Set<String> paths = new LinkedHashSet<>();
    for (String name : StableNames.classes(page, element)) {
      paths.add(" " + tag + "." + TokenQueue.escapeCssIdentifier(name));
    }
    StringBuilder tags = new StringBuilder();
    StringBuilder steps = new StringBuilder();
    for (int at = element; at != anchor; at = page.parent(at)) {
      tags.insert(0, CHILD + page.tag(at));
      steps.insert(0, CHILD + step(at, false));
    }
    if (page.isHeading(element)) {
      paths.add(" " + tag);
    }
    paths.add(tags.toString());
    paths.add(steps.toString());
    paths.add(" " + tag);
    return List.copyOf(paths);
  }

  /**
   * The path of tags and positions from the root.
   *
   * @param fromLast whether the element itself is counted from the last one
   */
  private String position(int element, boolean fromLast) {
    if (element == root) {
      return ".";
    }
    StringBuilder steps = new StringBuilder();
    for (int at = element; at > root; at = page.parent(at)) {
      steps.insert(0, CHILD + step(at, fromLast && at == element));
    }
    return steps.substring(1);
  }

  /** The path of tags from the root: of the same elements of a record, the pattern tells which. */
  private String tags(int element) {
    StringBuilder tags = new StringBuilder();
    for (int at = element; at > root; at = page.parent(at)) {
      tags.insert(0, CHILD + page.tag(at));
    }
    return tags.substring(1);
  }

  private String step(int node, boolean fromLast) {
    String tag = page.tag(node);
    int before = 0;
    int after = 0;
    for (int i = page.firstChild(page.parent(node)); i >= 0; i = page.nextSibling(i)) {
      if (i != node && page.tag(i).equals(tag)) {
        before += i < node ? 1 : 0;
        after += i > node ? 1 : 0;
      }
    }
    String count = fromLast ? ":nth-last-of-type(" + (after + 1) : ":nth-of-type(" + (before + 1);
    return before + after == 0 ? tag : tag + count + ")";
  }
}
