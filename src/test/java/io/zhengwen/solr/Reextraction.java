package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;

/** Speaks to the handler that extracts documents of a collection again. */
final class Reextraction {
  private static final Duration DEADLINE = Duration.ofMinutes(8);

  private final SolrHttp solr;
  private final String collection;

  Reextraction(SolrHttp solr, String collection) {
    this.solr = solr;
    this.collection = collection;
  }

  String path() {
    return "/" + collection + "/zhengwen/reextract";
  }

  SolrHttp.Response post(String action, String... params) throws Exception {
    List<String> all = new ArrayList<>(List.of("action", action));
    all.addAll(List.of(params));
    return solr.post(path(), "text/plain", new byte[0], all.toArray(String[]::new));
  }

  void start(String... params) throws Exception {
    SolrHttp.Response answer = post("start", params);
    assertThat(answer.status()).as(answer.error()).isEqualTo(200);
  }

  JsonNode startAndAwait(String... params) throws Exception {
    start(params);
    return await(status -> !status.path("state").asText().equals("running"));
  }

  JsonNode status() throws Exception {
    SolrHttp.Response answer = solr.get(path(), List.of());
    assertThat(answer.status()).as(answer.error()).isEqualTo(200);
    return answer.body();
  }

  /** Asks for the status until it is as wanted. */
  JsonNode await(Predicate<JsonNode> wanted) throws Exception {
    long deadline = System.nanoTime() + DEADLINE.toNanos();
    JsonNode status = status();
    while (!wanted.test(status)) {
      assertThat(System.nanoTime()).as(status.toString()).isLessThan(deadline);
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(20));
      status = status();
    }
    return status;
  }
}
