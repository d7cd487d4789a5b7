package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A faulty processor in a chain that stored pages go through. */
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
}
