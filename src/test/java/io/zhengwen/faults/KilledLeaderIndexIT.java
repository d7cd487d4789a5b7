package io.zhengwen.faults;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.zhengwen.cli.CommandLineJar;
import io.zhengwen.cli.CommandLineRun;
import io.zhengwen.cli.JournalFile;
import io.zhengwen.solr.Configset;
import io.zhengwen.solr.Eventually;
import io.zhengwen.solr.Pages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * While {@code index} sends pages to a SolrCloud of two nodes, the process of a shard's leader is
 * killed: each page is on every replica of its shard, once, or named among the failures.
 */
@Tag("solr10")
@Tag("slow")
class KilledLeaderIndexIT {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String COLLECTION = "pages";
  private static final int SHARDS = 2;
  private static final int PAGES = 600;
  private static final long DEADLINE_MINUTES = 8;

  @TempDir private Path dir;

  private final Set<String> ids = new TreeSet<>();

  @BeforeEach
  void onlyInTheWhole() {
    assumeTrue(FaultsLevel.WHOLE, "run by mvn verify -Pfaults");
  }

  /** By the address of a node, and by ZooKeeper's. */
  @ParameterizedTest
  @ValueSource(strings = {"--solr", "--zookeeper"})
  void noPageIsLostUnnamed(String by) throws Exception {
    writePages();
    try (NodeCluster cluster = new NodeCluster(2, Configset.shipped())) {
      cluster.create(COLLECTION, SHARDS);
      NodeProcess killed = cluster.leader(COLLECTION, "shard1");
      NodeProcess other = cluster.other(killed);
      String address = by.equals("--solr") ? other.http().base() : cluster.zooKeeper().address();
      CompletableFuture<CommandLineRun> index =
          CompletableFuture.supplyAsync(() -> index(by, address));

      Eventually.holds("pages are acknowledged", () -> acknowledged() >= PAGES / 10);
      killed.kill();
      long before = acknowledged();
      cluster.awaitLeader(COLLECTION, "shard1", other);
      CommandLineRun run = index.get(DEADLINE_MINUTES, TimeUnit.MINUTES);
      killed.start();
      cluster.awaitActive(COLLECTION, SHARDS);

      assertThat(before).as("acknowledged when the leader was killed").isLessThan(PAGES);
      Set<String> failed = failed();
      System.out.println(before + " acknowledged before; " + run.err());
      assertThat(run.exitCode() == 0).as(run.err()).isEqualTo(failed.isEmpty());
      Set<String> expected = new TreeSet<>(ids);
      expected.removeAll(failed);
      Eventually.passes(
          () -> {
            assertThat(other.http().updateJson(COLLECTION, List.of()).status()).isEqualTo(200);
            assertHeld(cluster.held(COLLECTION), expected, failed);
          });
    }
  }

  private void writePages() throws IOException {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < PAGES; i++) {
      String id = "page-" + i;
      ids.add(id);
      lines.add(JSON.writeValueAsString(Map.of("id", id, "html", Pages.ENGLISH)));
    }
    Files.write(dir.resolve("pages.jsonl"), lines);
  }

  private CommandLineRun index(String by, String address) {
    try {
      return CommandLineJar.run(
          dir,
          "index",
          by,
          address,
          "--collection",
          COLLECTION,
          "--batch",
          4,
          "--journal",
          dir.resolve("journal"),
          "--failures",
          dir.resolve("failures"),
          dir.resolve("pages.jsonl"));
    } catch (IOException | InterruptedException e) {
      throw new CompletionException(e);
    }
  }

  private long acknowledged() throws IOException {
    return JournalFile.acknowledged(dir.resolve("journal"));
  }

  private Set<String> failed() throws IOException {
    Set<String> failed = new TreeSet<>();
    for (String line : Files.readAllLines(dir.resolve("failures"))) {
      failed.add(JSON.readTree(line).path("id").asText());
    }
    return failed;
  }

  /** A page that failed may be on a replica all the same. */
  private static void assertHeld(
      Map<String, List<List<String>>> held, Set<String> expected, Set<String> failed) {
    assertThat(held).hasSize(SHARDS);
    Set<String> onAll = new TreeSet<>();
    held.forEach(
        (shard, replicas) -> {
          assertThat(replicas).as(shard).hasSize(2);
          replicas.forEach(all -> assertThat(all).as(shard).doesNotHaveDuplicates());
          Set<String> common = new TreeSet<>(replicas.get(0));
          common.retainAll(replicas.get(1));
          assertThat(onAll).as("on both shards").doesNotContainAnyElementsOf(common);
          onAll.addAll(common);
        });
    onAll.removeAll(failed);
    assertThat(onAll).containsExactlyElementsOf(expected);
  }
}
