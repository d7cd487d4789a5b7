package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The handler of templates lists, shows, changes, exports and imports them over HTTP. */
@Tag("solr10")
class TemplatesHandlerIT {
  private static final String CORE = "templates-handler";
  private static final String PATH = "/" + CORE + "/zhengwen/templates";
  private static final String FOOTER = "Imprint of the quay, all rights reserved.";
  private static final ObjectMapper JSON = new ObjectMapper();

  private static SolrHttp solr;

  @BeforeAll
  static void learnTwoSites() throws Exception {
    solr =
        SharedSolr.core(
            CORE,
            Configset.shipped()
                .with(
                    "<str name=\"onError\">keep</str>",
                    "<str name=\"onError\">keep</str>"
                        + "<str name=\"method\">fulltext+sitetemplate</str>"));
    for (String site : List.of("mole.example", "pier.example", "quay.example")) {
      List<Object> pages = new ArrayList<>();
      for (int n = 0; n < 10; n++) {
        pages.add(page(site, n));
      }
      assertThat(solr.updateJson(CORE, pages).status()).isEqualTo(200);
    }
    Eventually.holds("three sites are known", () -> get().body().path("sites").size() == 3);
  }

  private static Map<String, Object> page(String site, int n) {
    String words = Integer.toString(n * 7919 + 1, 2).repeat(3);
    return Map.of(
        "id", site + n,
        "url", "https://" + site + "/" + n,
        "html", "<p>" + words + "</p><p>Menu</p><div>" + FOOTER + "</div>");
  }

  private static String content(String site) throws Exception {
    Map<String, Object> page = new HashMap<>(page(site, 77));
    solr.updateJson(CORE, List.of(page), "zhengwen.learn", "false");
    return SharedSolr.stored(CORE, site + 77).get("content").toString();
  }

  private static SolrHttp.Response get(String... params) throws Exception {
    return solr.get(PATH, List.of(params));
  }

  private static SolrHttp.Response post(Object change) throws Exception {
    return solr.post(PATH, "application/json", JSON.writeValueAsBytes(change));
  }

  private static SolrHttp.Response done(Object change) throws Exception {
    SolrHttp.Response response = post(change);
    assertThat(response.status()).as(response.error()).isEqualTo(200);
    return response;
  }

  private static Map<String, Object> change(String action, String site, String text) {
    return Map.of("action", action, "site", site, "tag", "div", "text", text);
  }

  private static JsonNode template(String site, String text) throws Exception {
    for (JsonNode template : get("site", site).body().path("templates")) {
      if (template.path("text").asText().equals(text)) {
        return template;
      }
    }
    throw new AssertionError(text);
  }

  @Test
  void listsSitesInPages() throws Exception {
    JsonNode first = get("rows", "2").body();
    assertThat(first.path("sites").findValuesAsText("site"))
        .containsExactly("mole.example", "pier.example");
    assertThat(first.path("sites").get(0).path("pages").asInt()).isEqualTo(10);
    JsonNode rest = get("rows", "2", "after", first.path("next").asText()).body();
    assertThat(rest.path("sites").findValuesAsText("site")).containsExactly("quay.example");
    assertThat(rest.has("next")).isFalse();
  }

  @Test
  void showsWhatATemplateRemovesAndFromHowManyPages() throws Exception {
    JsonNode site = get("url", "https://www.mole.example/5").body();
    assertThat(site.path("site").path("site").asText()).isEqualTo("mole.example");
    assertThat(site.path("found").asInt()).isEqualTo(2);
    JsonNode footer = template("mole.example", FOOTER);
    assertThat(footer.path("state").asText()).isEqualTo("learned");
    assertThat(footer.path("pages").asInt()).isEqualTo(10);
    assertThat(footer.path("lately").asInt()).isEqualTo(10);
    assertThat(footer.path("sample").asText()).isEqualTo("https://mole.example/9");
    assertThat(site.path("site").path("history").get(0).path("added").asInt()).isEqualTo(2);
    assertThat(get("site", "mole.example", "start", "1", "rows", "1").body().path("templates"))
        .hasSize(1);
    assertThat(get("site", "mole.example", "state", "pinned").body().path("found").asInt())
        .isZero();
  }

  @Test
  void blockedTemplateRemovesNothingUntilItIsReleasedOrRolledBack() throws Exception {
    assertThat(content("quay.example")).doesNotContain(FOOTER);
    done(change("block", "quay.example", FOOTER));
    assertThat(template("quay.example", FOOTER).path("state").asText()).isEqualTo("blocked");
    assertThat(content("quay.example")).contains(FOOTER);
    done(change("release", "quay.example", FOOTER));
    assertThat(content("quay.example")).doesNotContain(FOOTER);
    done(Map.of("action", "rollback", "site", "quay.example"));
    assertThat(content("quay.example")).contains(FOOTER);
    done(change("pin", "quay.example", FOOTER));
    assertThat(content("quay.example")).doesNotContain(FOOTER);
    done(change("pin", "quay.example", "Words of a person"));
    assertThat(template("quay.example", "Words of a person").path("state").asText())
        .isEqualTo("pinned");
    done(change("delete", "quay.example", "Words of a person"));
    assertThat(post(change("delete", "quay.example", "Words of a person")).status()).isEqualTo(404);
  }

  @Test
  void exportIsImportedAsItWas() throws Exception {
    JsonNode exported = get("rows", "1", "after", "mole.example", "export", "true").body();
    JsonNode site = exported.path("sites").get(0);
    assertThat(site.path("site").asText()).isEqualTo("pier.example");
    List<Map<String, Object>> templates = new ArrayList<>();
    for (JsonNode template : site.path("templates")) {
      templates.add(
          Map.of(
              "tag", template.path("tag").asText(),
              "text", template.path("text").asText(),
              "state", template.path("state").asText(),
              "pages", template.path("pages").asInt(),
              "disputed", template.path("disputed").asInt()));
    }
    done(Map.of("action", "delete", "site", "pier.example"));
    assertThat(get("site", "pier.example").status()).isEqualTo(404);
    assertThat(content("pier.example")).contains(FOOTER);
    done(Map.of("action", "import", "site", "pier.example", "templates", templates));
    assertThat(get("site", "pier.example").body().path("found").asInt()).isEqualTo(2);
    assertThat(content("pier.example")).doesNotContain(FOOTER);
  }

  @Test
  void changeDecidedOnAnOlderVersionIsAConflict() throws Exception {
    Map<String, Object> change = new HashMap<>(change("pin", "mole.example", "Menu"));
    change.put("version", 99);
    assertThat(post(change).status()).isEqualTo(409);
  }

  @Test
  void badRequestsAreAnsweredWithTheReason() throws Exception {
    assertBad(get("site", "no site"), "is not a host name");
    assertBad(get("url", "nothing"), "belongs to no site");
    assertBad(get("rows", "-1"), "the parameter rows must be from 0 to 1000");
    assertBad(post(Map.of("action", "pin", "site", "mole.example")), "needs tag and text");
    assertBad(post(Map.of("action", "explode", "site", "x.example")), "is none of pin, block");
    assertBad(post(Map.of("action", "pin", "sight", "x")), "sight");
    assertBad(post(List.of()), "not a change of templates");
    assertBad(post(change("pin", "mole.example", "x".repeat(1_001))), "at most 1000 chars");
    assertBad(
        solr.post(PATH, "text/plain", "{\"action\":\"rollback\"}".getBytes(StandardCharsets.UTF_8)),
        "application/json");
    assertThat(get("rows", "0").status()).isEqualTo(200);
    assertThat(get("site", "unknown.example").status()).isEqualTo(404);
    assertThat(post(Map.of("action", "rollback", "site", "unknown.example")).status())
        .isEqualTo(404);
  }

  @Test
  void aStoreThatIsAwayIsNamedWithoutTheDirectoriesOfTheServer() throws Exception {
    String core = "handler-store-away";
    SharedSolr.core(core, Configset.shipped());
    Path data = SharedSolr.server().home().resolve(core).resolve("data");
    Files.writeString(data.resolve("zhengwen-templates"), "");
    SolrHttp.Response away = solr.get("/" + core + "/zhengwen/templates", List.of());
    assertThat(away.status()).isEqualTo(503);
    assertThat(away.error())
        .contains("data/zhengwen-templates cannot be used")
        .doesNotContain(data.toString());
  }

  private static void assertBad(SolrHttp.Response response, String reason) {
    assertThat(response.status()).isEqualTo(400);
    assertThat(response.error()).contains(reason);
  }
}
