package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Pages are extracted over HTTP as updates would, and nothing changes. */
@Tag("solr10")
class ExtractHandlerIT {
  private static final String CORE = "extract";
  private static final String PATH = "/" + CORE + "/zhengwen/extract";
  private static final ObjectMapper JSON = new ObjectMapper();

  private static SolrHttp solr;

  @BeforeAll
  static void start() throws Exception {
    solr =
        SharedSolr.core(
            CORE,
            Configset.shipped()
                .with(
                    "<str name=\"contentType\">",
                    "<str name=\"method\">fulltext+sitetemplate</str>"
                        + "<lst name=\"templates\"><str name=\"store\">files</str>"
                        + "<int name=\"n1\">3</int></lst><str name=\"contentType\">")
                .with(
                    "class=\"io.zhengwen.solr.handler.ExtractHandler\"/>",
                    "class=\"io.zhengwen.solr.handler.ExtractHandler\">"
                        + "<int name=\"maxBody\">3000000</int></requestHandler>"));
  }

  @Test
  void aPostedPageIsExtracted() throws Exception {
    SolrHttp.Response answer =
        post(
            "text/html",
            Pages.ENGLISH.getBytes(StandardCharsets.UTF_8),
            "zhengwen.method",
            "combined");
    assertThat(answer.status()).as(answer.error()).isEqualTo(200);
    JsonNode body = answer.body();
    assertThat(body.path("outcome").asText()).isEqualTo("extracted");
    assertThat(body.path("method").asText()).isEqualTo("combined");
    assertThat(body.path("title").asText()).isEqualTo("Harbour bridge reopens");
    assertThat(body.path("content").asText())
        .contains("four hundred rivets")
        .doesNotContain("Imprint");
    assertThat(body.path("confidence").asDouble()).isBetween(.5, 1.);
    JsonNode title = body.path("metadata").path("title").path(0);
    assertThat(title.path("value").asText()).isEqualTo("Harbour bridge reopens");
    assertThat(title.path("source").asText()).isNotEmpty();
    assertThat(title.path("confidence").asDouble()).isBetween(.1, 1.);
    assertThat(body.path("explanation").path("details").findValuesAsText("text").toString())
        .contains("four hundred rivets");
  }

  @Test
  void itIsWhatAnUpdateWrites() throws Exception {
    solr.updateJson(
        CORE,
        List.of(Map.of("id", "same", "url", "https://a.example/1", "html", Pages.CHINESE)),
        "zhengwen.method",
        "density",
        "zhengwen.learn",
        "false");
    JsonNode stored = SharedSolr.stored(CORE, "same");
    JsonNode body =
        post(
                "application/json",
                JSON.writeValueAsBytes(Map.of("html", Pages.CHINESE, "url", "https://a.example/1")),
                "zhengwen.method",
                "density",
                "document",
                "true")
            .body();
    JsonNode document = body.path("document");
    for (String field :
        List.of("title", "content", "body", "host", "language", "extract_outcome")) {
      assertThat(document.path(field).asText()).as(field).isEqualTo(stored.path(field).asText());
    }
    assertThat(document.has("html")).isFalse();
  }

  @Test
  void aStoredPageIsNamedByItsId() throws Exception {
    solr.updateJson(CORE, List.of(Map.of("id", "stored", "html", Pages.ENGLISH)));
    SolrHttp.Response answer =
        solr.get(PATH, List.of("id", "stored", "explain", "false", "zhengwen.method", "combined"));
    assertThat(answer.status()).as(answer.error()).isEqualTo(200);
    assertThat(answer.body().path("content").asText()).contains("four hundred rivets");
    assertThat(answer.body().has("explanation")).isFalse();
  }

  @Test
  void theCharsetIsThatOfTheHeader() throws Exception {
    String page = "<html><body><p>Die Bäckerei öffnet früh, die Käserei später.</p></body></html>";
    JsonNode body =
        post("text/html; charset=IBM850", page.getBytes(Charset.forName("IBM850"))).body();
    assertThat(body.path("content").asText()).contains("Bäckerei öffnet früh");
    assertThat(body.path("charset").asText()).isEqualTo("IBM850");
  }

  @Test
  void nothingChanges() throws Exception {
    long extracted = SharedSolr.counter(CORE, "extracted");
    long empty = SharedSolr.counter(CORE, "empty");
    String index = index();
    List<String> templates = templates();
    for (int i = 0; i < 8; i++) {
      String page = Pages.ENGLISH.replace("two years", i + " years");
      SolrHttp.Response answer =
          post(
              "text/html",
              page.getBytes(StandardCharsets.UTF_8),
              "url",
              "https://dry.example/" + i);
      assertThat(answer.body().path("outcome").asText()).isEqualTo("extracted");
      assertThat(answer.body().path("content").asText()).as("page " + i).contains("Imprint");
    }
    post("text/html", new byte[] {'<', 'p', '>'});
    assertThat(SharedSolr.counter(CORE, "extracted")).isEqualTo(extracted);
    assertThat(SharedSolr.counter(CORE, "empty")).isEqualTo(empty);
    assertThat(index()).isEqualTo(index);
    assertThat(templates()).isEqualTo(templates);
  }

  /**
   * That the same pages teach a template when they are indexed shows that the test above can fail.
   */
  @Test
  void whatIsIndexedIsLearnedAndSeen() throws Exception {
    for (int i = 0; i < 8; i++) {
      String page = Pages.ENGLISH.replace("two years", i + " years");
      solr.updateJson(
          CORE, List.of(Map.of("id", "wet" + i, "url", "https://wet.example/" + i, "html", page)));
    }
    JsonNode body =
        post(
                "text/html",
                Pages.ENGLISH.getBytes(StandardCharsets.UTF_8),
                "url",
                "https://wet.example/next")
            .body();
    assertThat(body.path("content").asText()).doesNotContain("Imprint");
    assertThat(body.path("explanation").path("description").asText()).contains("templates");
    assertThat(body.path("explanation").path("value").asDouble()).isPositive();
  }

  @Test
  void outcomesAreThoseOfAnUpdate() throws Exception {
    byte[] pdf = "%PDF-1.7\n%\u00e2\u00e3 1 0 obj".getBytes(StandardCharsets.ISO_8859_1);
    JsonNode passed = post("application/pdf", pdf).body();
    assertThat(passed.path("outcome").asText()).isEqualTo("non_html");
    assertThat(passed.path("reason").asText()).containsIgnoringCase("pdf");
    JsonNode failed =
        post("application/pdf", pdf, "zhengwen.nonHtml", "fail", "zhengwen.onError", "fail").body();
    assertThat(failed.path("outcome").asText()).isEqualTo("failed");
    assertThat(failed.path("reason").asText()).containsIgnoringCase("pdf");
    JsonNode detail = failed.path("reasonDetails").path(0);
    assertThat(detail.findValuesAsText("code")).last().isEqualTo("not-html");
    assertThat(
            post("text/html", "<title>x</title>".getBytes(StandardCharsets.UTF_8))
                .body()
                .path("outcome")
                .asText())
        .isEqualTo("empty");
  }

  @Test
  void wrongRequestsAreAnswered400() throws Exception {
    byte[] page = Pages.ENGLISH.getBytes(StandardCharsets.UTF_8);
    refused("no page is given", "text/html", new byte[0]);
    refused("both a page and the id", "text/html", page, "id", "stored");
    refused("no document 'nobody'", "text/html", new byte[0], "id", "nobody");
    refused("unknown method 'x'", "text/html", page, "zhengwen.method", "x");
    refused(
        "a request cannot set 'zhengwen.params.model'",
        "text/html",
        page,
        "zhengwen.method",
        "combined",
        "zhengwen.params.model",
        "/etc/passwd");
    refused("zhengwen.skip", "text/html", page, "zhengwen.skip", "true");
    refused("unknown", "text/html", page, "chain", "nobody");
    refused("not JSON", "application/json", "{\"html\":".getBytes(StandardCharsets.UTF_8));
    refused("not a JSON object", "application/json", "[1]".getBytes(StandardCharsets.UTF_8));
    refused("not JSON", "application/json", "[".repeat(100_000).getBytes(StandardCharsets.UTF_8));
    refused(
        "unknown member 'page'",
        "application/json",
        "{\"page\":\"x\"}".getBytes(StandardCharsets.UTF_8));
    refused("not a string", "application/json", "{\"html\":[1]}".getBytes(StandardCharsets.UTF_8));
    refused(
        "'url' is given twice",
        "application/json",
        "{\"html\":\"x\",\"url\":\"y\"}".getBytes(StandardCharsets.UTF_8),
        "url",
        "z");
    refused("longer than 3000000 bytes", "text/html", new byte[3_000_001]);
  }

  @Test
  @Tag("slow")
  void hostilePagesCostLittle() {
    for (String page :
        List.of(
            "<div>".repeat(500_000),
            "<".repeat(2_900_000),
            "<a ".repeat(900_000),
            "<p>word <b>word</b> ".repeat(100_000),
            "<table><tr><td>".repeat(150_000),
            "\u0000".repeat(100_000) + "<p>text",
            "&#x110000;&#xD800;<p>" + "\ufffe".repeat(1000))) {
      assertTimeoutPreemptively(
          Duration.ofSeconds(60),
          () -> {
            SolrHttp.Response answer =
                post(
                    "text/html",
                    page.getBytes(StandardCharsets.UTF_8),
                    "zhengwen.method",
                    "combined");
            assertThat(answer.status()).as(answer.error()).isEqualTo(200);
            assertThat(answer.body().path("outcome").asText())
                .isIn("extracted", "empty", "non_html");
          });
    }
  }

  private static void refused(String message, String contentType, byte[] body, String... params)
      throws Exception {
    SolrHttp.Response answer = post(contentType, body, params);
    assertThat(answer.status()).as(answer.error()).isEqualTo(400);
    assertThat(answer.error()).contains(message);
  }

  private static SolrHttp.Response post(String contentType, byte[] body, String... params)
      throws Exception {
    return solr.post(PATH, contentType, body, params);
  }

  /** The documents and their versions. */
  private static String index() throws Exception {
    solr.update(CORE, "application/json", "[]".getBytes(StandardCharsets.UTF_8), "commit", "true");
    return solr.select(
            CORE,
            "q",
            "*:*",
            "defType",
            "lucene",
            "fl",
            "id,_version_",
            "rows",
            "100",
            "sort",
            "id asc")
        .docs()
        .toString();
  }

  private static List<String> templates() throws Exception {
    Path directory =
        SharedSolr.server().home().resolve(CORE).resolve("data").resolve("zhengwen-templates");
    try (Stream<Path> files = Files.walk(directory)) {
      return files.sorted().map(ExtractHandlerIT::state).toList();
    }
  }

  private static String state(Path file) {
    try {
      return file + " " + Files.getLastModifiedTime(file) + " " + Files.size(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
