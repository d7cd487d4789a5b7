package io.zhengwen.studio.service;

import io.zhengwen.wrapper.Wrapper;
import io.zhengwen.wrapper.library.KeptPage;
import io.zhengwen.wrapper.library.SeedPages;
import io.zhengwen.wrapper.library.SeedPattern;
import io.zhengwen.wrapper.library.SeedRecord;
import io.zhengwen.wrapper.library.TemplateReading;
import io.zhengwen.wrapper.library.TemplateRecord;
import io.zhengwen.wrapper.library.WrapperLibrary;
import io.zhengwen.wrapper.match.Scope;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.function.Function;

/**
 * Shows wrapper templates and seeds, as the parameters of a GET ask: {@code list} is {@code
 * templates}, {@code seeds} or {@code alarms}; {@code template}, {@code seed} or {@code url} name
 * one, {@code page} a kept page of the seed; {@code export=true} gives all definitions; without
 * any, numbers. Lists have at most {@code rows} after {@code after}.
 */
final class WrapperView {
  private static final int ROWS = 20;
  private static final int MOST_ROWS = 1_000;

  private final WrapperLibrary library;
  private final PageCounts counts;
  private final Parameters params;

  WrapperView(WrapperLibrary library, PageCounts counts, Parameters params) {
    this.library = library;
    this.counts = counts;
    this.params = params;
  }

  /**
   * Shows what is asked for.
   *
   * @throws NoSuchElementException if there is no such thing
   */
  void show(Map<String, Object> response) {
    library.refresh();
    if (params.get("template") != null) {
      template(params.get("template"), response);
    } else if (params.get("seed") != null) {
      seed(SeedPattern.withoutWww(params.get("seed")), response);
    } else if (params.get("url") != null) {
      String url = params.get("url");
      seed(
          library
              .seedOf(url)
              .map(SeedRecord::pattern)
              .orElseThrow(() -> new NoSuchElementException("seed of " + url)),
          response);
    } else if (params.flag("export", false)) {
      list(
          "definitions",
          response,
          templateNames(),
          name -> WrapperAnswer.definition(template(name).template()));
    } else {
      lists(response);
    }
  }

  private void lists(Map<String, Object> response) {
    String list = params.get("list", "");
    switch (list) {
      case "" -> numbers(response);
      case "templates" ->
          list(
              list,
              response,
              templateNames(),
              name -> WrapperAnswer.summary(template(name), library.seedsOf(name)));
      case "seeds" ->
          list(
              list,
              response,
              library.seeds().stream().map(SeedRecord::pattern).toList(),
              pattern -> WrapperAnswer.summary(seed(pattern), pages(pattern)));
      case "alarms" -> response.put("alarms", alarms());
      default ->
          throw new IllegalArgumentException(
              "list must be templates, seeds or alarms, was '" + list + "'");
    }
  }

  private List<String> templateNames() {
    return library.templates().stream().map(wrapper -> wrapper.template().name()).toList();
  }

  private void list(
      String what,
      Map<String, Object> response,
      List<String> names,
      Function<String, Object> show) {
    int rows = params.number("rows", ROWS, MOST_ROWS);
    String after = params.get("after", "");
    List<String> shown =
        names.stream().filter(name -> name.compareTo(after) > 0).sorted().limit(rows).toList();
    List<Object> answer = new ArrayList<>();
    for (String name : shown) {
      try {
        answer.add(show.apply(name));
      } catch (NoSuchElementException deletedMeanwhile) {
        continue;
      }
    }
    response.put(what, answer);
    response.put("found", names.size());
    if (shown.size() == rows && rows > 0) {
      response.put("next", shown.get(rows - 1));
    }
  }

  private void numbers(Map<String, Object> response) {
    response.put("templates", library.templates().size());
    response.put("seeds", library.seeds().size());
    response.put("alarms", library.seeds().stream().mapToInt(seed -> seed.alarms().size()).sum());
    response.put(
        "repairs",
        templateNames().stream()
            .flatMap(name -> library.store().templates().load(name).stream())
            .filter(record -> record.proposal() != null)
            .count());
    response.put("read", counts.read());
    response.put("failed", counts.failed());
    response.put("trying", library.waiting());
  }

  private List<Object> alarms() {
    return library.seeds().stream()
        .sorted(Comparator.comparing(SeedRecord::pattern))
        .flatMap(
            seed ->
                seed.alarms().stream()
                    .map(alarm -> (Object) WrapperAnswer.alarm(seed.pattern(), alarm)))
        .limit(MOST_ROWS)
        .toList();
  }

  private TemplateRecord template(String name) {
    return library
        .store()
        .templates()
        .load(name)
        .orElseThrow(() -> new NoSuchElementException("template '" + name + "'"));
  }

  private void template(String name, Map<String, Object> response) {
    TemplateRecord record = template(name);
    response.put("template", WrapperAnswer.summary(record, library.seedsOf(name)));
    response.put("definition", WrapperAnswer.definition(record.template()));
    response.put("earlier", record.earlier().stream().map(WrapperAnswer::definition).toList());
    if (record.proposal() != null) {
      response.put("proposal", WrapperAnswer.proposal(record.proposal()));
    }
  }

  private SeedRecord seed(String pattern) {
    return library
        .store()
        .seeds()
        .load(pattern)
        .orElseThrow(() -> new NoSuchElementException("seed " + pattern));
  }

  private SeedPages pages(String pattern) {
    return library.store().pages().load(pattern).orElse(SeedPages.none());
  }

  private void seed(String pattern, Map<String, Object> response) {
    SeedRecord seed = seed(pattern);
    SeedPages pages = pages(pattern);
    if (params.get("page") != null) {
      page(seed, pages, params.get("page"), response);
      return;
    }
    response.put("seed", WrapperAnswer.summary(seed, pages));
    response.put("health", WrapperAnswer.health(pages.health()));
    response.put(
        "alarms",
        seed.alarms().stream().map(alarm -> WrapperAnswer.alarm(pattern, alarm)).toList());
    response.put("pages", WrapperAnswer.pages(pages));
  }

  private void page(SeedRecord seed, SeedPages pages, String id, Map<String, Object> response) {
    KeptPage page =
        pages.page(id).orElseThrow(() -> new NoSuchElementException("kept page '" + id + "'"));
    Map<String, Object> answer =
        WrapperAnswer.page(page, pages.failing().contains(page) ? "failing" : "kept");
    Scope scope = page.scope();
    List<Object> readings = new ArrayList<>();
    for (Wrapper wrapper : library.wrappers(seed)) {
      readings.add(
          WrapperAnswer.reading(TemplateReading.of(wrapper, scope.texts()), scope.texts().page()));
    }
    response.put("page", answer);
    response.put("readings", readings);
    if (params.flag("html", false)) {
      response.put("html", page.html());
    }
    if (params.get("view", "").equals("page")) {
      response.put("view", params.part(scope.texts().page()));
    }
  }
}
