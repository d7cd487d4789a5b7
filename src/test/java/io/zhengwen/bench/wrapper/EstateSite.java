package io.zhengwen.bench.wrapper;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/**
 * Makes any number of pages of the test corpus's real-estate sites: a page of the site whose values
 * are drawn anew. Fields that need not be there are missing at random, and the community is a link
 * on some pages and plain text on others, as on the sites.
 */
public abstract class EstateSite {
  static final Path CORPUS =
      Path.of(System.getProperty("zhengwen.basedir", ""), "test-corpus", "pages");

  private static final List<String> FIELDS =
      List.of(
          "title",
          "area",
          "total_price",
          "rooms",
          "halls",
          "baths",
          "community",
          "orientation",
          "floor",
          "year_built",
          "phone");

  private final String name;
  private final String base;
  private final String url;

  EstateSite(String name, String base, String url) {
    this.name = name;
    this.base = base;
    this.url = url;
  }

  abstract void fill(Document page, int n, Random random, Map<String, List<String>> fields);

  /** Pages with the numbers from one to another; the same for the same numbers. */
  public List<EstatePage> pages(int from, int to) {
    Document layout = layout();
    List<EstatePage> pages = new ArrayList<>();
    for (int n = from; n < to; n++) {
      pages.add(page(layout, n));
    }
    return pages;
  }

  /** The page that others are made of. */
  Document layout() {
    return corpus(base);
  }

  /** A page of the test corpus. */
  static Document corpus(String id) {
    try {
      return Jsoup.parse(CORPUS.resolve(id + ".html").toFile(), null);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  EstatePage page(Document layout, int n) {
    Document page = layout.clone();
    Map<String, List<String>> fields = new LinkedHashMap<>();
    FIELDS.forEach(field -> fields.put(field, List.of()));
    fill(page, n, new Random(new SplittableRandom(n * 31L + name.length()).nextLong()), fields);
    page.charset(StandardCharsets.UTF_8);
    String address = String.format(Locale.ROOT, url, n);
    return new EstatePage(name + n, address, page.outerHtml(), fields);
  }

  static void set(Map<String, List<String>> fields, String field, String value, Element element) {
    fields.put(field, List.of(value));
    element.text(value);
  }

  static void optional(
      Random random,
      Map<String, List<String>> fields,
      Map<String, String> cells,
      String field,
      String label,
      String value) {
    if (random.nextInt(8) > 0) {
      always(fields, cells, field, label, value);
    }
  }

  static void always(
      Map<String, List<String>> fields,
      Map<String, String> cells,
      String field,
      String label,
      String value) {
    fields.put(field, List.of(value));
    cells.put(label, value);
  }

  static String text(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }

  static String link(String community) {
    return "<a href=/xiaoqu/" + Math.abs(community.hashCode() % 900) + "/>" + community + "</a>";
  }

  @Override
  public String toString() {
    return name;
  }

  static String dollars(long amount) {
    return text("$%,d", amount);
  }

  static String pick(Random random, String... values) {
    return values[random.nextInt(values.length)];
  }
}
