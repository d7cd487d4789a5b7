package io.zhengwen.solr.metrics;

import org.apache.solr.core.SolrCore;
import org.apache.solr.metrics.SolrMetricProducer;
import org.apache.solr.metrics.SolrMetricsContext;

/**
 * Publishes the counters as Solr 9 metrics, {@code UPDATE.zhengwen.*} of the core's registry. The
 * only class that uses an API which differs in Solr 10; there, loading it throws a {@link
 * LinkageError}.
 */
public final class MetricsBridge implements SolrMetricProducer {
  private static final String SCOPE = "UPDATE.zhengwen";

  private final OutcomeCounters counters;
  private SolrMetricsContext context;

  private MetricsBridge(OutcomeCounters counters) {
    this.counters = counters;
  }

  public static void publish(SolrCore core, OutcomeCounters counters) {
    core.getCoreMetricManager().registerMetricProducer(SCOPE, new MetricsBridge(counters));
  }

  @Override
  public void initializeMetrics(SolrMetricsContext parent, String scope) {
    context = parent.getChildContext(this);
    for (Outcome outcome : Outcome.values()) {
      context.gauge(() -> counters.documents(outcome), true, outcome.label(), scope);
    }
    context.gauge(counters::truncated, true, "truncated", scope);
    context.gauge(counters::storeErrors, true, "store_errors", scope);
  }

  @Override
  public SolrMetricsContext getSolrMetricsContext() {
    return context;
  }
}
