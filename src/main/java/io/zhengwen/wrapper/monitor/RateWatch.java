package io.zhengwen.wrapper.monitor;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * A share of pages, over the latest ones and over all before them. It has <em>fallen</em> if as few
 * hits among the latest pages would be next to impossible at the share before: less likely than
 * {@value #CHANCE} by the binomial distribution.
 */
final class RateWatch {
  private static final double CHANCE = 1e-6;

  /** The pages before the latest ones that are needed to know a share. */
  private static final int LEAST_BEFORE = 10;

  /** No share is taken for surer than this. */
  private static final double SUREST = .98;

  private final int window;
  private final Deque<Boolean> latest = new ArrayDeque<>();
  private int hits;
  private long pagesBefore;
  private long hitsBefore;
  private boolean fallen;

  RateWatch(int window) {
    this(window, 0, 0);
  }

  /** A share of which something is known from before. */
  RateWatch(int window, long pages, long hits) {
    this.window = window;
    pagesBefore = pages;
    hitsBefore = hits;
  }

  /** The watch of the same after a change: pages before a fall are those before the latest now. */
  RateWatch anew() {
    return fallen
        ? new RateWatch(window, pagesBefore, hitsBefore)
        : new RateWatch(window, pagesBefore + latest.size(), hitsBefore + hits);
  }

  /** Adds a page; returns whether the share has fallen with it, which it had not before. */
  boolean fallsWith(boolean hit) {
    latest.addLast(hit);
    hits += hit ? 1 : 0;
    if (latest.size() > window) {
      boolean oldest = latest.removeFirst();
      hits -= oldest ? 1 : 0;
      if (!fallen) {
        pagesBefore++;
        hitsBefore += oldest ? 1 : 0;
      }
    }
    boolean low =
        latest.size() == window
            && pagesBefore >= LEAST_BEFORE
            && tail(hits, window, Math.min(SUREST, before())) < CHANCE;
    boolean falls = low && !fallen;
    fallen = low;
    return falls;
  }

  /** The share before the latest pages, from 0 to 1. */
  double before() {
    return pagesBefore == 0 ? 0 : (double) hitsBefore / pagesBefore;
  }

  /** The share of the latest pages. */
  double now() {
    return latest.isEmpty() ? 0 : (double) hits / latest.size();
  }

  /** Whether there are as many latest pages as are compared. */
  boolean isFull() {
    return latest.size() == window;
  }

  boolean isFallen() {
    return fallen;
  }

  /**
   * The probability of at most {@code k} hits among {@code n} pages if each is one with {@code p}.
   */
  static double tail(int k, int n, double p) {
    if (p <= 0) {
      return 1;
    }
    // By logarithms: of many pages, the first terms are less than the least number.
    double log = n * Math.log1p(-p);
    double sum = Math.exp(log);
    for (int i = 1; i <= k; i++) {
      log += Math.log((double) (n - i + 1) / i * p / (1 - p));
      sum += Math.exp(log);
    }
    return Math.min(1, sum);
  }
}
