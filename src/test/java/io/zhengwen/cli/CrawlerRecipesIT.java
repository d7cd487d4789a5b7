package io.zhengwen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.zhengwen.solr.Configset;
import io.zhengwen.solr.SolrHttp;
import io.zhengwen.solr.SolrServer;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.apache.solr.client.solrj.SolrClient;
import org.apache.solr.client.solrj.impl.Http2SolrClient;
import org.apache.solr.client.solrj.request.UpdateRequest;
import org.apache.solr.common.SolrInputDocument;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The recipes of docs/crawlers.md: what each crawler sends or leaves behind, into a real Solr. */
class CrawlerRecipesIT {
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final Charset GBK = Charset.forName("GBK");
  private static final String CHINESE =
      Pages.article("渡轮消息", "渡轮中午离开码头，港务长在本子上记下吃水、载重和风向。".repeat(10));
  private static final String ENGLISH = Pages.longArticle("Ferry news", "A seal came aboard.");

  private static SolrServer server;
  private static SolrHttp solr;

  @TempDir private Path dir;

  @BeforeAll
  static void start() throws Exception {
    server = SolrServer.start(Path.of("target", "it", "recipes"), 0);
    solr = server.http();
    SolrHttp.Response created = server.createCore("pages", Configset.shipped());
    assertThat(created.status()).as(created.error()).isEqualTo(200);
  }

  @AfterAll
  static void stop() throws Exception {
    server.close();
  }

  private CommandLineRun index(Object... args) throws Exception {
    List<Object> all = new ArrayList<>(List.of("index", "--solr", solr.base(), "-c", "pages"));
    all.addAll(List.of(args));
    return CommandLineJar.run(dir, all.toArray());
  }

  private static JsonNode stored(String id) throws IOException {
    return solr.get("/pages/get", List.of("id", id, "fl", "*")).body().path("doc");
  }

  private static void assertExtracted(String id, String title, String sentence) throws IOException {
    JsonNode page = stored(id);
    assertThat(page.path("title").asText()).as(id).isEqualTo(title);
    assertThat(page.path("content").asText())
        .as(id)
        .contains(sentence)
        .doesNotContain("Imprint and contact");
  }

  /** As the plugin indexer-solr after the mapping of the recipe: SolrJ, with strings alone. */
  @Test
  void nutch() throws Exception {
    SolrInputDocument document = new SolrInputDocument();
    document.addField("id", "http://e.example/nutch");
    document.addField("url", "http://e.example/nutch");
    document.addField("host_s", "e.example");
    document.addField("fetched_dt", DateTimeFormatter.ISO_INSTANT.format(Instant.EPOCH));
    document.addField("html", Base64.getEncoder().encodeToString(CHINESE.getBytes(GBK)));

    send(document, Map.of());

    assertExtracted("http://e.example/nutch", "渡轮消息", "港务长");
    assertThat(stored("http://e.example/nutch").path("page_charset").asText()).startsWith("GB");
  }

  /** As SolrCommitter does: SolrJ, metadata as lists of strings, a commit for each batch. */
  @Test
  void norconex() throws Exception {
    SolrInputDocument document = new SolrInputDocument();
    document.addField("url", "http://e.example/norconex");
    document.addField("content_type", "text/html");
    document.addField("id", "http://e.example/norconex");
    document.addField("html", ENGLISH);

    send(document, Map.of("zhengwen.onError", "skip"));

    assertExtracted("http://e.example/norconex", "Ferry news", "A seal came aboard.");
  }

  private static void send(SolrInputDocument document, Map<String, String> parameters)
      throws Exception {
    try (SolrClient client = new Http2SolrClient.Builder(solr.base()).build()) {
      UpdateRequest request = new UpdateRequest();
      request.add(document);
      parameters.forEach(request::setParam);
      assertThat(request.process(client, "pages").getStatus()).isZero();
      assertThat(request.commit(client, "pages").getStatus()).isZero();
    }
  }

  /** A document as the file sink of Elastic Open Crawler writes it, with full HTML. */
  private static byte[] elasticDocument(String id) throws IOException {
    return MAPPER.writeValueAsBytes(
        Map.of(
            "id",
            id,
            "last_crawled_at",
            "2026-11-21T08:30:00Z",
            "title",
            "Ferry news",
            "body",
            "Home News Ferry news ...",
            "headings",
            List.of("Ferry news"),
            "links",
            List.of("http://e.example/"),
            "full_html",
            ENGLISH,
            "url",
            "http://e.example/elastic",
            "url_port",
            80,
            "url_path_dir1",
            "elastic"));
  }

  @Test
  void elasticOpenCrawlerByFiles() throws Exception {
    Pages.write(dir, "out/5f3.json", elasticDocument("5f3"));

    CommandLineRun run =
        index(
            "--json",
            "html=full_html",
            "--fields",
            "last_crawled_at=crawled_dt",
            dir.resolve("out"));

    assertThat(run.exitCode()).as(run.err()).isZero();
    assertExtracted("5f3", "Ferry news", "A seal came aboard.");
    assertThat(stored("5f3").path("crawled_dt").asText()).isEqualTo("2026-11-21T08:30:00Z");
  }

  @Test
  void elasticOpenCrawlerByHttp() throws Exception {
    SolrHttp.Response posted =
        solr.post(
            "/pages/update/json/docs",
            "application/json",
            elasticDocument("http"),
            "split",
            "/",
            "f",
            "id:/id",
            "f",
            "url:/url",
            "f",
            "html:/full_html",
            "f",
            "crawled_dt:/last_crawled_at",
            "commit",
            "true");

    assertThat(posted.status()).as(posted.error()).isEqualTo(200);
    assertExtracted("http", "Ferry news", "A seal came aboard.");
  }

  @Test
  void heritrixAndBrowsertrixArchives() throws Exception {
    Warcs heritrix =
        Warcs.gzipped()
            .surroundings("http://e.example/heritrix")
            .response("http://e.example/heritrix", 200, "text/html", CHINESE.getBytes(GBK))
            .response("http://e.example/robots.txt", 404, "text/html", new byte[0]);
    Warcs browsertrix =
        Warcs.gzipped()
            .page("https://e.example/app", "<div id='root'></div>")
            .resource(
                "urn:pageinfo:https://e.example/app",
                "application/json",
                "{}".getBytes(StandardCharsets.UTF_8))
            .resource(
                "urn:dom:https://e.example/app",
                "text/html; charset=utf-8",
                ENGLISH.getBytes(StandardCharsets.UTF_8));
    Pages.write(dir, "crawl/heritrix.warc.gz", heritrix.bytes());
    Pages.write(dir, "crawl/browsertrix.warc.gz", browsertrix.bytes());

    CommandLineRun run =
        index("--duplicates", "keep", "--fields", "date=crawled_dt", dir.resolve("crawl"));

    assertThat(run.err()).contains("3 pages indexed, 0 failed", "revisit (1)", "status 404 (1)");
    assertExtracted("http://e.example/heritrix", "渡轮消息", "港务长");
    assertExtracted("https://e.example/app", "Ferry news", "A seal came aboard.");
    assertThat(stored("https://e.example/app").path("crawled_dt").asText())
        .isEqualTo("2026-11-21T08:30:00Z");
  }

  @Test
  void pagesThatAreGoneAreThoseWithoutTheMarkOfTheLatestCrawl() throws Exception {
    Path first =
        Pages.write(
            dir,
            "first.warc.gz",
            Warcs.gzipped()
                .page("http://again.example/stays", ENGLISH)
                .page("http://again.example/goes", ENGLISH)
                .page("http://again.example/stays", ENGLISH)
                .bytes());
    Path second =
        Pages.write(
            dir,
            "second.warc.gz",
            Warcs.gzipped()
                .page("http://again.example/stays", CHINESE)
                .response("http://again.example/goes", 410, "text/html", new byte[0])
                .bytes());

    CommandLineRun one = index("--duplicates", "keep", "--set", "crawl_s=1", first);
    CommandLineRun two = index("--duplicates", "keep", "--set", "crawl_s=2", second);

    assertThat(one.err()).contains("3 pages indexed, 0 failed");
    assertThat(two.err()).contains("1 page indexed, 0 failed", "status 410 (1)");
    SolrHttp.Response gone =
        solr.select("pages", "q", "host:again.example AND -crawl_s:2", "defType", "lucene");
    assertThat(gone.body().path("response").path("docs").findValuesAsText("id"))
        .containsExactly("http://again.example/goes");
    assertThat(stored("http://again.example/stays").path("title").asText()).isEqualTo("渡轮消息");
  }

  @Test
  void wgetMirror() throws Exception {
    Pages.write(dir, "mirror/e.example/index.html", ENGLISH);
    Pages.write(dir, "mirror/e.example/news/index.html", CHINESE, GBK);
    Pages.write(dir, "mirror/e.example/item?id=3", ENGLISH);
    Pages.write(dir, "mirror/e.example/about", ENGLISH);
    Pages.write(dir, "mirror/e.example/robots.txt", "User-agent: *\nDisallow:\n");
    Pages.write(dir, "mirror/e.example/style.css?v=2", "body { margin: 0 }");

    CommandLineRun run = index("--base-url", "https://", "--id", "url", dir.resolve("mirror"));

    assertThat(run.err()).contains("4 pages indexed, 0 failed", "2 skipped: text (2)");
    assertExtracted("https://e.example/", "Ferry news", "A seal came aboard.");
    assertExtracted("https://e.example/news/", "渡轮消息", "港务长");
    assertExtracted("https://e.example/item?id=3", "Ferry news", "A seal came aboard.");
    assertExtracted("https://e.example/about", "Ferry news", "A seal came aboard.");
  }
}
