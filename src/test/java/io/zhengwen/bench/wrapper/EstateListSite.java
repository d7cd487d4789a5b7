package io.zhengwen.bench.wrapper;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/**
 * Makes any number of list pages of the test corpus's real-estate sites: a page of the site whose
 * records are drawn anew. What is offered has a number, and looks the same on whatever page it is.
 */
abstract class EstateListSite {
  private static final int RECORDS = 12;

  private final String name;
  private final String base;
  private final String url;
  private final String records;

  /**
   * Takes a list page of the test corpus.
   *
   * @param url the address of the page of a number
   * @param records a selector of the elements of records, without advertisements
   */
  EstateListSite(String name, String base, String url, String records) {
    this.name = name;
    this.base = base;
    this.url = url;
    this.records = records;
  }

  /** Fills the element of a record; returns its values. */
  abstract Map<String, List<String>> fill(Element record, int n, Random random);

  /** Sets the address of the next page; returns it as it stands in the page. */
  abstract String next(Document page, int n);

  /**
   * List pages.
   *
   * @param first the number of the first record of the first page; the greater, the later the crawl
   */
  List<EstateListPage> pages(int count, int first) {
    Document layout = EstateSite.corpus(base);
    List<EstateListPage> pages = new ArrayList<>();
    for (int p = 1; p <= count; p++) {
      Document page = layout.clone();
      List<Element> old = page.select(records);
      Element like = old.get(0).clone();
      old.stream().skip(RECORDS).toList().forEach(Element::remove);
      List<Map<String, List<String>>> entries = new ArrayList<>();
      for (int r = 0; r < RECORDS; r++) {
        int n = first + (count - p) * RECORDS + RECORDS - r;
        Element record = like.clone();
        old.get(r).replaceWith(record);
        Random random = new Random(new SplittableRandom(n * 31L + name.length()).nextLong());
        entries.add(fill(record, n, random));
      }
      String next = next(page, p + 1);
      page.charset(StandardCharsets.UTF_8);
      pages.add(
          new EstateListPage(
              name + p, String.format(Locale.ROOT, url, p), page.outerHtml(), entries, next));
    }
    return pages;
  }

  static void put(Map<String, List<String>> fields, String field, String value) {
    fields.put(field, List.of(value));
  }

  static Map<String, List<String>> fields() {
    return new LinkedHashMap<>();
  }

  @Override
  public String toString() {
    return name;
  }
}
