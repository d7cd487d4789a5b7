package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Stored pages are extracted again over HTTP, and nothing else changes. */
@Tag("solr10")
class ReextractIT {
  private static final String CORE = "reextract";

  private static Reextraction again;
  private static SolrHttp solr;

  @BeforeAll
  static void start() throws Exception {
    solr = SharedSolr.core(CORE, Configset.shipped());
    again = new Reextraction(solr, CORE);
  }

  @Test
  void oldDocumentsGetTheNewVersionAndKeepTheirOwnFields() throws Exception {
    List<Map<String, Object>> documents = new ArrayList<>();
    for (int i = 0; i < 30; i++) {
      documents.add(
          Map.of(
              "id",
              "own-" + i,
              "url",
              "https://own.example/" + i,
              "html",
              Pages.ENGLISH,
              "n_l",
              i,
              "tags_ss",
              List.of("b", "a"),
              "depth",
              "7"));
    }
    solr.updateJson(CORE, documents, "zhengwen.method", "fulltext");
    solr.updateJson(CORE, List.of(Map.of("id", "own-pageless", "n_l", 1)));
    assertThat(SharedSolr.stored(CORE, "own-3").path("content").asText()).contains("Imprint");
    JsonNode end = again.startAndAwait("fq", "id:own-*");
    assertThat(end.path("state").asText()).as(end.toString()).isEqualTo("finished");
    assertThat(end.path("done").asInt()).isEqualTo(30);
    assertThat(end.path("withoutPage").asInt()).isEqualTo(1);
    assertThat(end.path("failed").asInt()).isZero();
    for (int i = 0; i < 30; i++) {
      JsonNode stored = SharedSolr.stored(CORE, "own-" + i);
      assertThat(stored.path("content").asText()).contains("rivets").doesNotContain("Imprint");
      assertThat(stored.path("extract_version").asText()).startsWith("combined-");
      assertThat(stored.path("n_l").asInt()).isEqualTo(i);
      assertThat(stored.path("tags_ss").toString()).isEqualTo("[\"b\",\"a\"]");
      assertThat(stored.path("other_depth").toString()).contains("7");
      assertThat(stored.path("host").asText()).isEqualTo("own.example");
      assertThat(stored.path("html").asText()).isEqualTo(Pages.ENGLISH);
    }
    JsonNode second = again.startAndAwait("fq", "id:own-*");
    assertThat(second.path("total").asInt()).isEqualTo(1);
    assertThat(second.path("done").asInt()).isZero();
  }

  @Test
  void encodingAndKeptFieldsStay() throws Exception {
    String latin =
        "<p>Die B\u00e4ckerei und die K\u00e4serei am Markt \u00f6ffnen fr\u00fch am Morgen.</p>";
    solr.updateJson(
        CORE,
        List.of(
            Map.of(
                "id",
                "keep-1",
                "html",
                Base64.getEncoder().encodeToString(latin.getBytes(StandardCharsets.ISO_8859_1)),
                "content_type",
                "text/html; charset=ISO-8859-1",
                "title",
                "By hand")),
        "zhengwen.method",
        "fulltext");
    String charset = SharedSolr.stored(CORE, "keep-1").path("page_charset").asText();
    assertThat(charset).isNotEmpty();
    again.startAndAwait("fq", "id:keep-1", "keep", "title");
    JsonNode stored = SharedSolr.stored(CORE, "keep-1");
    assertThat(stored.path("extract_method").asText()).isEqualTo("combined");
    assertThat(stored.path("page_charset").asText()).isEqualTo(charset);
    assertThat(stored.path("title").asText()).isEqualTo("By hand");
    assertThat(stored.path("content").asText()).contains("K\u00e4serei");
  }

  @Test
  void whatIsChangedMeanwhileKeepsTheChange() throws Exception {
    List<Map<String, Object>> documents = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      documents.add(Map.of("id", "mean-" + (100 + i), "html", Pages.ENGLISH, "n_l", 0));
    }
    solr.updateJson(CORE, documents, "zhengwen.method", "fulltext");
    again.start("fq", "id:mean-*");
    int round = 0;
    do {
      round++;
      List<Map<String, Object>> changes = new ArrayList<>();
      for (int i = 0; i < 60; i++) {
        changes.add(Map.of("id", "mean-" + (100 + i), "n_l", Map.of("inc", 1)));
      }
      solr.updateJson(CORE, changes);
    } while (again.status().path("state").asText().equals("running") || round < 3);
    assertThat(again.status().path("failed").asInt()).isZero();
    for (int i = 0; i < 60; i++) {
      JsonNode stored = SharedSolr.stored(CORE, "mean-" + (100 + i));
      assertThat(stored.path("n_l").asInt()).isEqualTo(round);
      assertThat(stored.path("extract_method").asText()).isEqualTo("combined");
    }
  }

  @Test
  void aPageThatCannotBeExtractedStaysAsItIs() throws Exception {
    String core = "reextract-refusing";
    SharedSolr.core(
        core,
        Configset.shipped()
            .with("<int name=\"maxTags\">200000</int>", "<int name=\"maxTags\">100</int>")
            .with("<str name=\"overflow\">truncate", "<str name=\"overflow\">refuse"));
    solr.updateJson(
        core,
        List.of(
            Map.of("id", "a", "html", "<p>word ".repeat(200), "content", "by hand"),
            Map.of("id", "b", "html", Pages.ENGLISH)),
        "zhengwen.skip",
        "true");
    JsonNode end = new Reextraction(solr, core).startAndAwait();
    assertThat(end.path("state").asText()).isEqualTo("finished");
    assertThat(end.path("done").asInt()).isEqualTo(1);
    assertThat(end.path("failed").asInt()).isEqualTo(1);
    assertThat(end.path("failures").path(0).path("id").asText()).isEqualTo("a");
    assertThat(end.path("failures").path(0).path("message").asText()).contains("maxTags");
    assertThat(end.path("old").asInt()).isEqualTo(1);
    assertThat(SharedSolr.stored(core, "a").path("content").asText()).isEqualTo("by hand");
    assertThat(SharedSolr.stored(core, "b").path("content").asText()).contains("rivets");
  }

  @Test
  void whatTemplatesWroteIsNotLostForWantOfThem() throws Exception {
    String core = "reextract-restored";
    SharedSolr.core(core, Configset.shipped());
    Map<String, Object> flat =
        Map.of(
            "id",
            "a",
            "html",
            Pages.ENGLISH,
            "wrapper",
            "flats",
            "wrapper_fields",
            List.of("price_d"),
            "price_d",
            5);
    solr.updateJson(core, List.of(flat), "zhengwen.method", "fulltext");
    Reextraction restored = new Reextraction(solr, core);
    SolrHttp.Response refused = restored.post("start");
    assertThat(refused.status()).isEqualTo(400);
    assertThat(refused.error()).contains("wrappers.library").contains("forget=true");
    assertThat(SharedSolr.stored(core, "a").path("price_d").asDouble()).isEqualTo(5);
    JsonNode end = restored.startAndAwait("forget", "true");
    assertThat(end.path("done").asInt()).as(end.toString()).isEqualTo(1);
    assertThat(SharedSolr.stored(core, "a").has("price_d")).isFalse();
  }

  @Test
  @Tag("slow")
  void itIsThrottledAndStopped() throws Exception {
    List<Map<String, Object>> documents = new ArrayList<>();
    for (int i = 0; i < 50; i++) {
      documents.add(Map.of("id", "slow-" + (100 + i), "html", Pages.ENGLISH));
    }
    solr.updateJson(CORE, documents, "zhengwen.method", "fulltext");
    again.start("fq", "id:slow-*", "rate", "5");
    assertThat(again.post("start").status()).isEqualTo(409);
    JsonNode running = again.await(status -> status.path("done").asInt() >= 10);
    assertThat(running.path("docsPerSecond").asDouble()).isBetween(.1, 6.);
    again.post("stop");
    JsonNode stopped = again.await(status -> !status.path("state").asText().equals("running"));
    assertThat(stopped.path("state").asText()).isEqualTo("stopped");
    assertThat(stopped.path("done").asInt()).isLessThan(50);
    JsonNode end = again.startAndAwait("fq", "id:slow-*");
    assertThat(end.path("done").asInt()).isEqualTo(50 - stopped.path("done").asInt());
  }

  @Test
  void everythingBeforeAnInstantIsExtractedOnce() throws Exception {
    solr.updateJson(CORE, List.of(Map.of("id", "time-1", "html", Pages.ENGLISH)));
    String now = Instant.now().plusMillis(1).truncatedTo(ChronoUnit.MILLIS).toString();
    assertThat(again.startAndAwait("fq", "id:time-1").path("total").asInt()).isZero();
    assertThat(again.startAndAwait("fq", "id:time-1", "before", now).path("done").asInt())
        .isEqualTo(1);
    JsonNode repeated = again.startAndAwait("fq", "id:time-1", "before", now);
    assertThat(repeated.path("total").asInt()).as(repeated.toString()).isZero();
    assertThat(repeated.path("before").asText()).isEqualTo(now);
  }

  @Test
  void whatIsLeftAfterAReloadIsCounted() throws Exception {
    List<Map<String, Object>> documents = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      documents.add(Map.of("id", "left-" + i, "html", Pages.ENGLISH));
    }
    solr.updateJson(CORE, documents);
    String now = Instant.now().plusMillis(1).truncatedTo(ChronoUnit.MILLIS).toString();
    again.start("fq", "id:left-*", "before", now, "rate", "5");
    again.await(status -> status.path("done").asInt() > 0);
    assertThat(solr.get("/admin/cores", List.of("action", "RELOAD", "core", CORE)).status())
        .isEqualTo(200);
    assertThat(again.status().path("state").asText()).isEqualTo("idle");
    assertThat(solr.get("/" + CORE + "/update", List.of("commit", "true")).status()).isEqualTo(200);
    int left = left(now);
    assertThat(left).isBetween(1, 19);
    JsonNode end = again.startAndAwait("fq", "id:left-*", "before", now);
    // The reload may leave a page under way, which is written behind the commit.
    assertThat(end.path("done").asInt() + end.path("upToDate").asInt())
        .as(end.toString())
        .isEqualTo(left);
    assertThat(left(now)).isZero();
  }

  private static int left(String before) throws Exception {
    return solr.get(again.path(), List.of("fq", "id:left-*", "before", before))
        .body()
        .path("old")
        .asInt();
  }
}
