package io.zhengwen.wrapper.library;

import java.util.concurrent.atomic.LongAdder;

/** Counts what a library did since it was opened. Thread-safe. */
public final class LibraryCounts {
  private final LongAdder read = new LongAdder();
  private final LongAdder failed = new LongAdder();
  private final LongAdder alarms = new LongAdder();

  LibraryCounts() {}

  void count(PageReading reading) {
    if (reading.template().isPresent()) {
      read.increment();
    } else if (reading.isFailed()) {
      failed.increment();
    }
  }

  void countAlarm() {
    alarms.increment();
  }

  /** The number of pages that a template read. */
  public long read() {
    return read.sum();
  }

  /** The number of pages that a template should have read and did not. */
  public long failed() {
    return failed.sum();
  }

  /** The number of alarms that were raised. */
  public long alarms() {
    return alarms.sum();
  }
}
