package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A core learns the templates of sites from the documents that it accepts. */
@Tag("solr10")
class SiteTemplatesIT {
  private static final String FOOTER = "Imprint of the quay, all rights reserved.";

  static Configset configset(String templates) {
    return Configset.shipped()
        .with(
            "<str name=\"onError\">keep</str>",
            "<str name=\"onError\">keep</str><str name=\"method\">fulltext+sitetemplate</str>"
                + "<lst name=\"templates\">"
                + templates
                + "</lst>");
  }

  private static Map<String, Object> document(int n) {
    String bits = Integer.toString(n * 7919 + 1, 2);
    String words =
        bits.replace("1", "The ferry is late. ").replace("0", "Boats land their catch. ");
    return Map.of(
        "id", Integer.toString(n),
        "url", "https://www.quay.example/" + n,
        "html", "<p>" + words + "</p><div>" + FOOTER + "</div>");
  }

  static List<Object> documents(int from, int to) {
    List<Object> documents = new ArrayList<>();
    for (int n = from; n < to; n++) {
      documents.add(document(n));
    }
    return documents;
  }

  private static String content(String core, int n, String... params) throws Exception {
    SolrHttp solr = SharedSolr.server().http();
    assertThat(solr.updateJson(core, List.of(document(n)), params).status()).isEqualTo(200);
    return SharedSolr.stored(core, Integer.toString(n)).get("content").toString();
  }

  /** Waits until what was learned takes effect. */
  private static void awaitTemplates(String core) throws Exception {
    Eventually.holds(
        "the templates of " + core + " take effect",
        () -> !content(core, 500, "zhengwen.learn", "false").contains(FOOTER));
  }

  @Test
  void whatRecursOnAcceptedPagesIsRemovedFromTheNextOnes() throws Exception {
    SolrHttp solr = SharedSolr.core("site-templates", configset("<str name=\"store\">files</str>"));
    for (int n = 0; n < 20; n++) {
      Map<String, Object> refused = new HashMap<>(document(200 + n));
      refused.put("n_l", "not a number");
      assertThat(solr.updateJson("site-templates", List.of(refused)).status()).isEqualTo(400);
    }
    solr.updateJson("site-templates", documents(100, 120), "zhengwen.learn", "false");
    assertThat(content("site-templates", 0)).contains(FOOTER);

    assertThat(solr.updateJson("site-templates", documents(1, 10)).status()).isEqualTo(200);
    assertThat(SharedSolr.stored("site-templates", "9").get("content").toString()).contains(FOOTER);
    awaitTemplates("site-templates");
    assertThat(SharedSolr.counter("site-templates", "templates_learned")).isEqualTo(1);
    assertThat(SharedSolr.counter("site-templates", "templates_fired")).isPositive();
    assertThat(content("site-templates", 11, "zhengwen.method", "combined+sitetemplate"))
        .doesNotContain(FOOTER);
    assertThat(content("site-templates", 12, "zhengwen.method", "fulltext")).contains(FOOTER);
  }

  @Test
  void templatesInFilesSurviveAReload() throws Exception {
    SolrHttp solr =
        SharedSolr.core("templates-reloaded", configset("<str name=\"store\">files</str>"));
    solr.updateJson("templates-reloaded", documents(0, 10));
    assertThat(
            solr.get("/admin/cores", List.of("action", "RELOAD", "core", "templates-reloaded"))
                .status())
        .isEqualTo(200);
    awaitTemplates("templates-reloaded");
  }

  @Test
  void aTornFileIsSetAsideAndCostsNoDocument(@TempDir Path dir) throws Exception {
    SolrHttp solr =
        SharedSolr.core(
            "templates-corrupt",
            configset("<str name=\"store\">files</str><str name=\"directory\">" + dir + "</str>"));
    Files.writeString(dir.resolve("quay.example.json"), "null");
    SolrHttp.Response answer = solr.updateJson("templates-corrupt", documents(0, 30));
    assertThat(answer.status()).as(answer.error()).isEqualTo(200);
    assertThat(SharedSolr.counter("templates-corrupt", "extracted")).isEqualTo(30);
    assertThat(dir.resolve("quay.example.json.damaged")).hasContent("null");
    awaitTemplates("templates-corrupt");
  }

  @Test
  void aStoreThatIsAwayCostsNoDocument(@TempDir Path dir) throws Exception {
    SolrHttp solr =
        SharedSolr.core(
            "templates-away",
            configset("<str name=\"store\">files</str><str name=\"directory\">" + dir + "</str>"));
    Files.createDirectories(dir.resolve("quay.example.json").resolve("in the way"));
    SolrHttp.Response answer = solr.updateJson("templates-away", documents(0, 30));
    assertThat(answer.status()).as(answer.error()).isEqualTo(200);
    assertThat(SharedSolr.stored("templates-away", "29").get("content").toString())
        .contains(FOOTER);
    assertThat(SharedSolr.counter("templates-away", "extracted")).isEqualTo(30);
    assertThat(SharedSolr.counter("templates-away", "store_errors")).isPositive();
  }

  @Test
  void whoPostsUnderTheAddressOfASiteCannotRemoveItsMainText(@TempDir Path dir) throws Exception {
    SolrHttp solr =
        SharedSolr.core(
            "templates-poisoned",
            configset("<str name=\"store\">files</str><str name=\"directory\">" + dir + "</str>"));
    String victim = Pages.ENGLISH;
    List<Object> poison = new ArrayList<>();
    for (int n = 0; n < 60; n++) {
      String filler = Integer.toString(n * 7919 + 1, 2).repeat(3);
      poison.add(
          Map.of(
              "id",
              "poison-" + n,
              "url",
              "https://quay.example/" + n,
              "html",
              "<p>" + filler + "</p><div class=footer>" + victim + "</div>"));
    }
    String[] combined = {"zhengwen.method", "combined+sitetemplate"};
    assertThat(solr.updateJson("templates-poisoned", poison, combined).status()).isEqualTo(200);
    Eventually.holds(
        "the pages were learned from", () -> Files.exists(dir.resolve("quay.example.json")));
    Map<String, Object> own =
        Map.of("id", "own", "url", "https://quay.example/article", "html", victim);
    solr.updateJson("templates-poisoned", List.of(own), "zhengwen.method", "combined");
    String content = SharedSolr.stored("templates-poisoned", "own").get("content").toString();
    solr.updateJson("templates-poisoned", List.of(own), combined);
    assertThat(SharedSolr.stored("templates-poisoned", "own").get("content").toString())
        .isEqualTo(content);
  }

  @Test
  void aDirectoryThatCannotBeAStoreKeepsTheCoreFromLoading(@TempDir Path dir) throws Exception {
    Path file = Files.writeString(dir.resolve("file"), "");
    SolrHttp.Response created =
        SharedSolr.server()
            .createCore(
                "templates-bad",
                configset(
                    "<str name=\"store\">files</str><str name=\"directory\">" + file + "</str>"));
    assertThat(created.status()).isNotEqualTo(200);
    assertThat(created.body().toString())
        .contains("option 'templates'")
        .contains("cannot be used as a store of site templates");
  }
}
