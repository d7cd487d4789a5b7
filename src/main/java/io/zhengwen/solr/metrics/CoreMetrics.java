package io.zhengwen.solr.metrics;

import org.apache.solr.core.SolrCore;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Publishes counters as the metrics of the Solr that runs. */
final class CoreMetrics {
  private static final Logger LOG = LoggerFactory.getLogger(CoreMetrics.class);

  private CoreMetrics() {}

  /** Publishes counters; where that fails, outcomes are in the request log only. */
  static void publish(SolrCore core, OutcomeCounters counters) {
    try {
      Solr9Metrics.publish(core, counters);
    } catch (LinkageError e) {
      try {
        Solr10Metrics.publish(core.getCoreMetricManager(), counters);
      } catch (ReflectiveOperationException | RuntimeException | LinkageError other) {
        LOG.warn("this Solr has other metrics; outcomes are in the request log only", other);
      }
    }
  }
}
