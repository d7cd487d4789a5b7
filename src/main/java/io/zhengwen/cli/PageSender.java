package io.zhengwen.cli;

import io.zhengwen.cli.SolrUpdates.RefusedException;
import io.zhengwen.cli.console.CommandFailedException;
import io.zhengwen.cli.console.Problems;
import io.zhengwen.cli.input.PageFile;
import io.zhengwen.cli.input.PageInput;
import io.zhengwen.page.ParseLimits;
import io.zhengwen.page.read.NotHtmlException;
import io.zhengwen.page.read.PageText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads batches of pages and adds them to a collection. Thread-safe. */
final class PageSender {
  private static final int LARGEST_PAGE = ParseLimits.DEFAULT.maxSize();
  private static final int REQUEST_BYTES = 4_000_000;

  private final SolrUpdates updates;
  private final PageInput input;

  PageSender(SolrUpdates updates, PageInput input) {
    this.updates = updates;
    this.input = input;
  }

  /**
   * Sends pages in as few requests as their size allows.
   *
   * @return for each page a message about what went wrong, or an empty string
   */
  List<String> send(List<PageFile> pages) throws CommandFailedException {
    Map<PageFile, String> problems = new LinkedHashMap<>();
    Map<PageFile, String> request = new LinkedHashMap<>();
    long bytes = 0;
    for (PageFile page : pages) {
      problems.put(page, "");
      try {
        byte[] read = read(page);
        String html = html(read);
        if (!request.isEmpty() && bytes + read.length > REQUEST_BYTES) {
          problems.putAll(add(request));
          request.clear();
          bytes = 0;
        }
        request.put(page, html);
        bytes += read.length;
      } catch (IOException | NotHtmlException e) {
        problems.put(page, Problems.describe(page.name(), e));
      }
    }
    problems.putAll(add(request));
    return new ArrayList<>(problems.values());
  }

  private static byte[] read(PageFile page) throws IOException {
    byte[] html = page.read(LARGEST_PAGE + 1);
    if (html.length > LARGEST_PAGE) {
      throw new IOException("longer than " + LARGEST_PAGE + " bytes");
    }
    return html;
  }

  /** Adds pages; one by one if Solr refuses them all because of one of them. */
  private Map<PageFile, String> add(Map<PageFile, String> request) throws CommandFailedException {
    Map<PageFile, String> problems = new LinkedHashMap<>();
    if (request.isEmpty()) {
      return problems;
    }
    try {
      List<Map<String, Object>> documents = new ArrayList<>();
      request.forEach((page, html) -> documents.add(document(page, html)));
      Map<String, String> refused = updates.add(documents);
      for (PageFile page : request.keySet()) {
        if (refused.containsKey(page.id())) {
          problems.put(page, page.name() + ": " + refused.get(page.id()));
        }
      }
    } catch (RefusedException e) {
      if (request.size() == 1) {
        PageFile only = request.keySet().iterator().next();
        problems.put(only, Problems.describe(only.name(), e));
      } else {
        for (Map.Entry<PageFile, String> page : request.entrySet()) {
          problems.putAll(add(Map.of(page.getKey(), page.getValue())));
        }
      }
    }
    return problems;
  }

  private Map<String, Object> document(PageFile page, String html) {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put("id", page.id());
    String url = input.url(page);
    if (url != null) {
      document.put("url", url);
    }
    document.put("html", html);
    return document;
  }

  /** UTF-8 as text; bytes in other encodings as base64, so that Solr learns the encoding too. */
  private static String html(byte[] bytes) {
    PageText text = PageText.of(bytes, null);
    return text.charset().equals(StandardCharsets.UTF_8)
        ? text.html()
        : Base64.getEncoder().encodeToString(bytes);
  }
}
