package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.zhengwen.method.combined.CombinedExtractor;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.apache.solr.client.solrj.SolrClient;
import org.apache.solr.client.solrj.impl.HttpJdkSolrClient;
import org.apache.solr.common.SolrInputDocument;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What becomes of documents whose page cannot be used, and of the others in their batch. */
@Tag("solr10")
class ErrorModesIT {
  private static final String CORE = "errors";
  private static final String PDF =
      Base64.getEncoder()
          .encodeToString("%PDF-1.7\n%\u00e2\u00e3\n1 0 obj".getBytes(StandardCharsets.ISO_8859_1));

  private static final String BINARY_FIELD =
      "<field name=\"html\" type=\"bin\"/>"
          + "<fieldType name=\"bin\" class=\"solr.BinaryField\" indexed=\"false\" stored=\"true\"/>";

  private static SolrHttp solr;

  @BeforeAll
  static void start() throws Exception {
    String charset = "<str name=\"charset\">page_charset</str>";
    String label = "<str name=\"label.pageLength\">length_s</str>";
    solr = SharedSolr.core(CORE, Configset.shipped().with(charset, charset + label));
  }

  @Test
  void keepIndexesWithoutMainText() throws Exception {
    long before = SharedSolr.counter(CORE, "kept");
    SolrHttp.Response response = batch("k", 5);
    assertThat(response.status()).isEqualTo(200);
    JsonNode bad = SharedSolr.stored(CORE, "k-bad");
    assertThat(bad.path("extract_outcome").asText()).isEqualTo("kept");
    assertThat(bad.path("extract_reason").asText()).contains("'html'").contains("Long");
    assertThat(bad.has("content")).isFalse();
    assertOthersIndexed("k");
    assertThat(SharedSolr.counter(CORE, "kept")).isEqualTo(before + 1);
  }

  @Test
  void skipLeavesTheDocumentOut() throws Exception {
    long before = SharedSolr.counter(CORE, "skipped");
    SolrHttp.Response response = batch("s", 5, "zhengwen.onError", "skip");
    assertThat(response.status()).isEqualTo(200);
    assertThat(SharedSolr.stored(CORE, "s-bad").isNull()).isTrue();
    assertOthersIndexed("s");
    assertThat(SharedSolr.counter(CORE, "skipped")).isEqualTo(before + 1);
  }

  @Test
  void failAnswers400WithTheId() throws Exception {
    long before = SharedSolr.counter(CORE, "failed");
    SolrHttp.Response response = batch("f", 5, "zhengwen.onError", "fail");
    assertThat(response.status()).isEqualTo(400);
    assertThat(response.error()).contains("document 'f-bad'").contains("'html'").contains("Long");
    assertThat(SharedSolr.stored(CORE, "f-bad").isNull()).isTrue();
    assertThat(SharedSolr.counter(CORE, "failed")).isEqualTo(before + 1);
  }

  @Test
  void tolerantBatchReportsTheDocumentAndGoesOn() throws Exception {
    SolrHttp.Response response = batch("t", 5, "zhengwen.onError", "fail", "maxErrors", "-1");
    assertThat(response.status()).isEqualTo(200);
    JsonNode errors = response.body().path("responseHeader").path("errors");
    assertThat(errors).hasSize(1);
    assertThat(errors.path(0).path("id").asText()).isEqualTo("t-bad");
    assertThat(errors.path(0).path("message").asText()).contains("document 't-bad'");
    assertThat(SharedSolr.stored(CORE, "t-bad").isNull()).isTrue();
    assertOthersIndexed("t");
  }

  @Test
  void aFailingChildSkipsAllDocumentsNestedWithIt() throws Exception {
    long extracted = SharedSolr.counter(CORE, "extracted");
    for (Map.Entry<String, String> mode : Map.of("skip", "skipped", "fail", "failed").entrySet()) {
      long before = SharedSolr.counter(CORE, mode.getValue());
      Map<String, Object> parent =
          Map.of(
              "id",
              "fam",
              "html",
              Pages.ENGLISH,
              "kids",
              List.of(Map.of("id", "fam-1", "html", 5)));
      solr.updateJson(CORE, List.of(parent), "zhengwen.onError", mode.getKey());
      assertThat(SharedSolr.stored(CORE, "fam").isNull()).isTrue();
      assertThat(SharedSolr.counter(CORE, mode.getValue())).isEqualTo(before + 2);
    }
    assertThat(SharedSolr.counter(CORE, "extracted")).isEqualTo(extracted);
  }

  @Test
  void nonHtmlPassesWithItsReason() throws Exception {
    solr.updateJson(
        CORE,
        List.of(
            Map.of("id", "n-pdf", "html", PDF, "title", "Report"),
            Map.of("id", "n-type", "html", "<p>some text", "content_type", "image/png"),
            Map.of("id", "n-json", "html", "{\"text\": \"<p>hello</p>\"}")));
    JsonNode pdf = SharedSolr.stored(CORE, "n-pdf");
    assertThat(pdf.path("extract_outcome").asText()).isEqualTo("non_html");
    assertThat(pdf.path("extract_reason").asText()).contains("PDF");
    assertThat(pdf.path("title").asText()).isEqualTo("Report");
    assertThat(pdf.has("html")).isFalse();
    JsonNode typed = SharedSolr.stored(CORE, "n-type");
    assertThat(typed.path("extract_reason").asText()).contains("image/png");
    assertThat(typed.path("html").asText()).isEqualTo("<p>some text");
    assertThat(SharedSolr.stored(CORE, "n-json").path("extract_reason").asText()).contains("JSON");
  }

  @Test
  void nonHtmlFailsWhereAskedTo() throws Exception {
    SolrHttp.Response response =
        solr.updateJson(
            CORE,
            List.of(Map.of("id", "nf", "html", PDF)),
            "zhengwen.nonHtml",
            "fail",
            "zhengwen.onError",
            "fail");
    assertThat(response.status()).isEqualTo(400);
    assertThat(response.error()).contains("'nf'").contains("PDF");
  }

  @Test
  void severalValuesAreRefusedUnlessConfigured() throws Exception {
    SolrHttp.Response response =
        solr.updateJson(
            CORE,
            List.of(Map.of("id", "mv", "html", List.of("a", "b"))),
            "zhengwen.onError",
            "fail");
    assertThat(response.status()).isEqualTo(400);
    assertThat(response.error()).contains("'mv'").contains("2 values").contains("multiValued");
  }

  @Test
  void keepKeepsAPageOfSeveralValuesWithoutThem() throws Exception {
    assertThat(batch("km", List.of("<p>a", "<p>b")).status()).isEqualTo(200);
    JsonNode kept = SharedSolr.stored(CORE, "km-bad");
    assertThat(kept.path("extract_outcome").asText()).isEqualTo("kept");
    assertThat(kept.path("extract_reason").asText()).contains("2 values");
    assertThat(kept.has("html")).isFalse();
    assertOthersIndexed("km");
  }

  @Test
  @Tag("slow")
  void aPageWithTooManyBlocksSaysSo() throws Exception {
    long before = SharedSolr.counter(CORE, "truncated");
    String page = "<p>w\n".repeat(CombinedExtractor.MAX_BLOCKS + 1);
    assertThat(solr.updateJson(CORE, List.of(Map.of("id", "blocks", "html", page))).status())
        .isEqualTo(200);
    assertThat(SharedSolr.stored(CORE, "blocks").path("extract_reason").asText())
        .contains("more text blocks than the method considers");
    assertThat(SharedSolr.counter(CORE, "truncated")).isEqualTo(before + 1);
  }

  @Test
  void titlesOfDocumentsAreKeptFilledOrOverwritten() throws Exception {
    for (String mode : List.of("keep", "fill", "overwrite")) {
      solr.updateJson(
          CORE,
          List.of(
              Map.of("id", mode + "-own", "html", Pages.ENGLISH, "title", "Mine"),
              Map.of("id", mode + "-blank", "html", Pages.ENGLISH, "title", " "),
              Map.of("id", mode + "-none", "html", Pages.ENGLISH)),
          "zhengwen.existingTitle",
          mode);
    }
    String found = "Harbour bridge reopens";
    assertThat(titles("keep")).containsExactly("Mine", " ", found);
    assertThat(titles("fill")).containsExactly("Mine", found, found);
    assertThat(titles("overwrite")).containsExactly(found, found, found);
  }

  @Test
  void requestChoosesMethodAndParameters() throws Exception {
    Map<String, Object> page = Map.of("id", "m", "html", Pages.ENGLISH);
    solr.updateJson(CORE, List.of(page), "zhengwen.method", "fulltext");
    assertThat(SharedSolr.stored(CORE, "m").path("extract_method").asText()).isEqualTo("fulltext");
    assertThat(SharedSolr.stored(CORE, "m").path("content").asText()).contains("Imprint");
    assertThat(SharedSolr.stored(CORE, "m").has("length_s")).isFalse();
    solr.updateJson(
        CORE, List.of(page), "zhengwen.method", "density", "zhengwen.params.shortBelow", "100000");
    assertThat(SharedSolr.stored(CORE, "m").path("length_s").asText()).isEqualTo("short");
  }

  @Test
  void requestSwitchesExtractionOff() throws Exception {
    solr.updateJson(
        CORE, List.of(Map.of("id", "off", "html", Pages.ENGLISH)), "zhengwen.skip", "true");
    assertThat(SharedSolr.stored(CORE, "off").has("content")).isFalse();
    assertThat(SharedSolr.stored(CORE, "off").path("html").asText()).isEqualTo(Pages.ENGLISH);
  }

  @Test
  void requestCannotSetWhatBelongsToTheIndex() throws Exception {
    for (String name : List.of("zhengwen.source", "zhengwen.limits.maxSize", "zhengwen.methode")) {
      SolrHttp.Response refused = solr.updateJson(CORE, List.of(Map.of("id", "x")), name, "html");
      assertThat(refused.status()).isEqualTo(400);
      assertThat(refused.error()).contains(name).contains("'html'").contains("zhengwen.method");
    }
    SolrHttp.Response refused =
        solr.updateJson(CORE, List.of(Map.of("id", "x")), "zhengwen.method", "magic");
    assertThat(refused.status()).isEqualTo(400);
    assertThat(refused.error()).contains("magic").contains("density");
  }

  @Test
  void limitsCanRefuse() throws Exception {
    SharedSolr.core(
        "strict",
        Configset.shipped()
            .with("<int name=\"maxSize\">5000000</int>", "<int name=\"maxSize\">500</int>")
            .with("<str name=\"overflow\">truncate</str>", "<str name=\"overflow\">refuse</str>")
            .with("<str name=\"onError\">keep</str>", "<str name=\"onError\">fail</str>"));
    SolrHttp.Response refused =
        solr.updateJson("strict", List.of(Map.of("id", "long", "html", Pages.ENGLISH)));
    assertThat(refused.status()).isEqualTo(400);
    assertThat(refused.error()).contains("'long'").contains("maxSize=500");
  }

  @Test
  void sourceCanBeDropped() throws Exception {
    SharedSolr.core(
        "dropping",
        Configset.shipped()
            .with("managed-schema.xml", "<field name=\"html\" type=\"raw\"/>", "")
            .with(">decode</str>", ">drop</str>"));
    solr.updateJson(
        "dropping",
        List.of(
            Map.of("id", "d", "html", Pages.ENGLISH),
            Map.of("id", "pdf", "html", PDF),
            Map.of("id", "bad", "html", 5)));
    assertThat(SharedSolr.stored("dropping", "d").path("content").asText()).contains("rivets");
    assertThat(SharedSolr.stored("dropping", "pdf").path("extract_outcome").asText())
        .isEqualTo("non_html");
    assertThat(SharedSolr.stored("dropping", "bad").path("extract_outcome").asText())
        .isEqualTo("kept");
    solr.updateJson("dropping", List.of(Map.of("id", "d", "html", Map.of("set", Pages.CHINESE))));
    assertThat(SharedSolr.stored("dropping", "d").path("content").asText()).contains("免费讲座");
  }

  @Test
  void bytesAreKeptWhereTheSchemaHoldsThem() throws Exception {
    Configset binary =
        Configset.shipped()
            .with("managed-schema.xml", "<field name=\"html\" type=\"raw\"/>", BINARY_FIELD);
    SharedSolr.core("keeping", binary.with(">decode</str>", ">keep</str>"));
    String page =
        Base64.getEncoder().encodeToString(Pages.CHINESE.getBytes(Charset.forName("GB18030")));
    solr.updateJson(
        "keeping", List.of(Map.of("id", "b", "html", page), Map.of("id", "pdf", "html", PDF)));
    assertThat(SharedSolr.stored("keeping", "b").path("content").asText()).contains("免费讲座");
    assertThat(SharedSolr.stored("keeping", "b").path("html").asText()).isEqualTo(page);
    assertThat(SharedSolr.stored("keeping", "pdf").path("html").asText()).isEqualTo(PDF);
    SolrHttp.Response contradiction = SharedSolr.server().createCore("decoding", binary);
    assertThat(contradiction.error()).contains("'html'", "'bin'", "sourceAction=keep");
  }

  @Test
  void bytesInAFieldForTextAreAnErrorWhereTheSourceIsKept() throws Exception {
    SharedSolr.core("text", Configset.shipped().with(">decode</str>", ">keep</str>"));
    SolrInputDocument document = new SolrInputDocument();
    document.setField("id", "b");
    document.setField("html", Pages.CHINESE.getBytes(StandardCharsets.UTF_8));
    try (SolrClient client = new HttpJdkSolrClient.Builder(solr.base()).build()) {
      client.add("text", document);
    }
    JsonNode stored = SharedSolr.stored("text", "b");
    assertThat(stored.path("extract_outcome").asText()).isEqualTo("kept");
    assertThat(stored.path("extract_reason").asText()).contains("decode or drop");
    assertThat(stored.has("html")).isFalse();
  }

  private static List<String> titles(String mode) throws Exception {
    List<String> titles = new ArrayList<>();
    for (String id : List.of("-own", "-blank", "-none")) {
      titles.add(SharedSolr.stored(CORE, mode + id).path("title").asText());
    }
    return titles;
  }

  private static SolrHttp.Response batch(String prefix, Object page, String... params)
      throws Exception {
    return solr.updateJson(
        CORE,
        List.of(
            Map.of("id", prefix + "-first", "html", Pages.ENGLISH),
            Map.of("id", prefix + "-bad", "html", page),
            Map.of("id", prefix + "-last", "html", Pages.CHINESE)),
        params);
  }

  private static void assertOthersIndexed(String prefix) throws Exception {
    assertThat(SharedSolr.stored(CORE, prefix + "-first").path("content").asText())
        .contains("rivets");
    assertThat(SharedSolr.stored(CORE, prefix + "-last").path("content").asText()).contains("免费讲座");
  }
}
