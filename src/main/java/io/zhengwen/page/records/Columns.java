package io.zhengwen.page.records;

import io.zhengwen.page.PageModel;
import io.zhengwen.text.KeyIndex;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * The parts that the records of a group have in common. A <em>column</em> is the set of elements of
 * all records that share a name, or that the same path of tags leads to from such an element or
 * from the record's root; column 0 is the roots. Read-only after construction.
 */
public final class Columns {
  private static final int MOST = 20_000;

  private static final int MOST_PLACES = 15;

  /** Elements whose place among their siblings says what they hold. */
  private static final Set<String> PLACED = Set.of("tr", "td", "th", "dt", "dd");

  /** A name counts if there are as many elements with it as this share of the records. */
  private static final double LEAST_LABELLED = .6;

  public final PageModel page;
  public final RecordGroup group;

  /** The record of each node, -1 outside. */
  public final int[] record;

  /** The column of each element in a record, -1 outside; a text node has that of its parent. */
  public final int[] column;

  private final List<int[]> parents = new ArrayList<>();
  private final Counts counts = new Counts();

  /** Finds the columns of a group. */
  public Columns(PageModel page, ElementKeys keys, RecordGroup group) {
    this.page = page;
    this.group = group;
    record = group.owners(page);
    column = new int[page.size()];
    Arrays.fill(column, -1);
    parents.add(new int[] {-1, -1});
    KeyIndex paths = new KeyIndex(64);
    Places places = null;
    for (int i = 0; i < column.length; i++) {
      int r = record[i];
      if (r < 0) {
        continue;
      }
      boolean root = i == group.start(r) && group.isElement(page, r);
      int up = page.parent(i);
      int around = root || up < 0 || record[up] != r ? 0 : column[up];
      if (page.isText(i)) {
        column[i] = around;
        continue;
      }
      if (root) {
        column[i] = 0;
      } else {
        int label = keys.label(i, LEAST_LABELLED * group.size());
        int place = 0;
        if (PLACED.contains(page.tag(i))) {
          places = places == null ? new Places(page.size()) : places;
          place = places.next(up, r);
        }
        long path =
            31L * ((long) (keys.isNamed(i) ? -1 : around) << 32) + label + ((long) place << 24);
        int number = paths.idOf(path) + 1;
        if (number == parents.size() && number < MOST) {
          parents.add(new int[] {around, label});
        }
        column[i] = number < MOST ? number : 0;
      }
      counts.add(column[i], i, r);
    }
  }

  /** Counts the elements and the records of each column, and knows its first element. */
  private static final class Counts {
    private int[] records = new int[64];
    private int[] elements = new int[64];
    private int[] first = new int[64];

    /** One more than the last record of each column. */
    private int[] last = new int[64];

    /** Adds an element; elements come in document order. */
    void add(int c, int element, int record) {
      if (c >= records.length) {
        records = Arrays.copyOf(records, 2 * c);
        elements = Arrays.copyOf(elements, 2 * c);
        first = Arrays.copyOf(first, 2 * c);
        last = Arrays.copyOf(last, 2 * c);
      }
      first[c] = elements[c] == 0 ? element : first[c];
      elements[c]++;
      records[c] += last[c] == record + 1 ? 0 : 1;
      last[c] = record + 1;
    }
  }

  /** Counts the children of elements, anew for each record. */
  private static final class Places {
    private final int[] count;
    private final int[] record;

    Places(int nodes) {
      count = new int[nodes];
      record = new int[nodes];
      Arrays.fill(record, -1);
    }

    /** The place of the next child of {@code parent} in record {@code r}, from 0 to 15. */
    int next(int parent, int r) {
      if (parent < 0) {
        return 0;
      }
      count[parent] = record[parent] == r ? Math.min(MOST_PLACES, count[parent] + 1) : 0;
      record[parent] = r;
      return count[parent];
    }
  }

  /** The number of columns. */
  public int size() {
    return parents.size();
  }

  /** The column around a column; -1 for the roots. */
  public int parent(int c) {
    return parents.get(c)[0];
  }

  /** The number of records in which a column occurs. */
  public int records(int c) {
    return c == 0 ? group.size() : counts.records[c];
  }

  /** The label that the elements of a column share; -1 for the roots. */
  public int label(int c) {
    return parents.get(c)[1];
  }

  /** The number of elements of a column. */
  public int elements(int c) {
    return counts.elements[c];
  }

  /** The first element of a column; the first record's first node for the roots. */
  public int first(int c) {
    return c == 0 ? group.start(0) : counts.first[c];
  }

  /** Whether a column is another or in it. */
  public boolean isWithin(int c, int outer) {
    int at = c;
    while (at > outer) {
      at = parent(at);
    }
    return at == outer;
  }
}
