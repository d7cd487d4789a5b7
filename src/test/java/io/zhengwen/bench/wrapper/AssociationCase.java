package io.zhengwen.bench.wrapper;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.zhengwen.wrapper.WrapperPages;
import io.zhengwen.wrapper.induce.Example;
import io.zhengwen.wrapper.induce.Inducer;
import io.zhengwen.wrapper.match.PageTexts;
import io.zhengwen.wrapper.match.Scope;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A seed, pages of it, and the templates that fit them, of four: two of the site in Chinese, for
 * detail and for list pages, and two of the site in English, of which one has three fields only.
 *
 * @param seed the seed's pattern
 * @param pages its pages
 * @param fitting the names of the templates that should be attached
 * @param best the name of the one that reads most of a detail page; empty if none fits
 */
public record AssociationCase(
    String seed, List<EstatePage> pages, Set<String> fitting, String best) {
  private static final String ANJU = "anju";
  private static final String ANJU_LISTS = "anju-lists";
  private static final String HARBOR = "harbor";
  private static final String HARBOR_SHORT = "harbor-short";
  private static final List<String> SHORT = List.of("title", "total_price", "phone");
  private static final int MARKED = 3;

  /** Six seeds: two for each of the sites' layouts, one of another site about flats, and news. */
  public static List<AssociationCase> all() {
    EstateSite anju = new AnjuSite();
    EstateSite harbor = new HarborSite();
    List<EstatePage> sale = new ArrayList<>(anju.pages(5_000, 5_008));
    for (int n = 1; n <= 3; n++) {
      sale.add(list(n));
    }
    return List.of(
        new AssociationCase(
            "ershou.chengzhou-fang.example/sale/", sale, Set.of(ANJU, ANJU_LISTS), ANJU),
        new AssociationCase(
            "zu.linhai-fang.example/",
            moved(anju.pages(5_100, 5_108), "https://zu.linhai-fang.example/rent/"),
            Set.of(ANJU),
            ANJU),
        new AssociationCase(
            "harborlight-homes.example/homes/",
            harbor.pages(5_200, 5_208),
            Set.of(HARBOR, HARBOR_SHORT),
            HARBOR),
        new AssociationCase(
            "lakeside-homes.example/",
            moved(harbor.pages(5_300, 5_308), "https://www.lakeside-homes.example/for-sale/"),
            Set.of(HARBOR, HARBOR_SHORT),
            HARBOR),
        new AssociationCase(
            "quay.example/flats/", made("https://quay.example/flats/", true), Set.of(), ""),
        new AssociationCase(
            "news.example/", made("https://news.example/today/", false), Set.of(), ""));
  }

  /** A further seed of a known site, which nobody has made a template for. */
  public static AssociationCase newcomer() {
    String url = "http://ershou.chengzhou-fang.example/villa/";
    return new AssociationCase(
        "ershou.chengzhou-fang.example/villa/",
        moved(new AnjuSite().pages(5_400, 5_408), url),
        Set.of(ANJU),
        ANJU);
  }

  /** The page with most fields. */
  public EstatePage fullest() {
    return pages.stream()
        .max(
            Comparator.comparingLong(
                page -> page.fields().values().stream().filter(of -> !of.isEmpty()).count()))
        .orElseThrow();
  }

  private static List<EstatePage> moved(List<EstatePage> pages, String url) {
    return pages.stream()
        .map(page -> new EstatePage(page.id(), url + page.id(), page.html(), page.fields()))
        .toList();
  }

  private static List<EstatePage> made(String url, boolean flats) {
    List<EstatePage> pages = new ArrayList<>();
    for (int n = 1; n <= 8; n++) {
      String news =
          "<h1>The quay was closed on day %d</h1><p>Nobody knows why, and nobody was asked. %s"
              .replace("%d", "" + n)
              .replace("%s", "It rained. ".repeat(n));
      String html = flats ? WrapperPages.flatPage(n) : news;
      pages.add(new EstatePage((flats ? "flat" : "news") + n, url + n, html, Map.of()));
    }
    return pages;
  }

  private static EstatePage list(int n) {
    String id = "estate-anju-list-0" + n;
    String url = "http://ershou.chengzhou-fang.example/sale/p" + n + "/";
    return new EstatePage(id, url, EstateSite.corpus(id).outerHtml(), Map.of());
  }

  /** The four templates, from three marked pages or records each. */
  public static List<WrapperTemplate> templates() {
    return List.of(
        detail(ANJU, new AnjuSite().pages(4_000, 4_050), List.of()),
        lists(),
        detail(HARBOR, new HarborSite().pages(4_000, 4_050), List.of()),
        detail(HARBOR_SHORT, new HarborSite().pages(4_050, 4_100), SHORT));
  }

  private static Scope scope(EstatePage page) {
    return Scope.of(new PageTexts(page.model()));
  }

  private static WrapperTemplate detail(String name, List<EstatePage> pages, List<String> only) {
    List<Example> examples = new ArrayList<>();
    for (EstatePage page : pages.subList(0, MARKED)) {
      Map<String, List<String>> fields = new LinkedHashMap<>(page.fields());
      fields.keySet().removeIf(field -> !only.isEmpty() && !only.contains(field));
      examples.add(new Example(page.id(), scope(page), fields));
    }
    return Inducer.detail(
        name, examples, pages.stream().skip(MARKED).map(AssociationCase::scope).toList());
  }

  private static WrapperTemplate lists() {
    EstatePage page = list(1);
    return Inducer.list(
        ANJU_LISTS, scope(page), records(page.id()).subList(0, MARKED), Optional.empty());
  }

  /** The records of a list page of the test corpus, with the first form of each value. */
  static List<Map<String, List<String>>> records(String id) {
    List<Map<String, List<String>>> records = new ArrayList<>();
    try {
      for (String line : Files.readAllLines(EstateSite.CORPUS.resolveSibling("fields.jsonl"))) {
        JsonNode json = new ObjectMapper().readTree(line);
        for (JsonNode record :
            json.path("id").asText().equals(id) ? json.path("records") : json.path("none")) {
          Map<String, List<String>> fields = new LinkedHashMap<>();
          record
              .properties()
              .forEach(
                  field ->
                      fields.put(
                          field.getKey().equals("detail") ? WrapperTemplate.LINK : field.getKey(),
                          List.of(field.getValue().path(0).asText())));
          records.add(fields);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return records;
  }
}
