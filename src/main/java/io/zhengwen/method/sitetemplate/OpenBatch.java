package io.zhengwen.method.sitetemplate;

import io.zhengwen.extract.Selection;
import io.zhengwen.page.PageModel;
import io.zhengwen.store.SiteBatch;
import io.zhengwen.store.SiteBatch.TextCount;
import io.zhengwen.store.StoredTemplate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
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
  private final Map<StoredTemplate.Key, Entry> templates = new LinkedHashMap<>();

  /** Texts that are not templates of the site. */
  private final TextIndex<Entry> candidates = new TextIndex<>();

  private int chars;
  private int pages;

  /** Returns the number of pages learned from. */
  int pages() {
    return pages;
  }

  /** Returns about how many bytes of memory the batch takes. */
  int bytes() {
    return TextIndex.bytes(chars, candidates.size() + templates.size() + pages);
  }

  /**
   * Counts the texts of a page. A page that is already in the batch is not counted again, because
   * what recurs on it is not common noise. It is recognised by its address, by its text, or by
   * both: its address differs from an earlier one only in site, query or parameters, and {@value
   * #SAME_PAGE} of its characters outside templates are in the batch.
   *
   * @param certain the text that a method is sure is main content
   * @param known the templates of the site
   */
  void learn(PageModel page, Selection certain, SiteTemplates known) {
    List<TextUnit> units = TextUnit.of(page);
    PageDigests.OfPage digests = PageDigests.of(page.url(), units);
    if (units.isEmpty() || seen.has(digests) || (seen.hasPath(digests) && isKnown(units, known))) {
      return;
    }
    TextIndex.Budget budget = new TextIndex.Budget();
    for (TextUnit unit : units) {
      Entry entry = unit.isShort() ? entry(unit, known, budget) : null;
      if (entry != null) {
        boolean disputed = PageTemplates.isDisputed(page, unit.from(), unit.to(), certain);
        entry.countPage(pages, page.url(), disputed);
      }
    }
    pages++;
    seen.add(digests);
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

  /** Returns what a unit is counted in; null if there is no room for it. */
  private Entry entry(TextUnit unit, SiteTemplates known, TextIndex.Budget budget) {
    StoredTemplate template = known.find(unit, budget);
    if (template != null) {
      return templates.computeIfAbsent(template.key(), key -> new Entry(key.tag(), key.text()));
    }
    Entry candidate = candidates.find(unit, budget);
    if (candidate != null) {
      return candidate;
    }
    int size = unit.tag().length() + unit.text().length() + OVERHEAD;
    if (chars + size > MOST_CHARS) {
      return null;
    }
    chars += size;
    Entry added = new Entry(unit.tag(), unit.text());
    candidates.add(added);
    return added;
  }

  /**
   * Returns the counts of all templates, and of the texts that become templates: those with F >=
   * N2.
   *
   * @param time now, in milliseconds since 1970
   */
  SiteBatch counts(int n2, long time) {
    List<TextCount> counts =
        Stream.concat(
                templates.values().stream(),
                candidates.entries().stream().filter(text -> text.pages() >= n2))
            .map(Entry::count)
            .toList();
    return new SiteBatch(UUID.randomUUID().toString(), pages, time, n2, counts);
  }
}
