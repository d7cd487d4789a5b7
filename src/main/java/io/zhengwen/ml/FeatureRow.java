package io.zhengwen.ml;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A row of features being written. Each value is added together with its name, and there is no
 * other way to add one: a name and its value always have the same place. A row that collects names
 * keeps both; one that writes to a caller's array, where time counts, keeps the values alone. Not
 * thread-safe.
 */
public final class FeatureRow {
  /** The features of numbered items, such as the blocks of a page. */
  @FunctionalInterface
  public interface Source {
    /** Adds the features of item {@code i}: the same names in the same order for every item. */
    void addTo(FeatureRow row, int i);
  }

  private final List<String> names;
  private String outer = "";
  private float[] values;
  private int at;

  private FeatureRow(List<String> names, float[] values) {
    this.names = names;
    this.values = values;
  }

  /** Creates a row that collects names and values. */
  public static FeatureRow named() {
    return new FeatureRow(new ArrayList<>(), new float[32]);
  }

  /** Creates a row that writes values to an array, from its start on. */
  public static FeatureRow over(float[] values) {
    return new FeatureRow(null, values);
  }

  /** Continues at index {@code from} of an array. Only for a row that collects no names. */
  public FeatureRow moveTo(float[] array, int from) {
    values = array;
    at = from;
    return this;
  }

  /** Adds a feature. */
  public void add(String name, double value) {
    if (names != null) {
      collect(name);
    }
    values[at++] = (float) value;
  }

  /** Adds a feature named {@code prefix + name}. */
  public void add(String prefix, String name, double value) {
    if (names != null) {
      collect(prefix + name);
    }
    values[at++] = (float) value;
  }

  /** Adds a feature for each name, at most 32: 1 if the bit of the name's index is set, else 0. */
  public void addBits(String prefix, List<String> added, int bits) {
    int size = added.size();
    if (names != null) {
      collect(prefix, added);
    }
    for (int n = 0; n < size; n++) {
      values[at + n] = bits >> n & 1;
    }
    at += size;
  }

  /** Adds a feature for each name, their values being those of an array from {@code start} on. */
  public void addAll(String prefix, List<String> added, byte[] from, int start) {
    int size = added.size();
    if (names != null) {
      collect(prefix, added);
    }
    for (int n = 0; n < size; n++) {
      values[at + n] = from[start + n];
    }
    at += size;
  }

  /** Whether the row collects names. */
  boolean isNamed() {
    return names != null;
  }

  /** Puts {@code prefix} before the names added from here on. */
  public void under(String prefix) {
    outer = prefix;
  }

  /** Adds {@code size} values whose names are known. */
  void copyFrom(float[] from, int start, int size) {
    System.arraycopy(from, start, values, at, size);
    at += size;
  }

  /** Copies the values from index {@code from} to the end. */
  void copyTo(float[] to, int start, int from) {
    System.arraycopy(values, from, to, start, at - from);
  }

  private void collect(String prefix, List<String> added) {
    added.forEach(name -> collect(prefix + name));
  }

  private void collect(String name) {
    names.add(outer + name);
    if (names.size() > values.length) {
      values = Arrays.copyOf(values, 2 * values.length);
    }
  }

  /** Returns the index after the last value added. */
  public int end() {
    return at;
  }

  /** Returns the names of a row that collects them, in the order of the values. */
  public List<String> names() {
    return List.copyOf(names);
  }

  /** Returns the values of a row that collects names. */
  public float[] values() {
    return Arrays.copyOf(values, names.size());
  }
}
