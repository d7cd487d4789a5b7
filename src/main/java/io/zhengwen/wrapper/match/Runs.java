package io.zhengwen.wrapper.match;

import io.zhengwen.page.PageModel;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Values that stand beside each other, such as the names of several authors. */
final class Runs {
  private static final int LONGEST_SEPARATOR = 6;
  private static final int MOST = 100;

  private Runs() {}

  /**
   * The node and its following siblings of the same tag and class, with only separators between.
   */
  static List<Integer> from(PageTexts texts, int first) {
    PageModel page = texts.page();
    List<Integer> run = new ArrayList<>(List.of(first));
    if (page.isText(first)) {
      return run;
    }
    int separator = 0;
    for (int i = page.nextSibling(first); i >= 0 && run.size() < MOST; i = page.nextSibling(i)) {
      if (isAlike(page, first, i)) {
        run.add(i);
        separator = 0;
      } else {
        separator += page.measures().chars(i);
        if (separator > LONGEST_SEPARATOR || page.isBlockLevel(i)) {
          break;
        }
      }
    }
    return run;
  }

  private static boolean isAlike(PageModel page, int a, int b) {
    return !page.isText(b) && page.tag(a).equals(page.tag(b)) && page.classOf(a) == page.classOf(b);
  }

  /**
   * Decides which of several matches are the field's: all of them if several values are expected,
   * one if all say the same, all of them if they are a run, else none.
   */
  static List<Found> resolve(PageTexts texts, List<Found> matches, boolean several) {
    Map<String, Found> different = new LinkedHashMap<>();
    matches.forEach(found -> different.putIfAbsent(found.text(), found));
    if (different.size() <= 1 || several) {
      return different.values().stream().limit(MOST).toList();
    }
    int first = matches.get(0).node();
    if (first < 0) {
      return List.of();
    }
    int start = texts.page().isText(first) ? texts.page().parent(first) : first;
    List<Integer> run = from(texts, start);
    for (Found found : matches) {
      int node = found.node();
      boolean in = node >= 0 && run.stream().anyMatch(r -> texts.page().isWithin(node, r));
      if (!in) {
        return List.of();
      }
    }
    return List.copyOf(different.values());
  }
}
