package io.zhengwen.benchmark;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.HashMap;
import java.util.Map;

/** The threads of Jetty that serve the requests of Solr. */
final class RequestThreads {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /** Nanoseconds by thread; of those that ended, the last that were seen. */
  private static final Map<Long, Long> NANOS = new HashMap<>();

  private RequestThreads() {}

  /** The CPU time of all of them so far, in nanoseconds. */
  static synchronized long cpuNanos() {
    for (Thread thread : Thread.getAllStackTraces().keySet()) {
      if (thread.getName().startsWith("qtp")) {
        long nanos = THREADS.getThreadCpuTime(thread.getId());
        if (nanos >= 0) {
          NANOS.put(thread.getId(), nanos);
        }
      }
    }
    return NANOS.values().stream().mapToLong(Long::longValue).sum();
  }
}
