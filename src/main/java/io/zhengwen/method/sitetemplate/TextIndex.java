package io.zhengwen.method.sitetemplate;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.commons.lang3.StringUtils;

/**
 * Texts by tag name, found by equality or nearness: an edit distance {@code D <= floor(min(len_a,
 * len_b) / 8)} (Yan, Wang 2020). Equal texts cost a hash look-up; near ones are looked for among
 * those of the same tag name and a fitting length. Not thread-safe.
 */
final class TextIndex {
  private static final int CHARS_PER_EDIT = 8;

  /** Comparable, so that texts of equal hash codes are found in the logarithm of their number. */
  private record Key(String tag, String text) implements Comparable<Key> {
    @Override
    public int compareTo(Key other) {
      int byText = text.compareTo(other.text);
      return byText == 0 ? tag.compareTo(other.tag) : byText;
    }
  }

  private final Map<Key, Entry> exact = new LinkedHashMap<>();
  private final Map<String, TreeMap<Integer, List<Entry>>> byLength = new HashMap<>();

  /** Bounds what looking for near texts costs on one page; deterministic, unlike a clock. */
  static final class Budget {
    private static final int PER_PAGE = 10_000_000;
    private static final int COMPARISON = 32;

    private int left = PER_PAGE;

    private boolean spend(int cost) {
      left = Math.max(0, left - cost);
      return left > 0;
    }
  }

  int size() {
    return exact.size();
  }

  Collection<Entry> entries() {
    return exact.values();
  }

  /** The entry with this tag and text, added if it is not there yet. */
  Entry getOrAdd(String tag, String text) {
    Entry known = exact.get(new Key(tag, text));
    if (known == null) {
      known = new Entry(tag, text);
      add(known);
    }
    return known;
  }

  /** Adds an entry, unless one with its tag and text is there. */
  void add(Entry entry) {
    if (exact.putIfAbsent(new Key(entry.tag(), entry.text()), entry) == null) {
      byLength
          .computeIfAbsent(entry.tag(), tag -> new TreeMap<>())
          .computeIfAbsent(entry.text().length(), length -> new ArrayList<>(1))
          .add(entry);
    }
  }

  /** The entry that a unit matches, or null: the equal one, else the first near one by length. */
  Entry find(TextUnit unit, Budget budget) {
    Entry equal = exact.get(new Key(unit.tag(), unit.text()));
    if (equal != null) {
      return equal;
    }
    int length = unit.text().length();
    TreeMap<Integer, List<Entry>> lengths = byLength.get(unit.tag());
    if (lengths == null || length < CHARS_PER_EDIT) {
      return null;
    }
    int shortest = length - length / (CHARS_PER_EDIT + 1);
    int longest = length + length / CHARS_PER_EDIT;
    TextGrams grams = null;
    for (Map.Entry<Integer, List<Entry>> some :
        lengths.subMap(shortest, true, longest, true).entrySet()) {
      int edits = Math.min(length, some.getKey()) / CHARS_PER_EDIT;
      grams = grams == null ? new TextGrams(unit.text()) : grams;
      for (Entry entry : some.getValue()) {
        if (!budget.spend(Budget.COMPARISON)) {
          return null;
        }
        if (!grams.isFarFrom(entry.text(), edits)
            && budget.spend(length * (2 * edits + 1))
            && isNear(unit.text(), entry.text(), edits)) {
          return entry;
        }
      }
    }
    return null;
  }

  /** The one bounded edit distance on Solr's class path, deprecated for one that is not. */
  @SuppressWarnings("deprecation")
  private static boolean isNear(String a, String b, int edits) {
    return StringUtils.getLevenshteinDistance(a, b, edits) >= 0;
  }
}
