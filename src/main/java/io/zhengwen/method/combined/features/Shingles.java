package io.zhengwen.method.combined.features;

import io.zhengwen.method.combined.names.Hashes;
import java.util.List;

/** Hashes of all runs of a fixed number of tokens of a text, to find texts in each other. */
public final class Shingles {
  private Shingles() {}

  /** Returns a hash for each run of {@code length} tokens; none if there are fewer tokens. */
  public static long[] of(List<String> tokens, int length) {
    long[] shingles = new long[Math.max(0, tokens.size() - length + 1)];
    for (int s = 0; s < shingles.length; s++) {
      long hash = 0;
      for (int t = s; t < s + length; t++) {
        hash = Hashes.combine(hash, Hashes.of(tokens.get(t)));
      }
      shingles[s] = hash;
    }
    return shingles;
  }
}
