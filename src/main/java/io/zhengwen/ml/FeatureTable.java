package io.zhengwen.ml;

import java.util.Arrays;

/**
 * The features of numbered items, computed once for each item when they are first needed. Not
 * thread-safe.
 */
public final class FeatureTable {
  private final FeatureRow.Source source;

  /** Where the values of each item end, 0 for one that is not computed. */
  private final int[] end;

  private int used;
  private int width;
  private float[] values = new float[0];

  /** Creates a table of items 0 to {@code size - 1}, none of them computed yet. */
  public FeatureTable(int size, FeatureRow.Source source) {
    this.source = source;
    end = new int[size];
  }

  /** Adds the features of item {@code i} to a row, {@code prefix} put before each name. */
  public void addTo(FeatureRow row, String prefix, int i) {
    if (end[i] > 0 && !row.isNamed()) {
      row.copyFrom(values, end[i] - width, width);
    } else {
      compute(row, prefix, i);
    }
  }

  private void compute(FeatureRow row, String prefix, int i) {
    int start = row.end();
    row.under(prefix);
    source.addTo(row, i);
    row.under("");
    width = row.end() - start;
    if (used + width > values.length) {
      values = Arrays.copyOf(values, 2 * used + width);
    }
    row.copyTo(values, used, start);
    used += width;
    end[i] = used;
  }
}
