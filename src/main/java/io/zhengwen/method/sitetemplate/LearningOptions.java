package io.zhengwen.method.sitetemplate;

import io.zhengwen.store.Ageing;
import io.zhengwen.store.SitePolicy;

/**
 * How the templates of sites are learned.
 *
 * @param n1 pages of a site in a batch, {@code N1}, 3 to 1,000
 * @param n2 pages of a batch that must contain a text to make it a template, {@code N2}, 2 to n1
 * @param sites decides which site a page belongs to
 * @param ageing when templates fade out
 */
public record LearningOptions(int n1, int n2, SitePolicy sites, Ageing ageing) {
  /** The least number of pages in a batch. */
  public static final int LEAST_N1 = 3;

  /** The greatest number of pages in a batch. */
  public static final int MOST_N1 = 1_000;

  /** The least number of pages that make a template. */
  public static final int LEAST_N2 = 2;

  /** N1 = 10 and N2 = 3 as in Yan and Wang 2020; the site is the host. */
  public static final LearningOptions DEFAULT =
      new LearningOptions(10, 3, SitePolicy.HOST, Ageing.DEFAULT);

  /** Learns as {@link #DEFAULT} does, with sites by another policy. */
  public static LearningOptions of(SitePolicy sites) {
    return new LearningOptions(DEFAULT.n1, DEFAULT.n2, sites, DEFAULT.ageing);
  }

  /**
   * Checks the numbers.
   *
   * @throws IllegalArgumentException if a number is out of range; the message names it
   */
  public LearningOptions {
    if (n1 < LEAST_N1 || n1 > MOST_N1) {
      throw new IllegalArgumentException(
          "n1 must be from " + LEAST_N1 + " to " + MOST_N1 + ", was " + n1);
    }
    if (n2 < LEAST_N2 || n2 > n1) {
      throw new IllegalArgumentException(
          "n2 must be from " + LEAST_N2 + " to n1, which is " + n1 + ", was " + n2);
    }
  }
}
