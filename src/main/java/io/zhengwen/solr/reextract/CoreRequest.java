package io.zhengwen.solr.reextract;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.solr.client.solrj.SolrRequest.METHOD;
import org.apache.solr.client.solrj.SolrServerException;
import org.apache.solr.client.solrj.request.GenericSolrRequest;
import org.apache.solr.common.SolrException;
import org.apache.solr.common.SolrException.ErrorCode;
import org.apache.solr.common.cloud.Replica;
import org.apache.solr.common.params.CommonParams;
import org.apache.solr.common.params.ModifiableSolrParams;
import org.apache.solr.common.params.SolrParams;
import org.apache.solr.common.util.NamedList;
import org.apache.solr.core.CoreContainer;
import org.apache.solr.core.SolrCore;
import org.apache.solr.request.LocalSolrQueryRequest;
import org.apache.solr.request.SolrQueryRequest;
import org.apache.solr.request.SolrRequestHandler;
import org.apache.solr.response.SolrQueryResponse;

/**
 * Asks the handler of one core of a collection, which may be on another node. The node's own client
 * of all collections reaches nodes, not cores; so the core is named by a parameter, and the node
 * that is asked hands on.
 */
public final class CoreRequest {
  private static final String CORE = "core";
  private static final String OURS = "zhengwen: ";

  private final CoreContainer node;
  private final String collection;
  private final String path;

  /**
   * For the collection of a core.
   *
   * @param path the path of the handler
   */
  public CoreRequest(SolrCore core, String path) {
    node = core.getCoreContainer();
    collection = core.getCoreDescriptor().getCollectionName();
    this.path = path;
  }

  /**
   * Asks the core that a request names.
   *
   * @throws SolrException with the status 503 if it is not on this node, or with that of its
   *     refusal
   */
  public static Map<String, Object> forward(SolrQueryRequest request) {
    return new CoreRequest(request.getCore(), request.getPath())
        .here(
            request.getParams().get(CORE),
            METHOD.valueOf(request.getHttpMethod()),
            request.getOriginalParams());
  }

  /** Whether a request is for a core of this node other than the one that got it. */
  public static boolean isForAnother(SolrQueryRequest request) {
    String named = request.getParams().get(CORE);
    return named != null && !named.equals(request.getCore().getName());
  }

  /**
   * Asks a replica.
   *
   * @throws SolrException with the status 503 if it does not answer, or with that of its refusal
   */
  Map<String, Object> ask(Replica replica, String action, SolrParams params) {
    ModifiableSolrParams forwarded = new ModifiableSolrParams(params);
    forwarded.remove(CommonParams.WT);
    forwarded.set(CommonParams.DISTRIB, false);
    forwarded.set("action", action);
    forwarded.set(CORE, replica.getCoreName());
    METHOD method = action.equals("status") ? METHOD.GET : METHOD.POST;
    return replica.getNodeName().equals(node.getZkController().getNodeName())
        ? here(replica.getCoreName(), method, forwarded)
        : there(replica, method, forwarded);
  }

  private Map<String, Object> here(String name, METHOD method, SolrParams params) {
    try (SolrCore core = node.getCore(name)) {
      if (core == null || !core.getCoreDescriptor().getCollectionName().equals(collection)) {
        throw new SolrException(
            ErrorCode.SERVICE_UNAVAILABLE, OURS + "no core '" + name + "' is on this node");
      }
      SolrRequestHandler handler = core.getRequestHandler(path);
      SolrQueryResponse response = new SolrQueryResponse();
      try (SolrQueryRequest request = new LocalSolrQueryRequest(core, params)) {
        request.getContext().put(CommonParams.PATH, path);
        request.getContext().put("httpMethod", method);
        handler.handleRequest(request, response);
      }
      if (response.getException() instanceof SolrException refusal) {
        throw refusal;
      }
      if (response.getException() != null) {
        throw new SolrException(ErrorCode.SERVER_ERROR, response.getException());
      }
      return members(response.getValues());
    }
  }

  private Map<String, Object> there(Replica replica, METHOD method, SolrParams params) {
    GenericSolrRequest request = new GenericSolrRequest(method, path, params);
    request.setRequiresCollection(true);
    request.setPreferredNodes(List.of(replica.getNodeName()));
    try {
      return members(node.getZkController().getSolrClient().request(request, collection));
    } catch (SolrServerException | IOException | SolrException e) {
      throw SolrException.getRootCause(e) instanceof SolrException refusal
          ? new SolrException(
              ErrorCode.getErrorCode(refusal.code()), reason(replica.getNodeName(), refusal), e)
          : new SolrException(
              ErrorCode.SERVICE_UNAVAILABLE, OURS + replica.getNodeName() + " does not answer", e);
    }
  }

  /** What another node said; where that is a page of its server, the status. */
  private static String reason(String node, SolrException e) {
    String said = String.valueOf(e.getMessage());
    int ours = said.indexOf(OURS);
    if (ours >= 0) {
      return said.substring(ours);
    }
    return said.contains("<html") ? OURS + node + " answered with the status " + e.code() : said;
  }

  private static Map<String, Object> members(NamedList<?> answer) {
    Map<String, Object> members = new LinkedHashMap<>();
    answer.forEach(members::put);
    members.remove("responseHeader");
    return members;
  }
}
