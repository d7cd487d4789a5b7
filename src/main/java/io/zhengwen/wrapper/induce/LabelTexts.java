package io.zhengwen.wrapper.induce;

import io.zhengwen.wrapper.match.LabelText;
import io.zhengwen.wrapper.match.PageTexts;
import io.zhengwen.wrapper.match.Scope;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds the texts that label something on the pages of a template. */
final class LabelTexts {
  private static final int MOST = 200;
  private static final double LEAST_SHARE = .15;
  private static final Set<String> BOLD = Set.of("b", "strong");

  private LabelTexts() {}

  /**
   * The labels of pages: texts with a colon, in elements made for labels, or bold in front of text
   * that is not, on at least two pages in twenty.
   *
   * @param values texts that are values, in the form of labels
   */
  static Set<String> of(List<Scope> pages, Set<String> values) {
    Map<String, Integer> counts = new HashMap<>();
    for (Scope scope : pages) {
      Set<String> seen = new HashSet<>();
      PageTexts texts = scope.texts();
      int end = scope.end();
      for (int k = texts.firstFrom(scope.root()); k < texts.count() && texts.node(k) < end; k++) {
        if (isLabel(texts, k)) {
          seen.add(LabelText.of(texts.text(k)));
        }
      }
      seen.forEach(label -> counts.merge(label, 1, Integer::sum));
    }
    double least = pages.size() < 3 ? 1 : Math.max(2, LEAST_SHARE * pages.size());
    Set<String> labels = new LinkedHashSet<>();
    counts.entrySet().stream()
        .filter(e -> e.getValue() >= least && !values.contains(e.getKey()))
        .sorted(
            Map.Entry.<String, Integer>comparingByValue()
                .reversed()
                .thenComparing(Map.Entry.comparingByKey()))
        .limit(MOST)
        .forEach(e -> labels.add(e.getKey()));
    return labels;
  }

  private static boolean isLabel(PageTexts texts, int k) {
    int length = texts.page().textLength(texts.node(k));
    if (length > LabelText.LONGEST || !LabelRules.mayLabel(texts.text(k))) {
      return false;
    }
    String tag = texts.tagAt(texts.node(k));
    return LabelText.endsWithColon(texts.text(k))
        || LabelRules.LABEL_TAGS.contains(tag)
        || BOLD.contains(tag)
            && k + 1 < texts.count()
            && !BOLD.contains(texts.tagAt(texts.node(k + 1)))
            && texts.page().parent(texts.boxOf(k))
                == texts.page().parent(texts.largestWithout(k + 1, texts.node(k)));
  }
}
