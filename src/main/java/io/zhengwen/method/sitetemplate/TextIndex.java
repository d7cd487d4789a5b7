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
 * An index of texts by tag name, which finds equal and near texts. Two texts are near if their edit
 * distance is {@code D <= floor(min(len_a, len_b) / 8)} (Yan, Wang 2020). Equal texts cost a hash
 * look-up; near ones are searched for among those of the same tag name and a similar length. Not
 * thread-safe.
 */
final class TextIndex {
  private static final int CHARS_PER_EDIT = 8;

  /** Comparable, so that texts with equal hash codes are found in logarithmic time. */
  private record Key(String tag, String text) implements Comparable<Key> {
    @Override
    public int compareTo(Key other) {
      int byText = text.compareTo(other.text);
      return byText == 0 ? tag.compareTo(other.tag) : byText;
    }
  }

  private final Map<Key, Entry> exact = new LinkedHashMap<>();
  private final Map<String, TreeMap<Integer, List<Entry>>> byLength = new HashMap<>();

  /**
   * Limits the cost of the search for near texts on one page. Deterministic, unlike a time limit.
   */
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

  /** Returns the entry with this tag and text, which is added if it is missing. */
  Entry getOrAdd(String tag, String text) {
    Entry known = exact.get(new Key(tag, text));
    if (known == null) {
      known = new Entry(tag, text);
      add(known);
    }
    return known;
  }

  /** Adds an entry unless there is one with the same tag and text. */
  void add(Entry entry) {
    if (exact.putIfAbsent(new Key(entry.tag(), entry.text()), entry) == null) {
      byLength
          .computeIfAbsent(entry.tag(), tag -> new TreeMap<>())
          .computeIfAbsent(entry.text().length(), length -> new ArrayList<>(1))
          .add(entry);
    }
  }

  /**
   * Returns the entry that a unit matches, or null: the equal one, else the first near one by
   * length.
   */
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

  /**
   * Uses the only bounded edit distance on Solr's class path, deprecated in favour of one that is
   * not on it.
   */
  @SuppressWarnings("deprecation")
  private static boolean isNear(String a, String b, int edits) {
    return StringUtils.getLevenshteinDistance(a, b, edits) >= 0;
  }
}
