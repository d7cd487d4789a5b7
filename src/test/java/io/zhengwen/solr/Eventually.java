package io.zhengwen.solr;

import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** Waits for what happens in the background. */
public final class Eventually {
  private static final long DEADLINE = TimeUnit.SECONDS.toNanos(60);
  private static final long PAUSE = TimeUnit.MILLISECONDS.toNanos(100);

  private Eventually() {}

  /** What must not throw. */
  @FunctionalInterface
  public interface Check {
    /** Throws an {@link AssertionError} if something does not hold. */
    void run() throws Exception;
  }

  /**
   * Returns once a check passes.
   *
   * @throws AssertionError the check's, if it does not pass within a minute
   */
  public static void passes(Check check) throws Exception {
    long end = System.nanoTime() + DEADLINE;
    while (true) {
      try {
        check.run();
        return;
      } catch (AssertionError e) {
        if (System.nanoTime() - end > 0) {
          throw e;
        }
        LockSupport.parkNanos(PAUSE);
      }
    }
  }

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
