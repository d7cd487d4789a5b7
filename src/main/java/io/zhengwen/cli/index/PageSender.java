package io.zhengwen.cli.index;

import io.zhengwen.cli.console.CommandFailedException;
import io.zhengwen.cli.console.Problems;
import io.zhengwen.cli.index.SolrAnswers.RefusedException;
import io.zhengwen.cli.input.Page;
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
import java.util.function.Consumer;

/** Reads batches of pages, adds them to a collection, and records what was acknowledged. */
public final class PageSender {
  private static final int LARGEST_PAGE = ParseLimits.DEFAULT.maxSize();

  private static final String REFUSED = "Solr refuses it: ";

  private final SolrUpdates updates;
  private final DocumentFields fields;
  private final Journal journal;
  private final FailureReport failures;
  private final long requestBytes;
  private final Consumer<String> waiting;

  private record Document(Page page, byte[] json) {}

  /**
   * Creates a sender.
   *
   * @param requestBytes the size of requests, unless a single page is larger
   * @param waiting gets the reason where Solr is waited for
   */
  public PageSender(
      SolrUpdates updates,
      DocumentFields fields,
      Journal journal,
      FailureReport failures,
      long requestBytes,
      Consumer<String> waiting) {
    this.updates = updates;
    this.fields = fields;
    this.journal = journal;
    this.failures = failures;
    this.requestBytes = requestBytes;
    this.waiting = waiting;
  }

  /**
   * Sends pages in as few requests as their size allows.
   *
   * @return what went wrong, by page; pages that Solr has accepted are not in it
   */
  public Map<Page, String> send(List<Page> pages) throws CommandFailedException {
    Map<Page, String> problems = new LinkedHashMap<>();
    List<Document> request = new ArrayList<>();
    long bytes = 0;
    for (Page page : pages) {
      try {
        Document document = new Document(page, fields.document(page, html(page)));
        if (!request.isEmpty() && bytes + document.json.length > requestBytes) {
          add(request, problems);
          request.clear();
          bytes = 0;
        }
        request.add(document);
        bytes += document.json.length;
      } catch (IOException | NotHtmlException | IllegalArgumentException e) {
        problems.put(page, Problems.reason(e));
      }
    }
    if (!request.isEmpty()) {
      add(request, problems);
    }
    for (Map.Entry<Page, String> problem : problems.entrySet()) {
      failures.add(problem.getKey(), problem.getValue());
    }
    return problems;
  }

  /** Adds pages; in halves if Solr refuses them all because of one of them. */
  private void add(List<Document> request, Map<Page, String> problems)
      throws CommandFailedException {
    try {
      Map<String, byte[]> documents = new LinkedHashMap<>();
      request.forEach(document -> documents.put(document.page.id(), document.json));
      Map<String, String> refused = updates.add(documents, waiting);
      List<Page> accepted = new ArrayList<>();
      for (Document document : request) {
        String reason = refused.get(document.page.id());
        if (reason == null) {
          accepted.add(document.page);
        } else {
          problems.put(document.page, REFUSED + reason);
        }
      }
      journal.record(accepted);
    } catch (RefusedException e) {
      if (request.size() == 1) {
        problems.put(request.get(0).page, REFUSED + e.getMessage());
      } else {
        int half = request.size() / 2;
        add(request.subList(0, half), problems);
        add(request.subList(half, request.size()), problems);
      }
    }
  }

  /** UTF-8 as text; bytes in other encodings as base64, so that Solr learns the encoding too. */
  private static String html(Page page) throws IOException {
    Page.Loaded loaded = page.load();
    if (loaded.length() > LARGEST_PAGE) {
      throw new IOException("longer than " + LARGEST_PAGE + " bytes");
    }
    PageText text = loaded.text();
    return loaded.bytes() == null || text.charset().equals(StandardCharsets.UTF_8)
        ? text.html()
        : Base64.getEncoder().encodeToString(loaded.bytes());
  }
}
