package io.zhengwen.bench.train;

import com.google.common.hash.Hashing;
import java.nio.charset.StandardCharsets;

/** Assigns sites to folds by hash, independently of other sites. */
public final class Folds {
  private Folds() {}

  /** Returns the fold of a site, from 0. */
  public static int of(String site, int folds, int seed) {
    int hash = Hashing.murmur3_32_fixed(seed).hashString(site, StandardCharsets.UTF_8).asInt();
    return Math.floorMod(hash, folds);
  }
}
