package io.zhengwen.solr.handler;

import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.PageRefusedException;
import io.zhengwen.page.read.NotHtmlException;
import io.zhengwen.page.read.PageReader;
import io.zhengwen.solr.ChainExtraction;
import io.zhengwen.solr.StoredDocuments;
import io.zhengwen.solr.config.MainContentConfig;
import io.zhengwen.solr.document.SourceText;
import io.zhengwen.solr.document.SourceText.UnusablePageException;
import io.zhengwen.solr.handler.WrapperChange.MarkedPage;
import io.zhengwen.wrapper.Wrapper;
import io.zhengwen.wrapper.induce.Example;
import io.zhengwen.wrapper.induce.Inducer;
import io.zhengwen.wrapper.library.KeptPage;
import io.zhengwen.wrapper.library.SeedPages;
import io.zhengwen.wrapper.library.TemplateReading;
import io.zhengwen.wrapper.library.WrapperLibrary;
import io.zhengwen.wrapper.match.PageTexts;
import io.zhengwen.wrapper.match.Scope;
import io.zhengwen.wrapper.template.FieldTemplate;
import io.zhengwen.wrapper.template.TemplateKind;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.solr.common.SolrDocument;
import org.apache.solr.common.util.SimpleOrderedMap;
import org.apache.solr.request.SolrQueryRequest;
import org.apache.solr.response.SolrQueryResponse;

/** Makes templates from marked pages, and tries templates on pages; changes nothing. */
final class WrapperTrial {
  private final WrapperLibrary library;
  private final MainContentConfig config;
  private final SolrQueryRequest request;
  private final PageReader reader;

  WrapperTrial(WrapperLibrary library, ChainExtraction chain, SolrQueryRequest request) {
    this.library = library;
    this.request = request;
    config = chain.config();
    reader = new PageReader(config.limits());
  }

  /** A page and how it is named in an answer. */
  private record Named(String id, String url, Scope scope) {}

  /** Finds rules from marked pages, and shows what they read from those. */
  void induce(WrapperChange change, SolrQueryResponse response) {
    SeedPages kept = kept(change.seed());
    List<Named> marked = new ArrayList<>();
    change.pages().forEach(page -> marked.add(page(page, kept)));
    WrapperTemplate template =
        change.kind() == TemplateKind.LIST
            ? list(change, marked)
            : Inducer.detail(change.name(), examples(change.pages(), marked), others(kept, marked));
    response.add("definition", WrapperAnswer.definition(template));
    response.add("readings", answer(marked, readings(new Wrapper(template), marked)));
  }

  private static WrapperTemplate list(WrapperChange change, List<Named> marked) {
    MarkedPage page = change.pages().get(0);
    if (change.pages().size() > 1 || page.records() == null || page.records().isEmpty()) {
      throw Requests.wrong("a template of list pages is made from records of one page");
    }
    return Inducer.list(
        change.name(),
        marked.get(0).scope,
        page.records(),
        Optional.ofNullable(page.next()).filter(next -> !next.isBlank()));
  }

  private static List<Example> examples(List<MarkedPage> pages, List<Named> marked) {
    List<Example> examples = new ArrayList<>();
    for (int i = 0; i < pages.size(); i++) {
      if (pages.get(i).fields() == null) {
        throw Requests.wrong("a marked page has no member 'fields'");
      }
      Example example = new Example(marked.get(i).id, marked.get(i).scope, pages.get(i).fields());
      if (!example.missing().isEmpty()) {
        throw Requests.wrong(
            "'" + example.missing().get(0) + "' does not stand in the page '" + example.id() + "'");
      }
      examples.add(example);
    }
    return examples;
  }

  /** Kept detail pages that were not marked. */
  private static List<Scope> others(SeedPages kept, List<Named> marked) {
    Set<String> ids = marked.stream().map(Named::id).collect(Collectors.toSet());
    return kept.details().stream()
        .filter(page -> !ids.contains(page.id()))
        .flatMap(page -> page.parsed().stream())
        .toList();
  }

  /** Shows what a template reads from the kept pages of a seed, or from given ones. */
  void test(WrapperChange change, SolrQueryResponse response) {
    WrapperTemplate template =
        change.definition() != null
            ? WrapperChange.template(change.definition())
            : library
                .store()
                .templates()
                .load(change.template())
                .orElseThrow(
                    () -> new NoSuchElementException("template '" + change.template() + "'"))
                .template();
    List<Named> pages = new ArrayList<>();
    SeedPages kept = kept(change.seed());
    if (change.pages() != null) {
      change.pages().forEach(page -> pages.add(page(page, kept)));
    } else {
      for (KeptPage page : kept.of(template.kind())) {
        page.parsed().ifPresent(scope -> pages.add(new Named(page.id(), page.url(), scope)));
      }
    }
    List<TemplateReading> readings = readings(new Wrapper(template), pages);
    response.add("pages", pages.size());
    response.add("complete", readings.stream().filter(TemplateReading::complete).count());
    Map<String, Double> shares = new LinkedHashMap<>();
    for (FieldTemplate field : template.fields()) {
      long found =
          readings.stream().filter(r -> r.sum().fields().containsKey(field.name())).count();
      shares.put(field.name(), (double) found / Math.max(1, pages.size()));
    }
    response.add("fields", shares);
    response.add("readings", answer(pages, readings));
  }

  private static List<TemplateReading> readings(Wrapper wrapper, List<Named> pages) {
    return pages.stream().map(page -> TemplateReading.of(wrapper, page.scope.texts())).toList();
  }

  private static List<Object> answer(List<Named> pages, List<TemplateReading> readings) {
    List<Object> answer = new ArrayList<>();
    for (int i = 0; i < pages.size(); i++) {
      Named page = pages.get(i);
      SimpleOrderedMap<Object> one =
          WrapperAnswer.reading(readings.get(i), page.scope.texts().page());
      one.add("page", page.id);
      one.add("url", page.url);
      answer.add(one);
    }
    return answer;
  }

  private SeedPages kept(String seed) {
    return seed == null
        ? SeedPages.none()
        : library.store().pages().load(seed).orElse(SeedPages.none());
  }

  private Named page(MarkedPage page, SeedPages kept) {
    if ((page.page() == null) == (page.html() == null)) {
      throw Requests.wrong("a page is named by 'page', or given as 'html'");
    }
    Optional<KeptPage> known = page.page() == null ? Optional.empty() : kept.page(page.page());
    if (known.isPresent()) {
      KeptPage one = known.get();
      return new Named(one.id(), one.url(), one.scope());
    }
    if (page.html() != null) {
      return named("page", page.url(), List.of(page.html()), null);
    }
    return stored(page.page());
  }

  private Named stored(String id) {
    List<String> fields = new ArrayList<>(config.sources());
    Optional.ofNullable(config.urlField()).ifPresent(fields::add);
    Optional.ofNullable(config.contentTypeField()).ifPresent(fields::add);
    SolrDocument document =
        new StoredDocuments(request.getCore(), request.getParams())
            .find(id, fields)
            .orElseThrow(() -> new NoSuchElementException("page or document '" + id + "'"));
    Collection<Object> source =
        config.sources().stream()
            .filter(document::containsKey)
            .findFirst()
            .map(document::getFieldValues)
            .orElseThrow(
                () -> Requests.wrong("the page of the document '" + id + "' is not stored"));
    return named(
        id,
        text(document, config.urlField()),
        List.copyOf(source),
        text(document, config.contentTypeField()));
  }

  private static String text(SolrDocument document, String field) {
    Object value = field == null ? null : document.getFirstValue(field);
    return value == null ? null : value.toString();
  }

  private Named named(String id, String url, List<Object> source, String contentType) {
    try {
      SourceText text = SourceText.read(source, contentType, config.base64());
      if (text.otherFormat().isPresent()) {
        throw Requests.wrong(NotHtmlException.messageFor(text.otherFormat().get()));
      }
      return new Named(
          id, url, Scope.of(new PageTexts(PageModelBuilder.build(reader.read(text.page(), url)))));
    } catch (UnusablePageException | PageRefusedException e) {
      throw Requests.wrong("the page '" + id + "' cannot be used: " + e.getMessage());
    }
  }
}
