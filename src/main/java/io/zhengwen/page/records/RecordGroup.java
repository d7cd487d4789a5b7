package io.zhengwen.page.records;

import io.zhengwen.page.PageModel;
import java.util.Arrays;

/**
 * Ranges of nodes that a template printed once each, in document order. Ranges are nested or apart,
 * never partly overlapping; a nested range is a record of its own, such as a reply, and not part of
 * the record around it. Immutable.
 */
public final class RecordGroup {
  private final int key;
  private final int[] start;
  private final int[] end;

  /** The record in which each is nested, or -1. */
  private final int[] outer;

  /**
   * Creates a group.
   *
   * @param key the key that the heads share, or -1 if they share a path of tags alone
   * @param start the first node of each
   * @param end one past the last node of each
   */
  RecordGroup(int key, int[] start, int[] end) {
    this.key = key;
    this.start = start;
    this.end = end;
    outer = new int[start.length];
    int open = -1;
    for (int r = 0; r < start.length; r++) {
      while (open >= 0 && end[open] <= start[r]) {
        open = outer[open];
      }
      outer[r] = open;
      open = r;
    }
  }

  private RecordGroup(int key, RecordGroup other) {
    this.key = key;
    start = other.start;
    end = other.end;
    outer = other.outer;
  }

  /** A group of the same records that share another key. */
  RecordGroup withKey(int other) {
    return other == key ? this : new RecordGroup(other, this);
  }

  /** Whether another group was made with the same records; false if only its nodes are equal. */
  public boolean hasRecordsOf(RecordGroup other) {
    return start == other.start && end == other.end;
  }

  /** A group of a single record without a key. */
  public static RecordGroup of(int from, int to) {
    return new RecordGroup(-1, new int[] {from}, new int[] {to});
  }

  /** The number of records. */
  public int size() {
    return start.length;
  }

  /** The key that the records share; -1 if it is a path of tags alone. */
  public int key() {
    return key;
  }

  /** The first node of record {@code r}. */
  public int start(int r) {
    return start[r];
  }

  /** One past the last node of record {@code r}. */
  public int end(int r) {
    return end[r];
  }

  /** A number that groups share if they begin and end at the same nodes and are of one size. */
  public long extent() {
    return ((long) start[0] << 40) + ((long) end[size() - 1] << 16) + size();
  }

  /** Whether the record is an element, and not a run of siblings. */
  public boolean isElement(PageModel page, int r) {
    return page.end(start[r]) == end[r];
  }

  /**
   * A sum over the nodes of each record without those of the records in it.
   *
   * @param sums the sum over all nodes before each, and over all at the end
   */
  public int[] own(int[] sums) {
    int[] own = new int[size()];
    for (int r = 0; r < own.length; r++) {
      int all = sums[end[r]] - sums[start[r]];
      own[r] += all;
      if (outer[r] >= 0) {
        own[outer[r]] -= all;
      }
    }
    return own;
  }

  /**
   * The record that each node belongs to, of the nodes from the first record's start to the last
   * one's end; -1 for those between records.
   */
  public int[] owners(PageModel page) {
    int[] owner = new int[page.size()];
    Arrays.fill(owner, -1);
    for (int r = 0; r < start.length; r++) {
      Arrays.fill(owner, start[r], end[r], r);
    }
    return owner;
  }

  /** Whether more than half of the records of another group are in records of this one. */
  public boolean isAround(RecordGroup other) {
    int inside = 0;
    int r = 0;
    int reach = 0;
    for (int o = 0; o < other.size(); o++) {
      while (r < size() && start[r] <= other.start[o]) {
        reach = Math.max(reach, end[r++]);
      }
      inside += other.end[o] <= reach ? 1 : 0;
    }
    return 2 * inside > other.size();
  }

  /** A group with one more record before all others. */
  public RecordGroup withFirst(int from, int to) {
    return new RecordGroup(key, before(from, start), before(to, end));
  }

  private static int[] before(int first, int[] rest) {
    int[] all = new int[rest.length + 1];
    all[0] = first;
    System.arraycopy(rest, 0, all, 1, rest.length);
    return all;
  }
}
