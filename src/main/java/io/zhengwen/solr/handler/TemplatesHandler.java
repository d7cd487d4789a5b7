package io.zhengwen.solr.handler;

import io.zhengwen.studio.service.SiteTemplateService;
import java.io.IOException;
import org.apache.solr.handler.RequestHandlerBase;
import org.apache.solr.request.SolrQueryRequest;
import org.apache.solr.response.SolrQueryResponse;
import org.apache.solr.security.AuthorizationContext;

/**
 * A handler that shows and changes what was learned about sites. A GET lists; parameters:
 *
 * <ul>
 *   <li>{@code site} or {@code url}, the address of one of its pages: the templates of a site, at
 *       most {@code rows} from {@code start}, with a {@code state} (learned, quarantined, pinned,
 *       blocked) or all
 *   <li>without them: the sites by name, at most {@code rows} whose names sort after {@code after};
 *       with {@code export=true}, each with all its templates
 *   <li>{@code chain}: the update chain, default the core's default chain
 * </ul>
 *
 * <p>A POST of a JSON object changes a site, see {@link SiteTemplateService#change}. Changes take
 * effect at once on this node, and within seconds on the others.
 */
public final class TemplatesHandler extends RequestHandlerBase {
  private static final int MAX_BODY = 5_000_000;

  @Override
  public void handleRequestBody(SolrQueryRequest request, SolrQueryResponse response)
      throws IOException {
    response.setHttpCaching(false);
    SiteTemplateService service =
        new SiteTemplateService(Requests.chain(request).resources().siteLibraries());
    Requests.answer(
        request,
        response,
        () ->
            Requests.hasBody(request)
                ? service.change(Requests.jsonBody(request, MAX_BODY))
                : service.show(request.getParams()::get));
  }

  @Override
  public Name getPermissionName(AuthorizationContext request) {
    return Requests.permission(request);
  }

  @Override
  public String getDescription() {
    return "Shows and changes the templates of sites";
  }
}
