package io.zhengwen.store;

/**
 * How much a store may hold. A site that would exceed a bound is not stored; sites that are stored
 * already go on.
 *
 * @param sites the greatest number of sites, at least 1
 * @param bytes the greatest number of bytes of all sites together, at least 1
 */
public record StoreBounds(int sites, long bytes) {
  /** 200,000 sites with 4 GB. */
  public static final StoreBounds DEFAULT = new StoreBounds(200_000, 4_000_000_000L);

  /**
   * Checks the bounds.
   *
   * @throws IllegalArgumentException if one is below 1
   */
  public StoreBounds {
    if (sites < 1 || bytes < 1) {
      throw new IllegalArgumentException("a store holds at least one site and one byte");
    }
  }
}
