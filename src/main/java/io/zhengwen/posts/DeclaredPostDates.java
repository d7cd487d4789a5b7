package io.zhengwen.posts;

import io.zhengwen.page.Declaration;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.records.Columns;
import io.zhengwen.text.LowerCase;
import java.util.BitSet;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The dates of posts that {@code meta} elements within them state as microdata. They count if most
 * posts have one.
 */
final class DeclaredPostDates {
  private static final Set<String> NAMES = Set.of("datecreated", "datepublished");

  private final Evidence evidence;
  private final Columns columns;
  private final PageModel page;

  DeclaredPostDates(Evidence evidence, Columns columns) {
    this.evidence = evidence;
    this.columns = columns;
    page = evidence.page;
  }

  /** The date of each record that has one; empty if few have. */
  SortedMap<Integer, PostDates.Posted> find() {
    SortedMap<Integer, PostDates.Posted> found = new TreeMap<>();
    for (Declaration declaration : page.declarations()) {
      int r = columns.record[declaration.around()];
      if (r >= 0 && declaration.isMeta() && isDate(declaration)) {
        String text = declaration.attr("content");
        evidence
            .marks
            .ofDeclared(text)
            .map(date -> new PostDates.Posted(text, date, declaration.around(), false, true))
            .ifPresent(date -> found.putIfAbsent(r, date));
      }
    }
    return 2 * found.size() > columns.group.size() ? found : new TreeMap<>();
  }

  /** The elements in which {@code meta} elements state a date of a post. */
  static BitSet elements(PageModel page, DateMarks marks) {
    BitSet found = new BitSet();
    for (Declaration declaration : page.declarations()) {
      if (declaration.isMeta()
          && declaration.around() > 0
          && isDate(declaration)
          && marks.ofDeclared(declaration.attr("content")).isPresent()) {
        found.set(declaration.around());
      }
    }
    return found;
  }

  private static boolean isDate(Declaration declaration) {
    String name = declaration.attr("itemprop");
    return !name.isEmpty() && NAMES.contains(LowerCase.of(name));
  }
}
