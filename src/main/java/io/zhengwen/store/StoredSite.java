package io.zhengwen.store;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * What is known of a site. Immutable.
 *
 * @param pages the number of pages learned from
 * @param latestPages the number of pages in the latest batch
 * @param version the number of changes to the set of templates and their states
 * @param merged the identifiers of the latest batches, at most {@value #MOST_MERGED}
 * @param templates the templates, at most {@value #MOST_TEMPLATES} with {@value #MOST_CHARS}
 *     characters
 * @param history the latest changes, newest last, at most {@value #MOST_CHANGES}
 */
public record StoredSite(
    long pages,
    int latestPages,
    long version,
    List<String> merged,
    List<StoredTemplate> templates,
    List<SiteChange> history) {
  /** The greatest number of templates of a site; learned ones not seen for longest are dropped. */
  public static final int MOST_TEMPLATES = 1_000;

  /** The greatest number of characters of all templates of a site. */
  public static final int MOST_CHARS = 300_000;

  /** The greatest number of changes that can be undone. */
  public static final int MOST_CHANGES = 5;

  /** The greatest number of batches that are recognised if they arrive again. */
  public static final int MOST_MERGED = 32;

  /** A site of which nothing is known. */
  public static final StoredSite UNKNOWN = new StoredSite(0, 0, 0, List.of(), List.of(), List.of());

  /** Those that people decided on, then those seen last. */
  private static final Comparator<StoredTemplate> MOST_WANTED_FIRST =
      Comparator.comparing((StoredTemplate t) -> t.state() == TemplateState.LEARNED)
          .thenComparing(Comparator.comparingLong(StoredTemplate::lastSeen).reversed())
          .thenComparing(Comparator.comparingInt(StoredTemplate::frequency).reversed())
          .thenComparing(StoredTemplate::tag)
          .thenComparing(StoredTemplate::text);

  /**
   * Copies the lists.
   *
   * @throws IllegalArgumentException if one is missing or longer than it may be, or a number is
   *     below 0
   */
  public StoredSite {
    if (merged == null || templates == null || history == null) {
      throw new IllegalArgumentException("templates, history or batches are missing");
    }
    if (pages < 0 || latestPages < 0 || version < 0) {
      throw new IllegalArgumentException("pages or version is below 0");
    }
    if (merged.size() > MOST_MERGED
        || templates.size() > MOST_TEMPLATES
        || history.size() > MOST_CHANGES) {
      throw new IllegalArgumentException("more templates, changes or batches than a site may have");
    }
    merged = List.copyOf(merged);
    templates = List.copyOf(templates);
    history = List.copyOf(history);
  }

  /**
   * Returns this site with another batch added. Counts add up, so that the batches of several
   * writers can be merged in any order; a batch that was merged before changes nothing. A text that
   * is a template no more, since it was deleted or faded meanwhile, becomes one as a new one does.
   */
  public StoredSite merge(SiteBatch batch, Ageing ageing) {
    if (merged.contains(batch.id())) {
      return this;
    }
    long sitePages = pages + batch.pages();
    Map<StoredTemplate.Key, StoredTemplate> all = byKey();
    all.replaceAll((key, known) -> known.unseen());
    for (SiteBatch.TextCount count : batch.texts()) {
      all.compute(
          count.key(),
          (key, known) ->
              known != null
                  ? known.plus(count, sitePages, batch.time())
                  : count.pages() >= batch.least()
                      ? count.template(sitePages, batch.time())
                      : null);
    }
    all.values().removeIf(template -> ageing.fades(template, sitePages, batch.time()));
    StoredSite counted =
        new StoredSite(
            sitePages,
            batch.pages(),
            version,
            latest(merged, batch.id(), MOST_MERGED),
            templates,
            history);
    return counted.changedTo(all.values(), batch.time(), SiteChange.LEARNED);
  }

  /**
   * Returns this site with a change by a person.
   *
   * @param cause names the change in the history
   * @param change gets a modifiable map of all templates
   * @throws IllegalArgumentException if there are more templates than a site may have
   */
  public StoredSite edit(
      long time, String cause, UnaryOperator<Map<StoredTemplate.Key, StoredTemplate>> change) {
    Map<StoredTemplate.Key, StoredTemplate> all = byKey();
    Map<StoredTemplate.Key, StoredTemplate> edited = change.apply(all);
    int chars = edited.values().stream().mapToInt(StoredTemplate::chars).sum();
    if (edited.size() > MOST_TEMPLATES || chars > MOST_CHARS) {
      throw new IllegalArgumentException(
          "a site has at most "
              + MOST_TEMPLATES
              + " templates with "
              + MOST_CHARS
              + " characters; delete some first");
    }
    return changedTo(edited.values(), time, cause);
  }

  /**
   * Returns this site without its latest change; unchanged if it has no history. Templates that
   * were learned with that change are blocked, so that the next batch does not bring them back.
   */
  public StoredSite rolledBack(long time) {
    if (history.isEmpty()) {
      return this;
    }
    SiteChange undone = history.get(history.size() - 1);
    Map<StoredTemplate.Key, StoredTemplate> all = byKey();
    boolean learned = undone.cause().equals(SiteChange.LEARNED);
    for (StoredTemplate.Key key : undone.added()) {
      all.computeIfPresent(key, (k, known) -> learned ? known.with(TemplateState.BLOCKED) : null);
    }
    for (StoredTemplate old : undone.removed()) {
      all.put(old.key(), old.seen(pages, time));
    }
    return new StoredSite(
        pages,
        latestPages,
        version + 1,
        merged,
        most(all.values()),
        history.subList(0, history.size() - 1));
  }

  /** Returns the number of characters of all templates and of what undoes the latest changes. */
  public int chars() {
    return templates.stream().mapToInt(StoredTemplate::chars).sum()
        + history.stream().mapToInt(SiteChange::chars).sum();
  }

  private StoredSite changedTo(Collection<StoredTemplate> all, long time, String cause) {
    List<StoredTemplate> kept = most(all);
    SiteChange change = change(kept, time, cause);
    boolean same = change.added().isEmpty() && change.removed().isEmpty();
    return new StoredSite(
        pages,
        latestPages,
        same ? version : version + 1,
        merged,
        kept,
        same ? history : bounded(latest(history, change, MOST_CHANGES)));
  }

  private Map<StoredTemplate.Key, StoredTemplate> byKey() {
    Map<StoredTemplate.Key, StoredTemplate> all = new LinkedHashMap<>();
    templates.forEach(template -> all.put(template.key(), template));
    return all;
  }

  /** Returns what differs, other than counts. */
  private SiteChange change(List<StoredTemplate> now, long time, String cause) {
    Map<StoredTemplate.Key, StoredTemplate> removed = byKey();
    List<StoredTemplate.Key> added = new ArrayList<>();
    for (StoredTemplate template : now) {
      StoredTemplate old = removed.get(template.key());
      if (old != null && old.state() == template.state()) {
        removed.remove(template.key());
      } else {
        added.add(template.key());
      }
    }
    return new SiteChange(version + 1, time, cause, added, List.copyOf(removed.values()));
  }

  private static List<StoredTemplate> most(Collection<StoredTemplate> all) {
    List<StoredTemplate> kept = new ArrayList<>();
    int chars = 0;
    for (StoredTemplate template : all.stream().sorted(MOST_WANTED_FIRST).toList()) {
      chars += template.chars();
      if (kept.size() == MOST_TEMPLATES || chars > MOST_CHARS) {
        break;
      }
      kept.add(template);
    }
    return kept;
  }

  /** Drops the oldest changes until the rest is not larger than the templates may be. */
  private static List<SiteChange> bounded(List<SiteChange> changes) {
    int from = changes.size();
    int chars = 0;
    while (from > 0 && chars + changes.get(from - 1).chars() <= MOST_CHARS) {
      from--;
      chars += changes.get(from).chars();
    }
    return changes.subList(from, changes.size());
  }

  private static <T> List<T> latest(List<T> list, T last, int most) {
    List<T> longer = new ArrayList<>(list);
    longer.add(last);
    return longer.subList(Math.max(0, longer.size() - most), longer.size());
  }
}
