package io.zhengwen.cli.console;

import io.zhengwen.text.ControlCharacters;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.DoubleSupplier;
import java.util.stream.Collectors;
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

  private static final long UNKNOWN = -1;
  private static final int REASONS_SHOWN = 8;

  private final Streams streams;
  private final String task;
  private final long pages;
  private final DoubleSupplier share;
  private final Map<String, Long> skipped = new TreeMap<>();
  private final long started = System.nanoTime();
  private ProgressBar bar;
  private boolean closed;
  private long done;
  private long failed;
  private long otherFailures;

  /** Progress over a known number of pages. */
  public Progress(Streams streams, String task, int pages) {
    this(streams, task, pages, () -> 0);
  }

  /**
   * Progress over an unknown number of pages.
   *
   * @param share the share of the input that has been read, from 0 to 1; 0 if unknown
   */
  public Progress(Streams streams, String task, DoubleSupplier share) {
    this(streams, task, UNKNOWN, share);
  }

  private Progress(Streams streams, String task, long pages, DoubleSupplier share) {
    this.streams = streams;
    this.task = task;
    this.pages = pages;
    this.share = share;
    if (pages >= BAR_FROM) {
      show();
    }
  }

  private void show() {
    if (streams.columns() > 0 && bar == null && !closed) {
      bar = bar(streams, task, pages, elapsed());
    }
  }

  private static ProgressBar bar(Streams streams, String task, long pages, Duration elapsed) {
    return new ProgressBarBuilder()
        .setTaskName(task)
        .setInitialMax(pages)
        .startsFrom(0, elapsed)
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

  /** Something worth knowing of a page that did not fail. */
  public synchronized void notice(String message) {
    print(message);
  }

  /**
   * Something is no page, for a reason; the summary has the reasons and how often they occurred.
   */
  public synchronized void skipped(String reason) {
    skipped.merge(reason, 1L, Long::sum);
  }

  /** Whether anything was no page. */
  public synchronized boolean hasSkipped() {
    return !skipped.isEmpty();
  }

  private void print(String message) {
    streams.err().println((bar == null ? "" : CLEAR_LINE) + ControlCharacters.replaced(message));
  }

  private void step() {
    if (pages == UNKNOWN && done + failed >= BAR_FROM) {
      show();
    }
    if (bar != null) {
      bar.stepTo(done + failed);
      double read = share.getAsDouble();
      if (pages == UNKNOWN && read > 0) {
        bar.maxHint(Math.round((done + failed) / read));
      }
    }
  }

  /** Ends the bar and prints pages, failures, time and speed, one line. */
  public synchronized void summary(String participle) {
    close();
    double seconds = elapsed().toNanos() / 1e9;
    streams
        .err()
        .printf(
            Locale.ROOT,
            "%s %s, %,d failed, %.1f s, %,.0f pages/s%n",
            count(done, "page"),
            participle,
            failed + otherFailures,
            seconds,
            done / seconds);
    if (!skipped.isEmpty()) {
      streams.err().println(ControlCharacters.replaced(skippedOnes()));
    }
  }

  private Duration elapsed() {
    return Duration.ofNanos(System.nanoTime() - started);
  }

  private String skippedOnes() {
    long all = skipped.values().stream().mapToLong(Long::longValue).sum();
    String reasons =
        skipped.entrySet().stream()
            .sorted(Map.Entry.<String, Long>comparingByValue().reversed())
            .limit(REASONS_SHOWN)
            .map(e -> String.format(Locale.ROOT, "%s (%,d)", e.getKey(), e.getValue()))
            .collect(Collectors.joining(", "));
    String rest = skipped.size() > REASONS_SHOWN ? ", and others" : "";
    return String.format(Locale.ROOT, "%,d skipped: %s%s", all, reasons, rest);
  }

  /** A number and a noun, such as {@code 1 page} and {@code 2,000 pages}. */
  public static String count(long number, String noun) {
    return String.format(Locale.ROOT, "%,d %s%s", number, noun, number == 1 ? "" : "s");
  }

  public synchronized int exitCode() {
    return ExitCode.of(done, failed + otherFailures);
  }

  @Override
  public synchronized void close() {
    closed = true;
    if (bar != null) {
      bar.close();
      bar = null;
    }
  }
}
