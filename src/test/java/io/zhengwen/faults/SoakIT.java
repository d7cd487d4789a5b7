package io.zhengwen.faults;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.ml.TreeEnsemble;
import io.zhengwen.solr.Configset;
import io.zhengwen.solr.Eventually;
import io.zhengwen.solr.MainContentUpdateProcessorFactory;
import io.zhengwen.solr.SharedSolr;
import io.zhengwen.solr.SolrHttp;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import javax.management.ObjectName;
import org.junit.jupiter.api.Test;

/**
 * Eight threads index pages while their core is reloaded again and again: nothing is refused, and
 * neither heap nor classes grow. Some seconds; ten minutes with {@code -Pfaults}.
 */
class SoakIT {
  private static final String CORE = "soak";
  private static final int THREADS = 8;
  private static final long SECONDS = FaultsLevel.WHOLE ? 600 : 10;
  private static final int CORES = FaultsLevel.WHOLE ? 20 : 5;

  /** What caches and pools of Solr may come to hold. */
  private static final long MOST_GROWTH = 30_000_000;

  private static final int MOST_CLASSES = 300;

  private final AtomicInteger indexed = new AtomicInteger();
  private volatile boolean stopped;

  private static long heap() {
    System.gc();
    System.gc();
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
  }

  private static int classes() {
    return ManagementFactory.getClassLoadingMXBean().getLoadedClassCount();
  }

  private static List<String> pages() throws IOException {
    List<String> pages = new ArrayList<>();
    Path base = Path.of(System.getProperty("zhengwen.basedir", "")).toAbsolutePath();
    try (Stream<Path> files = Files.walk(base.resolve("test-corpus"))) {
      for (Path file :
          (Iterable<Path>) files.filter(f -> f.toString().endsWith(".html"))::iterator) {
        pages.add(new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
      }
    }
    return pages;
  }

  private static void reload(SolrHttp solr, String core) throws IOException {
    SolrHttp.Response answer = solr.get("/admin/cores", List.of("action", "RELOAD", "core", core));
    assertThat(answer.status()).as(answer.error()).isEqualTo(200);
  }

  private Callable<Void> indexing(SolrHttp solr, List<String> pages) {
    return () -> {
      while (!stopped) {
        int n = indexed.getAndIncrement();
        Map<String, Object> document =
            Map.of("id", Integer.toString(n % 500), "html", pages.get(n % pages.size()));
        assertThat(solr.updateJson(CORE, List.of(document)).status()).isEqualTo(200);
      }
      return null;
    };
  }

  /** Indexes and reloads for a while; returns the number of reloads. */
  private int soak(SolrHttp solr, List<String> pages, long seconds) throws Exception {
    stopped = false;
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    List<Future<Void>> tasks = new ArrayList<>();
    for (int i = 0; i < THREADS; i++) {
      tasks.add(threads.submit(indexing(solr, pages)));
    }
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
    int reloads = 0;
    while (System.nanoTime() < end) {
      awaitIndexed(indexed.get() + THREADS);
      reload(solr, CORE);
      reloads++;
    }
    stopped = true;
    for (Future<Void> task : tasks) {
      task.get(1, TimeUnit.MINUTES);
    }
    threads.shutdown();
    return reloads;
  }

  private void awaitIndexed(int enough) throws Exception {
    Eventually.holds(enough + " pages were indexed", () -> indexed.get() >= enough);
  }

  @Test
  void heapAndClassesStayFlatOverReloads() throws Exception {
    SolrHttp solr = SharedSolr.core(CORE, Configset.shipped());
    List<String> pages = pages();
    soak(solr, pages, SECONDS / 2);
    reload(solr, CORE);
    long heap = heap();
    int classes = classes();
    long processors = instances(MainContentUpdateProcessorFactory.class);

    int reloads = soak(solr, pages, SECONDS);

    reload(solr, CORE);
    assertThat(reloads).isGreaterThan(1);
    // A core that was replaced is closed when its last request and searcher are done.
    Eventually.holds(
        "processors of replaced cores are gone",
        () -> instances(MainContentUpdateProcessorFactory.class) <= processors);
    assertThat(heap() - heap).as("bytes after %d reloads", reloads).isLessThan(MOST_GROWTH);
    assertThat(classes() - classes).as("classes").isLessThan(MOST_CLASSES);
  }

  @Test
  void coresShareTheModels() throws Exception {
    List<String> pages = pages();
    addCore("shared-0", pages);
    long models = instances(TreeEnsemble.class);
    for (int i = 1; i < CORES; i++) {
      addCore("shared-" + i, pages);
    }
    assertThat(models).isPositive();
    assertThat(instances(TreeEnsemble.class)).isEqualTo(models);
  }

  /** The objects of a class that are reachable. */
  private static long instances(Class<?> type) throws Exception {
    Object histogram =
        ManagementFactory.getPlatformMBeanServer()
            .invoke(
                new ObjectName("com.sun.management:type=DiagnosticCommand"),
                "gcClassHistogram",
                new Object[] {new String[0]},
                new String[] {String[].class.getName()});
    return histogram
        .toString()
        .lines()
        .map(line -> line.strip().split("\\s+"))
        .filter(row -> row.length > 3 && row[3].equals(type.getName()))
        .mapToLong(row -> Long.parseLong(row[1]))
        .sum();
  }

  private static void addCore(String name, List<String> pages) throws Exception {
    SolrHttp solr = SharedSolr.core(name, Configset.shipped());
    Map<String, Object> document = Map.of("id", "1", "html", pages.get(0));
    assertThat(solr.updateJson(name, List.of(document)).status()).isEqualTo(200);
  }
}
