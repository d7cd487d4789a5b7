package io.zhengwen.solr.metrics;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.function.Consumer;

/**
 * The counters of the open cores that share something: each counts what happens to it. Thread-safe.
 */
public final class SharedCounters {
  private final Set<OutcomeCounters> all =
      Collections.synchronizedSet(Collections.newSetFromMap(new WeakHashMap<>()));

  /** Adds those of a core, unless it was added before. */
  public void add(OutcomeCounters ofCore) {
    all.add(ofCore);
  }

  /** Counts something in each. */
  public void count(Consumer<OutcomeCounters> event) {
    List.copyOf(all).forEach(event);
  }
}
