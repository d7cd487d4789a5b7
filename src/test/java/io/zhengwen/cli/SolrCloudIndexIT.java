package io.zhengwen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.solr.Configset;
import io.zhengwen.solr.TwoNodes;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * {@code index} into a SolrCloud of two nodes, one of which holds both shards of the collection.
 */
@Tag("solr10")
@Tag("slow")
class SolrCloudIndexIT {
  private static TwoNodes two;

  @TempDir private Path dir;

  @BeforeAll
  static void start() throws Exception {
    two = TwoNodes.start("cloud-index");
    two.create("pages", Configset.shipped(), 1, "createNodeSet", two.name(0));
  }

  @AfterAll
  static void stop() throws Exception {
    two.close();
  }

  @Test
  void findsNodesByAddressAndByZooKeeper() throws Exception {
    for (int i = 0; i < 30; i++) {
      Pages.write(dir, "p" + i + ".html", Pages.longArticle("Title " + i, "Sentence."));
    }

    CommandLineRun byAddress = byAddress("pages", "url-{id}");
    CommandLineRun byZooKeeper =
        CommandLineJar.run(
            dir,
            "index",
            "--zookeeper",
            two.zooKeeper() + two.pathOfZooKeeper(),
            "-c",
            "pages",
            "--batch",
            3,
            "--id",
            "zk-{id}",
            dir);
    CommandLineRun wrongPath =
        CommandLineJar.run(
            dir, "index", "--zookeeper", two.zooKeeper() + "/none", "-c", "pages", dir);

    assertThat(byAddress.err()).contains("30 pages indexed, 0 failed");
    assertThat(byZooKeeper.err()).contains("30 pages indexed, 0 failed");
    assertThat(found("id:url-*")).isEqualTo(30);
    assertThat(found("id:zk-*")).isEqualTo(30);
    assertThat(wrongPath.exitCode()).isEqualTo(3);
    assertThat(wrongPath.err()).contains("knows of no Solr; is a path missing");
  }

  @Test
  void warnsOfAnAliasThatGivesAllPagesToItsFirstCollection() throws Exception {
    two.create("older", Configset.shipped(), 1);
    assertThat(
            two.http()
                .get(0)
                .get(
                    "/admin/collections",
                    List.of("action", "CREATEALIAS", "name", "all", "collections", "pages,older"))
                .status())
        .isEqualTo(200);
    Pages.write(dir, "p.html", Pages.longArticle("Title", "Sentence."));

    CommandLineRun run = byAddress("all", "alias-{id}");

    assertThat(run.err())
        .contains("'all' is an alias of several collections (pages, older)", "1 page indexed");
    assertThat(found("id:alias-*")).isEqualTo(1);
  }

  private CommandLineRun byAddress(String collection, String id) throws Exception {
    String solr = two.http().get(1).base();
    return CommandLineJar.run(
        dir, "index", "--solr", solr, "-c", collection, "--batch", 3, "--id", id, dir);
  }

  private static long found(String query) throws IOException {
    return two.http().get(0).select("pages", "q", query, "defType", "lucene").found();
  }
}
