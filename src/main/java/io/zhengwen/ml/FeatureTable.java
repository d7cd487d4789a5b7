package io.zhengwen.ml;

/**
 * The features of some things, computed once for each thing when they are first needed. Not
 * thread-safe.
 */
public final class FeatureTable {
  private final FeatureRow.Source source;
  private final boolean[] known;
  private int width;
  private float[] values;

  /** Creates a table of things 0 to {@code size - 1}, none of them computed yet. */
  public FeatureTable(int size, FeatureRow.Source source) {
    this.source = source;
    known = new boolean[size];
  }

  /** Adds the features of thing {@code i} to a row, {@code prefix} put before each name. */
  public void addTo(FeatureRow row, String prefix, int i) {
    if (known[i] && !row.isNamed()) {
      row.copyFrom(values, i * width, width);
    } else {
      compute(row, prefix, i);
    }
  }

  private void compute(FeatureRow row, String prefix, int i) {
    int start = row.end();
    row.under(prefix);
    source.addTo(row, i);
    row.under("");
    if (values == null) {
      width = row.end() - start;
      values = new float[known.length * width];
    }
    row.copyTo(values, i * width, start);
    known[i] = true;
  }
}
