package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Processors that requests name beside their chain, ours and Solr's own. */
@Tag("solr10")
class RequestProcessorsIT {
  private static final String CORE = "request-processors";
  private static final String CHAIN =
      "<updateRequestProcessorChain name=\"zhengwen\" default=\"true\">";

  private static SolrHttp solr;

  @BeforeAll
  static void start() throws Exception {
    solr =
        SharedSolr.core(
            CORE,
            Configset.shipped()
                .with(
                    CHAIN,
                    """
                    <updateProcessor name="zw"
                        class="io.zhengwen.solr.MainContentUpdateProcessorFactory">
                      <str name="source">html</str>
                      <lst name="fields"><str name="content">content</str></lst>
                    </updateProcessor>
                    <updateRequestProcessorChain name="plain" default="true">
                      <processor class="solr.LogUpdateProcessorFactory"/>
                      <processor class="solr.RunUpdateProcessorFactory"/>
                    </updateRequestProcessorChain>
                    <updateRequestProcessorChain name="zhengwen">
                    """));
  }

  @Test
  void aNamedProcessorExtractsBeforeTheDistributionOnly() throws Exception {
    List<Map<String, Object>> page = List.of(Map.of("id", "a", "html", Pages.ENGLISH));
    SolrHttp.Response refused = solr.updateJson(CORE, page, "post-processor", "zw");
    assertThat(refused.status()).isEqualTo(400);
    assertThat(refused.error()).contains("'post-processor'").contains("'processor'");
    assertThat(SharedSolr.stored(CORE, "a").has("id")).isFalse();

    SolrHttp.Response taken = solr.updateJson(CORE, page, "processor", "zw");
    assertThat(taken.status()).as(taken.error()).isEqualTo(200);
    assertThat(SharedSolr.stored(CORE, "a").path("content").asText()).contains("rivets");
  }

  @Test
  void handlersSayThatNoChainHasTheProcessor() throws Exception {
    SolrHttp.Response refused = solr.get("/" + CORE + "/zhengwen/status", List.of());
    assertThat(refused.status()).isEqualTo(400);
    assertThat(refused.error())
        .contains("the default update chain has no MainContentUpdateProcessorFactory")
        .contains("processor=\"zw\"");
  }

  @Test
  void updatesMadeAtomicByParametersClearWhatTheNewPageLacks() throws Exception {
    solr.updateJson(
        CORE,
        List.of(Map.of("id", "b", "html", Pages.ENGLISH, "n_l", 1)),
        "update.chain",
        "zhengwen");
    SolrHttp.Response updated =
        solr.updateJson(
            CORE,
            List.of(Map.of("id", "b", "html", "<title>An empty hall</title>", "n_l", 2)),
            "update.chain",
            "zhengwen",
            "processor",
            "atomic",
            "atomic.html",
            "set",
            "atomic.n_l",
            "inc");
    assertThat(updated.status()).as(updated.error()).isEqualTo(200);
    JsonNode stored = SharedSolr.stored(CORE, "b");
    assertThat(stored.path("title").asText()).isEqualTo("An empty hall");
    assertThat(stored.has("content")).as(stored.toString()).isFalse();
    assertThat(stored.path("n_l").asInt()).isEqualTo(3);
  }
}
