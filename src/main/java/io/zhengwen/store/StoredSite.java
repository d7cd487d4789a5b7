package io.zhengwen.store;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What is known of a site. Immutable.
 *
 * @param pages the number of pages learned from
 * @param batches the number of batches they came in
 * @param templates the templates, at most {@value #MOST_TEMPLATES}
 */
public record StoredSite(long pages, long batches, List<StoredTemplate> templates) {
  /** The greatest number of templates of a site; those not seen for longest are dropped. */
  public static final int MOST_TEMPLATES = 1_000;

  /** A site of which nothing is known. */
  public static final StoredSite UNKNOWN = new StoredSite(0, 0, List.of());

  private static final Comparator<StoredTemplate> SEEN_LAST_FIRST =
      Comparator.comparingLong(StoredTemplate::lastSeen)
          .thenComparingInt(StoredTemplate::frequency)
          .reversed()
          .thenComparing(StoredTemplate::tag)
          .thenComparing(StoredTemplate::text);

  private record Key(String tag, String text) {}

  /**
   * Copies the templates.
   *
   * @throws IllegalArgumentException if they are missing or a number is below 0
   */
  public StoredSite {
    if (templates == null) {
      throw new IllegalArgumentException("templates are missing");
    }
    if (pages < 0 || batches < 0) {
      throw new IllegalArgumentException("pages or batches is below 0");
    }
    templates = List.copyOf(templates);
  }

  /**
   * Returns this site with another batch added. Counts add up, so that the batches of several
   * writers can be merged in any order.
   */
  public StoredSite merge(SiteBatch batch) {
    Map<Key, StoredTemplate> merged = new LinkedHashMap<>();
    for (StoredTemplate known : templates) {
      merged.put(new Key(known.tag(), known.text()), known);
    }
    for (SiteBatch.TextCount count : batch.texts()) {
      merged.merge(
          new Key(count.tag(), count.text()),
          new StoredTemplate(count.tag(), count.text(), count.pages(), batches),
          StoredTemplate::plus);
    }
    List<StoredTemplate> kept =
        merged.values().stream().sorted(SEEN_LAST_FIRST).limit(MOST_TEMPLATES).toList();
    return new StoredSite(pages + batch.pages(), batches + 1, kept);
  }
}
