package io.zhengwen.wrapper.library;

import static io.zhengwen.wrapper.WrapperPages.flatList;
import static io.zhengwen.wrapper.WrapperPages.flatPage;
import static io.zhengwen.wrapper.WrapperPages.redesignedFlat;

import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import io.zhengwen.store.StoreBounds;
import io.zhengwen.wrapper.induce.Example;
import io.zhengwen.wrapper.induce.Inducer;
import io.zhengwen.wrapper.match.PageTexts;
import io.zhengwen.wrapper.match.Scope;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A library with the pages of a seed that tests crawl, and what it reports. */
abstract class LibraryOfFlats {
  static final String SEED = "quay.example/flats/";
  static final PageReader READER = new PageReader();
  final List<String> problems = new ArrayList<>();
  final WrapperStore store = WrapperStore.inMemory(StoreBounds.DEFAULT);
  final WrapperLibrary library = library(store);
  final LibraryEdits edits = new LibraryEdits(library);

  WrapperLibrary library(WrapperStore of) {
    Clock clock = Clock.fixed(Instant.ofEpochMilli(1_000), ZoneOffset.UTC);
    return new WrapperLibrary(
        of,
        new LibraryListener() {
          @Override
          public void alarm(String message) {
            problems.add(message);
          }

          @Override
          public void problem(String message) {
            problems.add(message);
          }
        },
        clock);
  }

  static String url(String id) {
    return "https://quay.example/flats/" + id;
  }

  static PageModel page(String html, String id) {
    return PageModelBuilder.build(READER.read(html, url(id)));
  }

  static WrapperTemplate template(String name) {
    List<Example> examples = new ArrayList<>();
    for (int n = 1; n <= 3; n++) {
      examples.add(
          new Example(
              "" + n,
              Scope.of(new PageTexts(page(flatPage(n), "" + n))),
              Map.of(
                  "title", List.of("Flat " + n + " by the quay"),
                  "price", List.of("$" + (100 + n) + ",000"),
                  "area", List.of((40 + n) + " m²"))));
    }
    return Inducer.detail(name, examples, List.of());
  }

  static WrapperTemplate listTemplate() {
    List<Map<String, List<String>>> records = new ArrayList<>();
    for (int n = 10; n < 13; n++) {
      records.add(
          Map.of(
              "title", List.of("Flat " + n + " by the quay"),
              "link", List.of("/flats/" + n),
              "price", List.of("$" + (100 + n) + ",000")));
    }
    return Inducer.list(
        "flat-lists",
        Scope.of(new PageTexts(page(flatList(1), "list"))),
        records,
        Optional.empty());
  }

  PageReading pass(String id, String html) {
    PageReading reading = library.read(page(html, id), url(id)).orElseThrow();
    library.accepted(id, url(id), html, reading);
    return reading;
  }

  SeedRecord seed() {
    return store.seeds().load(SEED).orElseThrow();
  }

  void crawl(int from, int to, boolean changed) {
    for (int n = from; n < to; n++) {
      pass("f" + n, changed ? redesignedFlat(n) : flatPage(n));
    }
    library.maintain();
  }

  static void passRedesigned(WrapperLibrary to) {
    for (int n = 1; n < 121; n++) {
      String html = n < 81 ? flatPage(n) : redesignedFlat(n);
      PageReading reading = to.read(page(html, "f" + n), url("f" + n)).orElseThrow();
      to.accepted("f" + n, url("f" + n), html, reading);
    }
  }
}
