package io.zhengwen.solr;

import io.zhengwen.ContentExtractor;
import org.apache.solr.common.SolrException;
import org.apache.solr.common.SolrException.ErrorCode;
import org.apache.solr.common.util.NamedList;
import org.apache.solr.core.SolrCore;
import org.apache.solr.request.SolrQueryRequest;
import org.apache.solr.response.SolrQueryResponse;
import org.apache.solr.update.processor.UpdateRequestProcessor;
import org.apache.solr.update.processor.UpdateRequestProcessorFactory;
import org.apache.solr.util.plugin.SolrCoreAware;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Makes processors that extract pages before they are indexed. OPTIONS */
public final class MainContentUpdateProcessorFactory extends UpdateRequestProcessorFactory
    implements SolrCoreAware {
  private static final Logger LOG =
      LoggerFactory.getLogger(MainContentUpdateProcessorFactory.class);

  private MainContentConfig config;
  private Extractors extractors;
  private OutcomeCounters counters = new OutcomeCounters();

  /** Called by Solr. */
  public MainContentUpdateProcessorFactory() {}

  @Override
  public void init(NamedList<?> args) {
    try {
      config = ConfigParser.parse(args);
    } catch (IllegalArgumentException e) {
      throw wrong(e.getMessage());
    }
    extractors = new Extractors(config.limits());
    try {
      extractors.get(config.method(), config.params());
    } catch (IllegalArgumentException e) {
      throw wrong("options 'method' and 'params': " + e.getMessage());
    }
  }

  @Override
  public void inform(SolrCore core) {
    try {
      SchemaCheck.check(config, core.getLatestSchema());
    } catch (IllegalArgumentException e) {
      throw wrong(e.getMessage());
    }
    counters = OutcomeCounters.of(core);
    try {
      MetricsBridge.publish(core, counters);
    } catch (LinkageError e) {
      LOG.info("this Solr has other metrics; outcomes are in the request log only", e);
    }
  }

  @Override
  public UpdateRequestProcessor getInstance(
      SolrQueryRequest request, SolrQueryResponse response, UpdateRequestProcessor next) {
    try {
      RequestOptions options = RequestOptions.of(config, request.getParams());
      ContentExtractor extractor = extractors.get(options.method(), options.params());
      return new MainContentUpdateProcessor(
          config, options, extractor, counters, request.getSchema(), response, next);
    } catch (IllegalArgumentException e) {
      throw new SolrException(ErrorCode.BAD_REQUEST, "zhengwen: " + e.getMessage(), e);
    }
  }

  /** Without a cause, since Solr shows the innermost message only. */
  private static SolrException wrong(String message) {
    String name = MainContentUpdateProcessorFactory.class.getSimpleName();
    return new SolrException(ErrorCode.SERVER_ERROR, name + ": " + message);
  }
}
