package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a page says of itself is written to fields of their types. */
@Tag("solr10")
class MetadataFieldsIT {
  private static final String CORE = "metadata";

  private static final String PAGE =
      "<html lang=en><title>Bridge reopens - The Quay</title><meta property=og:site_name content='The"
          + " Quay'><meta property=og:image content=/bridge.jpg><meta name=description content='The"
          + " bridge is open again.'><meta name=keywords content='bridge, harbour'><link"
          + " rel=canonical href=https://www.quay.example/bridge><link rel=license"
          + " href=https://licence.example/by><script type=application/ld+json>{\"@type\":"
          + "\"NewsArticle\",\"headline\":\"Bridge reopens\",\"datePublished\":"
          + "\"2026-11-21T08:30:00+08:00\",\"dateModified\":\"2026-11-22\"}</script>"
          + "<h1>Bridge reopens</h1><p>"
          + "The bridge over the river was opened again this morning, after two years. ".repeat(9);

  /** The fields of the configset that are not named like what they hold. */
  private static final Map<String, String> SHIPPED =
      Map.of("site", "site_name", "pageType", "page_type");

  private static SolrHttp solr;

  @BeforeAll
  static void start() throws Exception {
    StringBuilder schema = new StringBuilder();
    StringBuilder fields = new StringBuilder("<lst name=\"fields\">");
    Configset configset = Configset.shipped();
    schema.append("<fieldType name=\"m_date\" class=\"solr.DatePointField\" docValues=\"true\"/>");
    schema.append("<fieldType name=\"m_span\" class=\"solr.DateRangeField\"/>");
    schema.append("<fieldType name=\"m_string\" class=\"solr.StrField\"/>");
    for (String[] field :
        new String[][] {
          {"published", "m_date", "false"},
          {"modified", "m_span", "false"},
          {"canonical", "m_string", "false"},
          {"site", "m_string", "false"},
          {"description", "m_string", "false"},
          {"image", "m_string", "false"},
          {"keywords", "m_string", "true"},
          {"pageType", "m_string", "false"},
          {"licence", "m_string", "false"},
          {"host", "m_string", "false"}
        }) {
      schema.append(
          String.format(
              Locale.ROOT,
              "<field name=\"m_%s\" type=\"%s\" indexed=\"true\" stored=\"true\" multiValued=\"%s\"/>",
              field[0],
              field[1],
              field[2]));
      String start = "<str name=\"" + field[0] + "\">";
      fields.append(start + "m_" + field[0] + "</str>");
      if (!field[0].equals("licence")) {
        configset = configset.with(start + SHIPPED.getOrDefault(field[0], field[0]) + "</str>", "");
      }
    }
    solr =
        SharedSolr.core(
            CORE,
            configset
                .with("managed-schema.xml", "</schema>", schema + "</schema>")
                .with("<lst name=\"fields\">", fields.toString()));
  }

  @Test
  void valuesGoIntoFieldsOfTheirTypes() throws Exception {
    JsonNode doc = index(Map.of("id", "all", "html", PAGE));
    assertThat(doc.path("m_published").asText()).isEqualTo("2026-11-21T00:30:00Z");
    assertThat(doc.path("m_modified").asText()).isEqualTo("2026-11-22");
    assertThat(doc.path("m_canonical").asText()).isEqualTo("https://www.quay.example/bridge");
    assertThat(doc.path("m_host").asText()).isEqualTo("www.quay.example");
    assertThat(doc.path("m_site").asText()).isEqualTo("The Quay");
    assertThat(doc.path("m_description").asText()).isEqualTo("The bridge is open again.");
    assertThat(doc.path("m_licence").asText()).isEqualTo("https://licence.example/by");
    assertThat(doc.path("m_pageType").asText()).isEqualTo("NewsArticle");
    assertThat(doc.path("m_keywords")).map(JsonNode::asText).containsExactly("bridge", "harbour");
    assertThat(doc.has("m_image")).as("a relative address without a base").isFalse();
    assertThat(
            solr.select(
                    CORE,
                    "defType",
                    "lucene",
                    "q",
                    "m_published:[2026-11-20T00:00:00Z TO NOW+99YEARS]")
                .found())
        .isPositive();
  }

  @Test
  void whatTheCrawlerKnowsStays() throws Exception {
    JsonNode doc =
        index(
            Map.of(
                "id", "given",
                "html", PAGE,
                "m_published", "2020-01-01T00:00:00Z",
                "m_keywords", List.of("mine"),
                "m_site", " "));
    assertThat(doc.path("m_published").asText()).isEqualTo("2020-01-01T00:00:00Z");
    assertThat(doc.path("m_keywords")).map(JsonNode::asText).containsExactly("mine");
    assertThat(doc.path("m_site").asText()).isEqualTo("The Quay");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "\t\n"})
  void whatIsBlankIsNotThere(String blank) throws Exception {
    List<String> single =
        List.of(
            "m_published",
            "m_modified",
            "m_site",
            "extract_confidence",
            "a_dt",
            "a_i",
            "a_l",
            "a_f",
            "a_d",
            "a_b");
    List<String> several = List.of("m_keywords", "a_dts", "a_ds");
    Map<String, Object> document = new HashMap<>(Map.of("id", "blank"));
    single.forEach(field -> document.put(field, blank));
    several.forEach(field -> document.put(field, List.of(blank, blank)));
    assertThat(index(document).fieldNames())
        .toIterable()
        .doesNotContainAnyElementsOf(single)
        .doesNotContainAnyElementsOf(several);
    document.put("m_keywords", List.of(blank, "mine"));
    document.put("html", "<p>There is no date on this page.");
    JsonNode doc = index(document);
    assertThat(doc.path("m_keywords")).map(JsonNode::asText).containsExactly("mine");
    assertThat(doc.fieldNames())
        .toIterable()
        .doesNotContain("m_published", "m_modified", "m_site", "a_dt", "a_i", "a_b", "a_ds");
    document.put("html", PAGE);
    assertThat(index(document).path("m_published").asText()).isEqualTo("2026-11-21T00:30:00Z");
    index(Map.of("id", "blank", "m_published", Map.of("set", blank)));
    assertThat(index(Map.of("id", "blank", "n_i", Map.of("inc", 1))).has("m_published")).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "2024-05-03, 2024-05-03T00:00:00Z",
    "2024-05-03+08:00, 2024-05-02T16:00:00Z",
    "2024-05-03T10:00, 2024-05-03T10:00:00Z",
    "2024-05-03T10:00:00Z, 2024-05-03T10:00:00Z",
    "2024-05-03T10:00:00.25Z, 2024-05-03T10:00:00.250Z",
    "2024-05-03T10:00:00+08:00, 2024-05-03T02:00:00Z",
    "2024-05-03T10:00:00+0800, 2024-05-03T02:00:00Z",
    "2024-05-03T10:00:00.123456, 2024-05-03T10:00:00.123Z",
    "2024-05-03 10:00:00, 2024-05-03T10:00:00Z",
    "2024-05-03 10:00:00 +0800, 2024-05-03T02:00:00Z",
    "2024-05-03 10:00:00 UTC, 2024-05-03T10:00:00Z",
    "2024/5/3 10:00, 2024-05-03T10:00:00Z",
    "2024年5月3日 10:00, 2024-05-03T10:00:00Z",
    "'Fri, 03 May 2024 10:00:00 GMT', 2024-05-03T10:00:00Z",
    "'Fri, 03 May 2024 10:00:00 +0800', 2024-05-03T02:00:00Z",
    "2024-05-03T10:00:00Z/YEAR, 2024-01-01T00:00:00Z",
  })
  void datesOfCrawlersAreRead(String given, String stored) throws Exception {
    JsonNode doc =
        index(
            Map.of(
                "id", "date", "html", PAGE, "m_published", given, "seen_dt", given, "as_s", given));
    assertThat(doc.path("m_published").asText()).isEqualTo(stored);
    assertThat(doc.path("seen_dt").asText()).isEqualTo(stored);
    assertThat(doc.path("as_s").asText()).isEqualTo(given);
  }

  @Test
  void whatIsNoDateIsRefused() throws Exception {
    for (String given : List.of("garbage", "20240503", "03.05.2024")) {
      SolrHttp.Response refused =
          solr.updateJson(
              CORE, List.of(Map.of("id", "no-date", "html", PAGE, "m_published", given)));
      assertThat(refused.status()).as(given).isEqualTo(400);
    }
  }

  @Test
  void anUpdateReplacesAndClears() throws Exception {
    index(Map.of("id", "change", "html", PAGE));
    JsonNode changed =
        index(
            Map.of("id", "change", "html", Map.of("set", PAGE.replace("The Quay'", "The Pier'"))));
    assertThat(changed.path("m_site").asText()).isEqualTo("The Pier");
    assertThat(changed.path("m_published").asText()).isEqualTo("2026-11-21T00:30:00Z");
    JsonNode cleared = index(Map.of("id", "change", "html", Collections.singletonMap("set", null)));
    assertThat(cleared.has("m_site") || cleared.has("m_published") || cleared.has("m_keywords"))
        .isFalse();
  }

  private static JsonNode index(Map<String, Object> document) throws Exception {
    SolrHttp.Response response =
        solr.updateJson(CORE, List.of(document), "zhengwen.onError", "fail");
    assertThat(response.status()).as(response.error()).isEqualTo(200);
    return SharedSolr.stored(CORE, document.get("id").toString());
  }
}
