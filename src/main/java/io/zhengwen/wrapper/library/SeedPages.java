package io.zhengwen.wrapper.library;

import io.zhengwen.wrapper.monitor.TemplateChange;
import io.zhengwen.wrapper.template.TemplateKind;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The newest pages of a seed, on which templates are tried, and what templates read lately.
 *
 * @param seen how many pages of the seed came by
 * @param lists the newest list pages, at most {@value #MOST_LISTS}, the latest last
 * @param details the newest detail pages, at most {@value #MOST_DETAILS}
 * @param failing the newest pages that a template should have read and did not, at most {@value
 *     #MOST_FAILING}
 * @param health by template, what it read
 * @param known by {@linkplain io.zhengwen.text.AddressKeys address}, values that a template read,
 *     at most {@value #MOST_KNOWN}; what repairs are found from
 * @param records values of the records of list pages, by the address of the record's own page, or
 *     of the list page and the record's number, at most {@value #MOST_RECORDS}
 * @param nexts by address of a list page, that of the next one, at most {@value #MOST_KNOWN}
 */
public record SeedPages(
    long seen,
    List<KeptPage> lists,
    List<KeptPage> details,
    List<KeptPage> failing,
    Map<String, Health> health,
    Map<String, KnownValues> known,
    Map<String, KnownValues> records,
    Map<String, String> nexts) {
  static final int MOST_LISTS = 10;
  static final int MOST_DETAILS = 40;
  static final int MOST_FAILING = 20;
  static final int MOST_KNOWN = 200;
  static final int MOST_RECORDS = 400;

  private static final SeedPages NONE =
      new SeedPages(0, List.of(), List.of(), List.of(), Map.of(), Map.of(), Map.of(), Map.of());

  /** Copies the collections. */
  public SeedPages {
    lists = lists == null ? List.of() : List.copyOf(lists);
    details = details == null ? List.of() : List.copyOf(details);
    failing = failing == null ? List.of() : List.copyOf(failing);
    health = health == null ? Map.of() : Map.copyOf(health);
    known = copy(known);
    records = copy(records);
    nexts = copy(nexts);
  }

  private static <V> Map<String, V> copy(Map<String, V> map) {
    return map == null ? Map.of() : Collections.unmodifiableMap(new LinkedHashMap<>(map));
  }

  /** No pages. */
  public static SeedPages none() {
    return NONE;
  }

  /** The kept pages of a kind. */
  public List<KeptPage> of(TemplateKind kind) {
    return kind == TemplateKind.LIST ? lists : details;
  }

  /** A kept page by the id of its document. */
  public Optional<KeptPage> page(String id) {
    return Stream.of(details, lists, failing)
        .flatMap(List::stream)
        .filter(page -> page.id().equals(id))
        .findFirst();
  }

  /** The values that a template read from the records of list pages, the latest first. */
  List<Map<String, List<String>>> knownRecords(String template) {
    List<Map<String, List<String>>> found = new ArrayList<>();
    for (KnownValues record : records.values()) {
      if (record.template().equals(template)) {
        found.add(0, record.fields());
      }
    }
    return found;
  }

  /** The number of kept pages of both kinds. */
  public int size() {
    return lists.size() + details.size();
  }

  /** Adds what came by. A page is kept once, as of the kind that it was of last. */
  SeedPages with(
      long more,
      Collection<KeptPage> pages,
      Collection<KeptPage> failed,
      Map<String, Health> counted,
      LatestValues values) {
    List<KeptPage> ofLists = new ArrayList<>(lists);
    List<KeptPage> ofDetails = new ArrayList<>(details);
    for (KeptPage page : pages.stream().sorted(Comparator.comparingLong(KeptPage::time)).toList()) {
      boolean isList = page.kind() == TemplateKind.LIST;
      (isList ? ofDetails : ofLists).removeIf(other -> other.id().equals(page.id()));
      (isList ? ofLists : ofDetails).add(page);
    }
    List<KeptPage> ofFailing = new ArrayList<>(failing);
    ofFailing.addAll(failed);
    Set<String> mended = new HashSet<>();
    pages.forEach(page -> mended.add(page.id()));
    failed.forEach(page -> mended.remove(page.id()));
    ofFailing.removeIf(page -> mended.contains(page.id()));
    Map<String, Health> ofTemplates = new LinkedHashMap<>(health);
    counted.forEach((template, latest) -> ofTemplates.merge(template, latest, Health::plus));
    return new SeedPages(
        seen + more,
        newest(ofLists, MOST_LISTS),
        newest(ofDetails, MOST_DETAILS),
        newest(ofFailing, MOST_FAILING),
        ofTemplates,
        latest(known, values.pages(), MOST_KNOWN),
        latest(records, values.records(), MOST_RECORDS),
        latest(nexts, values.nexts(), MOST_KNOWN));
  }

  /** The pages without failing ones after a change of a template, to begin anew. */
  SeedPages after(TemplateChange change) {
    Map<String, Health> counted = new LinkedHashMap<>(health);
    counted.computeIfPresent(change.after().name(), (name, of) -> of.after(change));
    return new SeedPages(seen, lists, details, List.of(), counted, known, records, nexts);
  }

  /** The pages without what was counted for a template that is deleted, and failing ones. */
  SeedPages without(String template) {
    Map<String, Health> others = new LinkedHashMap<>(health);
    others.remove(template);
    return new SeedPages(seen, lists, details, List.of(), others, known, records, nexts);
  }

  private static <V> Map<String, V> latest(Map<String, V> before, Map<String, V> more, int most) {
    Map<String, V> all = new LinkedHashMap<>(before);
    more.forEach(
        (key, value) -> {
          all.remove(key);
          all.put(key, value);
        });
    Iterator<String> oldest = List.copyOf(all.keySet()).iterator();
    while (all.size() > most) {
      all.remove(oldest.next());
    }
    return all;
  }

  private static List<KeptPage> newest(List<KeptPage> pages, int most) {
    Map<String, KeptPage> byId = new LinkedHashMap<>();
    pages.stream()
        .sorted(Comparator.comparingLong(KeptPage::time))
        .forEach(
            page -> {
              byId.remove(page.id());
              byId.put(page.id(), page);
            });
    List<KeptPage> all = List.copyOf(byId.values());
    return all.subList(Math.max(0, all.size() - most), all.size());
  }
}
