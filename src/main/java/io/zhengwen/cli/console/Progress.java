package io.zhengwen.cli.console;

import java.time.Duration;
import java.util.Locale;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/**
 * Counts finished and failed pages and reports them on standard error: each failure at once, a
 * summary at the end, and a progress bar if standard error is a terminal. Thread-safe.
 */
public final class Progress implements AutoCloseable {
  private static final String CLEAR_LINE = "\r\u001b[K";
  private static final int BAR_FROM = 20;

  private final Streams streams;
  private ProgressBar bar;
  private final long started = System.nanoTime();
  private final long pages;
  private long done;
  private long failed;
  private long otherFailures;

  public Progress(Streams streams, String task, int pages) {
    this.streams = streams;
    this.pages = pages;
    boolean visible = streams.columns() > 0 && pages >= BAR_FROM;
    this.bar = visible ? bar(streams, task, pages) : null;
  }

  private static ProgressBar bar(Streams streams, String task, int pages) {
    return new ProgressBarBuilder()
        .setTaskName(task)
        .setInitialMax(pages)
        .setStyle(ProgressBarStyle.ASCII)
        .setUpdateIntervalMillis(200)
        .setConsumer(new ConsoleProgressBarConsumer(streams.err(), streams.columns() - 1))
        .clearDisplayOnFinish()
        .showSpeed()
        .build();
  }

  /** A page is done. */
  public synchronized void done() {
    done++;
    step();
  }

  /** A page failed, for a reason. */
  public synchronized void failed(String problem) {
    failed++;
    print(problem);
    step();
  }

  /** Something other than a page failed, such as a directory that cannot be read. */
  public synchronized void problem(String problem) {
    otherFailures++;
    print(problem);
  }

  /** The work ended early; the remaining pages count as failed. */
  public synchronized void stopped(String problem) {
    print(problem);
    long rest = pages - done - failed;
    if (rest > 0) {
      failed += rest;
    } else {
      otherFailures++;
    }
  }

  private void print(String message) {
    streams.err().println((bar == null ? "" : CLEAR_LINE) + message);
  }

  private void step() {
    if (bar != null) {
      bar.step();
    }
  }

  /** Ends the bar and prints pages, failures, time and speed, one line. */
  public synchronized void summary(String participle) {
    close();
    Duration elapsed = Duration.ofNanos(System.nanoTime() - started);
    double seconds = elapsed.toNanos() / 1e9;
    streams
        .err()
        .printf(
            Locale.ROOT,
            "%,d pages %s, %,d failed, %.1f s, %,.0f pages/s%n",
            done,
            participle,
            failed + otherFailures,
            seconds,
            done / seconds);
  }

  public synchronized int exitCode() {
    return ExitCode.of(done, failed + otherFailures);
  }

  @Override
  public synchronized void close() {
    if (bar != null) {
      bar.close();
      bar = null;
    }
  }
}
