package io.zhengwen.cli.index;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Ends a run in good order when the process is told to end (Ctrl-C, {@code kill}): the run sees
 * that it is asked to stop, and the process waits until it has, half a minute at most. Thread-safe.
 */
public final class Stop implements AutoCloseable {
  private static final long PATIENCE_SECONDS = 30;

  private final CountDownLatch asked = new CountDownLatch(1);
  private final CountDownLatch ended = new CountDownLatch(1);
  private final List<Runnable> whenAsked = new CopyOnWriteArrayList<>();
  private final Thread hook = new Thread(this::stopAndWait, "stop");

  /** Listens from now on. */
  public Stop() {
    Runtime.getRuntime().addShutdownHook(hook);
  }

  private void stopAndWait() {
    ask();
    await(ended, TimeUnit.SECONDS.toMillis(PATIENCE_SECONDS));
  }

  /** Asks the run to stop. */
  void ask() {
    asked.countDown();
    whenAsked.forEach(Runnable::run);
  }

  /**
   * Has something done when the run is asked to stop, on any thread; at once if it is already. It
   * may be done twice.
   */
  void whenAsked(Runnable action) {
    whenAsked.add(action);
    if (isAsked()) {
      action.run();
    }
  }

  /** Whether the run is asked to stop. */
  public boolean isAsked() {
    return asked.getCount() == 0;
  }

  /** Waits for a time; less if the run is asked to stop meanwhile. */
  void sleep(Duration time) {
    await(asked, time.toMillis());
  }

  private static void await(CountDownLatch latch, long millis) {
    try {
      if (latch.await(millis, TimeUnit.MILLISECONDS)) {
        return;
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Says that the run has ended. */
  @Override
  public void close() {
    ended.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException ending) {
      // The process ends already, and the hook lets it.
    }
  }
}
