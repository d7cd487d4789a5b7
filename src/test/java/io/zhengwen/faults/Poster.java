package io.zhengwen.faults;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.zhengwen.solr.Eventually;
import io.zhengwen.solr.Pages;
import io.zhengwen.solr.SolrHttp;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/** Posts batches from several threads and notes which documents were acknowledged. */
final class Poster {
  static final String COLLECTION = "pages";

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int BATCH = 40;
  private static final long PAUSE = TimeUnit.MILLISECONDS.toNanos(20);
  private static final long DEADLINE = TimeUnit.SECONDS.toNanos(60);

  /** Threads that post, by their parameter maxErrors; the command line's is -1. */
  private static final List<String> THREADS = List.of("", "-1");

  final Queue<String> acknowledged = new ConcurrentLinkedQueue<>();
  final Queue<Integer> refusals = new ConcurrentLinkedQueue<>();
  private final AtomicInteger batches = new AtomicInteger();
  private final AtomicInteger accepted = new AtomicInteger();
  private final ExecutorService threads = Executors.newFixedThreadPool(THREADS.size());
  private final List<Future<Void>> tasks = new ArrayList<>();
  private final SolrHttp solr;
  private volatile boolean stopped;

  Poster(SolrHttp solr) {
    this.solr = solr;
  }

  void start() {
    for (String maxErrors : THREADS) {
      String[] params = maxErrors.isEmpty() ? new String[0] : new String[] {"maxErrors", maxErrors};
      Callable<Void> loop =
          () -> {
            while (!stopped) {
              post(params);
            }
            return null;
          };
      tasks.add(threads.submit(loop));
    }
  }

  private void post(String... params) throws IOException {
    int batch = batches.incrementAndGet();
    List<Map<String, Object>> documents = new ArrayList<>();
    Set<String> ids = new HashSet<>();
    for (int i = 0; i < BATCH; i++) {
      String id = batch + "-" + i;
      ids.add(id);
      documents.add(Map.of("id", id, "html", Pages.ENGLISH));
    }
    SolrHttp.Response answer =
        solr.update(COLLECTION, "application/json", JSON.writeValueAsBytes(documents), params);
    if (answer.status() != 200) {
      refusals.add(answer.status());
      LockSupport.parkNanos(PAUSE);
      return;
    }
    for (JsonNode error : answer.body().path("responseHeader").path("errors")) {
      ids.remove(error.path("id").asText());
    }
    acknowledged.addAll(ids);
    synchronized (accepted) {
      accepted.incrementAndGet();
      accepted.notifyAll();
    }
  }

  /** Waits until this many more batches were answered 200. */
  void awaitAcknowledged(int more) throws InterruptedException {
    long end = System.nanoTime() + DEADLINE;
    synchronized (accepted) {
      int enough = accepted.get() + more;
      while (accepted.get() < enough) {
        long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
        assertThat(left).as("milliseconds left for " + more + " batches").isPositive();
        accepted.wait(left);
      }
    }
  }

  void stop() throws Exception {
    stopped = true;
    for (Future<Void> task : tasks) {
      task.get(DEADLINE, TimeUnit.NANOSECONDS);
    }
    threads.shutdown();
  }

  /**
   * What was acknowledged must be on all replicas of its shard, once; what was refused may be on
   * one, until it is sent again. Commits until it is: a node that still sees the cluster as it was,
   * or recovers, may leave a commit out and answer 200.
   */
  void awaitNothingLost(NodeCluster cluster) throws Exception {
    Eventually.passes(
        () -> {
          assertThat(solr.updateJson(COLLECTION, List.of()).status()).isEqualTo(200);
          assertNothingLost(cluster.held(COLLECTION), cluster.replicas());
        });
  }

  private void assertNothingLost(Map<String, List<List<String>>> held, int size) {
    Set<String> indexed = new HashSet<>();
    held.forEach(
        (shard, replicas) -> {
          assertThat(replicas).as(shard).hasSize(size);
          replicas.forEach(ids -> assertThat(ids).as(shard).doesNotHaveDuplicates());
          Set<String> onAll = new HashSet<>(replicas.get(0));
          replicas.forEach(ids -> onAll.retainAll(new HashSet<>(ids)));
          indexed.addAll(onAll);
        });
    assertThat(acknowledged.stream().filter(id -> !indexed.contains(id)))
        .as("lost of %d acknowledged", acknowledged.size())
        .isEmpty();
  }
}
