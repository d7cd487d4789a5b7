package io.zhengwen.studio.service;

import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.PageRefusedException;
import io.zhengwen.page.read.PageReader;
import io.zhengwen.studio.service.WrapperChange.MarkedPage;
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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Makes templates from marked pages, and tries templates on pages; changes nothing. */
final class WrapperTrial {
  private final WrapperLibrary library;
  private final StoredPages stored;
  private final PageReader reader;

  WrapperTrial(WrapperLibrary library, StoredPages stored, PageReader reader) {
    this.library = library;
    this.stored = stored;
    this.reader = reader;
  }

  /** A page and how it is named in an answer. */
  private record Named(String id, String url, Scope scope) {}

  /** Finds rules from marked pages, and shows what they read from those. */
  void induce(WrapperChange change, Map<String, Object> response) {
    SeedPages kept = kept(change.seed());
    List<Named> marked = new ArrayList<>();
    change.pages().forEach(page -> marked.add(page(page, kept)));
    WrapperTemplate template =
        change.kind() == TemplateKind.LIST
            ? list(change, marked)
            : Inducer.detail(change.name(), examples(change.pages(), marked), others(kept, marked));
    response.put("definition", WrapperAnswer.definition(template));
    response.put("readings", answer(marked, readings(new Wrapper(template), marked)));
  }

  private static WrapperTemplate list(WrapperChange change, List<Named> marked) {
    MarkedPage page = change.pages().get(0);
    if (change.pages().size() > 1 || page.records() == null || page.records().isEmpty()) {
      throw new IllegalArgumentException(
          "a template of list pages is made from records of one page");
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
        throw new IllegalArgumentException("a marked page has no member 'fields'");
      }
      Example example = new Example(marked.get(i).id, marked.get(i).scope, pages.get(i).fields());
      if (!example.missing().isEmpty()) {
        throw new IllegalArgumentException(
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
  void test(WrapperChange change, Map<String, Object> response) {
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
    response.put("pages", pages.size());
    response.put("complete", readings.stream().filter(TemplateReading::complete).count());
    Map<String, Double> shares = new LinkedHashMap<>();
    for (FieldTemplate field : template.fields()) {
      long found =
          readings.stream().filter(r -> r.sum().fields().containsKey(field.name())).count();
      shares.put(field.name(), (double) found / Math.max(1, pages.size()));
    }
    response.put("fields", shares);
    response.put("readings", answer(pages, readings));
  }

  private static List<TemplateReading> readings(Wrapper wrapper, List<Named> pages) {
    return pages.stream().map(page -> TemplateReading.of(wrapper, page.scope.texts())).toList();
  }

  private static List<Object> answer(List<Named> pages, List<TemplateReading> readings) {
    List<Object> answer = new ArrayList<>();
    for (int i = 0; i < pages.size(); i++) {
      Named page = pages.get(i);
      Map<String, Object> one = WrapperAnswer.reading(readings.get(i), page.scope.texts().page());
      one.put("page", page.id);
      one.put("url", page.url);
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
      throw new IllegalArgumentException("a page is named by 'page', or given as 'html'");
    }
    Optional<KeptPage> known = page.page() == null ? Optional.empty() : kept.page(page.page());
    if (known.isPresent()) {
      KeptPage one = known.get();
      return new Named(one.id(), one.url(), one.scope());
    }
    if (page.html() != null) {
      return posted(page);
    }
    return named(page.page(), stored.page(page.page()));
  }

  private Named posted(MarkedPage page) {
    try {
      return named("page", PageModelBuilder.build(reader.read(page.html(), page.url())));
    } catch (PageRefusedException e) {
      throw new IllegalArgumentException("the page cannot be used: " + e.getMessage(), e);
    }
  }

  private static Named named(String id, PageModel page) {
    return new Named(id, page.url(), Scope.of(new PageTexts(page)));
  }
}
