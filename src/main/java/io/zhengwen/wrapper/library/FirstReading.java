package io.zhengwen.wrapper.library;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * The first time that a library's store is read, which pages wait for a short while: in a cluster
 * the store may start later than those who read it. Thread-safe.
 */
final class FirstReading {
  /** How long pages wait, all together. */
  static final Duration PATIENCE = Duration.ofSeconds(10);

  private final CountDownLatch success = new CountDownLatch(1);
  private final long end;

  /** Begins to wait. */
  FirstReading(Duration patience) {
    end = System.nanoTime() + patience.toNanos();
  }

  void succeeded() {
    success.countDown();
  }

  boolean hasSucceeded() {
    return success.getCount() == 0;
  }

  /** Whether it has not succeeded, and is still waited for. */
  boolean isAwaited() {
    return !hasSucceeded() && end - System.nanoTime() > 0;
  }

  /** Waits as long as it is worth it; returns whether it has succeeded. */
  boolean await() {
    try {
      return success.await(end - System.nanoTime(), TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return hasSucceeded();
    }
  }
}
