package io.zhengwen.studio;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.zhengwen.demo.WholePage;
import io.zhengwen.solr.Configset;
import io.zhengwen.solr.SharedSolr;
import io.zhengwen.solr.SolrHttp;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A Solr with the pages that the demo has, as the demo indexes them, and templates of sites. */
final class StudioSolr {
  static final String COLLECTION = "studio";

  private static final ObjectMapper JSON = new ObjectMapper();

  private static StudioSolr shared;

  private final SolrHttp http;

  private StudioSolr(SolrHttp http) {
    this.http = http;
  }

  /** The Solr of all tests. */
  static synchronized StudioSolr shared() throws Exception {
    if (shared == null) {
      shared = start();
      shared.indexCorpus();
    }
    return shared;
  }

  private static StudioSolr start() throws Exception {
    Configset configset =
        Configset.shipped()
            .with(
                "<str name=\"contentType\">",
                "<lst name=\"templates\"><str name=\"store\">files</str>"
                    + "<int name=\"n1\">3</int></lst><str name=\"contentType\">");
    StudioSolr solr = new StudioSolr(SharedSolr.core(COLLECTION, configset));
    solr.post("/schema", WholePage.SCHEMA);
    for (String command : WholePage.CONFIG) {
      solr.post("/config", command);
    }
    return solr;
  }

  private void post(String path, String json) throws Exception {
    SolrHttp.Response answer =
        http()
            .post(
                "/" + COLLECTION + path, "application/json", json.getBytes(StandardCharsets.UTF_8));
    assertThat(answer.status()).as(answer.body().toString()).isEqualTo(200);
  }

  SolrHttp http() {
    return http;
  }

  /** The studio's address. */
  String studio() {
    return http().base() + "/" + COLLECTION + "/zhengwen/studio";
  }

  /** Indexes the pages of {@code test-corpus}. */
  private void indexCorpus() throws Exception {
    Path corpus = Configset.shipped().conf().resolve("../../test-corpus").normalize();
    List<Map<String, Object>> documents = new ArrayList<>();
    for (String line : Files.readAllLines(corpus.resolve("gold.jsonl"))) {
      JsonNode gold = JSON.readTree(line);
      Map<String, Object> document = new LinkedHashMap<>();
      document.put("id", gold.path("id").asText());
      document.put("url", gold.path("url").asText());
      document.put(
          "html",
          Files.readAllBytes(corpus.resolve("pages/" + gold.path("id").asText() + ".html")));
      documents.add(document);
    }
    index(documents);
  }

  /** Indexes documents; parameters are names and values in turn. */
  void index(List<Map<String, Object>> documents, String... params) throws Exception {
    SolrHttp.Response answer = http().updateJson(COLLECTION, documents, params);
    assertThat(answer.status()).as(answer.error()).isEqualTo(200);
  }

  /** Deletes documents by their ids. */
  void delete(List<String> ids) throws Exception {
    assertThat(http().updateJson(COLLECTION, Map.of("delete", ids)).status()).isEqualTo(200);
  }
}
