package io.zhengwen.signature;

import java.util.Arrays;

/**
 * The hashes of all runs of {@value #WEIGHT}/{@value Words#WORD_WEIGHT} words of a text, a CJK
 * letter counting as half a word: three words, six CJK letters, or a mixture.
 */
final class WeightedShingles {
  private static final int WEIGHT = 6;
  private static final long PRIME = 0x9E3779B97F4A7C15L;

  private long[] words = new long[256];
  private byte[] weights = new byte[256];
  private int size;
  private int total;

  private WeightedShingles() {}

  /** The hashes in order; none if the text has no signature. */
  static long[] of(String text) {
    WeightedShingles shingles = new WeightedShingles();
    Words.scan(text, shingles::add);
    return shingles.total < Words.LEAST_WEIGHT ? new long[0] : shingles.hashes();
  }

  private void add(char[] text, int from, int to, int weight) {
    if (size == words.length) {
      words = Arrays.copyOf(words, 2 * size);
      weights = Arrays.copyOf(weights, 2 * size);
    }
    long hash = 0;
    for (int i = from; i < to; i++) {
      hash = (hash + text[i]) * PRIME;
      hash ^= hash >>> 32;
    }
    words[size] = hash;
    weights[size++] = (byte) weight;
    total += weight;
  }

  private long[] hashes() {
    long[] hashes = new long[size];
    int count = 0;
    int end = 0;
    int weight = 0;
    for (int start = 0; start < size; start++) {
      while (end < size && weight < WEIGHT) {
        weight += weights[end++];
      }
      if (weight < WEIGHT) {
        break;
      }
      long hash = 0;
      for (int i = start; i < end; i++) {
        hash = mixed(hash + words[i]);
      }
      hashes[count++] = hash;
      weight -= weights[start];
    }
    return Arrays.copyOf(hashes, count);
  }

  /** Spreads every bit over all others. */
  static long mixed(long hash) {
    long mixed = (hash ^ hash >>> 30) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
    return mixed ^ mixed >>> 31;
  }
}
