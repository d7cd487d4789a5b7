package io.zhengwen.bench.wrapper;

import io.zhengwen.wrapper.match.FieldMatcher;
import java.util.ArrayList;
import java.util.List;

/** Counts values of a field that were found rightly, wrongly, or not at all. */
public final class FieldCounts {
  private int right;
  private int found;
  private int known;
  private int pages;
  private int perfect;

  /** Adds a page. Marks at the ends of values do not matter. */
  public void add(List<String> gold, List<String> values) {
    List<String> left = new ArrayList<>(gold.stream().map(FieldCounts::bare).distinct().toList());
    List<String> own = values.stream().map(FieldCounts::bare).distinct().toList();
    known += left.size();
    found += own.size();
    int hits = (int) own.stream().filter(left::remove).count();
    right += hits;
    pages++;
    perfect += hits == own.size() && left.isEmpty() ? 1 : 0;
  }

  private static String bare(String value) {
    String key = FieldMatcher.key(value);
    int from = 0;
    while (from < key.length() && ": ".indexOf(key.charAt(from)) >= 0) {
      from++;
    }
    return key.substring(from).strip();
  }

  /** The number of found values that are wrong. */
  public int wrong() {
    return found - right;
  }

  /** The share of found values that are right; 1 if none was found. */
  public double precision() {
    return found == 0 ? 1 : (double) right / found;
  }

  /** The share of the known values that were found; 1 if there are none. */
  public double recall() {
    return known == 0 ? 1 : (double) right / known;
  }

  /** The harmonic mean of precision and recall. */
  public double f1() {
    double sum = precision() + recall();
    return sum == 0 ? 0 : 2 * precision() * recall() / sum;
  }

  /** The share of pages on which all values were found and no other. */
  public double pageSuccess() {
    return pages == 0 ? 1 : (double) perfect / pages;
  }
}
