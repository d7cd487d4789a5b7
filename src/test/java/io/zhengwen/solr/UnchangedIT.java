package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** With unchanged=skip, a page whose main text did not change is left out, and no other. */
@Tag("solr10")
class UnchangedIT {
  private static final String CORE = "unchanged";

  /** The same article after a redesign. */
  private static final String REDESIGNED =
      Pages.ENGLISH
          .replace("Sports", "Sport &amp; games")
          .replace("<nav>", "<div class=\"banner\"><a href=\"/app\">Get the app</a></div><nav>")
          .replace("Cookie settings", "Your privacy choices");

  private static final String EDITED = Pages.ENGLISH.replace("four hundred rivets", "600 rivets");

  private static SolrHttp solr;

  @BeforeAll
  static void start() throws Exception {
    solr = SharedSolr.core(CORE, SignatureConfigset.make());
  }

  @Test
  void aNewTemplateIsNoChange() throws Exception {
    Map<String, Object> first =
        new HashMap<>(
            Map.of(
                "id", "a",
                "html", Pages.ENGLISH,
                "url", "https://quay.example/a",
                "n_l", 5,
                "when_dt", "2026-11-21T08:30:00Z",
                "tag_ss", List.of("b", "a"),
                "fetched_dt", "2026-11-21T08:30:00Z"));
    long version = version(first);
    Map<String, Object> again = new HashMap<>(first);
    again.put("html", REDESIGNED);
    again.put("fetched_dt", "2026-11-22T09:30:00Z");
    long before = SharedSolr.counter(CORE, "unchanged");
    assertThat(version(again)).isEqualTo(version);
    assertThat(SharedSolr.counter(CORE, "unchanged")).isEqualTo(before + 1);
  }

  @Test
  void documentsThatAreNotCommittedCount() throws Exception {
    byte[] body =
        new ObjectMapper().writeValueAsBytes(List.of(Map.of("id", "pending", "html", REDESIGNED)));
    long before = SharedSolr.counter(CORE, "unchanged");
    assertThat(solr.update(CORE, "application/json", body).status()).isEqualTo(200);
    assertThat(SharedSolr.counter(CORE, "unchanged")).isEqualTo(before);
    assertThat(solr.update(CORE, "application/json", body).status()).isEqualTo(200);
    assertThat(SharedSolr.counter(CORE, "unchanged")).isEqualTo(before + 1);
  }

  @Test
  void whateverElseChangedIsIndexed() throws Exception {
    long version = version(Map.of("id", "b", "html", Pages.ENGLISH, "n_l", 1));
    for (Map<String, Object> changed :
        List.<Map<String, Object>>of(
            Map.of("id", "b", "html", EDITED, "n_l", 1),
            Map.of("id", "b", "html", EDITED, "n_l", 2),
            Map.of("id", "b", "html", EDITED, "n_l", 2, "title", "Bridge open again"),
            Map.of("id", "b", "html", EDITED, "n_l", 2, "title", "Bridge open again", "x_s", "new"),
            Map.of("id", "b", "html", Map.of("set", EDITED)))) {
      long next = version(changed);
      assertThat(next).as(changed.keySet().toString()).isNotEqualTo(version);
      version = next;
    }
    assertThat(SharedSolr.stored(CORE, "b").path("content").asText()).contains("600 rivets");
  }

  @Test
  void aRequestMayAskForIndexing() throws Exception {
    Map<String, Object> document = Map.of("id", "c", "html", Pages.ENGLISH);
    long version = version(document);
    assertThat(version(document, "zhengwen.unchanged", "index")).isNotEqualTo(version);
    assertThat(version(document)).isNotEqualTo(version);
  }

  @Test
  void theLastOfSeveralInARequestWins() throws Exception {
    Map<String, Object> document = Map.of("id", "d", "html", Pages.ENGLISH);
    version(document);
    post(List.of(Map.of("id", "d", "html", EDITED), document));
    assertThat(SharedSolr.stored(CORE, "d").path("content").asText())
        .contains("four hundred rivets");
  }

  @Test
  void whatIsDeletedIsIndexedAgain() throws Exception {
    Map<String, Object> document = Map.of("id", "e", "html", Pages.ENGLISH);
    version(document);
    Map<String, Object> commands = new LinkedHashMap<>();
    commands.put("delete", Map.of("id", "e"));
    commands.put("add", Map.of("doc", document));
    post(commands);
    assertThat(SharedSolr.stored(CORE, "e").has("content")).isTrue();
    post(Map.of("delete", Map.of("query", "id:e")));
    assertThat(
            SharedSolr.stored(CORE, "e").isMissingNode() || SharedSolr.stored(CORE, "e").isNull())
        .isTrue();
    version(document);
    assertThat(SharedSolr.stored(CORE, "e").has("content")).isTrue();
  }

  @Test
  void aLookupThatFailsMeansIndexing() throws Exception {
    String core = "unchanged-blind";
    SharedSolr.core(
        core,
        SignatureConfigset.make()
            .with(
                "</config>",
                "<requestHandler name=\"/get\" class=\"solr.RealTimeGetHandler\">"
                    + "<lst name=\"invariants\"><str name=\"fl\">nonsense(</str></lst>"
                    + "</requestHandler></config>"));
    for (String page : List.of(Pages.ENGLISH, Pages.ENGLISH, EDITED)) {
      assertThat(solr.updateJson(core, List.of(Map.of("id", "f", "html", page))).status())
          .isEqualTo(200);
    }
    assertThat(SharedSolr.counter(core, "unchanged")).isZero();
    assertThat(
            solr.select(core, "q", "id:f", "defType", "lucene", "fl", "content").docs().toString())
        .contains("600 rivets");
  }

  @Test
  void theSameArticleElsewhereIsFoundByItsSignatures() throws Exception {
    post(
        List.of(
            Map.of("id", "one", "url", "https://quay.example/1", "html", EDITED, "case_s", "near"),
            Map.of(
                "id",
                "two",
                "case_s",
                "near",
                "html",
                REDESIGNED.replace("Its", "The ferry's").replace("four hundred", "600")),
            Map.of("id", "three", "html", Pages.CHINESE, "case_s", "near"),
            Map.of("id", "four", "html", "<p>Page not found</p>", "case_s", "near")));
    JsonNode one = SharedSolr.stored(CORE, "one");
    assertThat(one.path("signature").asText()).matches("[0-9a-f]{32}");
    assertThat(one.path("near_ss")).hasSize(16);
    StringBuilder terms = new StringBuilder();
    one.path("near_ss")
        .forEach(band -> terms.append(terms.isEmpty() ? "" : ",").append(band.asText()));
    SolrHttp.Response near =
        solr.select(
            CORE,
            "q",
            "{!terms f=near_ss}" + terms,
            "defType",
            "lucene",
            "fq",
            "case_s:near",
            "fl",
            "id",
            "sort",
            "id asc");
    assertThat(near.docs().findValuesAsText("id")).containsExactly("one", "two");
    assertThat(SharedSolr.stored(CORE, "four").has("signature")).isFalse();
    assertThat(SharedSolr.stored(CORE, "four").has("near_ss")).isFalse();
  }

  private static long version(Map<String, Object> document, String... params) throws Exception {
    post(List.of(document), params);
    return SharedSolr.stored(CORE, document.get("id").toString()).path("_version_").asLong();
  }

  private static void post(Object body, String... params) throws Exception {
    SolrHttp.Response response = solr.updateJson(CORE, body, params);
    assertThat(response.status()).as(response.error()).isEqualTo(200);
  }
}
