package io.zhengwen.solr.metrics;

import com.codahale.metrics.Histogram;
import java.util.Map;
import java.util.function.DoubleConsumer;
import java.util.function.LongSupplier;
import org.apache.solr.core.SolrCore;
import org.apache.solr.metrics.SolrMetricProducer;
import org.apache.solr.metrics.SolrMetricsContext;

/**
 * The metrics of Solr 9, {@code UPDATE.zhengwen.*} of the core's registry. With those of Solr 10,
 * loading or using this class throws a {@link LinkageError}.
 */
final class Solr9Metrics implements SolrMetricProducer, Metrics {
  private static final String SCOPE = "UPDATE.zhengwen";

  private final OutcomeCounters counters;
  private SolrMetricsContext context;

  private Solr9Metrics(OutcomeCounters counters) {
    this.counters = counters;
  }

  static void publish(SolrCore core, OutcomeCounters counters) {
    core.getCoreMetricManager().registerMetricProducer(SCOPE, new Solr9Metrics(counters));
  }

  @Override
  public void initializeMetrics(SolrMetricsContext parent, String scope) {
    context = parent.getChildContext(this);
    counters.publishTo(this);
  }

  @Override
  public SolrMetricsContext getSolrMetricsContext() {
    return context;
  }

  @Override
  public void documents(Map<Outcome, LongSupplier> numbers) {
    numbers.forEach((outcome, number) -> counter(outcome.label(), "", number));
  }

  @Override
  public void counter(String name, String description, LongSupplier number) {
    context.gauge(number::getAsLong, true, name, SCOPE);
  }

  @Override
  public DoubleConsumer histogram(String name, String description) {
    Histogram histogram = context.histogram(name, SCOPE);
    return value -> histogram.update(Math.round(value));
  }
}
