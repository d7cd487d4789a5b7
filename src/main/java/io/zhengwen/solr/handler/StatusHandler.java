package io.zhengwen.solr.handler;

import io.zhengwen.solr.ChainExtraction;
import org.apache.solr.handler.RequestHandlerBase;
import org.apache.solr.request.SolrQueryRequest;
import org.apache.solr.response.SolrQueryResponse;
import org.apache.solr.security.AuthorizationContext;

/**
 * A handler that tells how the extraction of a core fares: {@code green}, {@code yellow} or {@code
 * red} with the reasons, what was counted, and versions. It tests itself when it is asked: the
 * method extracts a page that is built in, the template store is asked for a site, the schema is
 * checked. The parameter {@code chain} names another update chain than the core's default one.
 */
public final class StatusHandler extends RequestHandlerBase {
  @Override
  public void handleRequestBody(SolrQueryRequest request, SolrQueryResponse response) {
    response.setHttpCaching(false);
    ChainExtraction chain = Requests.chain(request);
    response.add("collection", Requests.collection(request));
    SelfTest.of(chain, request.getCore()).toMap().forEach(response::add);
  }

  @Override
  public Name getPermissionName(AuthorizationContext request) {
    return Requests.permission(request);
  }

  @Override
  public String getDescription() {
    return "Health of the extraction";
  }
}
