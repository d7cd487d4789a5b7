package io.zhengwen.wrapper.match;

import io.zhengwen.page.PageModel;
import io.zhengwen.wrapper.template.LabelRelation;
import io.zhengwen.wrapper.template.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Finds values by the labels near them. */
final class LabelMatcher implements RuleMatcher {
  private static final int MOST_OCCURRENCES = 50;

  /** The greatest number of texts that make one value together. */
  private static final int MOST_TEXTS = 6;

  private final Rule rule;
  private final String label;
  private final String under;
  private final Set<String> labels;

  /**
   * Prepares a rule.
   *
   * @param labels texts that are no values because they label something
   */
  LabelMatcher(Rule rule, Set<String> labels) {
    this.rule = rule;
    this.labels = labels;
    label = LabelText.of(rule.label());
    under = rule.under() == null ? "" : LabelText.of(rule.under());
  }

  @Override
  public List<Found> find(Scope scope) {
    PageTexts texts = scope.texts();
    List<Found> exact = new ArrayList<>();
    List<Found> all = new ArrayList<>();
    int tried = 0;
    for (int k : occurrences(texts)) {
      if (!scope.holds(texts.node(k)) || !isUnder(scope, k) || ++tried > MOST_OCCURRENCES) {
        continue;
      }
      List<Found> found = at(scope, k);
      all.addAll(found);
      if (!found.isEmpty() && near(texts, k, found.get(0).node()).equals(rule.near())) {
        exact.addAll(found);
      }
    }
    return exact.isEmpty() ? all : exact;
  }

  private List<Integer> occurrences(PageTexts texts) {
    return rule.relation() == LabelRelation.INSIDE ? texts.beginning(label) : texts.labelled(label);
  }

  private boolean isUnder(Scope scope, int k) {
    if (under.isEmpty()) {
      return true;
    }
    PageTexts texts = scope.texts();
    int before = texts.labelled(under).stream().filter(u -> u < k).reduce(-1, Integer::max);
    int same = occurrences(texts).stream().filter(l -> l < k).reduce(-1, Integer::max);
    return before >= 0 && before > same && scope.holds(texts.node(before));
  }

  private List<Found> at(Scope scope, int k) {
    return switch (rule.relation()) {
      case AFTER -> after(scope, k);
      case INSIDE -> inside(scope.texts(), k);
      case REST -> rest(scope, k);
      case BELOW -> below(scope, k);
      case BEFORE -> before(scope, k);
    };
  }

  private List<Found> after(Scope scope, int k) {
    PageTexts texts = scope.texts();
    int next = k + 1;
    if (next >= texts.count()
        || !scope.holds(texts.node(next))
        || isLabel(texts.text(next))
        || isValueEmpty(texts, k)) {
      return List.of();
    }
    if (rule.isWhole()) {
      int element = texts.largestWithout(next, texts.node(k));
      return List.of(new Found(element, texts.textOf(element)));
    }
    int value = texts.node(next);
    int parent = texts.page().parent(value);
    boolean alone =
        texts.countIn(parent) == 1 && !scope.texts().page().isWithin(texts.node(k), parent);
    return Runs.from(texts, alone ? parent : value).stream()
        .map(node -> new Found(node, texts.textOf(node)))
        .filter(found -> !isLabel(found.text()))
        .toList();
  }

  /** Whether the element behind the label's is there, but holds no text. */
  private static boolean isValueEmpty(PageTexts texts, int k) {
    PageModel page = texts.page();
    int sibling = page.nextSibling(texts.boxOf(k));
    return sibling >= 0
        && !page.isText(sibling)
        && texts.withStruck().countIn(sibling) == 0
        && (page.tag(sibling).equals("td")
            || page.tag(sibling).equals("dd")
            || page.tag(sibling).equals("span")
            || page.tag(sibling).equals("div"));
  }

  private boolean isLabel(String text) {
    return LabelText.endsWithColon(text) || labels.contains(LabelText.of(text));
  }

  private static List<Found> inside(PageTexts texts, int k) {
    String text = texts.text(k);
    String value = text.substring(LabelText.afterColon(text)).strip();
    return value.isEmpty() ? List.of() : List.of(new Found(texts.node(k), value));
  }

  private List<Found> rest(Scope scope, int k) {
    PageTexts texts = scope.texts();
    PageModel page = texts.page();
    int label = texts.boxOf(k);
    int around = page.parent(label);
    int last = around <= 0 ? k : texts.firstFrom(page.end(around)) - 1;
    if (last == k
        || last - k > MOST_TEXTS
        || texts.firstFrom(around) != k
        || !scope.holds(around)) {
      return List.of();
    }
    for (int other = k + 1; other <= last; other++) {
      if (isLabel(texts.text(other))) {
        return List.of();
      }
    }
    String value = texts.text(page.end(label), page.end(around));
    return value.isEmpty() ? List.of() : List.of(new Found(around, value));
  }

  private List<Found> below(Scope scope, int k) {
    PageModel page = scope.texts().page();
    int cell = ancestor(page, scope.texts().node(k), "th", "td");
    int row = cell < 0 ? -1 : page.parent(cell);
    int next = row < 0 ? -1 : TableCells.below(page, row);
    int value = next < 0 ? -1 : TableCells.cellAt(page, next, TableCells.columnOf(page, row, cell));
    if (value < 0 || !scope.holds(value) || scope.texts().countIn(value) == 0) {
      return List.of();
    }
    String text = scope.texts().textOf(value);
    return isLabel(text) ? List.of() : List.of(new Found(value, text));
  }

  private static int ancestor(PageModel page, int node, String tag, String other) {
    int at = node;
    while (at >= 0 && !page.tag(at).equals(tag) && !page.tag(at).equals(other)) {
      at = page.parent(at);
    }
    return at;
  }

  private List<Found> before(Scope scope, int k) {
    if (k == 0 || !scope.holds(scope.texts().node(k - 1))) {
      return List.of();
    }
    String text = scope.texts().text(k - 1);
    return isLabel(text) ? List.of() : List.of(new Found(scope.texts().node(k - 1), text));
  }

  /** The tags of a label's and a value's element. */
  static String near(PageTexts texts, int label, int value) {
    return texts.tagAt(texts.node(label)) + ">" + texts.tagAt(value);
  }
}
