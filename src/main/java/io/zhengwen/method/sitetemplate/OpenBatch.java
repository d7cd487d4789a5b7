package io.zhengwen.method.sitetemplate;

import io.zhengwen.store.SiteBatch;
import io.zhengwen.store.SiteBatch.TextCount;
import java.util.List;
import java.util.stream.Stream;

/**
 * The current batch of a site's pages: {@code S}, the texts of the pages with their counts. Not
 * thread-safe.
 *
 * <p>The size is bounded whatever the pages contain: long texts and tag names are not counted (see
 * {@link TextUnit#isShort}), and texts that are not templates have at most {@value #MOST_CHARS}
 * chars together, including tag names and an overhead of {@value #OVERHEAD} for each text.
 */
final class OpenBatch {
  static final int MOST_CHARS = 1_000_000;
  static final int OVERHEAD = 100;

  private static final double SAME_PAGE = 0.75;

  private final PageDigests seen = new PageDigests();

  /** Texts that are templates of the site. */
  private final TextIndex templates = new TextIndex();

  /** Texts that are not templates of the site. */
  private final TextIndex candidates = new TextIndex();

  private int chars;
  private int pages;

  /** Returns the number of pages learned from. */
  int pages() {
    return pages;
  }

  /** Returns the approximate number of chars in the batch. */
  int chars() {
    return chars + pages * OVERHEAD;
  }

  /**
   * Counts the texts of a page. A page that is already in the batch is not counted again, because
   * what recurs on it is not common noise. It is recognised by its address, by its text, or by
   * both: its address differs from an earlier one only in site, query or parameters, and {@value
   * #SAME_PAGE} of its characters outside templates are in the batch.
   *
   * @param known the templates of the site
   * @return whether the page was counted
   */
  boolean learn(String url, List<TextUnit> units, SiteTemplates known) {
    PageDigests.OfPage page = PageDigests.of(url, units);
    if (units.isEmpty() || seen.has(page) || (seen.hasPath(page) && isKnown(units, known))) {
      return false;
    }
    TextIndex.Budget budget = new TextIndex.Budget();
    for (TextUnit unit : units) {
      if (unit.isShort()) {
        count(unit, known, budget);
      }
    }
    pages++;
    seen.add(page);
    return true;
  }

  private boolean isKnown(List<TextUnit> units, SiteTemplates known) {
    TextIndex.Budget budget = new TextIndex.Budget();
    long seenBefore = 0;
    long all = 0;
    for (TextUnit unit : units) {
      if (unit.isShort() && known.find(unit, budget) == null) {
        all += unit.text().length();
        seenBefore += candidates.find(unit, budget) == null ? 0 : unit.text().length();
      }
    }
    return seenBefore >= SAME_PAGE * all;
  }

  private void count(TextUnit unit, SiteTemplates known, TextIndex.Budget budget) {
    Entry template = known.find(unit, budget);
    if (template != null) {
      templates.getOrAdd(template.tag(), template.text()).countPage(pages);
      return;
    }
    Entry candidate = candidates.find(unit, budget);
    if (candidate == null) {
      int size = unit.tag().length() + unit.text().length() + OVERHEAD;
      if (chars + size > MOST_CHARS) {
        return;
      }
      chars += size;
      candidate = candidates.getOrAdd(unit.tag(), unit.text());
    }
    candidate.countPage(pages);
  }

  /**
   * Returns the counts of all templates, and of the texts that become templates: those with F >=
   * N2.
   */
  SiteBatch counts(int n2) {
    List<TextCount> counts =
        Stream.concat(
                templates.entries().stream(),
                candidates.entries().stream().filter(text -> text.pages() >= n2))
            .map(Entry::count)
            .toList();
    return new SiteBatch(pages, counts);
  }
}
