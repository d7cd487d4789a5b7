package io.zhengwen.solr.handler;

import io.zhengwen.method.sitetemplate.SiteLibraries;
import io.zhengwen.store.SiteKey;
import io.zhengwen.store.StoredSite;
import io.zhengwen.store.TemplateStoreException;
import java.io.IOException;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.solr.common.SolrException;
import org.apache.solr.common.SolrException.ErrorCode;
import org.apache.solr.common.params.SolrParams;
import org.apache.solr.common.util.SimpleOrderedMap;
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
 * <p>A POST of a JSON object changes a site, see {@link TemplateChange}. Changes take effect at
 * once on this node, and within seconds on the others.
 */
public final class TemplatesHandler extends RequestHandlerBase {
  private static final int ROWS = 20;
  private static final int MOST_ROWS = 1_000;
  private static final int MAX_BODY = 5_000_000;

  @Override
  public void handleRequestBody(SolrQueryRequest request, SolrQueryResponse response)
      throws IOException {
    response.setHttpCaching(false);
    SiteLibraries libraries = Requests.chain(request).resources().siteLibraries();
    try {
      if (Requests.hasBody(request)) {
        change(request, libraries, response);
      } else {
        show(request.getParams(), libraries, response);
      }
    } catch (TemplateStoreException e) {
      throw new SolrException(ErrorCode.SERVICE_UNAVAILABLE, "zhengwen: " + e.getMessage(), e);
    }
  }

  private static void change(
      SolrQueryRequest request, SiteLibraries libraries, SolrQueryResponse response)
      throws IOException {
    TemplateChange change = TemplateChange.read(Requests.jsonBody(request, MAX_BODY));
    StoredSite now = change.apply(libraries, Clock.systemUTC().millis());
    response.add("site", TemplateAnswer.site(new SiteKey(change.site()), now));
  }

  private static void show(SolrParams params, SiteLibraries libraries, SolrQueryResponse response) {
    int rows = Requests.number(params, "rows", ROWS, MOST_ROWS);
    Optional<SiteKey> site = site(params, libraries);
    if (site.isEmpty()) {
      list(params, rows, libraries, response);
      return;
    }
    StoredSite known =
        libraries
            .store()
            .load(site.get())
            .orElseThrow(
                () ->
                    new SolrException(
                        ErrorCode.NOT_FOUND,
                        "zhengwen: nothing is known of the site " + site.get()));
    String state = params.get("state");
    int start = Requests.number(params, "start", 0, Integer.MAX_VALUE);
    response.add("site", TemplateAnswer.site(site.get(), known));
    response.add("found", TemplateAnswer.templates(known, state).count());
    response.add("start", start);
    response.add(
        "templates",
        TemplateAnswer.templates(known, state)
            .skip(start)
            .limit(rows)
            .map(TemplateAnswer::template)
            .toList());
  }

  private static void list(
      SolrParams params, int rows, SiteLibraries libraries, SolrQueryResponse response) {
    boolean export = params.getBool("export", false);
    List<Object> sites = new ArrayList<>();
    List<SiteKey> keys = libraries.store().sites(params.get("after", ""), rows);
    for (SiteKey key : keys) {
      Optional<StoredSite> known = libraries.store().load(key);
      if (known.isPresent()) {
        SimpleOrderedMap<Object> site = TemplateAnswer.summary(key, known.get());
        if (export) {
          site.remove("templates");
          site.add(
              "templates",
              TemplateAnswer.templates(known.get(), null).map(TemplateAnswer::template).toList());
        }
        sites.add(site);
      }
    }
    response.add("sites", sites);
    if (keys.size() == rows) {
      response.add("next", keys.get(rows - 1).name());
    }
  }

  private static Optional<SiteKey> site(SolrParams params, SiteLibraries libraries) {
    String name = params.get("site");
    String url = params.get("url");
    if (name != null) {
      try {
        return Optional.of(new SiteKey(name));
      } catch (IllegalArgumentException e) {
        throw Requests.wrong(e.getMessage());
      }
    }
    if (url == null) {
      return Optional.empty();
    }
    Optional<SiteKey> site = libraries.options().sites().siteOf(url);
    if (site.isEmpty()) {
      throw Requests.wrong("the address '" + url + "' belongs to no site");
    }
    return site;
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
