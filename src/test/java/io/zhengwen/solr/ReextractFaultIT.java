package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A chain that stored pages go through with a faulty processor, or without the index's files. */
class ReextractFaultIT {
  @Test
  void anErrorThatIsNoExceptionEndsTheJob() throws Exception {
    String core = "reextract-faulty";
    SolrHttp solr =
        SharedSolr.core(
            core,
            Configset.shipped()
                .with(
                    "solr.LogUpdateProcessorFactory",
                    FaultyUpdateProcessorFactory.class.getName()));
    solr.updateJson(
        core,
        List.of(Map.of("id", FaultyUpdateProcessorFactory.ID, "html", Pages.ENGLISH)),
        "zhengwen.method",
        "fulltext",
        "healthy",
        "true");
    Reextraction faulty = new Reextraction(solr, core);
    for (int n = 0; n < 2; n++) {
      JsonNode end = faulty.startAndAwait();
      assertThat(end.path("state").asText()).isEqualTo("aborted");
      assertThat(end.toString()).contains("NoClassDefFoundError");
    }
  }

  @Test
  void whatFailsIsToldWithoutTheDirectoriesOfTheServer() throws Exception {
    String core = "reextract-gone";
    SolrHttp solr = SharedSolr.core(core, Configset.shipped());
    solr.updateJson(
        core, List.of(Map.of("id", "a", "html", Pages.ENGLISH)), "zhengwen.method", "fulltext");
    Path home = SharedSolr.server().home();
    Path index = home.resolve(core).resolve("data").resolve("index");
    Files.move(index, index.resolveSibling("moved"));
    JsonNode end = new Reextraction(solr, core).startAndAwait();
    assertThat(end.path("state").asText()).isEqualTo("aborted");
    assertThat(end.path("failures").path(0).path("message").asText())
        .startsWith("java.nio.file.")
        .contains("data/index/");
    assertThat(end.toString()).doesNotContain(home.toString());
  }
}
