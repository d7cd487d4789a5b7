package io.zhengwen.solr;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.apache.lucene.index.IndexableField;
import org.apache.solr.common.SolrDocument;
import org.apache.solr.common.SolrException;
import org.apache.solr.common.SolrException.ErrorCode;
import org.apache.solr.common.params.CommonParams;
import org.apache.solr.common.params.ModifiableSolrParams;
import org.apache.solr.common.params.ShardParams;
import org.apache.solr.common.params.SolrParams;
import org.apache.solr.core.SolrCore;
import org.apache.solr.request.LocalSolrQueryRequest;
import org.apache.solr.request.SolrQueryRequest;
import org.apache.solr.request.SolrRequestHandler;
import org.apache.solr.response.SolrQueryResponse;
import org.apache.solr.schema.IndexSchema;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Looks up documents by their id as Solr's real-time get does: also those that are not committed
 * yet, and in SolrCloud in the shard that they belong to.
 */
public final class StoredDocuments {
  private static final Logger LOG = LoggerFactory.getLogger(StoredDocuments.class);
  private static final String HANDLER = "/get";

  /** Names that a list of fields cannot misunderstand; with another, all fields are read. */
  private static final Pattern PLAIN_NAME = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");

  private final SolrCore core;
  private final SolrParams request;

  /**
   * Looks up documents for a request.
   *
   * @param request the parameters of the request, of which {@code _route_} and {@code distrib}
   *     matter
   */
  public StoredDocuments(SolrCore core, SolrParams request) {
    this.core = core;
    this.request = request;
  }

  /**
   * Fields of the stored document of an id.
   *
   * @return empty if there is none, or if the lookup failed for whatever reason
   */
  Optional<SolrDocument> get(String id, Collection<String> fields) {
    try {
      return find(id, fields);
    } catch (SolrException e) {
      LOG.warn("the stored document '{}' cannot be read", id, e);
      return Optional.empty();
    }
  }

  /**
   * Fields of the stored document of an id, their values as they were sent.
   *
   * @return empty if there is none
   * @throws SolrException if the lookup failed
   */
  public Optional<SolrDocument> find(String id, Collection<String> fields) {
    SolrRequestHandler handler = core.getRequestHandler(HANDLER);
    if (handler == null) {
      throw new SolrException(ErrorCode.SERVER_ERROR, "there is no handler " + HANDLER);
    }
    ModifiableSolrParams params = new ModifiableSolrParams();
    params.set("id", id);
    params.set("expandMacros", false); // An id may hold ${...}.
    params.set(
        CommonParams.FL,
        fields.stream().allMatch(name -> PLAIN_NAME.matcher(name).matches())
            ? String.join(",", fields)
            : "*");
    for (String name : List.of(ShardParams._ROUTE_, CommonParams.DISTRIB)) {
      if (request.get(name) != null) {
        params.set(name, request.get(name));
      }
    }
    SolrQueryResponse response = new SolrQueryResponse();
    try (SolrQueryRequest lookup = new LocalSolrQueryRequest(core, params)) {
      lookup.getContext().put(CommonParams.PATH, HANDLER);
      handler.handleRequest(lookup, response);
    } catch (RuntimeException e) {
      response.setException(e);
    }
    if (response.getException() != null) {
      throw new SolrException(
          ErrorCode.SERVER_ERROR,
          "the stored document '" + id + "' cannot be read",
          response.getException());
    }
    return response.getValues().get("doc") instanceof SolrDocument stored
        ? Optional.of(plain(stored, fields))
        : Optional.empty();
  }

  /** Values of Lucene become those of the field's type. */
  private SolrDocument plain(SolrDocument stored, Collection<String> fields) {
    IndexSchema schema = core.getLatestSchema();
    stored.keySet().retainAll(Set.copyOf(fields));
    for (String field : List.copyOf(stored.getFieldNames())) {
      List<Object> values = new ArrayList<>();
      for (Object value : stored.getFieldValues(field)) {
        values.add(
            value instanceof IndexableField lucene
                ? schema.getField(field).getType().toObject(lucene)
                : value);
      }
      stored.setField(field, values);
    }
    return stored;
  }
}
