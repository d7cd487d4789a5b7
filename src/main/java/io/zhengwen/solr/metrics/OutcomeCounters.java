package io.zhengwen.solr.metrics;

import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.concurrent.atomic.LongAdder;
import org.apache.solr.core.SolrCore;

/**
 * Documents by outcome, pages cut off by a limit, and faults of template stores. Thread-safe. All
 * processors of a core share one; a core that is reloaded begins anew.
 */
public final class OutcomeCounters {
  private static final Map<SolrCore, OutcomeCounters> BY_CORE =
      Collections.synchronizedMap(new WeakHashMap<>());

  private final Map<Outcome, LongAdder> documents = new EnumMap<>(Outcome.class);
  private final LongAdder truncated = new LongAdder();
  private final LongAdder storeErrors = new LongAdder();

  public OutcomeCounters() {
    Arrays.stream(Outcome.values()).forEach(outcome -> documents.put(outcome, new LongAdder()));
  }

  public static OutcomeCounters of(SolrCore core) {
    return BY_CORE.computeIfAbsent(core, c -> new OutcomeCounters());
  }

  public void count(Outcome outcome, int number) {
    documents.get(outcome).add(number);
  }

  public void countTruncated() {
    truncated.increment();
  }

  /** Counts a template store that could not be read or written. */
  public void countStoreError() {
    storeErrors.increment();
  }

  long documents(Outcome outcome) {
    return documents.get(outcome).sum();
  }

  long truncated() {
    return truncated.sum();
  }

  long storeErrors() {
    return storeErrors.sum();
  }
}
