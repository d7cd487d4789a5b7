package io.zhengwen.cli.index;

import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;

/**
 * The waits between attempts: half a second, then twice as long each time up to half a minute, each
 * shortened by chance by up to a half so that many clients do not come back at once. Thread-safe.
 */
final class Backoff {
  private static final long FIRST_MILLIS = 500;
  private static final long LONGEST_MILLIS = 30_000;

  private static final int SEVERAL = 2;

  private final Duration patience;
  private final Stop stop;

  /**
   * Creates waits.
   *
   * @param patience how long to try in all
   */
  Backoff(Duration patience, Stop stop) {
    this.patience = patience;
    this.stop = stop;
  }

  /** The attempts of one request. */
  Attempts start() {
    return new Attempts();
  }

  /** Counts the attempts of one request. */
  final class Attempts {
    private final long started = System.nanoTime();
    private int waits;

    /** Whether there were several waits already. */
    boolean areMany() {
      return waits >= SEVERAL;
    }

    /**
     * Waits before the next attempt.
     *
     * @param atLeast what the server asks for
     * @return false if there is to be none: the time is over, or the run is asked to stop
     */
    boolean waitForNext(Duration atLeast) {
      long left = patience.toMillis() - (System.nanoTime() - started) / 1_000_000;
      if (left <= 0 || stop.isAsked()) {
        return false;
      }
      long millis = Math.max(millis(waits++), Math.min(LONGEST_MILLIS, atLeast.toMillis()));
      stop.sleep(Duration.ofMillis(Math.min(millis, left)));
      return !stop.isAsked();
    }
  }

  private static long millis(int waits) {
    long full = waits >= 6 ? LONGEST_MILLIS : Math.min(LONGEST_MILLIS, FIRST_MILLIS << waits);
    return full / 2 + ThreadLocalRandom.current().nextLong(full / 2 + 1);
  }
}
