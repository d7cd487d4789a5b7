package io.zhengwen.cli.studio;

import io.zhengwen.cli.input.Page;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.PageRefusedException;
import io.zhengwen.page.read.PageReader;
import io.zhengwen.studio.service.Parameters;
import io.zhengwen.studio.service.StoredPages;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * The pages that the studio shows, in memory, compressed. Pages are added before it is shared
 * between threads.
 */
public final class LocalPages implements StoredPages {
  /** The greatest number of pages. */
  public static final int MOST = 20_000;

  /** The address of a page that has none of its own is this and its path. */
  static final String BASE = "http://localhost/";

  private static final int ROWS = 50;
  private static final int MOST_ROWS = 1_000;

  private final PageReader reader = new PageReader();
  private final Map<String, Held> pages = new LinkedHashMap<>();

  /** A page; its source in UTF-8, compressed with gzip. */
  record Held(String id, String url, String title, byte[] gzip) {
    String html() {
      try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(gzip))) {
        return new String(in.readAllBytes(), StandardCharsets.UTF_8);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    private Map<String, Object> toMap() {
      return Map.of("id", id, "url", url, "title", title);
    }
  }

  /**
   * Adds a page.
   *
   * @return what it consists of
   * @throws IOException if it cannot be read
   * @throws PageRefusedException if it is no page
   */
  public PageModel add(Page page) throws IOException {
    String html = page.load().text().html();
    String url = page.url() == null ? address(page.path()) : page.url();
    PageModel model = PageModelBuilder.build(reader.read(html, url));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
      out.write(html.getBytes(StandardCharsets.UTF_8));
    }
    pages.put(page.id(), new Held(page.id(), url, model.documentTitle(), bytes.toByteArray()));
    return model;
  }

  private static String address(String path) {
    try {
      return BASE + new URI(null, null, "/" + path, null).getRawPath().substring(1);
    } catch (URISyntaxException e) {
      return BASE;
    }
  }

  /** The number of pages. */
  public int size() {
    return pages.size();
  }

  Collection<Held> all() {
    return pages.values();
  }

  PageModel parse(Held page) {
    return PageModelBuilder.build(reader.read(page.html(), page.url()));
  }

  Held held(String id) {
    Held page = pages.get(id);
    if (page == null) {
      throw new NoSuchElementException("page '" + id + "'");
    }
    return page;
  }

  @Override
  public PageModel page(String id) {
    try {
      return parse(held(id));
    } catch (PageRefusedException e) {
      throw new IllegalArgumentException(
          "the page '" + id + "' cannot be used: " + e.getMessage(), e);
    }
  }

  /**
   * Lists pages: those with the text {@code q} in their title, address or id, at most {@code rows}
   * from {@code start}.
   */
  Map<String, Object> list(Parameters params) {
    String wanted = params.get("q", "").strip().toLowerCase(Locale.ROOT);
    int start = params.number("start", 0, Integer.MAX_VALUE);
    int rows = params.number("rows", ROWS, MOST_ROWS);
    List<Held> found = new ArrayList<>();
    for (Held page : pages.values()) {
      String text = page.title + "\n" + page.url + "\n" + page.id;
      if (text.toLowerCase(Locale.ROOT).contains(wanted)) {
        found.add(page);
      }
    }
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("found", found.size());
    answer.put("pages", found.stream().skip(start).limit(rows).map(Held::toMap).toList());
    return answer;
  }
}
