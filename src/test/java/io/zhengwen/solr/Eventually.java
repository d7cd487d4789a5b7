package io.zhengwen.solr;

import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** Waits for what happens in the background. */
public final class Eventually {
  private static final long DEADLINE = TimeUnit.SECONDS.toNanos(60);
  private static final long PAUSE = TimeUnit.MILLISECONDS.toNanos(100);

  private Eventually() {}

  /**
   * Returns once a condition holds.
   *
   * @throws AssertionError if it does not within a minute
   */
  public static void holds(String what, Callable<Boolean> condition) throws Exception {
    long end = System.nanoTime() + DEADLINE;
    while (!condition.call()) {
      if (System.nanoTime() - end > 0) {
        throw new AssertionError("not within a minute: " + what);
      }
      LockSupport.parkNanos(PAUSE);
    }
  }
}
