package io.zhengwen.hostile;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;

/**
 * What work costs the thread that does it, whatever other threads do.
 *
 * @param millis its processor time
 * @param bytes what it allocated
 */
record Cost(double millis, long bytes) {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  /** Does the work. */
  static Cost of(Runnable work) {
    long bytes = THREADS.getCurrentThreadAllocatedBytes();
    long nanos = THREADS.getCurrentThreadCpuTime();
    work.run();
    return new Cost(
        (THREADS.getCurrentThreadCpuTime() - nanos) / (double) TimeUnit.MILLISECONDS.toNanos(1),
        THREADS.getCurrentThreadAllocatedBytes() - bytes);
  }
}
