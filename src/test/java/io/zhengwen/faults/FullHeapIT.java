package io.zhengwen.faults;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.solr.Configset;
import io.zhengwen.solr.SolrHttp;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pages with as many tags as the configset allows, several at once, in a Solr of 512 MB. */
class FullHeapIT {
  private static final String CORE = "pages";
  private static final int THREADS = 8;
  private static final int PAGES = FaultsLevel.WHOLE ? 80 : 6;
  private static final int TAGS = 200_000;

  @TempDir private Path dir;

  private NodeProcess node;

  @BeforeEach
  void start() throws Exception {
    Path home = dir.resolve("solr");
    node = new NodeProcess(home, null);
    Configset.shipped().copyTo(home.resolve(CORE));
    Files.writeString(home.resolve(CORE).resolve("core.properties"), "name=" + CORE + "\n");
    node.start();
  }

  @AfterEach
  void stop() throws InterruptedException {
    node.kill();
  }

  @Test
  void manyTags() throws Exception {
    assertAllIndexed("<p>w\n".repeat(TAGS), PAGES);
  }

  private void assertAllIndexed(String page, int pages) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    List<Future<Integer>> answers = new ArrayList<>();
    for (int i = 0; i < pages; i++) {
      Map<String, Object> document = Map.of("id", Integer.toString(i), "html", page);
      answers.add(threads.submit(() -> node.http().updateJson(CORE, List.of(document)).status()));
    }
    threads.shutdown();
    for (Future<Integer> answer : answers) {
      assertThat(answer.get()).isEqualTo(200);
    }
    SolrHttp.Response found =
        node.http().select(CORE, "q", "extract_outcome:extracted", "rows", "0");
    assertThat(found.found()).isEqualTo(pages);
  }
}
