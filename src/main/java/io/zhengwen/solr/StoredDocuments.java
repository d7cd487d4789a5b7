package io.zhengwen.solr;

import java.util.Collection;
import java.util.Optional;
import org.apache.solr.common.SolrDocument;
import org.apache.solr.common.params.CommonParams;
import org.apache.solr.common.params.ModifiableSolrParams;
import org.apache.solr.common.params.ShardParams;
import org.apache.solr.common.params.SolrParams;
import org.apache.solr.core.SolrCore;
import org.apache.solr.request.LocalSolrQueryRequest;
import org.apache.solr.request.SolrQueryRequest;
import org.apache.solr.request.SolrRequestHandler;
import org.apache.solr.response.SolrQueryResponse;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Looks up documents by their id as Solr's real-time get does: also those that are not committed
 * yet, and in SolrCloud in the shard that they belong to.
 */
final class StoredDocuments {
  private static final Logger LOG = LoggerFactory.getLogger(StoredDocuments.class);
  private static final String HANDLER = "/get";

  private final SolrCore core;
  private final SolrParams request;

  /**
   * Looks up documents for an update request.
   *
   * @param request the parameters of the request, of which {@code _route_} matters
   */
  StoredDocuments(SolrCore core, SolrParams request) {
    this.core = core;
    this.request = request;
  }

  /**
   * Fields of the stored document of an id.
   *
   * @return empty if there is none, or if the lookup failed for whatever reason
   */
  Optional<SolrDocument> get(String id, Collection<String> fields) {
    SolrRequestHandler handler = core.getRequestHandler(HANDLER);
    if (handler == null) {
      return Optional.empty();
    }
    ModifiableSolrParams params = new ModifiableSolrParams();
    params.set("id", id);
    params.set(CommonParams.FL, String.join(",", fields));
    if (request.get(ShardParams._ROUTE_) != null) {
      params.set(ShardParams._ROUTE_, request.get(ShardParams._ROUTE_));
    }
    SolrQueryResponse response = new SolrQueryResponse();
    try (SolrQueryRequest lookup = new LocalSolrQueryRequest(core, params)) {
      lookup.getContext().put(CommonParams.PATH, HANDLER);
      handler.handleRequest(lookup, response);
    } catch (RuntimeException e) {
      response.setException(e);
    }
    if (response.getException() != null) {
      LOG.warn("the stored document '{}' cannot be read", id, response.getException());
      return Optional.empty();
    }
    return response.getValues().get("doc") instanceof SolrDocument stored
        ? Optional.of(stored)
        : Optional.empty();
  }
}
