package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Passages go with their page: added, replaced and deleted with it. */
@Tag("solr10")
class PassagesIT {
  private static final String VALUES = "passages-values";
  private static final String DOCUMENTS = "passages-documents";
  private static final String SOURCE = "<str name=\"source\">html</str>";
  private static final String KEY = "<uniqueKey>id</uniqueKey>";

  /** The shipped configset with passages of 300 characters, as nested documents. */
  static final Configset NESTED =
      Configset.shipped()
          .with(
              SOURCE,
              SOURCE
                  + "<lst name=\"passages\"><str name=\"as\">documents</str>"
                  + "<str name=\"field\">passage_t</str><str name=\"headings\">headings_ss</str>"
                  + "<int name=\"size\">300</int></lst>");

  private static SolrHttp solr;

  @BeforeAll
  static void start() throws Exception {
    Configset values =
        Configset.shipped()
            .with(
                SOURCE,
                SOURCE
                    + "<lst name=\"passages\"><str name=\"field\">passage</str>"
                    + "<int name=\"size\">300</int></lst>")
            .with(
                "managed-schema.xml",
                KEY,
                KEY
                    + "<field name=\"passage\" type=\"text_any\" indexed=\"true\" stored=\"true\""
                    + " multiValued=\"true\"/>");
    solr = SharedSolr.core(VALUES, values);
    SharedSolr.core(DOCUMENTS, NESTED);
  }

  @Test
  void areValuesOfAField() throws Exception {
    post(VALUES, Map.of("id", "a", "html", Pages.ENGLISH, "n_l", 1));
    JsonNode stored = SharedSolr.stored(VALUES, "a");
    assertThat(stored.path("passage")).hasSize(2);
    assertThat(stored.path("passage").path(1).asText()).startsWith("The ferry that carried");
    assertThat(stored.path("content").asText())
        .contains(stored.path("passage").path(0).asText())
        .contains(stored.path("passage").path(1).asText());

    post(VALUES, Map.of("id", "a", "html", Map.of("set", Pages.CHINESE)));
    stored = SharedSolr.stored(VALUES, "a");
    assertThat(stored.path("passage")).hasSize(1);
    assertThat(stored.path("n_l").asLong()).isEqualTo(1);

    post(VALUES, Map.of("id", "a", "html", Collections.singletonMap("set", null)));
    assertThat(SharedSolr.stored(VALUES, "a").has("passage")).isFalse();
  }

  @Test
  void areNestedDocumentsWithTheirHeadings() throws Exception {
    post(DOCUMENTS, Map.of("id", "n", "html", Pages.ENGLISH));
    JsonNode passages = passagesOf(solr, DOCUMENTS, "n");
    assertThat(passages.findValuesAsText("id")).containsExactly("n#p0", "n#p1");
    assertThat(passages.findValuesAsText("_nest_path_"))
        .containsExactly("/passages#0", "/passages#1");
    assertThat(passages.path(0).path("passage_t").asText()).contains("four hundred rivets");
    String sections = "<h1>Quay</h1><p>one<h2>Repairs</h2><p>rivets";
    ok(
        solr.updateJson(
            DOCUMENTS,
            List.of(Map.of("id", "h", "html", sections)),
            "zhengwen.method",
            "fulltext"));
    assertThat(passagesOf(solr, DOCUMENTS, "h").path(1).path("headings_ss"))
        .extracting(JsonNode::asText)
        .containsExactly("Quay", "Repairs");
    assertThat(
            solr.select(
                    DOCUMENTS,
                    "defType",
                    "lucene",
                    "q",
                    "{!parent which='*:* -_nest_path_:*'}passage_t:islands",
                    "fl",
                    "id")
                .docs()
                .findValuesAsText("id"))
        .contains("n");
  }

  @Test
  void shorterPageLeavesNoPassageBehind() throws Exception {
    post(DOCUMENTS, Map.of("id", "s", "html", Pages.ENGLISH));
    post(DOCUMENTS, Map.of("id", "s", "html", Pages.CHINESE));
    assertThat(passagesOf(solr, DOCUMENTS, "s").findValuesAsText("id")).containsExactly("s#p0");
    post(DOCUMENTS, Map.of("id", "s", "html", "%PDF-1.4 no page"));
    assertThat(passagesOf(solr, DOCUMENTS, "s")).isEmpty();
    assertThat(SharedSolr.stored(DOCUMENTS, "s").path("id").asText()).isEqualTo("s");
  }

  @Test
  void atomicUpdatesReplaceThemWithThePage() throws Exception {
    post(DOCUMENTS, Map.of("id", "u", "html", Pages.ENGLISH, "n_l", 1));
    post(DOCUMENTS, Map.of("id", "u", "n_l", Map.of("inc", 1)));
    assertThat(passagesOf(solr, DOCUMENTS, "u")).hasSize(2);
    post(DOCUMENTS, Map.of("id", "u", "html", Map.of("set", Pages.CHINESE)));
    assertThat(passagesOf(solr, DOCUMENTS, "u").findValuesAsText("passage_t"))
        .singleElement()
        .asString()
        .contains("免费讲座");
    assertThat(SharedSolr.stored(DOCUMENTS, "u").path("n_l").asLong()).isEqualTo(2);
    post(DOCUMENTS, Map.of("id", "u", "html", Collections.singletonMap("set", null)));
    assertThat(passagesOf(solr, DOCUMENTS, "u")).isEmpty();
    assertThat(SharedSolr.stored(DOCUMENTS, "u").path("n_l").asLong()).isEqualTo(2);
  }

  @Test
  void areDeletedWithThePage() throws Exception {
    post(DOCUMENTS, Map.of("id", "d", "html", Pages.ENGLISH));
    ok(solr.updateJson(DOCUMENTS, Map.of("delete", Map.of("id", "d"))));
    assertThat(passagesOf(solr, DOCUMENTS, "d")).isEmpty();
  }

  @Test
  void nestedPagesHaveTheirOwn() throws Exception {
    post(
        DOCUMENTS,
        Map.of(
            "id", "r", "html", Pages.ENGLISH, "reply", Map.of("id", "r/1", "html", Pages.CHINESE)));
    assertThat(passagesOf(solr, DOCUMENTS, "r").findValuesAsText("_nest_path_"))
        .contains("/passages#0", "/passages#1", "/reply#/passages#0");
  }

  /** As docs/operations.md says. */
  @Test
  void linesOfTheCommandLineAreDocumentsOfTheirOwn() throws Exception {
    String line =
        "{\"id\":\"c\",\"url\":\"https://a.example/\",\"title\":\"T\",\"passages\":["
            + "{\"id\":\"c#p0\",\"text\":\"one tide\",\"headings\":[\"A\",\"B\"],\"start\":0,\"end\":8},"
            + "{\"id\":\"c#p1\",\"text\":\"two tides\",\"headings\":[],\"start\":9,\"end\":18}]}\n";
    ok(
        solr.update(
            DOCUMENTS,
            "application/json",
            line.getBytes(StandardCharsets.UTF_8),
            "json.command",
            "false",
            "split",
            "/passages",
            "f",
            "id:/passages/id",
            "f",
            "passage_t:/passages/text",
            "f",
            "headings_ss:/passages/headings",
            "f",
            "page_s:/id",
            "f",
            "url:/url",
            "commit",
            "true"));
    SolrHttp.Response found =
        solr.select(DOCUMENTS, "defType", "lucene", "q", "page_s:c", "sort", "id asc", "fl", "*");
    assertThat(found.docs().findValuesAsText("id")).containsExactly("c#p0", "c#p1");
    assertThat(found.docs().path(1).path("passage_t").asText()).isEqualTo("two tides");
    assertThat(found.docs().path(0).path("headings_ss")).hasSize(2);
    assertThat(found.docs().path(0).path("url").asText()).isEqualTo("https://a.example/");
  }

  /** The passages in the block of a root document, in order. */
  static JsonNode passagesOf(SolrHttp solr, String collection, String root) throws Exception {
    SolrHttp.Response response =
        solr.select(
            collection,
            "defType",
            "lucene",
            "q",
            "+{!term f=_root_ v=$root} +passage_t:*",
            "root",
            root,
            "sort",
            "id asc",
            "rows",
            "100",
            "fl",
            "id,passage_t,headings_ss,_nest_path_");
    ok(response);
    return response.docs();
  }

  private static void post(String core, Map<String, Object> document) throws Exception {
    ok(solr.updateJson(core, List.of(document)));
  }

  private static void ok(SolrHttp.Response response) {
    assertThat(response.status()).as(response.error()).isEqualTo(200);
  }
}
