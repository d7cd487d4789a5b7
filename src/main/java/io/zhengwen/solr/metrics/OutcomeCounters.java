package io.zhengwen.solr.metrics;

import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.WeakHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.DoubleConsumer;
import java.util.function.LongSupplier;
import org.apache.solr.core.SolrCore;

/**
 * What a core counts and measures: documents by outcome, pages, bytes, templates and faults.
 * Thread-safe. All processors of a core share one, which the core's metrics publish; a core that is
 * reloaded begins anew.
 */
public final class OutcomeCounters {
  private static final Map<SolrCore, OutcomeCounters> BY_CORE =
      Collections.synchronizedMap(new WeakHashMap<>());

  private final Map<Outcome, LongAdder> documents = new EnumMap<>(Outcome.class);
  private final Map<Count, LongAdder> counts = new EnumMap<>(Count.class);
  private volatile DoubleConsumer millis = value -> {};
  private volatile DoubleConsumer percents = value -> {};

  /** What is counted besides documents by outcome. */
  public enum Count {
    /** Pages that a limit cut off, or of which only a part was considered. */
    TRUNCATED("pages that a limit cut off"),
    /** Bytes of pages, those of strings in UTF-8. */
    BYTES("bytes of pages read"),
    /** Templates that became known. */
    TEMPLATES_LEARNED("templates of sites learned"),
    /** Templates that removed something from a page. */
    TEMPLATES_FIRED("templates of sites applied to pages"),
    /** Reads and writes of a template store that failed. */
    STORE_ERRORS("reads and writes of templates that failed"),
    /** Pages that a wrapper template read. */
    WRAPPED("pages read by wrapper templates"),
    /** Pages of seeds that none of the seed's wrapper templates could read. */
    WRAPPER_FAILURES("pages that the wrapper templates of their seed could not read"),
    /** Alarms of wrapper templates. */
    WRAPPER_ALARMS("alarms raised for wrapper templates");

    private final String description;

    Count(String description) {
      this.description = description;
    }

    /** The name in metrics. */
    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** Creates counters that nothing publishes. */
  public OutcomeCounters() {
    Arrays.stream(Outcome.values()).forEach(outcome -> documents.put(outcome, new LongAdder()));
    Arrays.stream(Count.values()).forEach(count -> counts.put(count, new LongAdder()));
  }

  /** The counters of a core, which its metrics publish. */
  public static OutcomeCounters of(SolrCore core) {
    return BY_CORE.computeIfAbsent(core, OutcomeCounters::published);
  }

  private static OutcomeCounters published(SolrCore core) {
    OutcomeCounters counters = new OutcomeCounters();
    CoreMetrics.publish(core, counters);
    return counters;
  }

  /** Publishes everything, for as long as the core is open. */
  void publishTo(Metrics metrics) {
    Map<Outcome, LongSupplier> numbers = new EnumMap<>(Outcome.class);
    documents.forEach((outcome, number) -> numbers.put(outcome, number::sum));
    metrics.documents(numbers);
    counts.forEach(
        (count, number) -> metrics.counter(count.label(), count.description, number::sum));
    millis = metrics.histogram("extraction_millis", "milliseconds to extract a page");
    percents = metrics.histogram("confidence_percent", "confidence of extracted pages, in percent");
  }

  /** Counts documents. */
  public void count(Outcome outcome, int number) {
    documents.get(outcome).add(number);
  }

  /** Counts a page that a limit cut off, or of which only a part was considered. */
  public void countTruncated() {
    counts.get(Count.TRUNCATED).increment();
  }

  /** Counts a template store that could not be read or written. */
  public void countStoreError() {
    counts.get(Count.STORE_ERRORS).increment();
  }

  /** Counts a page that wrapper templates read or should have read. */
  public void countWrapped(boolean read) {
    counts.get(read ? Count.WRAPPED : Count.WRAPPER_FAILURES).increment();
  }

  /** Counts an alarm of a wrapper template. */
  public void countWrapperAlarm() {
    counts.get(Count.WRAPPER_ALARMS).increment();
  }

  /** Counts templates that became known. */
  public void countTemplatesLearned(int number) {
    counts.get(Count.TEMPLATES_LEARNED).add(number);
  }

  /** Counts text nodes that templates removed from a page. */
  public void countTemplatesFired(int number) {
    counts.get(Count.TEMPLATES_FIRED).add(number);
  }

  /**
   * Measures a page.
   *
   * @param bytes its size
   * @param nanos the time to read and extract it
   * @param confidence that of the method, from 0 to 1, if it has one
   */
  public void measure(long bytes, long nanos, OptionalDouble confidence) {
    counts.get(Count.BYTES).add(bytes);
    millis.accept(TimeUnit.NANOSECONDS.toMillis(nanos));
    confidence.ifPresent(value -> percents.accept(Math.round(100 * value)));
  }

  /** Documents with an outcome so far. */
  public long documents(Outcome outcome) {
    return documents.get(outcome).sum();
  }

  /** What was counted so far. */
  public long count(Count count) {
    return counts.get(count).sum();
  }
}
