package io.zhengwen.wrapper.induce;

import io.zhengwen.page.Gap;
import io.zhengwen.page.PageModel;
import io.zhengwen.wrapper.match.FieldMatcher;
import io.zhengwen.wrapper.match.LabelText;
import io.zhengwen.wrapper.match.PageTexts;
import io.zhengwen.wrapper.match.Scope;
import io.zhengwen.wrapper.match.TableCells;
import io.zhengwen.wrapper.template.LabelRelation;
import io.zhengwen.wrapper.template.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Proposes rules by label for a place where a value stands. */
final class LabelRules {
  private static final int LONGEST = 40;
  private static final int LONGEST_UNIT = 20;

  /** Elements that are made for labels, or often hold them. */
  static final Set<String> LABEL_TAGS = Set.of("th", "dt", "label");

  private static final Set<String> EMPHASIS = Set.of("b", "strong", "em", "i", "span", "font", "u");

  private final Scope scope;
  private final PageTexts texts;
  private final PageModel page;

  LabelRules(Scope scope) {
    this.scope = scope;
    texts = scope.texts();
    page = texts.page();
  }

  List<Rule> of(Occurrence place) {
    List<Rule> rules = new ArrayList<>();
    if (place.attribute() != null) {
      return rules;
    }
    int k = texts.firstFrom(place.node());
    addAfter(place, k, rules);
    addInside(place, rules);
    addRest(place, k, rules);
    addBelow(place, rules);
    addBefore(place, k, rules);
    return rules;
  }

  private void addAfter(Occurrence place, int k, List<Rule> rules) {
    int label = k - 1;
    if (label < 0 || !scope.holds(texts.node(label)) || !isPlausible(label, k)) {
      return;
    }
    String text = LabelText.of(texts.text(label));
    int element = texts.largestWithout(k, texts.node(label));
    if (page.isText(place.node())) {
      Rule rule = byLabel(text, LabelRelation.AFTER, label, place.node(), false);
      addPatterns(place, texts.textOf(place.node()), rule, rules);
    }
    if (FieldMatcher.key(texts.textOf(element))
        .equals(place.before() + place.value() + place.after())) {
      Rule rule = byLabel(text, LabelRelation.AFTER, label, element, true);
      addPatterns(place, texts.textOf(element), rule, rules);
    }
  }

  private Rule byLabel(String text, LabelRelation relation, int label, int value, boolean whole) {
    String near = texts.tagAt(texts.node(label)) + ">" + texts.tagAt(value);
    return Rule.byLabel(text, relation, near, whole);
  }

  private static void addPatterns(Occurrence place, String text, Rule rule, List<Rule> rules) {
    Patterns.of(place.asIn(text)).forEach(p -> rules.add(p == null ? rule : rule.withPattern(p)));
  }

  /** Whether a text may label the one behind it: by its form, or because they share a line. */
  private boolean isPlausible(int label, int value) {
    String text = texts.text(label);
    if (!mayLabel(text)) {
      return false;
    }
    int a = texts.node(label);
    int b = texts.node(value);
    String tag = page.tag(page.parent(a));
    return LabelText.endsWithColon(text)
        || LABEL_TAGS.contains(tag)
        || blockOf(a) == blockOf(b)
        || EMPHASIS.contains(tag) && !page.inLink(a)
        || page.parent(texts.boxOf(label)) == page.parent(texts.largestWithout(value, a))
            && !page.inLink(a)
            && texts.countIn(page.parent(texts.boxOf(label))) <= 6;
  }

  static boolean mayLabel(String text) {
    String label = LabelText.of(text);
    return !label.isEmpty()
        && label.length() <= LONGEST
        && label.codePoints().anyMatch(Character::isLetter)
        && !text.strip().endsWith(".")
        && !text.strip().endsWith("\u3002");
  }

  /** Whether a text may follow a value as its unit or kind: short and without a colon. */
  private static boolean isUnit(String text) {
    return text.length() <= LONGEST_UNIT && text.indexOf(':') < 0 && text.indexOf('\uFF1A') < 0;
  }

  private int blockOf(int node) {
    int at = node;
    while (at > 0 && !page.isBlockLevel(at)) {
      at = page.parent(at);
    }
    return at;
  }

  private void addInside(Occurrence place, List<Rule> rules) {
    String before = place.before();
    int colon = Math.max(before.lastIndexOf(':'), before.lastIndexOf('\uFF1A'));
    if (!page.isText(place.node()) || colon < 1) {
      return;
    }
    String first = before.substring(0, Math.max(before.indexOf(':'), before.indexOf('\uFF1A')) + 1);
    if (mayLabel(first) && first.length() == colon + 1) {
      String rest = before.substring(colon + 1).stripLeading();
      Occurrence behind = new Occurrence(place.node(), rest, place.value(), place.after());
      Rule rule =
          byLabel(
              LabelText.of(first),
              LabelRelation.INSIDE,
              texts.firstFrom(place.node()),
              place.node(),
              false);
      String whole = texts.textOf(place.node());
      addPatterns(behind, whole.substring(LabelText.afterColon(whole)).strip(), rule, rules);
    }
  }

  private void addRest(Occurrence place, int label, List<Rule> rules) {
    if (place.labelled()) {
      String text = LabelText.of(texts.text(label));
      rules.add(byLabel(text, LabelRelation.REST, label, place.node(), false));
    }
  }

  private void addBelow(Occurrence place, List<Rule> rules) {
    int cell = place.node();
    while (cell > scope.root() && !page.tag(cell).equals("td")) {
      cell = page.parent(cell);
    }
    Optional<Occurrence> inCell =
        cell <= scope.root() ? Optional.empty() : Occurrences.within(texts, cell, place.value());
    if (inCell.isEmpty()) {
      return;
    }
    int row = page.parent(cell);
    int above = TableCells.above(page, row);
    int i = above < 0 ? -1 : TableCells.cellAt(page, above, TableCells.columnOf(page, row, cell));
    if (i >= 0 && texts.countIn(i) == 1 && mayLabel(texts.textOf(i)) && page.tag(i).equals("th")) {
      Rule rule =
          byLabel(
              LabelText.of(texts.textOf(i)), LabelRelation.BELOW, texts.firstFrom(i), cell, false);
      addPatterns(inCell.get(), texts.textOf(cell), rule, rules);
    }
  }

  private void addBefore(Occurrence place, int k, List<Rule> rules) {
    int label = k + texts.countIn(place.node());
    if (page.isText(place.node())
        && label < texts.count()
        && scope.holds(texts.node(label))
        && mayLabel(texts.text(label))
        && isUnit(texts.text(label))
        && page.gapBefore(texts.node(label)).compareTo(Gap.SPACE) <= 0
        && blockOf(texts.node(label)) == blockOf(place.node())) {
      String text = LabelText.of(texts.text(label));
      Rule rule = byLabel(text, LabelRelation.BEFORE, label, place.node(), false);
      addPatterns(place, texts.textOf(place.node()), rule, rules);
    }
  }
}
