package io.zhengwen.bench.eval;

import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;

/**
 * On how many pages records were found, by whether the pages have such by their types.
 *
 * @param pages pages that have some
 * @param found those on which some were found
 * @param others the other pages
 * @param spurious those on which some were found
 */
public record FoundOn(int pages, int found, int others, int spurious) {
  static <T> FoundOn of(List<T> pages, Predicate<T> having, Predicate<T> found) {
    int all = count(pages, having);
    int right = count(pages, having.and(found));
    return new FoundOn(all, right, pages.size() - all, count(pages, found) - right);
  }

  private static <T> int count(List<T> pages, Predicate<T> which) {
    return (int) pages.stream().filter(which).count();
  }

  /** Whether the set has pages of both kinds. */
  boolean isKnown() {
    return pages > 0 && others > 0;
  }

  /** The numbers in words. */
  String describe(String records, String types) {
    return String.format(
        Locale.ROOT,
        "%s on %d of %d %s, and on %d of %d others",
        records,
        found,
        pages,
        types,
        spurious,
        others);
  }
}
