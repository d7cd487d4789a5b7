package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.faults.NodeProcess;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;

/**
 * A Solr under Java's security manager, as {@code bin/solr} of Solr 9 starts it where Java has one.
 */
@DisabledForJreRange(
    min = JRE.JAVA_24,
    disabledReason = "Java 24 has no security manager any more (JEP 486)")
class SecurityManagerIT {
  private static final String CORE = "secured";

  @TempDir private static Path dir;

  private static Path home;
  private static NodeProcess node;

  @BeforeAll
  static void start() throws Exception {
    home = dir.toRealPath().resolve("solr");
    node = new NodeProcess(home, null).with(SecurityPolicy.options(home));
    configset("<str name=\"store\">files</str>").copyTo(home.resolve(CORE));
    Files.writeString(home.resolve(CORE).resolve("core.properties"), "name=" + CORE + "\n");
    node.start();
  }

  @AfterAll
  static void stop() throws InterruptedException {
    node.kill();
  }

  private static Configset configset(String templates) {
    return SiteTemplatesIT.configset(templates);
  }

  @Test
  void pagesAreExtractedAndTemplatesLearned() throws Exception {
    SolrHttp.Response answer = node.http().updateJson(CORE, SiteTemplatesIT.documents(0, 30));
    assertThat(answer.status()).as("%s", answer).isEqualTo(200);
    assertThat(
            node.http().select(CORE, "q", "extract_outcome:extracted", "defType", "lucene").found())
        .isEqualTo(30);
    Eventually.holds("a template is in the store", () -> stored("quay.example.json"));
    SolrHttp.Response extracted =
        node.http()
            .post(
                "/" + CORE + "/zhengwen/extract",
                "text/html",
                Pages.ENGLISH.getBytes(StandardCharsets.UTF_8),
                "zhengwen.method",
                "combined");
    assertThat(extracted.status()).as("%s", extracted).isEqualTo(200);
    assertThat(extracted.body().path("outcome").asText()).isEqualTo("extracted");
  }

  /** Were it not for the security manager, the core would load. */
  @Test
  void aStoreOutsideOfSolrsDirectoriesIsRefused() throws Exception {
    Path elsewhere = Files.createDirectories(home.resolveSibling("elsewhere"));
    Path core = home.resolve("outside");
    configset("<str name=\"store\">files</str><str name=\"directory\">" + elsewhere + "</str>")
        .copyTo(core);
    SolrHttp.Response created =
        node.http()
            .get(
                "/admin/cores",
                List.of("action", "CREATE", "name", "outside", "instanceDir", core.toString()));
    assertThat(created.status()).isNotEqualTo(200);
    assertThat(created.body().toString()).contains("access denied").contains("elsewhere");
  }

  private static boolean stored(String name) throws Exception {
    try (Stream<Path> files = Files.walk(home.resolve(CORE).resolve("data"))) {
      return files.anyMatch(file -> file.getFileName().toString().equals(name));
    }
  }
}
