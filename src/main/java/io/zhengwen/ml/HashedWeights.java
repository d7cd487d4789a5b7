package io.zhengwen.ml;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;

/**
 * A weight for each of a set of 32-bit keys, 0 for all others: the coefficients of a sparse linear
 * model. Immutable and thread-safe.
 */
public final class HashedWeights {
  private static final int MOST = 1 << 20;

  private final int size;
  private final int[] keys;
  private final float[] weights;

  /** Copies the weights; those of 0 are dropped. */
  public HashedWeights(Map<Integer, Float> byKey) {
    size = (int) byKey.values().stream().filter(w -> w != 0).count();
    if (size > MOST) {
      throw new IllegalArgumentException("more than " + MOST + " weights");
    }
    int slots = Integer.highestOneBit(Math.max(1, size)) * 4;
    keys = new int[slots];
    weights = new float[slots];
    // In order of keys, so that equal weights have equal tables.
    new TreeMap<>(byKey)
        .forEach(
            (key, weight) -> {
              if (weight != 0) {
                int slot = slot(key);
                keys[slot] = key;
                weights[slot] = weight;
              }
            });
  }

  private int slot(int key) {
    int slot = (key ^ key >>> 15) & keys.length - 1;
    while (weights[slot] != 0 && keys[slot] != key) {
      slot = slot + 1 & keys.length - 1;
    }
    return slot;
  }

  /** Returns the weight of {@code key}, 0 if it has none. */
  public float weight(int key) {
    return weights[slot(key)];
  }

  /** The sum of the weights of {@code keys}, divided by the root of their number. */
  public float score(int[] keys) {
    double sum = 0;
    for (int key : keys) {
      sum += weight(key);
    }
    return (float) (sum / Math.sqrt(keys.length));
  }

  /** The number of weights other than 0. */
  public int size() {
    return size;
  }

  /** Writes the weights; {@link #read} reads them. */
  public void write(DataOutput out) throws IOException {
    TreeMap<Integer, Float> sorted = new TreeMap<>();
    for (int i = 0; i < keys.length; i++) {
      if (weights[i] != 0) {
        sorted.put(keys[i], weights[i]);
      }
    }
    out.writeInt(sorted.size());
    for (Map.Entry<Integer, Float> entry : sorted.entrySet()) {
      out.writeInt(entry.getKey());
      out.writeFloat(entry.getValue());
    }
  }

  /** Reads what {@link #write} wrote, refusing invalid values. */
  public static HashedWeights read(DataInput in) throws IOException {
    int size = in.readInt();
    if (size < 0 || size > MOST) {
      throw new ModelRefusedException(
          "its number of weights must be from 0 to " + MOST + ", was " + size);
    }
    Map<Integer, Float> byKey = new TreeMap<>();
    for (int i = 0; i < size; i++) {
      int key = in.readInt();
      float weight = in.readFloat();
      if (!Float.isFinite(weight)) {
        throw new ModelRefusedException("it has a weight of " + weight);
      }
      byKey.put(key, weight);
    }
    return new HashedWeights(byKey);
  }

  @Override
  public boolean equals(Object o) {
    return o instanceof HashedWeights w
        && Arrays.equals(keys, w.keys)
        && Arrays.equals(weights, w.weights);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(weights);
  }
}
