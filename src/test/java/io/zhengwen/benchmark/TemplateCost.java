package io.zhengwen.benchmark;

import com.sun.management.OperatingSystemMXBean;
import io.zhengwen.ContentExtractor;
import io.zhengwen.bench.corpus.DataSets;
import io.zhengwen.bench.corpus.LabelledPage;
import io.zhengwen.page.ParseLimits;
import io.zhengwen.page.read.PageReader;
import io.zhengwen.registry.Resources;
import io.zhengwen.solr.SolrHttp;
import io.zhengwen.solr.SolrServer;
import io.zhengwen.store.FileTemplateStore;
import io.zhengwen.store.StoreBounds;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * What site templates cost on steady sites: {@code combined+sitetemplate}, learning and files
 * included, as a ratio to {@code combined} alone. Prints two ratios, each over pages that go to
 * both in turn: thread CPU from source to extracted page, and CPU of the process that indexes them
 * in two cores of a Solr with the shipped configset. Every round holds the pages of CleanPortalEval
 * under new addresses; their templates are known after the first rounds.
 */
public final class TemplateCost {
  private static final PageReader READER = new PageReader();
  private static final int ROUNDS = 40;
  private static final int WARM_UP = 10;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final OperatingSystemMXBean PROCESS =
      ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

  private TemplateCost() {}

  private record Page(String html, String url) {}

  /** Runs the comparison. */
  public static void main(String[] args) throws Exception {
    List<Page> pages = new ArrayList<>();
    for (LabelledPage page : DataSets.read("portals").pages()) {
      pages.add(new Page(page.text().html(), page.url()));
    }
    extraction(pages);
    indexing(pages);
    System.exit(0);
  }

  private static void extraction(List<Page> pages) throws IOException {
    Path directory = Files.createTempDirectory("templates");
    try (Resources resources =
        Resources.builder()
            .templateStore(new FileTemplateStore(directory, StoreBounds.DEFAULT, problem -> {}))
            .build()) {
      ContentExtractor alone = extractor("combined", resources);
      ContentExtractor both = extractor("combined+sitetemplate", resources);
      print("extraction", round -> extract(pages, round, alone, both));
    }
  }

  private static void indexing(List<Page> pages) throws Exception {
    try (SolrServer server = SolrServer.start(Files.createTempDirectory("solr"), 0)) {
      TemplateCores.create(server);
      print("indexing", round -> index(pages, round, server.http()));
    }
  }

  private interface Round {
    double ratio(int number) throws IOException;
  }

  private static void print(String what, Round round) throws IOException {
    double[] ratios = new double[ROUNDS];
    for (int n = -WARM_UP; n < ROUNDS; n++) {
      double ratio = round.ratio(n + WARM_UP);
      if (n >= 0) {
        ratios[n] = ratio;
      }
    }
    Arrays.sort(ratios);
    System.out.printf(
        Locale.ROOT,
        "%s, combined+sitetemplate / combined: median %.3f (quartiles %.3f, %.3f), %d rounds%n",
        what,
        ratios[ROUNDS / 2],
        ratios[ROUNDS / 4],
        ratios[3 * ROUNDS / 4],
        ROUNDS);
  }

  private static double index(List<Page> pages, int round, SolrHttp solr) throws IOException {
    List<Map<String, String>> documents = new ArrayList<>();
    for (Page page : pages) {
      String url = page.url + "/part" + round;
      documents.add(Map.of("id", url, "url", url, "html", page.html));
    }
    long start = PROCESS.getProcessCpuTime();
    solr.updateJson(TemplateCores.ALONE, documents);
    long between = PROCESS.getProcessCpuTime();
    solr.updateJson(TemplateCores.BOTH, documents);
    return (double) (PROCESS.getProcessCpuTime() - between) / (between - start);
  }

  private static ContentExtractor extractor(String method, Resources resources) {
    return new ContentExtractor(method, Map.of(), ParseLimits.DEFAULT, resources);
  }

  private static double extract(
      List<Page> pages, int round, ContentExtractor alone, ContentExtractor both) {
    long aloneNanos = 0;
    long bothNanos = 0;
    for (Page page : pages) {
      String url = page.url + "/part" + round;
      long start = THREADS.getCurrentThreadCpuTime();
      alone.extract(page.html, url);
      long between = THREADS.getCurrentThreadCpuTime();
      both.learn(both.analyze(READER.read(page.html, url)));
      aloneNanos += between - start;
      bothNanos += THREADS.getCurrentThreadCpuTime() - between;
    }
    return (double) bothNanos / aloneNanos;
  }
}
