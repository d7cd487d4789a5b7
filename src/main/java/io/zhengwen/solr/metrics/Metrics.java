package io.zhengwen.solr.metrics;

import java.util.Map;
import java.util.function.DoubleConsumer;
import java.util.function.LongSupplier;

/**
 * Where a core publishes what it counts and measures, with an implementation for each generation of
 * Solr's metrics. Names are lower-case words joined by underscores.
 */
interface Metrics {
  /** Publishes the numbers of documents by outcome. */
  void documents(Map<Outcome, LongSupplier> numbers);

  /** Publishes a number that only grows. */
  void counter(String name, String description, LongSupplier number);

  /** Publishes the distribution of whole numbers, and returns what takes them. */
  DoubleConsumer histogram(String name, String description);
}
