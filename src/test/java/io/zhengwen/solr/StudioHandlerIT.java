package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What the studio's server side answers, without a browser. */
@Tag("solr10")
class StudioHandlerIT {
  private static final String CORE = "studio-handler";
  private static final HttpClient CLIENT =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  private static SolrHttp solr;

  @BeforeAll
  static void start() throws Exception {
    solr = SharedSolr.core(CORE, Configset.shipped());
  }

  private static HttpResponse<String> get(String path) throws Exception {
    URI address = URI.create(solr.base() + "/" + CORE + "/zhengwen/studio" + path);
    return CLIENT.send(HttpRequest.newBuilder(address).build(), BodyHandlers.ofString());
  }

  @Test
  void thePageNamesItsFilesAndAllAreServed() throws Exception {
    for (String path : List.of("", "/")) {
      HttpResponse<String> page = get(path);
      assertThat(page.statusCode()).isEqualTo(200);
      assertThat(page.headers().firstValue("Content-Type").orElseThrow()).startsWith("text/html");
      Matcher file = Pattern.compile("(?:src|href)=\"studio/([^\"]+)\"").matcher(page.body());
      assertThat(file.results().map(found -> found.group(1)))
          .contains("app.js", "studio.css")
          .allSatisfy(name -> assertThat(get("/" + name).statusCode()).isEqualTo(200));
    }
  }

  @Test
  void scriptsImportOnlyFilesThatAreServed() throws Exception {
    assertServed("app.js", 0);
    assertThat(get("/frame.js").headers().firstValue("Content-Type").orElseThrow())
        .startsWith("text/javascript");
    assertThat(get("/frame.css").headers().firstValue("Content-Type").orElseThrow())
        .startsWith("text/css");
  }

  private static void assertServed(String name, int depth) throws Exception {
    HttpResponse<String> script = get("/" + name);
    assertThat(script.statusCode()).as(name).isEqualTo(200);
    Matcher imported = Pattern.compile("from '\\./([^']+)'").matcher(script.body());
    while (depth < 3 && imported.find()) {
      assertServed(imported.group(1), depth + 1);
    }
  }

  @Test
  void answersForbidAllButThemselves() throws Exception {
    HttpResponse<String> page = get("");
    String policy = page.headers().firstValue("Content-Security-Policy").orElseThrow();
    assertThat(policy)
        .startsWith("default-src 'none'; script-src 'nonce-")
        .doesNotContain("unsafe", "http", "*");
    assertThat(policy).isNotEqualTo(get("").headers().firstValue("Content-Security-Policy").get());
    for (String path : List.of("", "/app.js", "/none.js")) {
      assertThat(get(path).headers().firstValue("Content-Security-Policy").orElse("none"))
          .as(path)
          .startsWith("default-src 'none'");
      assertThat(get(path).headers().firstValue("X-Content-Type-Options")).hasValue("nosniff");
    }
  }

  @Test
  void thereAreNoOtherFiles() throws Exception {
    for (String path :
        List.of(
            "/none.js",
            "/index.html",
            "/../StudioFiles.class",
            "/%2e%2e%2fSafePage.class",
            "/a%00")) {
      assertThat(get(path).statusCode()).as(path).isIn(400, 404);
    }
    assertThat(solr.post("/" + CORE + "/zhengwen/studio", "text/plain", new byte[1]).status())
        .isEqualTo(400);
  }

  @Test
  void changesFromPagesOfOtherSitesAreRefused() throws Exception {
    String own = URI.create(solr.base()).getAuthority();
    assertThat(change(Map.of("Origin", "https://attack.example"))).isEqualTo(403);
    assertThat(change(Map.of("Origin", "null"))).isEqualTo(403);
    assertThat(change(Map.of("Origin", "http://" + own + ".attack.example"))).isEqualTo(403);
    assertThat(change(Map.of("Sec-Fetch-Site", "cross-site", "Origin", "http://" + own)))
        .isEqualTo(403);
    assertThat(change(Map.of("Sec-Fetch-Site", "same-site"))).isEqualTo(403);
    assertThat(change(Map.of("Origin", "http://" + own))).isEqualTo(404);
    assertThat(change(Map.of("Sec-Fetch-Site", "same-origin"))).isEqualTo(404);
    assertThat(change(Map.of())).isEqualTo(404);
  }

  /** A browser lets an extension post only to servers that its user has allowed it. */
  @Test
  void changesFromExtensionsAreNotThoseOfPages() throws Exception {
    String own = "chrome-extension://djclidoihmlbpclgidpgdbfnjfmgpkll";
    assertThat(change(Map.of("Origin", own, "Sec-Fetch-Site", "none"))).isEqualTo(404);
    assertThat(change(Map.of("Origin", own))).isEqualTo(404);
    assertThat(change(Map.of("Origin", "moz-extension://a-b"))).isEqualTo(404);
    assertThat(change(Map.of("Origin", own, "Sec-Fetch-Site", "cross-site"))).isEqualTo(403);
    assertThat(change(Map.of("Origin", "https://chrome-extension"))).isEqualTo(403);
    assertThat(change(Map.of("Origin", "http-extension://a"))).isEqualTo(403);
  }

  /** Without these headers a browser gives the answer to no page of another site. */
  @Test
  void pagesOfOtherSitesAreAllowedNothing() throws Exception {
    for (String path : List.of("wrappers", "templates", "extract", "studio")) {
      for (String method : List.of("OPTIONS", "GET")) {
        HttpRequest request =
            HttpRequest.newBuilder(URI.create(solr.base() + "/" + CORE + "/zhengwen/" + path))
                .method(method, BodyPublishers.noBody())
                .header("Origin", "https://attack.example")
                .header("Access-Control-Request-Method", "POST")
                .header("Access-Control-Request-Headers", "content-type,authorization")
                .build();
        assertThat(CLIENT.send(request, BodyHandlers.discarding()).headers().map().keySet())
            .as(method + " " + path)
            .noneMatch(name -> name.toLowerCase(Locale.ROOT).startsWith("access-control-"));
      }
    }
  }

  /** A change of a site that is not known, which is answered 404 if it is looked at. */
  private static int change(Map<String, String> headers) throws Exception {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create(solr.base() + "/" + CORE + "/zhengwen/templates"))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString("{\"action\": \"delete\", \"site\": \"none.example\"}"));
    headers.forEach(request::header);
    return CLIENT.send(request.build(), BodyHandlers.discarding()).statusCode();
  }

  @Test
  void refusalsHaveCodes() throws Exception {
    SolrHttp.Response refused =
        solr.get("/" + CORE + "/zhengwen/templates", List.of("site", "none.example"));
    assertThat(refused.status()).isEqualTo(404);
    JsonNode metadata = refused.body().at("/error/metadata");
    String detail =
        metadata.isArray() ? metadata.get(1).asText() : metadata.path("detail").asText();
    assertThat(new ObjectMapper().readTree(detail))
        .isEqualTo(
            new ObjectMapper()
                .readTree(
                    """
                    {"message": "there is no site none.example that is known", "code": "no-site",
                     "parameters": {"site": "none.example"}}
                    """));
  }

  @Test
  void pagesAreViewedInParts() throws Exception {
    SolrHttp.Response indexed =
        solr.updateJson(CORE, List.of(Map.of("id", "one", "html", Pages.ENGLISH)));
    assertThat(indexed.status()).isEqualTo(200);
    String extract = "/" + CORE + "/zhengwen/extract";
    var part = solr.get(extract, List.of("id", "one", "view", "page", "start", "2", "rows", "3"));
    assertThat(part.body().path("view").path("from").asInt()).isEqualTo(2);
    assertThat(part.body().path("view").path("to").asInt()).isEqualTo(5);
    assertThat(part.body().path("view").path("html").asText()).startsWith("<body>");
    assertThat(part.body().has("content")).isFalse();
    var blocks = solr.get(extract, List.of("id", "one", "view", "blocks"));
    assertThat(blocks.body().path("view").path("kept").asText()).matches("[012]+");
    assertThat(blocks.body().path("content").asText()).contains("four hundred rivets");
    assertThat(solr.get(extract, List.of("id", "one", "view", "all")).status()).isEqualTo(400);
    assertThat(
            solr.post(
                    extract,
                    "text/html",
                    "%PDF-1.7".getBytes(java.nio.charset.StandardCharsets.UTF_8),
                    "view",
                    "page")
                .error())
        .contains("PDF");
  }
}
