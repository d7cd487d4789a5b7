package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** A start that takes long, since its documents are searched first. */
class ReextractWaitIT {
  @Test
  void whoAsksMeanwhileIsAnswered() throws Exception {
    String core = "reextract-waits";
    SolrHttp solr =
        SharedSolr.core(
            core,
            Configset.shipped()
                .with(
                    "</config>",
                    "<queryParser name=\"waiting\" class=\""
                        + WaitingQParserPlugin.class.getName()
                        + "\"/></config>"));
    solr.updateJson(
        core, List.of(Map.of("id", "a", "html", Pages.ENGLISH)), "zhengwen.method", "fulltext");
    Reextraction again = new Reextraction(solr, core);
    ExecutorService threads = Executors.newFixedThreadPool(2);
    try {
      Future<SolrHttp.Response> start =
          threads.submit(() -> again.post("start", "fq", "{!waiting}"));
      assertThat(WaitingQParserPlugin.ASKED.await(1, TimeUnit.MINUTES)).isTrue();
      assertThat(threads.submit(again::status).get(20, TimeUnit.SECONDS).path("old").asInt())
          .isEqualTo(1);
      assertThat(start.isDone()).isFalse();
      WaitingQParserPlugin.GO.countDown();
      assertThat(start.get().status()).isEqualTo(200);
    } finally {
      WaitingQParserPlugin.GO.countDown();
      threads.shutdownNow();
    }
    assertThat(
            again
                .await(status -> !status.path("state").asText().equals("running"))
                .path("done")
                .asInt())
        .isEqualTo(1);
  }
}
