package io.zhengwen.faults;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.zhengwen.solr.Configset;
import io.zhengwen.solr.Eventually;
import io.zhengwen.solr.SolrHttp;
import io.zhengwen.solr10.Solr10;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A Solr is killed while batches are posted and commits follow one another: what was acknowledged
 * is in the index when it starts again. With Solr's own update log this fails within two rounds.
 */
@Tag("solr10")
class KilledCommitIT {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final int ROUNDS = 12;
  private static final int THREADS = 2;
  private static final int BATCH = 100;
  private static final int BATCHES_A_ROUND = 20;
  private static final long DEADLINE = TimeUnit.SECONDS.toNanos(120);
  private static final String TITLE = "word ".repeat(200);

  @TempDir private Path home;

  private final Set<String> acknowledged = ConcurrentHashMap.newKeySet();
  private final AtomicInteger batches = new AtomicInteger();
  private final AtomicInteger accepted = new AtomicInteger();
  private volatile boolean killed;

  @Test
  void whatIsAcknowledgedDuringCommitsIsIndexed() throws Exception {
    assumeTrue(FaultsLevel.WHOLE, "run by mvn verify -Pfaults");
    NodeProcess node = Solr10.IS_TESTED ? Solr10.node(home, null) : new NodeProcess(home, null);
    Configset.shipped().copyTo(home.resolve("pages"));
    Files.writeString(home.resolve("pages").resolve("core.properties"), "name=pages\n");
    try {
      node.start();
      for (int round = 0; round < ROUNDS; round++) {
        postUntilKilled(node);
        node.start();
        awaitAcknowledged(node.http());
      }
    } finally {
      node.kill();
    }
  }

  private void postUntilKilled(NodeProcess node) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(THREADS + 1);
    List<Future<Void>> tasks = new ArrayList<>();
    killed = false;
    int enough = accepted.get() + BATCHES_A_ROUND;
    for (int i = 0; i < THREADS; i++) {
      tasks.add(threads.submit(untilKilled(() -> post(node.http()))));
    }
    tasks.add(threads.submit(untilKilled(() -> commit(node.http()))));
    long end = System.nanoTime() + DEADLINE;
    synchronized (accepted) {
      while (accepted.get() < enough) {
        long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
        assertThat(left).as("milliseconds left for %d batches", enough).isPositive();
        accepted.wait(left);
      }
    }
    killed = true;
    node.kill();
    for (Future<Void> task : tasks) {
      task.get(DEADLINE, TimeUnit.NANOSECONDS);
    }
    threads.shutdown();
  }

  private Callable<Void> untilKilled(Callable<SolrHttp.Response> request) {
    return () -> {
      while (true) {
        try {
          assertThat(request.call().status()).isEqualTo(200);
        } catch (IOException e) {
          assertThat(killed).as(e.toString()).isTrue();
          return null;
        }
      }
    };
  }

  private SolrHttp.Response post(SolrHttp solr) throws IOException {
    int batch = batches.incrementAndGet();
    List<Map<String, Object>> documents = new ArrayList<>();
    for (int i = 0; i < BATCH; i++) {
      documents.add(Map.of("id", batch + "-" + i, "title", TITLE));
    }
    SolrHttp.Response answer =
        solr.update("pages", "application/json", JSON.writeValueAsBytes(documents));
    if (answer.status() == 200) {
      documents.forEach(document -> acknowledged.add((String) document.get("id")));
      synchronized (accepted) {
        accepted.incrementAndGet();
        accepted.notifyAll();
      }
    }
    return answer;
  }

  private static SolrHttp.Response commit(SolrHttp solr) throws IOException {
    return solr.get("/pages/update", List.of("commit", "true"));
  }

  /** The log is replayed while the node already answers. */
  private void awaitAcknowledged(SolrHttp solr) throws Exception {
    Set<String> lost = new HashSet<>(acknowledged);
    Eventually.holds(
        acknowledged.size() + " acknowledged documents are in the index",
        () -> {
          assertThat(commit(solr).status()).isEqualTo(200);
          for (JsonNode document :
              solr.select("pages", "q", "*:*", "fl", "id", "rows", "1000000").docs()) {
            lost.remove(document.get("id").textValue());
          }
          return lost.isEmpty();
        });
  }
}
