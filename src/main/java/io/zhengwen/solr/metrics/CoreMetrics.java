package io.zhengwen.solr.metrics;

import org.apache.solr.core.CloseHook;
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
        AutoCloseable published = Solr10Metrics.publish(core.getCoreMetricManager(), counters);
        core.addCloseHook(closing(published));
      } catch (ReflectiveOperationException | RuntimeException | LinkageError other) {
        LOG.warn("this Solr has other metrics; outcomes are in the request log only", other);
      }
    }
  }

  /** Without it, a core that is loaded anew would count together with those before. */
  private static CloseHook closing(AutoCloseable published) {
    return new CloseHook() {
      @Override
      public void postClose(SolrCore core) {
        try {
          published.close();
        } catch (Exception e) {
          LOG.warn("the metrics of {} cannot be closed", core.getName(), e);
        }
      }
    };
  }
}
