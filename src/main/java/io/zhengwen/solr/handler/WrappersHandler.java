package io.zhengwen.solr.handler;

import io.zhengwen.page.read.PageReader;
import io.zhengwen.solr.ChainExtraction;
import io.zhengwen.solr.metrics.OutcomeCounters;
import io.zhengwen.solr.metrics.OutcomeCounters.Count;
import io.zhengwen.studio.service.PageCounts;
import io.zhengwen.studio.service.StoredPages;
import io.zhengwen.studio.service.WrapperService;
import io.zhengwen.wrapper.library.WrapperLibrary;
import java.io.IOException;
import java.util.NoSuchElementException;
import org.apache.solr.handler.RequestHandlerBase;
import org.apache.solr.request.SolrQueryRequest;
import org.apache.solr.response.SolrQueryResponse;
import org.apache.solr.security.AuthorizationContext;

/**
 * A handler for wrapper templates and the seeds they are used for. A GET {@linkplain
 * WrapperService#show shows} them, a POST of JSON {@linkplain WrapperService#change changes or
 * tries} something. The parameter {@code chain} names another update chain than the core's default
 * one.
 */
public final class WrappersHandler extends RequestHandlerBase {
  private static final int MAX_BODY = 20_000_000;

  @Override
  public void handleRequestBody(SolrQueryRequest request, SolrQueryResponse response)
      throws IOException {
    response.setHttpCaching(false);
    ChainExtraction chain = Requests.chain(request);
    WrapperLibrary library =
        chain
            .wrappers()
            .orElseThrow(
                () ->
                    Requests.wrong("the processor has no option 'wrappers'; set it to keep them"));
    PostedPage pages = new PostedPage(chain.config(), MAX_BODY);
    StoredPages stored =
        id ->
            ViewedPage.read(
                chain.config(),
                pages
                    .stored(request, id)
                    .orElseThrow(
                        () -> new NoSuchElementException("page or document '" + id + "'")));
    WrapperService service =
        new WrapperService(library, stored, new PageReader(chain.config().limits()));
    Requests.answer(
        request,
        response,
        () -> {
          if (Requests.hasBody(request)) {
            return service.change(Requests.jsonBody(request, MAX_BODY));
          }
          OutcomeCounters counters = chain.counters();
          return service.show(
              request.getParams()::get,
              new PageCounts(
                  counters.count(Count.WRAPPED), counters.count(Count.WRAPPER_FAILURES)));
        });
  }

  @Override
  public Name getPermissionName(AuthorizationContext request) {
    return Requests.permission(request);
  }

  @Override
  public String getDescription() {
    return "Wrapper templates, seeds, alarms and repairs";
  }
}
