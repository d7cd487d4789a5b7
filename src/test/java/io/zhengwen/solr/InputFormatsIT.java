package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.apache.solr.client.solrj.SolrClient;
import org.apache.solr.client.solrj.impl.HttpJdkSolrClient;
import org.apache.solr.common.SolrInputDocument;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every way in which Solr takes documents leads to the same extraction. */
@Tag("solr10")
class InputFormatsIT {
  private static final String CORE = "formats";
  private static final Charset GB18030 = Charset.forName("GB18030");
  private static final String CHINESE_GB = Pages.CHINESE.replace("utf-8", "gb2312");

  private static SolrHttp solr;

  @BeforeAll
  static void start() throws Exception {
    solr = SharedSolr.core(CORE, Configset.shipped());
  }

  @Test
  void json() throws Exception {
    solr.updateJson(CORE, List.of(Map.of("id", "json", "html", Pages.ENGLISH, "url", "u")));
    assertEnglish("json");
    assertThat(SharedSolr.stored(CORE, "json").path("html").asText()).isEqualTo(Pages.ENGLISH);
    assertThat(SharedSolr.stored(CORE, "json").has("page_charset")).isFalse();
  }

  @Test
  void xml() throws Exception {
    String xml =
        "<add><doc><field name=\"id\">xml</field><field name=\"html\"><![CDATA["
            + Pages.CHINESE
            + "]]></field></doc></add>";
    assertOk(solr.update(CORE, "text/xml", xml.getBytes(StandardCharsets.UTF_8)));
    assertChinese("xml");
  }

  @Test
  void csv() throws Exception {
    String csv = "id,html\ncsv,\"" + Pages.CHINESE.replace("\"", "\"\"") + "\"\n";
    assertOk(solr.update(CORE, "application/csv", csv.getBytes(StandardCharsets.UTF_8)));
    assertChinese("csv");
  }

  @Test
  void javabin() throws Exception {
    try (SolrClient client = client()) {
      client.add(CORE, document("jb-text", Pages.CHINESE));
      client.add(CORE, document("jb-bytes", CHINESE_GB.getBytes(GB18030)));
      client.add(CORE, document("jb-buffer", ByteBuffer.wrap(CHINESE_GB.getBytes(GB18030))));
    }
    assertChinese("jb-text");
    for (String id : List.of("jb-bytes", "jb-buffer")) {
      assertChinese(id);
      assertThat(SharedSolr.stored(CORE, id).path("html").asText()).isEqualTo(CHINESE_GB);
      assertThat(SharedSolr.stored(CORE, id).path("page_charset").asText()).isEqualTo("GB18030");
    }
  }

  @Test
  void base64() throws Exception {
    String base64 = Base64.getMimeEncoder().encodeToString(CHINESE_GB.getBytes(GB18030));
    solr.updateJson(CORE, List.of(Map.of("id", "b64", "html", base64)));
    assertChinese("b64");
    assertThat(SharedSolr.stored(CORE, "b64").path("html").asText()).isEqualTo(CHINESE_GB);
  }

  @Test
  void contentTypeFieldGivesTheCharset() throws Exception {
    // Without a label the three bytes could be anything; the header decides.
    byte[] page =
        "<html><body><p>Un café crème à Zürich, s'il vous plaît, et tout de suite.</p></body></html>"
            .getBytes(Charset.forName("IBM850"));
    solr.updateJson(
        CORE,
        List.of(
            Map.of(
                "id", "header",
                "html", Base64.getEncoder().encodeToString(page),
                "content_type", "text/html; charset=IBM850")));
    assertThat(SharedSolr.stored(CORE, "header").path("content").asText())
        .contains("Un café crème à Zürich");
  }

  @Test
  void documentWithoutSourceIsUntouched() throws Exception {
    long before = SharedSolr.counter(CORE, "no_source");
    solr.updateJson(CORE, List.of(Map.of("id", "none", "title", "Mine", "n_l", 3)));
    JsonNode stored = SharedSolr.stored(CORE, "none");
    assertThat(stored.path("title").asText()).isEqualTo("Mine");
    assertThat(stored.has("extract_outcome")).isFalse();
    assertThat(SharedSolr.counter(CORE, "no_source")).isEqualTo(before + 1);
  }

  @Test
  void severalValuesAreJoinedWhereConfigured() throws Exception {
    SharedSolr.core(
        "joined",
        Configset.shipped()
            .with(
                "managed-schema.xml",
                "name=\"html\" type=\"raw\"",
                "name=\"html\" type=\"raw\" multiValued=\"true\"")
            .with("<str name=\"url\">url</str>", "<str name=\"multiValued\">join</str>"));
    int half = Pages.ENGLISH.indexOf("<p>The ferry");
    List<String> parts = List.of(Pages.ENGLISH.substring(0, half), Pages.ENGLISH.substring(half));
    solr.updateJson("joined", List.of(Map.of("id", "two", "html", parts)));
    assertThat(SharedSolr.stored("joined", "two").path("content").asText())
        .contains("rivets")
        .contains("islands");
    assertThat(SharedSolr.stored("joined", "two").path("html")).hasSize(2);
  }

  private static void assertEnglish(String id) throws Exception {
    JsonNode stored = SharedSolr.stored(CORE, id);
    assertThat(stored.path("title").asText()).isEqualTo("Harbour bridge reopens");
    assertThat(stored.path("content").asText()).contains("rivets").doesNotContain("Imprint");
    assertThat(stored.path("body").asText()).contains("rivets");
    assertThat(stored.path("extract_outcome").asText()).isEqualTo("extracted");
    assertThat(stored.path("extract_method").asText()).isNotEmpty();
  }

  private static void assertChinese(String id) throws Exception {
    JsonNode stored = SharedSolr.stored(CORE, id);
    assertThat(stored.path("title").asText()).isEqualTo("老城图书馆重新开放");
    assertThat(stored.path("content").asText()).contains("免费讲座").doesNotContain("会员登录");
  }

  private static SolrInputDocument document(String id, Object page) {
    SolrInputDocument document = new SolrInputDocument();
    document.setField("id", id);
    document.setField("html", page);
    return document;
  }

  private static SolrClient client() {
    return new HttpJdkSolrClient.Builder(solr.base()).build();
  }

  private static void assertOk(SolrHttp.Response response) {
    assertThat(response.status()).as(response.error()).isEqualTo(200);
  }
}
