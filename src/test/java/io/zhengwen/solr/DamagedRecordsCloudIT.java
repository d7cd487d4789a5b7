package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Documents that are no templates, in the collections of templates of a SolrCloud: what is beside
 * them is read and changed as before.
 */
class DamagedRecordsCloudIT {
  private static final String COLLECTION = "damaged";

  private static TwoNodes two;
  private static SolrHttp node;

  @BeforeAll
  static void start() throws Exception {
    two =
        TwoNodes.start(
            COLLECTION,
            Configset.shipped()
                .with(
                    "<str name=\"onError\">keep</str>",
                    "<str name=\"onError\">keep</str>"
                        + "<str name=\"method\">fulltext+sitetemplate</str>"),
            1);
    node = two.http().get(0);
  }

  @AfterAll
  static void stop() throws Exception {
    two.close();
  }

  @Test
  void damagedSitesAreListedBesideTheOthersAndCanBeForgotten() throws Exception {
    for (String site : List.of("mole.example", "quay.example")) {
      String pin =
          "{\"action\": \"pin\", \"site\": \"%s\", \"tag\": \"div\", \"text\": \"Imprint\"}";
      assertThat(templates(String.format(Locale.ROOT, pin, site)).status()).isEqualTo(200);
    }
    write(
        "zhengwen_templates",
        Map.of("id", "Not a site"),
        Map.of("id", "pier.example"),
        Map.of("id", "port.example", "known", "{}"));

    JsonNode listed = list();
    assertThat(listed.path("sites").findValuesAsText("site"))
        .containsExactly("mole.example", "quay.example");
    assertThat(listed.path("unreadable").findValuesAsText("site"))
        .containsExactly("pier.example", "port.example");
    assertThat(listed.path("unreadable").path(0).path("reason").asText())
        .contains("'pier.example' is not one of site templates: it has no field 'known'");
    JsonNode first = list("rows", "1");
    assertThat(first.path("sites").findValuesAsText("site")).containsExactly("mole.example");
    assertThat(first.path("next").asText()).isEqualTo("mole.example");
    for (String after : List.of("Not a site", "no \"site\" \\ at all")) {
      assertThat(list("after", after).path("sites").findValuesAsText("site"))
          .endsWith("quay.example");
    }
    JsonNode status =
        two.http().get(1).get("/" + COLLECTION + "/zhengwen/status", List.of()).body();
    assertThat(status.path("selfTest").path("templates").asText()).isEqualTo("passed");

    for (String site : List.of("pier.example", "port.example")) {
      SolrHttp.Response forgotten =
          templates("{\"action\": \"delete\", \"site\": \"" + site + "\"}");
      assertThat(forgotten.status()).as(forgotten.error()).isEqualTo(200);
    }
    assertThat(list().has("unreadable")).isFalse();
  }

  @Test
  void damagedWrapperTemplatesAreToldAndKeepNoOtherFromBeingUsed() throws Exception {
    WrapperClient wrappers = new WrapperClient(node, COLLECTION);
    String site = "sluice.example";
    wrappers.attach(site, "sluice");
    write(
        "zhengwen_wrappers",
        Map.of("id", COLLECTION + "/templates/stray"),
        Map.of("id", COLLECTION + "/seeds/Not a seed", "known", "{}"));
    SolrHttp other = two.http().get(1);
    Eventually.passes(
        () -> {
          JsonNode status = other.get("/" + COLLECTION + "/zhengwen/status", List.of()).body();
          assertThat(status.path("selfTest").path("wrappers").asText()).isEqualTo("passed");
          assertThat(status.path("reasons").toString()).contains("reads or writes");
        });
    assertThat(wrappers.get("list", "templates").toString()).contains("sluice");
    wrappers.index(site, 35, 36, false);
    assertThat(wrappers.stored(site + "f35")).containsEntry("wrapper", "sluice");
  }

  private static SolrHttp.Response templates(String json) throws Exception {
    return node.post(
        "/" + COLLECTION + "/zhengwen/templates",
        "application/json",
        json.getBytes(StandardCharsets.UTF_8));
  }

  private static JsonNode list(String... parameters) throws Exception {
    SolrHttp.Response answer =
        node.get("/" + COLLECTION + "/zhengwen/templates", List.of(parameters));
    assertThat(answer.status()).as(answer.error()).isEqualTo(200);
    return answer.body();
  }

  @SafeVarargs
  private static void write(String collection, Map<String, Object>... documents) throws Exception {
    SolrHttp.Response answer = node.updateJson(collection, List.of(documents));
    assertThat(answer.status()).as(answer.error()).isEqualTo(200);
  }
}
