package io.zhengwen.solr;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A page is written to the fields of its language, and to no other's. */
@Tag("solr10")
class LanguageFieldsIT {
  private static final String CORE = "languages";

  private static SolrHttp solr;

  @BeforeAll
  static void start() throws Exception {
    StringBuilder fields = new StringBuilder();
    for (String name : List.of("head_en", "head_zh", "text_zh", "text_en", "text_de", "tongue")) {
      fields.append(
          "<field name=\"" + name + "\" type=\"text_any\" indexed=\"true\" stored=\"true\"/>");
    }
    solr =
        SharedSolr.core(
            CORE,
            Configset.shipped()
                .with("managed-schema.xml", "</schema>", fields + "</schema>")
                .with(
                    "<str name=\"content\">content_*</str>",
                    "<str name=\"title\">head_*</str><str name=\"content\">text_*</str>")
                .with(
                    "<str name=\"language\">language</str>",
                    "<str name=\"language\">tongue</str>"));
  }

  @Test
  void pagesFillTheFieldsOfTheirLanguage() throws Exception {
    JsonNode english = index(Map.of("id", "en", "html", Pages.ENGLISH));
    assertThat(english.path("tongue").asText()).isEqualTo("en");
    assertThat(english.path("head_en").asText()).isEqualTo("Harbour bridge reopens");
    assertThat(english.path("text_en").asText()).isEqualTo(english.path("content").asText());
    assertThat(List.of(english.has("head_zh"), english.has("text_zh"))).containsOnly(false);
    JsonNode chinese = index(Map.of("id", "zh", "html", Pages.CHINESE));
    assertThat(chinese.path("tongue").asText()).isEqualTo("zh");
    assertThat(chinese.path("text_zh").asText()).contains("免费讲座");
    assertThat(chinese.has("text_en")).isFalse();
    assertThat(solr.select(CORE, "defType", "lucene", "q", "text_zh:rivets").found()).isZero();
  }

  @Test
  void aLanguageWithoutFieldsGetsNone() throws Exception {
    String page =
        "<html lang=fr><p>" + "Le vieux pont sur la rivière sera fermé au printemps. ".repeat(9);
    JsonNode french = index(Map.of("id", "fr", "html", page));
    assertThat(french.path("tongue").asText()).isEqualTo("fr");
    assertThat(french.has("text_fr") || french.has("text_en")).isFalse();
    assertThat(french.has("content")).isTrue();
  }

  @Test
  void theCrawlersLanguageDecides() throws Exception {
    JsonNode stored = index(Map.of("id", "given", "html", Pages.ENGLISH, "tongue", "de-DE"));
    assertThat(stored.has("text_en")).isFalse();
    assertThat(stored.path("text_de").asText()).contains("rivets");
  }

  @Test
  void anUpdateThatChangesTheLanguageLeavesNothingBehind() throws Exception {
    index(Map.of("id", "change", "html", Pages.ENGLISH));
    JsonNode changed = index(Map.of("id", "change", "html", Map.of("set", Pages.CHINESE)));
    assertThat(changed.has("head_en") || changed.has("text_en")).isFalse();
    assertThat(changed.path("head_zh").asText()).isEqualTo("老城图书馆重新开放");
    JsonNode cleared = index(Map.of("id", "change", "html", Collections.singletonMap("set", null)));
    assertThat(cleared.has("head_zh") || cleared.has("text_zh") || cleared.has("tongue")).isFalse();
  }

  @Test
  void fieldsThatAreDeletedFromTheSchemaAreNotSearched() throws Exception {
    String core = "languages-deleted";
    SharedSolr.core(core, Configset.shipped());
    Map<String, String> page =
        Map.of("id", "de", "content", "Die Brücke.", "content_de", "Die Brücke.");
    assertThat(solr.updateJson(core, List.of(page)).status()).isEqualTo(200);
    byte[] deletion = "{\"delete-field\":{\"name\":\"content_de\"}}".getBytes(UTF_8);
    SolrHttp.Response deleted = solr.post("/" + core + "/schema", "application/json", deletion);
    assertThat(deleted.status()).as(deleted.error()).isEqualTo(200);
    for (String forms : List.of("false", "true")) {
      SolrHttp.Response found = solr.select(core, "q", "brücke", "forms", forms);
      assertThat(found.status()).as(found.error()).isEqualTo(200);
      assertThat(found.found()).isEqualTo(1);
    }
  }

  private static JsonNode index(Map<String, Object> document) throws Exception {
    SolrHttp.Response response =
        solr.updateJson(CORE, List.of(document), "zhengwen.onError", "fail");
    assertThat(response.status()).as(response.error()).isEqualTo(200);
    return SharedSolr.stored(CORE, document.get("id").toString());
  }
}
