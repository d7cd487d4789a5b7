package io.zhengwen.benchmark;

import io.zhengwen.bench.corpus.DataSets;
import io.zhengwen.bench.corpus.LabelledPage;
import io.zhengwen.solr.SolrServer;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * What indexing a page costs beside indexing its labelled text: CPU of the threads that serve
 * requests, so without compilation, garbage collection and merges, in milliseconds a page, over
 * every fourth page of WCXB's development set. Every round goes to all kinds of indexing in turn.
 * Arguments: rounds to warm up (4) and rounds measured (7).
 */
public final class IndexThroughput {
  private static final int EVERY = 4;
  private static final int BATCH = 25;

  private IndexThroughput() {}

  /** Measures, and prints a table. */
  public static void main(String[] args) throws Exception {
    int warmups = args.length > 0 ? Integer.parseInt(args[0]) : 4;
    int rounds = args.length > 1 ? Integer.parseInt(args[1]) : 7;
    List<LabelledPage> all = DataSets.read("wcxb-dev").pages();
    List<LabelledPage> pages = new ArrayList<>();
    for (int i = 0; i < all.size(); i += EVERY) {
      pages.add(all.get(i));
    }
    Map<IndexedAs, List<Double>> millis = new EnumMap<>(IndexedAs.class);
    try (SolrServer server = SolrServer.start(Files.createTempDirectory("solr"), 0)) {
      Map<IndexedAs, List<byte[]>> batches = new EnumMap<>(IndexedAs.class);
      for (IndexedAs kind : IndexedAs.values()) {
        kind.createCore(server);
        batches.put(kind, kind.batches(pages, BATCH));
        millis.put(kind, new ArrayList<>());
      }
      for (int round = 0; round < warmups + rounds; round++) {
        for (IndexedAs kind : IndexedAs.values()) {
          long nanos = RequestThreads.cpuNanos();
          for (byte[] batch : batches.get(kind)) {
            kind.send(server.http(), batch);
          }
          kind.commit(server.http());
          if (round >= warmups) {
            millis.get(kind).add((RequestThreads.cpuNanos() - nanos) / 1e6 / pages.size());
          }
        }
      }
    }
    print(pages.size(), rounds, millis);
    System.exit(0);
  }

  private static void print(int pages, int rounds, Map<IndexedAs, List<Double>> millis) {
    System.out.printf(Locale.ROOT, "%d pages, %d rounds; median (least, most) ms%n", pages, rounds);
    for (IndexedAs kind : IndexedAs.values()) {
      List<Double> sorted = millis.get(kind).stream().sorted().toList();
      System.out.printf(
          Locale.ROOT,
          "| %s | %.2f (%.2f, %.2f) |%n",
          kind.description(),
          sorted.get(sorted.size() / 2),
          sorted.get(0),
          sorted.get(sorted.size() - 1));
    }
  }
}
