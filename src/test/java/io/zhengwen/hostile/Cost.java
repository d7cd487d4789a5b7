package io.zhengwen.hostile;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.TimeUnit;

/** The processor time that work takes of the thread that does it, whatever other threads do. */
record Cost(double millis) {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /** The lesser of two; this one if there is no other. */
  Cost orLess(Cost other) {
    return other == null || millis < other.millis ? this : other;
  }

  /** Does the work. */
  static Cost of(Runnable work) {
    long nanos = THREADS.getCurrentThreadCpuTime();
    work.run();
    return new Cost(
        (THREADS.getCurrentThreadCpuTime() - nanos) / (double) TimeUnit.MILLISECONDS.toNanos(1));
  }
}
