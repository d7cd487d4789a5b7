package io.zhengwen.solr.handler;

import io.zhengwen.solr.ChainExtraction;
import org.apache.solr.common.SolrException;
import org.apache.solr.common.SolrException.ErrorCode;
import org.apache.solr.request.SolrQueryRequest;
import org.apache.solr.security.AuthorizationContext;
import org.apache.solr.security.PermissionNameProvider;

/** What the handlers have in common. */
final class Requests {
  private static final String POST = "POST";

  private Requests() {}

  /**
   * The extraction of the chain that the parameter {@code chain} names, or of the default chain.
   *
   * @throws SolrException with the status 400 if there is none
   */
  static ChainExtraction chain(SolrQueryRequest request) {
    return ChainExtraction.of(request.getCore(), request.getParams().get("chain"));
  }

  /** Whether the request was posted; one that did not come by HTTP counts as posted. */
  static boolean isPost(SolrQueryRequest request) {
    String method = request.getHttpMethod();
    return method == null || method.equals(POST);
  }

  /** Reading for those who may search, posting for those who may update. */
  static PermissionNameProvider.Name permission(AuthorizationContext request) {
    return "GET".equals(request.getHttpMethod())
        ? PermissionNameProvider.Name.READ_PERM
        : PermissionNameProvider.Name.UPDATE_PERM;
  }

  /** An error of the client, answered with the status 400. */
  static SolrException wrong(String message) {
    return new SolrException(ErrorCode.BAD_REQUEST, "zhengwen: " + message);
  }
}
