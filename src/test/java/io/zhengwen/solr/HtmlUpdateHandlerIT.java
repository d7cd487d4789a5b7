package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pages that are posted as to Solr Cell are indexed by the update chain. */
@Tag("solr10")
class HtmlUpdateHandlerIT {
  private static final String CORE = "html_update";
  private static final String PATH = "/" + CORE + "/update/extract";

  private static SolrHttp solr;

  @BeforeAll
  static void start() throws Exception {
    solr =
        SharedSolr.core(
            CORE,
            Configset.shipped()
                .with(
                    "<updateRequestProcessorChain name=\"zhengwen\"",
                    "<updateRequestProcessorChain name=\"plain\">"
                        + "<processor class=\"solr.RunUpdateProcessorFactory\"/>"
                        + "</updateRequestProcessorChain>"
                        + "<updateRequestProcessorChain name=\"zhengwen\"")
                .with(
                    "class=\"io.zhengwen.solr.handler.HtmlUpdateHandler\"/>",
                    "class=\"io.zhengwen.solr.handler.HtmlUpdateHandler\">"
                        + "<int name=\"maxBody\">300000</int></requestHandler>"));
  }

  private static SolrHttp.Response post(String contentType, byte[] body, String... params)
      throws Exception {
    return solr.post(PATH, contentType, body, params);
  }

  private static JsonNode indexed(String html, String... params) throws Exception {
    SolrHttp.Response answer = post("text/html", html.getBytes(StandardCharsets.UTF_8), params);
    assertThat(answer.status()).as(answer.error()).isEqualTo(200);
    return SharedSolr.stored(CORE, params[1]);
  }

  @Test
  void aFileIsIndexedUnderItsName() throws Exception {
    JsonNode page =
        indexed(
            Pages.ENGLISH,
            "literal.id",
            "/crawl/a.html",
            "resource.name",
            "/crawl/a.html",
            "commit",
            "true");
    assertThat(page.path("title").asText()).isEqualTo("Harbour bridge reopens");
    assertThat(page.path("content").asText())
        .contains("four hundred rivets")
        .doesNotContain("Imprint");
    assertThat(page.has("url")).isFalse();
  }

  @Test
  void anIdThatIsAnAddressIsThePagesOwn() throws Exception {
    JsonNode page =
        indexed(Pages.CHINESE, "literal.id", "https://a.example/news/1.html", "commit", "true");
    assertThat(page.path("url").asText()).isEqualTo("https://a.example/news/1.html");
    assertThat(page.path("host").asText()).isEqualTo("a.example");
  }

  @Test
  void literalsAreFields() throws Exception {
    JsonNode page =
        indexed(
            Pages.ENGLISH,
            "literal.id",
            "literals",
            "literal.url",
            "https://b.example/2",
            "resource.name",
            "https://b.example/other",
            "literal.keywords",
            "tides",
            "literal.keywords",
            "piers",
            "literal.unknown_to_the_schema",
            "kept",
            "literal.html",
            "<p>not the page",
            "commit",
            "true");
    assertThat(page.path("url").asText()).isEqualTo("https://b.example/2");
    assertThat(page.path("keywords").toString()).contains("tides", "piers");
    assertThat(page.path("other_unknown_to_the_schema").toString()).contains("kept");
    assertThat(page.path("content").asText()).contains("four hundred rivets");
  }

  @Test
  void fieldsOfLiteralsAreNamedAsInSolrCell() throws Exception {
    JsonNode page =
        indexed(
            Pages.ENGLISH,
            "literal.id",
            "named",
            "literal.Source-URL",
            "https://c.example/3",
            "fmap.source_url",
            "url",
            "literal.Crawl Depth",
            "7",
            "lowernames",
            "true",
            "uprefix",
            "attr_",
            "fmap.content",
            "content",
            "captureAttr",
            "false",
            "literalsOverride",
            "on",
            "commit",
            "true");
    assertThat(page.path("url").asText()).isEqualTo("https://c.example/3");
    assertThat(page.path("host").asText()).isEqualTo("c.example");
    assertThat(page.path("other_attr_crawl_depth").toString()).contains("7");
    assertThat(page.path("content").asText()).contains("four hundred rivets");

    JsonNode rest =
        indexed(
            Pages.ENGLISH,
            "literal.id",
            "rest",
            "literal.a",
            "tides",
            "literal.b",
            "piers",
            "defaultField",
            "keywords",
            "commit",
            "true");
    assertThat(rest.path("keywords").toString()).contains("tides", "piers");
  }

  @ParameterizedTest
  @CsvSource({
    "extractOnly, true, /zhengwen/extract",
    "captureAttr, on, attributes of elements",
    "capture, h2, wrapper templates",
    "xpath, /xhtml:html, main text",
    "literalsOverride, false, zhengwen.existingTitle",
    "ignoreTikaException, true, zhengwen.onError=keep",
    "fmap.content, title, content to 'content' by its option 'fields.content'",
    "fmap.div, ignored_s, there is no literal.div"
  })
  void whatSolrCellDoesBesidesIsRefusedNotIgnored(String name, String value, String message)
      throws Exception {
    SolrHttp.Response answer =
        post(
            "text/html",
            Pages.ENGLISH.getBytes(StandardCharsets.UTF_8),
            "literal.id",
            "besides",
            name,
            value);
    assertThat(answer.status()).isEqualTo(400);
    assertThat(answer.error()).contains(name).contains("is not read here").contains(message);
  }

  @Test
  void bytesAreDecoded() throws Exception {
    String html =
        "<title>Мост</title><p>Мост через гавань снова открыт для движения, сообщил город.</p>";
    byte[] bytes = html.getBytes(Charset.forName("windows-1251"));
    assertThat(
            post(
                    "application/octet-stream",
                    bytes,
                    "literal.id",
                    "typed",
                    "stream.type",
                    "text/html; charset=windows-1251",
                    "commit",
                    "true")
                .status())
        .isEqualTo(200);
    assertThat(SharedSolr.stored(CORE, "typed").path("title").asText()).isEqualTo("Мост");
  }

  @Test
  void aFormMayHoldThePage() throws Exception {
    String form =
        "--x\r\nContent-Disposition: form-data; name=\"page\"; filename=\"a.html\"\r\n"
            + "Content-Type: text/html\r\n\r\n"
            + Pages.ENGLISH
            + "\r\n--x--\r\n";
    SolrHttp.Response answer =
        post(
            "multipart/form-data; boundary=x",
            form.getBytes(StandardCharsets.UTF_8),
            "literal.id",
            "form",
            "commit",
            "true");
    assertThat(answer.status()).as(answer.error()).isEqualTo(200);
    assertThat(SharedSolr.stored(CORE, "form").path("content").asText())
        .contains("four hundred rivets");
  }

  @Test
  void whatCurlCallsAFormHasNoType() throws Exception {
    String page = Pages.ENGLISH;
    assertThat(posted("guessed", page)).isEqualTo(200);
    assertThat(SharedSolr.stored(CORE, "guessed").path("content").asText())
        .contains("four hundred rivets");
    assertThat(SharedSolr.stored(CORE, "guessed").has("content_type")).isFalse();

    assertThat(posted("marked", "\ufeff" + page)).isEqualTo(400);
    assertThat(solr.select(CORE, "q", "*:*", "fq", "id:marked").found()).isZero();
  }

  /** Posts a page as curl does where no Content-Type is given. */
  private static int posted(String id, String page) throws Exception {
    return HttpClient.newHttpClient()
        .send(
            HttpRequest.newBuilder(URI.create(solr.base() + PATH + "?commit=true&literal.id=" + id))
                .header("User-Agent", "curl/8.5.0")
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.ofString(page))
                .build(),
            BodyHandlers.discarding())
        .statusCode();
  }

  @ParameterizedTest
  @CsvSource({
    "text/html, literal.none, 100, id",
    "text/html, update.chain, 100, 'update chain ''plain'' has no MainContent'",
    "text/html, literal.id, 300001, longer than 300000 bytes",
    "application/x-www-form-urlencoded, literal.id, 3, no page is given"
  })
  void whatCannotBeIndexedIsRefused(String type, String param, int length, String message)
      throws Exception {
    byte[] body = "a".repeat(length).getBytes(StandardCharsets.UTF_8);
    SolrHttp.Response answer =
        post(type, body, param, param.equals("update.chain") ? "plain" : "true");
    assertThat(answer.status()).isEqualTo(400);
    assertThat(answer.error()).contains(message);
  }

  @Test
  void aBodyThatIsNoPageIsAnsweredAsInOtherUpdates() throws Exception {
    assertThat(pdf("fail")).isEqualTo(400);
    assertThat(pdf("skip")).isEqualTo(200);
    assertThat(solr.select(CORE, "q", "*:*", "fq", "id:pdf").found()).isZero();
  }

  private static int pdf(String onError) throws Exception {
    return post(
            "application/pdf",
            "%PDF-1.7\n".getBytes(StandardCharsets.US_ASCII),
            "literal.id",
            "pdf",
            "zhengwen.nonHtml",
            "fail",
            "zhengwen.onError",
            onError,
            "commit",
            "true")
        .status();
  }
}
