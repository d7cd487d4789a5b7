package io.zhengwen.page.records;

import io.zhengwen.page.PageModel;
import io.zhengwen.text.Hashes;
import io.zhengwen.text.KeyIndex;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds the groups of repeated elements of a page.
 *
 * <p>Elements that share a key, or the path of tags from the body if they have no names, make a
 * group wherever they stand, so that nested replies and records in wrappers of their own are of one
 * group (tag path clustering: Miao, Tatemura, Hsiung, Sawires, Moser, WWW 2009). Then each element
 * is lifted to the outermost element that holds no other one of its group, by as many levels as
 * most of the group. Where the text between lifted elements outweighs that in them, a record is the
 * run of siblings from one to the next, as with a row of a table for the author and one for the
 * text (generalised nodes of MDR: Liu, Grossman, Zhai, KDD 2003).
 *
 * <p>The time is in proportion to the number of elements and their names.
 */
public final class RecordGroups {
  private static final int MOST_LEVELS = 8;

  /** The least share of the words between heads for which records are runs of siblings. */
  private static final double RUN_SHARE = .5;

  private final PageModel page;
  private final ElementKeys keys;
  private final Wanted wanted;
  private final List<RecordGroup> groups = new ArrayList<>();

  /** The elements of groups, each list once, with their numbers by a hash, and a group of each. */
  private final KeyIndex numbers = new KeyIndex(256);

  private final List<int[]> distinct = new ArrayList<>();
  private final List<RecordGroup> ofDistinct = new ArrayList<>();

  /** Which groups are made at all. */
  @FunctionalInterface
  public interface Wanted {
    /**
     * Whether to make a group.
     *
     * @param key the key that its elements share, or -1 if they share a path of tags alone
     * @param elements the number of its elements, which is that of its records
     */
    boolean test(int key, int elements);
  }

  private RecordGroups(PageModel page, ElementKeys keys, Wanted wanted) {
    this.page = page;
    this.keys = keys;
    this.wanted = wanted;
  }

  /** The groups of a page; one of elements without names has at least two records. */
  public static List<RecordGroup> of(PageModel page, ElementKeys keys, Wanted wanted) {
    return new RecordGroups(page, keys, wanted).all();
  }

  private List<RecordGroup> all() {
    int[][] members = new int[keys.size()][];
    int[] filled = new int[keys.size()];
    for (int k = 0; k < members.length; k++) {
      int elements = keys.isTag(k) ? 0 : keys.count(k);
      members[k] = elements > 0 && wanted.test(k, elements) ? new int[elements] : null;
    }
    Map<Long, Integer> paths = new HashMap<>();
    KeyIndex known = new KeyIndex(128);
    int[] ofPath = new int[page.size()];
    long[] path = new long[page.size()];
    for (int i = 0; i < page.size(); i++) {
      if (page.isText(i)) {
        continue;
      }
      path[i] = 31 * (i == 0 ? 1 : path[page.parent(i)]) + keys.label(i) + 1;
      for (int key : keys.keys(i)) {
        if (members[key] != null) {
          members[key][filled[key]++] = i;
        }
      }
      if (!keys.isNamed(i) && page.isBlockLevel(i) && page.measures().chars(i) > 0) {
        int number = known.idOf(path[i]) + 1;
        if (number > paths.size()) {
          paths.put(path[i], number);
        }
        ofPath[i] = number;
      }
    }
    for (int k = 0; k < members.length; k++) {
      if (members[k] != null) {
        add(k, members[k]);
      }
    }
    int[][] unnamed = unnamed(ofPath, paths.size());
    for (int number : paths.values()) {
      int[] elements = unnamed[number - 1];
      if (elements.length >= 2 && wanted.test(-1, elements.length)) {
        add(-1, elements);
      }
    }
    return groups;
  }

  /**
   * The elements of each path.
   *
   * @param ofPath one more than the number of each element's path, 0 for those that do not count
   */
  private static int[][] unnamed(int[] ofPath, int paths) {
    int[] count = new int[paths + 1];
    for (int path : ofPath) {
      count[path]++;
    }
    int[][] elements = new int[paths][];
    for (int i = ofPath.length - 1; i >= 0; i--) {
      int p = ofPath[i] - 1;
      if (p >= 0) {
        elements[p] = elements[p] == null ? new int[count[p + 1]] : elements[p];
        elements[p][--count[p + 1]] = i;
      }
    }
    return elements;
  }

  /** Adds the group of some elements; those that share several keys are lifted once. */
  private void add(int key, int[] heads) {
    long hash = heads.length;
    for (int head : heads) {
      hash = Hashes.step(hash, head);
    }
    int number = numbers.idOf(hash);
    if (number == distinct.size()) {
      distinct.add(heads);
      ofDistinct.add(group(key, heads));
    }
    boolean known = Arrays.equals(distinct.get(number), heads);
    groups.add(known ? ofDistinct.get(number).withKey(key) : group(key, heads));
  }

  private RecordGroup group(int key, int[] heads) {
    int[] start = lift(heads);
    int[] end = new int[start.length];
    for (int r = 0; r < start.length; r++) {
      end[r] = page.end(start[r]);
    }
    return runs(key, start, end);
  }

  /** Replaces each element by the outermost one around it that holds no other of the group. */
  private int[] lift(int[] heads) {
    int[] levels = new int[heads.length];
    for (int r = 0; r < heads.length; r++) {
      int e = heads[r];
      while (levels[r] < MOST_LEVELS && isAlone(heads, r, page.parent(e))) {
        e = page.parent(e);
        levels[r]++;
      }
    }
    int[] sorted = levels.clone();
    Arrays.sort(sorted);
    int most = sorted.length == 1 ? 0 : sorted[sorted.length / 2];
    int[] lifted = new int[heads.length];
    for (int r = 0; r < heads.length; r++) {
      lifted[r] = heads[r];
      for (int l = Math.min(levels[r], most); l > 0; l--) {
        lifted[r] = page.parent(lifted[r]);
      }
    }
    return lifted;
  }

  private boolean isAlone(int[] heads, int r, int around) {
    return around > 0
        && (r == 0 || heads[r - 1] < around)
        && (r + 1 == heads.length || heads[r + 1] >= page.end(around));
  }

  /** Extends each record over the siblings behind it, or before it, if their text outweighs. */
  private RecordGroup runs(int key, int[] start, int[] end) {
    int inside = 0;
    int between = 0;
    int before = 0;
    int last = -1;
    int siblings = 0;
    for (int r = 0; r < start.length; r++) {
      int parent = page.parent(start[r]);
      if (r > 0 && parent >= 0 && parent == page.parent(start[r - 1])) {
        between += page.measures().words(end[r - 1], start[r]);
        inside += page.measures().words(start[r]);
        siblings++;
      } else if (parent >= 0 && r == 0) {
        before = page.measures().words(parent, start[r]);
        last = parent;
      }
    }
    if (siblings == 0 || siblings < start.length / 2 || between < RUN_SHARE * (inside + between)) {
      return new RecordGroup(key, start, end);
    }
    int after =
        page.measures().words(end[end.length - 1], page.end(page.parent(start[start.length - 1])));
    boolean headsLast = last >= 0 && after * 3 < before && before >= between / (2 * siblings + 1);
    return headsLast ? runsBefore(key, start, end) : runsAfter(key, start, end);
  }

  private RecordGroup runsAfter(int key, int[] start, int[] end) {
    int[] to = end.clone();
    int longest = 0;
    for (int r = 0; r + 1 < start.length; r++) {
      if (page.parent(start[r]) == page.parent(start[r + 1])) {
        to[r] = start[r + 1];
        longest = Math.max(longest, siblings(end[r], start[r + 1]));
      }
    }
    for (int r = 0; r < start.length; r++) {
      int parent = page.parent(start[r]);
      boolean lastOfParent = r + 1 == start.length || parent != page.parent(start[r + 1]);
      if (lastOfParent && parent >= 0) {
        for (int n = longest; n > 0 && to[r] < page.end(parent); n--) {
          to[r] = page.end(to[r]);
        }
      }
    }
    return new RecordGroup(key, start, to);
  }

  private RecordGroup runsBefore(int key, int[] start, int[] end) {
    int[] from = start.clone();
    for (int r = 0; r < start.length; r++) {
      boolean first = r == 0 || page.parent(start[r]) != page.parent(start[r - 1]);
      from[r] = first ? page.parent(start[r]) + 1 : end[r - 1];
    }
    return new RecordGroup(key, from, end);
  }

  /** The number of siblings that begin in a range that begins with one. */
  private int siblings(int from, int to) {
    int count = 0;
    for (int i = from; i < to; i = page.end(i)) {
      count++;
    }
    return count;
  }
}
