package io.zhengwen.benchmark;

import com.sun.management.OperatingSystemMXBean;
import io.zhengwen.ContentExtractor;
import io.zhengwen.bench.corpus.DataSets;
import io.zhengwen.bench.corpus.LabelledPage;
import io.zhengwen.page.read.PageReader;
import io.zhengwen.solr.Configset;
import io.zhengwen.solr.SolrHttp;
import io.zhengwen.solr.SolrServer;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * What pages of labelled sets cost: CPU and disk of a Solr with the shipped configset, with and
 * without the page stored, and memory of what was extracted. Its argument is which pages: every
 * page (1, the default), every tenth (10) and so on.
 */
public final class IndexCost {
  private static final int BATCH = 50;
  private static final OperatingSystemMXBean PROCESS =
      ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);

  private IndexCost() {}

  /** Measures, and prints a line for each figure. */
  public static void main(String[] args) throws Exception {
    List<String> pages = new ArrayList<>();
    int step = args.length == 0 ? 1 : Integer.parseInt(args[0]);
    for (String set : List.of("wcxb-dev", "zh-news")) {
      List<LabelledPage> all = DataSets.read(set).pages();
      for (int i = 0; i < all.size(); i += step) {
        pages.add(all.get(i).text().html());
      }
    }
    long characters = pages.stream().mapToLong(String::length).sum();
    System.out.printf(
        Locale.ROOT, "%d pages of %.1f KB%n", pages.size(), characters / 1e3 / pages.size());
    memory(pages);
    try (SolrServer server = SolrServer.start(Files.createTempDirectory("solr"), 0)) {
      Configset shipped = Configset.shipped();
      server.createCore("warm", shipped);
      server.createCore("stored", shipped);
      server.createCore(
          "dropped",
          shipped.with(
              "<str name=\"sourceAction\">decode</str>", "<str name=\"sourceAction\">drop</str>"));
      index(pages, server.http(), "warm");
      index(pages, server.http(), "stored");
      index(pages, server.http(), "dropped");
    }
    System.exit(0);
  }

  private static void index(List<String> pages, SolrHttp solr, String core) throws IOException {
    long start = PROCESS.getProcessCpuTime();
    for (int i = 0; i < pages.size(); i += BATCH) {
      List<Map<String, Object>> batch = new ArrayList<>();
      for (int j = i; j < Math.min(pages.size(), i + BATCH); j++) {
        batch.add(
            Map.of("id", "page-" + j, "url", "https://example.org/" + j, "html", pages.get(j)));
      }
      solr.updateJson(core, batch);
    }
    double millis = (PROCESS.getProcessCpuTime() - start) / 1e6;
    solr.updateJson(core, Map.of("optimize", Map.of()));
    long bytes =
        solr.get("/admin/cores", List.of("action", "STATUS", "core", core))
            .body()
            .findValue("sizeInBytes")
            .asLong();
    System.out.printf(
        Locale.ROOT,
        "%s: %.1f KB of disk and %.1f ms of CPU a page%n",
        core,
        bytes / 1e3 / pages.size(),
        millis / pages.size());
  }

  private static void memory(List<String> pages) {
    ContentExtractor extractor = ContentExtractor.create();
    PageReader reader = new PageReader();
    List<String> sample = pages.subList(0, Math.min(200, pages.size()));
    List<Object> kept = new ArrayList<>();
    sample.forEach(page -> extractor.extract(page, ""));
    long before = used();
    sample.forEach(page -> kept.add(extractor.extract(page, "")));
    long extracted = used() - before;
    kept.clear();
    before = used();
    sample.forEach(page -> kept.add(extractor.analyze(reader.read(page, ""))));
    long analysed = used() - before;
    System.out.printf(
        Locale.ROOT,
        "an extracted page holds %.1f KB of memory, an analysis with the tree %.1f KB (%d pages)%n",
        extracted / 1e3 / sample.size(),
        analysed / 1e3 / sample.size(),
        kept.size());
  }

  private static long used() {
    System.gc();
    System.gc();
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
  }
}
