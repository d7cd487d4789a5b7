package io.zhengwen.ml;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.ByteBuffer;
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
    this((int) byKey.values().stream().filter(w -> w != 0).count());
    // In order of keys, so that equal weights have equal tables.
    new TreeMap<>(byKey).forEach(this::put);
  }

  private HashedWeights(int size) {
    if (size > MOST) {
      throw new IllegalArgumentException("more than " + MOST + " weights");
    }
    this.size = size;
    int slots = Integer.highestOneBit(Math.max(1, size)) * 4;
    keys = new int[slots];
    weights = new float[slots];
  }

  private void put(int key, float weight) {
    if (weight != 0) {
      int slot = slot(key);
      keys[slot] = key;
      weights[slot] = weight;
    }
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
    byte[] bytes = new byte[(Integer.BYTES + Float.BYTES) * size];
    in.readFully(bytes);
    ByteBuffer data = ByteBuffer.wrap(bytes);
    HashedWeights read = new HashedWeights(size);
    int before = 0;
    for (int i = 0; i < size; i++) {
      int key = data.getInt();
      float weight = data.getFloat();
      if (!Float.isFinite(weight) || weight == 0) {
        throw new ModelRefusedException("it has a weight of " + weight);
      }
      if (i > 0 && key <= before) {
        throw new ModelRefusedException("the keys of its weights do not ascend");
      }
      read.put(key, weight);
      before = key;
    }
    return read;
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
