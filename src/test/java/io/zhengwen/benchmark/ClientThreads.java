package io.zhengwen.benchmark;

import io.zhengwen.bench.corpus.DataSets;
import io.zhengwen.bench.corpus.LabelledPage;
import io.zhengwen.solr.SolrServer;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * How the rate of indexing grows with the clients that send at once: every fourth page of WCXB's
 * development set to a core as shipped, in batches, by the clock. The clients share the processors
 * with Solr. Argument: rounds, of which the last half counts (6).
 */
public final class ClientThreads {
  private static final int EVERY = 4;
  private static final int BATCH = 5;
  private static final int[] CLIENTS = {1, 2, 4, 8};

  private ClientThreads() {}

  /** Measures, and prints a table. */
  public static void main(String[] args) throws Exception {
    int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 6;
    List<LabelledPage> all = DataSets.read("wcxb-dev").pages();
    List<LabelledPage> pages = new ArrayList<>();
    for (int i = 0; i < all.size(); i += EVERY) {
      pages.add(all.get(i));
    }
    IndexedAs kind = IndexedAs.STORED;
    double[][] rates = new double[CLIENTS.length][rounds];
    try (SolrServer server = SolrServer.start(Files.createTempDirectory("solr"), 0)) {
      kind.createCore(server);
      List<byte[]> batches = kind.batches(pages, BATCH);
      for (int round = 0; round < rounds; round++) {
        for (int c = 0; c < CLIENTS.length; c++) {
          long start = System.nanoTime();
          send(server, kind, batches, CLIENTS[c]);
          rates[c][round] = pages.size() / ((System.nanoTime() - start) / 1e9);
        }
        kind.commit(server.http());
      }
    }
    System.out.printf(
        Locale.ROOT,
        "%d processors, %d pages%n| clients | pages a second |%n",
        Runtime.getRuntime().availableProcessors(),
        pages.size());
    for (int c = 0; c < CLIENTS.length; c++) {
      double[] late = Arrays.copyOfRange(rates[c], rounds / 2, rounds);
      Arrays.sort(late);
      System.out.printf(Locale.ROOT, "| %d | %.0f |%n", CLIENTS[c], late[late.length / 2]);
    }
    System.exit(0);
  }

  private static void send(SolrServer server, IndexedAs kind, List<byte[]> batches, int clients)
      throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(clients);
    try {
      List<Future<?>> sent = new ArrayList<>();
      for (byte[] batch : batches) {
        sent.add(threads.submit(() -> send(server, kind, batch)));
      }
      for (Future<?> each : sent) {
        each.get();
      }
    } finally {
      threads.shutdown();
    }
  }

  private static Void send(SolrServer server, IndexedAs kind, byte[] batch) throws IOException {
    kind.send(server.http(), batch);
    return null;
  }
}
