package io.zhengwen.benchmark;

import com.fasterxml.jackson.databind.JsonNode;
import io.zhengwen.bench.corpus.DataSets;
import io.zhengwen.bench.corpus.LabelledPage;
import io.zhengwen.solr.SolrHttp;
import io.zhengwen.solr.SolrServer;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Eight clients that index the pages of CleanPortalEval's sites, mixed, in two cores of one Solr in
 * turn, half a minute each in slices of five seconds: with {@code combined} alone, and with site
 * templates learned and kept in files. Prints the pages a second of both and their ratio, and how
 * many of the acknowledged pages are in the index and were learned from.
 */
public final class TemplateThreads {
  private static final int CLIENTS = 8;
  private static final int SLICES = 6;
  private static final long SLICE_NANOS = 5_000_000_000L;
  private static final int BATCH = 5;

  private final SolrHttp solr;
  private final List<LabelledPage> pages;
  private final AtomicInteger next = new AtomicInteger();
  private final ExecutorService clients = Executors.newFixedThreadPool(CLIENTS);

  private TemplateThreads(SolrHttp solr, List<LabelledPage> pages) {
    this.solr = solr;
    this.pages = pages;
  }

  /** Runs the comparison. */
  public static void main(String[] args) throws Exception {
    try (SolrServer server = SolrServer.start(Files.createTempDirectory("solr"), 0)) {
      TemplateCores.create(server);
      new TemplateThreads(server.http(), DataSets.read("portals").pages()).run();
    }
    System.exit(0);
  }

  private void run() throws Exception {
    slice(TemplateCores.ALONE);
    int warm = slice(TemplateCores.BOTH);
    int alone = 0;
    int both = 0;
    for (int n = 0; n < SLICES; n++) {
      alone += slice(TemplateCores.ALONE);
      both += slice(TemplateCores.BOTH);
    }
    solr.updateJson(TemplateCores.BOTH, List.of());
    double seconds = SLICES * SLICE_NANOS / 1e9;
    System.out.printf(
        Locale.ROOT,
        "combined %.1f pages/s, combined+sitetemplate %.1f pages/s, ratio %.3f%n",
        alone / seconds,
        both / seconds,
        (double) both / alone);
    System.out.printf(
        Locale.ROOT,
        "with templates: %d pages acknowledged, %d in the index, %d learned from%n",
        warm + both,
        solr.select(TemplateCores.BOTH, "q", "*:*", "rows", "0").found(),
        learned());
    clients.shutdown();
  }

  /** The pages that the sites' templates were learned from, those of open batches left out. */
  private int learned() throws Exception {
    int learned = 0;
    JsonNode sites =
        solr.get("/" + TemplateCores.BOTH + "/zhengwen/templates", List.of("rows", "1000"))
            .body()
            .path("sites");
    for (JsonNode site : sites) {
      learned += site.path("pages").asInt();
    }
    return learned;
  }

  /** The pages that were acknowledged while all clients posted to a core. */
  private int slice(String core) throws Exception {
    long end = System.nanoTime() + SLICE_NANOS;
    Callable<Integer> client =
        () -> {
          int posted = 0;
          while (System.nanoTime() < end) {
            posted += post(core);
          }
          return posted;
        };
    int posted = 0;
    List<Future<Integer>> all = new ArrayList<>();
    for (int c = 0; c < CLIENTS; c++) {
      all.add(clients.submit(client));
    }
    for (Future<Integer> one : all) {
      posted += one.get();
    }
    return posted;
  }

  private int post(String core) throws Exception {
    List<Map<String, String>> documents = new ArrayList<>();
    for (int i = 0; i < BATCH; i++) {
      int number = next.getAndIncrement();
      LabelledPage page = pages.get(number % pages.size());
      String url = page.url() + "/part" + number;
      documents.add(Map.of("id", url, "url", url, "html", page.text().html()));
    }
    SolrHttp.Response answer = solr.updateJson(core, documents);
    if (answer.status() != 200) {
      throw new IllegalStateException(answer.error());
    }
    return documents.size();
  }
}
