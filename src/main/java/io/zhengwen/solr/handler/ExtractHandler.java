package io.zhengwen.solr.handler;

import io.zhengwen.page.PageModel;
import io.zhengwen.solr.ChainExtraction;
import io.zhengwen.solr.DocumentExtraction;
import io.zhengwen.solr.config.RequestOptions;
import io.zhengwen.solr.metrics.Outcome;
import io.zhengwen.studio.PageView;
import io.zhengwen.studio.Said;
import io.zhengwen.studio.service.PageAnswer;
import io.zhengwen.studio.service.Parameters;
import java.io.IOException;
import java.util.Map;
import java.util.function.Supplier;
import org.apache.solr.common.SolrException;
import org.apache.solr.common.SolrInputDocument;
import org.apache.solr.common.util.NamedList;
import org.apache.solr.handler.RequestHandlerBase;
import org.apache.solr.request.SolrQueryRequest;
import org.apache.solr.response.SolrQueryResponse;
import org.apache.solr.security.AuthorizationContext;

/**
 * A handler that extracts one page as the update processor would, and answers what was found and
 * why. It changes nothing: the page is not indexed, not counted and not learned from.
 *
 * <p>The page is the body of a POST: the page itself with its Content-Type, or JSON with the
 * members {@code html}, {@code url}, {@code contentType} or {@code id}. Or it is stored in the
 * index: the parameter {@code id}. Parameters:
 *
 * <ul>
 *   <li>{@code url}: the page's address
 *   <li>{@code chain}: the update chain, default the core's default chain
 *   <li>{@code zhengwen.*}: as in an update
 *   <li>{@code explain=false}: without the reasons
 *   <li>{@code view=blocks}: also the {@linkplain PageView#decisions decision} on each block of the
 *       page
 *   <li>{@code view=page}: instead of all that was found, {@linkplain PageView#page the page}, safe
 *       to show, at most {@code rows} blocks from block {@code start}
 *   <li>{@code document=true}: also with the fields that the document would get
 * </ul>
 *
 * <p>The option {@code maxBody} is the greatest size of a body in bytes, default 20,000,000.
 * Whatever is wrong with a request is answered 400. A page that an update would refuse has the
 * outcome {@code failed}.
 */
public final class ExtractHandler extends RequestHandlerBase {
  private int maxBody = BodyLimit.DEFAULT;

  @Override
  public void init(NamedList<?> args) {
    super.init(args);
    maxBody = BodyLimit.of(args, ExtractHandler.class);
  }

  @Override
  public void handleRequestBody(SolrQueryRequest request, SolrQueryResponse response)
      throws IOException {
    response.setHttpCaching(false);
    ChainExtraction chain = Requests.chain(request);
    Parameters params = request.getParams()::get;
    RequestOptions options = options(chain, request);
    SolrInputDocument document = new PostedPage(chain.config(), maxBody).document(request);
    if (params.get("view", "").equals("page")) {
      PageModel page = ViewedPage.read(chain.config(), document);
      response.add("url", page.url());
      response.add("view", asked(() -> params.part(page)));
      return;
    }
    DocumentExtraction extraction;
    try {
      extraction = chain.documents(options, request);
    } catch (IllegalArgumentException e) {
      throw Requests.wrong(e.getMessage());
    }
    DocumentExtraction.Result result = extract(extraction, document);
    response.add("outcome", result.outcome().label());
    result.reason().ifPresent(reason -> add(response, reason));
    if (result.analysis().isPresent()) {
      asked(() -> PageAnswer.of(result.analysis().get(), params)).forEach(response::add);
    }
    if (request.getParams().getBool("document", false)) {
      chain.config().sources().forEach(document::removeField);
      response.add("document", document);
    }
  }

  private static void add(SolrQueryResponse response, String reason) {
    response.add("reason", reason);
    response.add("reasonDetails", Said.all(reason.replaceFirst("^zhengwen: ", "")));
  }

  private static RequestOptions options(ChainExtraction chain, SolrQueryRequest request) {
    RequestOptions options;
    try {
      options = RequestOptions.of(chain.config(), request.getParams());
    } catch (IllegalArgumentException e) {
      throw Requests.wrong(e.getMessage());
    }
    if (options.skip()) {
      throw Requests.wrong("zhengwen.skip=true leaves nothing to extract");
    }
    return options;
  }

  private static Map<String, Object> asked(Supplier<Map<String, Object>> answer) {
    try {
      return answer.get();
    } catch (IllegalArgumentException e) {
      throw Requests.wrong(e.getMessage());
    }
  }

  private static DocumentExtraction.Result extract(
      DocumentExtraction extraction, SolrInputDocument document) {
    try {
      return extraction.process(document);
    } catch (SolrException e) {
      return DocumentExtraction.Result.without(Outcome.FAILED, e.getMessage());
    }
  }

  @Override
  public Name getPermissionName(AuthorizationContext request) {
    return Requests.permission(request);
  }

  @Override
  public String getDescription() {
    return "Extracts a page without indexing it";
  }
}
