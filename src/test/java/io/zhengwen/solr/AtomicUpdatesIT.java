package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Atomic updates and nested documents keep what is extracted in step with the source. */
@Tag("solr10")
class AtomicUpdatesIT {
  private static final String CORE = "atomic";

  private static SolrHttp solr;

  @BeforeAll
  static void start() throws Exception {
    solr = SharedSolr.core(CORE, Configset.shipped());
  }

  @Test
  void setReplacesWhatWasExtracted() throws Exception {
    post(Map.of("id", "a", "html", Pages.ENGLISH, "n_l", 1));
    post(Map.of("id", "a", "html", Map.of("set", Pages.CHINESE)));
    JsonNode stored = SharedSolr.stored(CORE, "a");
    assertThat(stored.path("title").asText()).isEqualTo("老城图书馆重新开放");
    assertThat(stored.path("content").asText()).contains("免费讲座").doesNotContain("rivets");
    assertThat(stored.path("n_l").asLong()).isEqualTo(1);
  }

  @Test
  void pageHasTheStoredAddress() throws Exception {
    post(Map.of("id", "h", "html", Pages.ENGLISH, "url", "https://quay.example/one"));
    post(Map.of("id", "h", "html", Map.of("set", Pages.CHINESE)));
    JsonNode stored = SharedSolr.stored(CORE, "h");
    assertThat(stored.path("host").asText()).isEqualTo("quay.example");
    assertThat(stored.path("content").asText()).contains("免费讲座");

    post(
        Map.of(
            "id", "h",
            "html", Map.of("set", Pages.CHINESE),
            "url", Map.of("set", "https://pier.example/two")));
    assertThat(SharedSolr.stored(CORE, "h").path("host").asText()).isEqualTo("pier.example");

    post(
        Map.of(
            "id", "h",
            "html", Map.of("set", Pages.CHINESE),
            "url", Collections.singletonMap("set", null)));
    assertThat(SharedSolr.stored(CORE, "h").has("host")).isFalse();
  }

  @Test
  void pageHasTheAddressOfAFieldOfAnyName() throws Exception {
    String core = "atomic-names";
    SharedSolr.core(
        core,
        Configset.shipped()
            .with("<str name=\"url\">url</str>", "<str name=\"url\">2 page address</str>")
            .with(
                "managed-schema.xml",
                "<field name=\"url\"",
                "<field name=\"2 page address\" type=\"string\" stored=\"true\"/>"
                    + "<field name=\"url\""));
    solr.updateJson(
        core,
        List.of(
            Map.of("id", "a", "html", Pages.ENGLISH, "2 page address", "https://quay.example/")));
    solr.updateJson(core, List.of(Map.of("id", "a", "html", Map.of("set", Pages.CHINESE))));
    JsonNode stored = SharedSolr.stored(core, "a");
    assertThat(stored.path("content").asText()).contains("免费讲座");
    assertThat(stored.path("host").asText()).isEqualTo("quay.example");
  }

  @Test
  void otherFieldsLeaveItAlone() throws Exception {
    post(Map.of("id", "b", "html", Pages.ENGLISH, "n_l", 1));
    post(Map.of("id", "b", "n_l", Map.of("inc", 1)));
    JsonNode stored = SharedSolr.stored(CORE, "b");
    assertThat(stored.path("n_l").asLong()).isEqualTo(2);
    assertThat(stored.path("content").asText()).contains("rivets");
    assertThat(stored.path("html").asText()).isEqualTo(Pages.ENGLISH);
  }

  @Test
  void setNullClears() throws Exception {
    post(Map.of("id", "c", "html", Pages.ENGLISH, "n_l", 1));
    long before = SharedSolr.counter(CORE, "cleared");
    post(Map.of("id", "c", "html", Collections.singletonMap("set", null)));
    JsonNode stored = SharedSolr.stored(CORE, "c");
    for (String field : List.of("html", "title", "content", "body", "extract_outcome")) {
      assertThat(stored.has(field)).as(field).isFalse();
    }
    assertThat(stored.path("n_l").asLong()).isEqualTo(1);
    assertThat(SharedSolr.counter(CORE, "cleared")).isEqualTo(before + 1);
  }

  @Test
  void valuesThatThePageLacksAreCleared() throws Exception {
    post(Map.of("id", "d", "html", Pages.ENGLISH));
    post(Map.of("id", "d", "html", Map.of("set", ""), "n_l", Map.of("set", 2)));
    JsonNode stored = SharedSolr.stored(CORE, "d");
    assertThat(stored.has("content")).isFalse();
    assertThat(stored.path("extract_outcome").asText()).isEqualTo("empty");
  }

  @Test
  void plainPageBesideAnAtomicFieldCounts() throws Exception {
    post(Map.of("id", "e", "html", Pages.ENGLISH, "n_l", 1));
    post(Map.of("id", "e", "html", Pages.CHINESE, "n_l", Map.of("inc", 5)));
    JsonNode stored = SharedSolr.stored(CORE, "e");
    assertThat(stored.path("content").asText()).contains("免费讲座");
    assertThat(stored.path("n_l").asLong()).isEqualTo(6);
  }

  @Test
  void givenTitleIsKept() throws Exception {
    post(Map.of("id", "f", "html", Pages.ENGLISH));
    post(Map.of("id", "f", "html", Map.of("set", Pages.CHINESE), "title", Map.of("set", "Mine")));
    assertThat(SharedSolr.stored(CORE, "f").path("title").asText()).isEqualTo("Mine");
  }

  @Test
  void addAndRemoveOnTheSourceAreRefused() throws Exception {
    post(Map.of("id", "g", "html", Pages.ENGLISH));
    for (String operation : List.of("add", "remove", "add-distinct", "removeregex", "inc")) {
      SolrHttp.Response refused =
          solr.updateJson(CORE, List.of(Map.of("id", "g", "html", Map.of(operation, "x"))));
      assertThat(refused.status()).as(operation).isEqualTo(400);
      assertThat(refused.error()).contains("'g'").contains(operation).contains("{\"set\": page}");
    }
    assertThat(SharedSolr.stored(CORE, "g").path("content").asText()).contains("rivets");
  }

  @Test
  void nestedDocumentsAreExtracted() throws Exception {
    post(
        Map.of(
            "id",
            "root",
            "html",
            Pages.ENGLISH,
            "reply",
            Map.of("id", "root/one", "html", Pages.CHINESE),
            "comments",
            Arrays.asList(
                Map.of("id", "root/two", "html", Pages.CHINESE),
                Map.of(
                    "id",
                    "root/three",
                    "html",
                    Pages.ENGLISH,
                    "deeper",
                    List.of(Map.of("id", "root/four", "html", Pages.CHINESE))))));
    assertThat(titleOf("root")).isEqualTo("Harbour bridge reopens");
    assertThat(titleOf("root/one")).isEqualTo("老城图书馆重新开放");
    assertThat(titleOf("root/two")).isEqualTo("老城图书馆重新开放");
    assertThat(titleOf("root/three")).isEqualTo("Harbour bridge reopens");
    assertThat(titleOf("root/four")).isEqualTo("老城图书馆重新开放");
  }

  @Test
  void childAddedByAtomicUpdateIsExtracted() throws Exception {
    post(Map.of("id", "fam", "comments", List.of(Map.of("id", "fam/1", "html", Pages.ENGLISH))));
    post(
        Map.of(
            "id", "fam", "comments", Map.of("add", Map.of("id", "fam/2", "html", Pages.CHINESE))));
    assertThat(titleOf("fam/1")).isEqualTo("Harbour bridge reopens");
    assertThat(titleOf("fam/2")).isEqualTo("老城图书馆重新开放");
  }

  private static String titleOf(String id) throws Exception {
    return solr.select(CORE, "q", "{!term f=id v=$i}", "i", id, "defType", "lucene", "fl", "title")
        .docs()
        .path(0)
        .path("title")
        .asText();
  }

  private static void post(Map<String, Object> document) throws Exception {
    SolrHttp.Response response = solr.updateJson(CORE, List.of(document));
    assertThat(response.status()).as(response.error()).isEqualTo(200);
  }
}
