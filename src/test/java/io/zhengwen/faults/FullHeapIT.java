package io.zhengwen.faults;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.solr.Configset;
import io.zhengwen.solr.SolrHttp;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Pages with as many tags as the configset allows, or of 5 MB of text, several at once, in a Solr
 * of 512 MB.
 */
class FullHeapIT {
  private static final String CORE = "pages";
  private static final int THREADS = 8;
  private static final int PAGES = FaultsLevel.WHOLE ? 80 : 4;
  private static final int TAGS = 200_000;

  /** 5 MB in UTF-8. */
  private static final int CHARS = 1_700_000;

  private static final int TEXTS = FaultsLevel.WHOLE ? 40 : 2;

  @TempDir private static Path dir;

  private static NodeProcess node;

  @BeforeAll
  static void start() throws Exception {
    Path home = dir.resolve("solr");
    node = new NodeProcess(home, null);
    Configset.shipped().copyTo(home.resolve(CORE));
    Files.writeString(home.resolve(CORE).resolve("core.properties"), "name=" + CORE + "\n");
    node.start();
  }

  @AfterAll
  static void stop() throws InterruptedException {
    node.kill();
  }

  @Test
  void manyTags() throws Exception {
    assertAllIndexed("tags", "<p>w\n".repeat(TAGS), PAGES);
  }

  @Test
  void unbrokenChinese() throws Exception {
    StringBuilder text = new StringBuilder("<p>");
    Random random = new Random(1);
    while (text.length() < CHARS) {
      text.append((char) (0x4e00 + random.nextInt(3_000)));
    }
    assertAllIndexed("text", text.toString(), TEXTS);
  }

  private static void assertAllIndexed(String name, String page, int pages) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    List<Future<SolrHttp.Response>> answers = new ArrayList<>();
    for (int i = 0; i < pages; i++) {
      Map<String, Object> document = Map.of("id", name + i, "html", page);
      answers.add(threads.submit(() -> node.http().updateJson(CORE, List.of(document))));
    }
    threads.shutdown();
    for (Future<SolrHttp.Response> answer : answers) {
      assertThat(answer.get().status()).as("%s", answer.get()).isEqualTo(200);
    }
    SolrHttp.Response found =
        node.http()
            .select(
                CORE, "q", "extract_outcome:extracted", "fq", "{!prefix f=id}" + name, "rows", "0");
    assertThat(found.found()).isEqualTo(pages);
  }
}
