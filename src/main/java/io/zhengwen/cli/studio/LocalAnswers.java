package io.zhengwen.cli.studio;

import io.zhengwen.ContentExtractor;
import io.zhengwen.PageAnalysis;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.PageRefusedException;
import io.zhengwen.page.ParseLimits;
import io.zhengwen.page.ParsedPage;
import io.zhengwen.page.read.PageReader;
import io.zhengwen.registry.Method;
import io.zhengwen.registry.Methods;
import io.zhengwen.studio.Said;
import io.zhengwen.studio.service.PageAnswer;
import io.zhengwen.studio.service.PageRequest;
import io.zhengwen.studio.service.Parameters;
import io.zhengwen.studio.service.SiteTemplateService;
import io.zhengwen.studio.service.WrapperService;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** What the studio's pages ask for, as Solr's handlers answer it. Thread-safe. */
final class LocalAnswers {
  private final LocalPages pages;
  private final LocalSites sites;
  private final LocalLibrary library;
  private final String name;
  private final PageReader reader = new PageReader();
  private final Map<String, ContentExtractor> extractors = new ConcurrentHashMap<>();

  LocalAnswers(String name, LocalPages pages, LocalSites sites, LocalLibrary library) {
    this.name = name;
    this.pages = pages;
    this.sites = sites;
    this.library = library;
  }

  Map<String, Object> settings() {
    Map<String, String> methods = new LinkedHashMap<>();
    for (Method method : Methods.all()) {
      methods.put(method.name(), method.summary());
    }
    return Map.of("collection", name, "local", true, "method", Methods.DEFAULT, "methods", methods);
  }

  Map<String, Object> pages(Parameters params) {
    return pages.list(params);
  }

  Map<String, Object> wrappers(Parameters params) {
    return service().show(params, library.counts());
  }

  Map<String, Object> changeWrappers(byte[] json) throws IOException {
    return service().change(json);
  }

  SiteTemplateService siteTemplates() {
    return new SiteTemplateService(sites.resources().siteLibraries());
  }

  private WrapperService service() {
    return new WrapperService(library.library(), pages, reader);
  }

  /** A page as it is to be looked at, or what a method finds on it. */
  Map<String, Object> extract(Parameters params, byte[] body, String bodyType) throws IOException {
    PageRequest request = PageRequest.of(params, body, bodyType);
    Map<String, Object> answer = new LinkedHashMap<>();
    boolean isView = params.get("view", "").equals("page");
    try {
      ParsedPage page = parsed(request);
      if (isView) {
        PageModel model = PageModelBuilder.build(page);
        answer.put("url", model.url());
        answer.put("view", params.part(model));
        return answer;
      }
      String method = params.get("zhengwen.method", Methods.DEFAULT);
      PageAnalysis analysis = extractors.computeIfAbsent(method, this::extractor).analyze(page);
      answer.put("outcome", analysis.onDemand().content().isBlank() ? "empty" : "extracted");
      answer.putAll(PageAnswer.of(analysis, params));
    } catch (PageRefusedException e) {
      if (isView) {
        throw new IllegalArgumentException(e.getMessage(), e);
      }
      answer.put("outcome", "failed");
      answer.put("reason", e.getMessage());
      answer.put("reasonDetails", Said.all(e.getMessage()));
    }
    return answer;
  }

  private ContentExtractor extractor(String method) {
    return new ContentExtractor(method, Map.of(), ParseLimits.DEFAULT, sites.resources());
  }

  private ParsedPage parsed(PageRequest request) {
    if (request.id() != null) {
      LocalPages.Held page = pages.held(request.id());
      return reader.read(page.html(), page.url());
    }
    return request.html() instanceof byte[] bytes
        ? reader.read(bytes, request.contentType(), request.url())
        : reader.read((String) request.html(), request.url());
  }
}
