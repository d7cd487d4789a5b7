package io.zhengwen.bench.train;

import com.google.common.hash.Hashing;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Assigns sites to folds by hash, independently of other sites.
 *
 * @param sites the sites
 * @param seed seed of the hash
 */
public record Folds(Set<String> sites, int seed) {
  /** Copies the set. */
  public Folds {
    sites = Set.copyOf(sites);
  }

  /** The folds of the sites that pages are of. */
  public static <P> Folds of(Collection<P> pages, Function<P, String> site, int seed) {
    return new Folds(pages.stream().map(site).collect(Collectors.toSet()), seed);
  }

  /** Returns the fold of a site, from 0. */
  public static int of(String site, int folds, int seed) {
    int hash = Hashing.murmur3_32_fixed(seed).hashString(site, StandardCharsets.UTF_8).asInt();
    return Math.floorMod(hash, folds);
  }

  /** Whether sites are left to train on, whichever of some folds is held out. */
  public boolean leaveSites(int folds) {
    return sites.stream().mapToInt(site -> of(site, folds, seed)).distinct().count() > 1;
  }
}
