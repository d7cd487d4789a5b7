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
 *
 * @param <T> the entries
 */
final class TextIndex<T extends TextIndex.Text> {
  private static final int CHARS_PER_EDIT = 8;

  /** What a text takes beside its characters: keys, nodes of maps and lists. */
  private static final int TEXT_BYTES = 350;

  /** An entry: a text and the name of the element that holds it. */
  interface Text {
    String tag();

    String text();
  }

  /** Comparable, so that texts with equal hash codes are found in logarithmic time. */
  private record Key(String tag, String text) implements Comparable<Key> {
    @Override
    public int compareTo(Key other) {
      int byText = text.compareTo(other.text);
      return byText == 0 ? tag.compareTo(other.tag) : byText;
    }
  }

  private final Map<Key, T> exact = new LinkedHashMap<>();
  private final Map<String, TreeMap<Integer, List<T>>> byLength = new HashMap<>();

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

  /**
   * Returns about how many bytes of memory an index takes.
   *
   * @param chars of all its texts and tags
   */
  static int bytes(int chars, int texts) {
    return (int) Math.min(Integer.MAX_VALUE, 2L * chars + (long) TEXT_BYTES * texts);
  }

  int size() {
    return exact.size();
  }

  Collection<T> entries() {
    return exact.values();
  }

  /** Adds an entry unless there is one with the same tag and text. */
  void add(T entry) {
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
  T find(TextUnit unit, Budget budget) {
    T equal = exact.get(new Key(unit.tag(), unit.text()));
    if (equal != null) {
      return equal;
    }
    int length = unit.text().length();
    TreeMap<Integer, List<T>> lengths = byLength.get(unit.tag());
    if (lengths == null || length < CHARS_PER_EDIT) {
      return null;
    }
    int shortest = length - length / (CHARS_PER_EDIT + 1);
    int longest = length + length / CHARS_PER_EDIT;
    TextGrams grams = null;
    for (Map.Entry<Integer, List<T>> some :
        lengths.subMap(shortest, true, longest, true).entrySet()) {
      int edits = Math.min(length, some.getKey()) / CHARS_PER_EDIT;
      grams = grams == null ? new TextGrams(unit.text()) : grams;
      for (T entry : some.getValue()) {
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
