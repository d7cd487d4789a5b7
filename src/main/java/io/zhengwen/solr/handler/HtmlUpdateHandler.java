package io.zhengwen.solr.handler;

import org.apache.solr.common.util.ContentStream;
import org.apache.solr.common.util.NamedList;
import org.apache.solr.handler.ContentStreamHandlerBase;
import org.apache.solr.handler.loader.ContentStreamLoader;
import org.apache.solr.request.SolrQueryRequest;
import org.apache.solr.response.SolrQueryResponse;
import org.apache.solr.security.AuthorizationContext;
import org.apache.solr.update.processor.UpdateRequestProcessor;

/**
 * Indexes a page that is the body of a request, for clients that send pages to Solr Cell: at {@code
 * /update/extract}, Solr's own {@code bin/solr post} and what else posts to that path send pages to
 * the update chain instead.
 *
 * <p>Parameters:
 *
 * <ul>
 *   <li>{@code literal.FIELD}: a value of a field of the document, such as {@code literal.id}
 *   <li>{@code lowernames}, {@code fmap.NAME}, {@code uprefix}, {@code defaultField}: the fields of
 *       literals, as in Solr Cell
 *   <li>{@code resource.name}: where the page is from; its address if it is one and no {@code
 *       literal} gives the address, and so is the id
 *   <li>{@code stream.type}: the page's media type, instead of the body's Content-Type
 *   <li>{@code update.chain}, {@code commit}, {@code commitWithin}, {@code overwrite}, {@code
 *       zhengwen.*}: as in other updates
 * </ul>
 *
 * <p>What asks for something else that Solr Cell does ({@code extractOnly}, {@code capture}, {@code
 * captureAttr}, {@code xpath}, {@code fmap.content}) is answered 400. The option {@code maxBody} is
 * the greatest size of a body in bytes, default 20,000,000.
 */
public final class HtmlUpdateHandler extends ContentStreamHandlerBase {
  private int maxBody = BodyLimit.DEFAULT;

  @Override
  public void init(NamedList<?> args) {
    super.init(args);
    maxBody = BodyLimit.of(args, HtmlUpdateHandler.class);
  }

  @Override
  public void handleRequestBody(SolrQueryRequest request, SolrQueryResponse response)
      throws Exception {
    if (Requests.hasBody(request)) {
      Origin.check(request);
    } else if (CellParameters.haveLiterals(request.getParams())) {
      throw Requests.wrong(
          "no page is given: post it with its Content-Type, such as text/html;"
              + " unless it is given one, curl takes a body for a form");
    }
    super.handleRequestBody(request, response);
  }

  @Override
  protected ContentStreamLoader newLoader(
      SolrQueryRequest request, UpdateRequestProcessor processor) {
    return new ContentStreamLoader() {
      @Override
      public void load(
          SolrQueryRequest req,
          SolrQueryResponse response,
          ContentStream body,
          UpdateRequestProcessor chain)
          throws Exception {
        chain.processAdd(new HtmlUpdate(req, maxBody).command(body));
      }
    };
  }

  @Override
  public Name getPermissionName(AuthorizationContext request) {
    return Name.UPDATE_PERM;
  }

  @Override
  public String getDescription() {
    return "Indexes a page that is the body of a request";
  }
}
