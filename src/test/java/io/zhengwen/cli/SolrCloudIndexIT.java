package io.zhengwen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.solr.Configset;
import io.zhengwen.solr.SolrHttp;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.apache.solr.cloud.MiniSolrCloudCluster;
import org.apache.solr.embedded.JettySolrRunner;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code index} into a SolrCloud of three nodes, two of which hold the collection. */
class SolrCloudIndexIT {
  private static MiniSolrCloudCluster cluster;

  @TempDir private Path dir;

  @BeforeAll
  static void start() throws Exception {
    Path base = Files.createDirectories(Path.of("target", "it").toAbsolutePath());
    Path home = Files.createTempDirectory(base, "cloud-index");
    System.setProperty("solr.install.dir", home.toString());
    System.setProperty("solr.log.dir", home.resolve("logs").toString());
    cluster =
        new MiniSolrCloudCluster.Builder(3, home)
            .addConfig("zhengwen", Configset.shipped().conf())
            .configure();
    SolrHttp.Response created =
        new SolrHttp(address(0))
            .get(
                "/admin/collections",
                List.of(
                    "action", "CREATE",
                    "name", "pages",
                    "numShards", "2",
                    "collection.configName", "zhengwen",
                    "waitForFinalState", "true"));
    assertThat(created.status()).as(created.error()).isEqualTo(200);
    cluster.waitForActiveCollection("pages", 60, TimeUnit.SECONDS, 2, 2);
  }

  @AfterAll
  static void stop() throws Exception {
    cluster.shutdown();
  }

  private static String address(int node) {
    JettySolrRunner jetty = cluster.getJettySolrRunner(node);
    return jetty.getBaseUrl().toString();
  }

  @Test
  void findsNodesByAddressAndByZooKeeper() throws Exception {
    for (int i = 0; i < 30; i++) {
      Pages.write(dir, "p" + i + ".html", Pages.longArticle("Title " + i, "Sentence."));
    }

    CommandLineRun byAddress =
        CommandLineJar.run(
            dir,
            "index",
            "--solr",
            address(2),
            "-c",
            "pages",
            "--batch",
            3,
            "--id",
            "url-{id}",
            dir);
    CommandLineRun byZooKeeper =
        CommandLineJar.run(
            dir,
            "index",
            "--zookeeper",
            cluster.getZkServer().getZkAddress(),
            "-c",
            "pages",
            "--batch",
            3,
            "--id",
            "zk-{id}",
            dir);
    CommandLineRun wrongPath =
        CommandLineJar.run(
            dir,
            "index",
            "--zookeeper",
            cluster.getZkServer().getZkHost() + "/none",
            "-c",
            "pages",
            dir);

    assertThat(byAddress.err()).contains("30 pages indexed, 0 failed");
    assertThat(byZooKeeper.err()).contains("30 pages indexed, 0 failed");
    assertThat(found("id:url-*")).isEqualTo(30);
    assertThat(found("id:zk-*")).isEqualTo(30);
    assertThat(wrongPath.exitCode()).isEqualTo(3);
    assertThat(wrongPath.err()).contains("knows of no Solr; is a path missing");
  }

  private static long found(String query) throws IOException {
    return new SolrHttp(address(0)).select("pages", "q", query, "defType", "lucene").found();
  }
}
