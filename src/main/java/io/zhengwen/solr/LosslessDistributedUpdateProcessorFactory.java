package io.zhengwen.solr;

import org.apache.solr.request.SolrQueryRequest;
import org.apache.solr.response.SolrQueryResponse;
import org.apache.solr.update.processor.DistributedUpdateProcessorFactory;
import org.apache.solr.update.processor.RoutedAliasUpdateProcessor;
import org.apache.solr.update.processor.UpdateRequestProcessor;

/**
 * Distributes updates in a SolrCloud as Solr's own processor does, except that no document is
 * forgotten when others are sent again. Stands in a chain in place of Solr's; without SolrCloud it
 * does the same.
 */
public final class LosslessDistributedUpdateProcessorFactory
    extends DistributedUpdateProcessorFactory {

  @Override
  public UpdateRequestProcessor getInstance(
      SolrQueryRequest request, SolrQueryResponse response, UpdateRequestProcessor next) {
    return request.getCoreContainer().isZooKeeperAware()
        ? RoutedAliasUpdateProcessor.wrap(
            request, new LosslessDistributedUpdateProcessor(request, response, next))
        : super.getInstance(request, response, next);
  }
}
