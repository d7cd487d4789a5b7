package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Two nodes that have users since they run: who may read may get, who may update may post, and the
 * nodes speak to each other for both.
 */
@Tag("solr10")
@Tag("slow")
class SecuredHandlersIT {
  private static final String COLLECTION = "secured";

  private static TwoNodes two;
  private static SolrHttp reader;
  private static SolrHttp writer;

  @BeforeAll
  static void start() throws Exception {
    two = TwoNodes.secured(COLLECTION, "{}", "admin");
    two.create(COLLECTION, Configset.shipped(), 1);
    for (SolrHttp node : two.http()) {
      assertThat(new Reextraction(node, COLLECTION).status().path("shards")).hasSize(2);
    }
    two.secure(Users.security());
    reader = two.http().get(0).as("reader");
    writer = two.http().get(0).as("writer");
    List<Map<String, Object>> documents = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      documents.add(Map.of("id", "page-" + i, "html", Pages.ENGLISH));
    }
    SolrHttp.Response indexed =
        writer.updateJson(COLLECTION, documents, "zhengwen.method", "fulltext");
    assertThat(indexed.status()).as(indexed.error()).isEqualTo(200);
  }

  @AfterAll
  static void stop() throws Exception {
    two.close();
  }

  @Test
  void readersGet() throws Exception {
    for (String handler : List.of("status", "reextract", "extract", "studio", "studio/app.js")) {
      List<String> page = handler.equals("extract") ? List.of("id", "page-1") : List.of();
      SolrHttp.Response answer = reader.get("/" + COLLECTION + "/zhengwen/" + handler, page);
      assertThat(answer.status()).as(handler + answer.body()).isEqualTo(200);
    }
  }

  @Test
  void readersDoNotPost() throws Exception {
    byte[] page = Pages.ENGLISH.getBytes(StandardCharsets.UTF_8);
    assertThat(post(reader, "extract", page)).isEqualTo(403);
    assertThat(post(reader, "reextract", new byte[0], "action", "start")).isEqualTo(403);
    assertThat(
            reader
                .get("/" + COLLECTION + "/zhengwen/reextract", List.of("action", "start"))
                .status())
        .isEqualTo(400);
    assertThat(post(writer, "extract", page)).isEqualTo(200);
    String update = "/" + COLLECTION + "/update/extract";
    String[] id = {"literal.id", "posted"};
    assertThat(reader.post(update, "text/html", page, id).status()).isEqualTo(403);
    assertThat(writer.post(update, "text/html", page, id).status()).isEqualTo(200);
  }

  @Test
  void writersExtractAgainOnAllNodes() throws Exception {
    JsonNode end = new Reextraction(writer, COLLECTION).startAndAwait();
    assertThat(end.path("state").asText()).as(end.toString()).isEqualTo("finished");
    assertThat(end.path("done").asInt()).as(end.toString()).isEqualTo(20);
    assertThat(end.path("shards")).hasSize(2);
  }

  @Test
  void nodesKeepTemplatesInTheirOwnName() throws Exception {
    List<Map<String, Object>> pages = new ArrayList<>();
    for (int n = 0; n < 10; n++) {
      String words = Integer.toString(n * 7919 + 1, 2).repeat(3);
      pages.add(
          Map.of(
              "id", "quay-" + n,
              "url", "https://quay.example/" + n,
              "html", "<p>" + words + "</p><div>All rights reserved by the quay.</div>"));
    }
    SolrHttp.Response indexed =
        writer.updateJson(COLLECTION, pages, "zhengwen.method", "fulltext+sitetemplate");
    assertThat(indexed.status()).as(indexed.error()).isEqualTo(200);
    String templates = "/" + COLLECTION + "/zhengwen/templates";
    Eventually.holds(
        "the pages were learned from",
        () ->
            reader
                    .get(templates, List.of("site", "quay.example"))
                    .body()
                    .path("site")
                    .path("pages")
                    .asInt()
                == 10);
    byte[] change =
        "{\"action\": \"rollback\", \"site\": \"quay.example\"}".getBytes(StandardCharsets.UTF_8);
    assertThat(reader.post(templates, "application/json", change).status()).isEqualTo(403);
    assertThat(writer.post(templates, "application/json", change).status()).isEqualTo(200);
  }

  /** The status, with or without a body of JSON. */
  private static int post(SolrHttp solr, String handler, byte[] body, String... params)
      throws Exception {
    return solr.post("/" + COLLECTION + "/zhengwen/" + handler, "text/html", body, params).status();
  }
}
