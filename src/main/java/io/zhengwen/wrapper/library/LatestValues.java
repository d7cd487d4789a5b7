package io.zhengwen.wrapper.library;

import io.zhengwen.text.AddressKeys;
import io.zhengwen.text.Addresses;
import io.zhengwen.wrapper.Reading;
import io.zhengwen.wrapper.match.Found;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The values that templates read from the latest pages of a seed, no more than {@link SeedPages}
 * keeps. Not thread-safe.
 */
final class LatestValues {
  private static final int MOST_OF_A_PAGE = 50;

  /** Longer values are no help in finding a record again. */
  private static final int LONGEST = 500;

  private final Map<String, KnownValues> pages = new LinkedHashMap<>();
  private final Map<String, KnownValues> records = new LinkedHashMap<>();
  private final Map<String, String> nexts = new LinkedHashMap<>();

  /** Adds what is known of a key as the latest, and drops the oldest of more than so many. */
  private static <V> void put(Map<String, V> known, String key, V value, int most) {
    known.remove(key);
    known.put(key, value);
    if (known.size() > most) {
      known.remove(known.keySet().iterator().next());
    }
  }

  /** Adds what a template read from a detail page. */
  void addPage(String url, String template, Reading reading) {
    put(
        pages,
        AddressKeys.ofPage(url),
        new KnownValues(template, values(reading)),
        SeedPages.MOST_KNOWN);
  }

  /** Adds what a template read from the records of a list page, with addresses in full. */
  void addRecords(String url, WrapperTemplate template, PageReading page) {
    Addresses addresses = new Addresses(url);
    int n = 0;
    for (Reading reading : page.records()) {
      n++;
      if (reading.isComplete(template) && n <= MOST_OF_A_PAGE) {
        Map<String, List<String>> values = values(reading);
        values.values().removeIf(of -> of.stream().anyMatch(value -> value.length() > LONGEST));
        values.computeIfPresent(
            WrapperTemplate.LINK,
            (field, links) ->
                links.stream().map(link -> addresses.absolute(link).orElse(link)).toList());
        List<String> link = values.get(WrapperTemplate.LINK);
        String key = link == null ? AddressKeys.ofPage(url) + "#" + n : link.get(0);
        put(records, key, new KnownValues(template.name(), values), SeedPages.MOST_RECORDS);
      }
    }
    page.next()
        .flatMap(addresses::absolute)
        .ifPresent(next -> put(nexts, AddressKeys.ofPage(url), next, SeedPages.MOST_KNOWN));
  }

  private static Map<String, List<String>> values(Reading reading) {
    Map<String, List<String>> values = new LinkedHashMap<>();
    reading
        .fields()
        .forEach(
            (field, given) -> values.put(field, given.values().stream().map(Found::text).toList()));
    return values;
  }

  /** The values of detail pages, by address. */
  Map<String, KnownValues> pages() {
    return pages;
  }

  /** The values of records, by the address of their own page, or by page and number. */
  Map<String, KnownValues> records() {
    return records;
  }

  /** The address of the next page, by that of a list page. */
  Map<String, String> nexts() {
    return nexts;
  }

  void clear() {
    pages.clear();
    records.clear();
    nexts.clear();
  }
}
