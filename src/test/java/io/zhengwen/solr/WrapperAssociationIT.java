package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.zhengwen.bench.wrapper.AssociationCase;
import io.zhengwen.bench.wrapper.EstatePage;
import io.zhengwen.wrapper.template.TemplateFile;
import io.zhengwen.wrapper.template.WrapperTemplate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Six seeds and four templates find each other in a Solr, without a person. */
class WrapperAssociationIT {
  private static final String CORE = "associated";

  private static SolrHttp solr;
  private static WrapperClient client;

  @BeforeAll
  static void makeCore() throws Exception {
    solr = SharedSolr.core(CORE, Configset.shipped());
    client = new WrapperClient(solr, CORE);
  }

  private static void addSeed(AssociationCase seed) throws Exception {
    client.done(Map.of("action", "addSeed", "seed", seed.seed()));
    Eventually.holds(
        "the pages of " + seed.seed() + " are kept",
        () -> {
          index(seed.pages());
          JsonNode kept = client.get("seed", seed.seed()).path("seed");
          return kept.path("details").asInt() + kept.path("lists").asInt() >= seed.pages().size();
        });
  }

  private static String id(EstatePage page) {
    return page.url();
  }

  private static void index(List<EstatePage> pages) throws Exception {
    List<Object> documents = new ArrayList<>();
    for (EstatePage page : pages) {
      documents.add(Map.of("id", id(page), "url", page.url(), "html", page.html()));
    }
    SolrHttp.Response answer = solr.updateJson(CORE, documents);
    assertThat(answer.status()).as(answer.error()).isEqualTo(200);
  }

  private static Set<String> attached(AssociationCase seed) throws Exception {
    Set<String> names = new TreeSet<>();
    for (JsonNode one : client.get("seed", seed.seed()).path("seed").path("attachments")) {
      if (one.path("state").asText().equals("attached")) {
        names.add(one.path("template").asText());
      }
    }
    return names;
  }

  private static void awaitAttached(AssociationCase seed) throws Exception {
    Eventually.holds(
        seed.fitting() + " are attached to " + seed.seed(),
        () -> attached(seed).equals(seed.fitting()));
  }

  @Test
  void sixSeedsAndFourTemplatesFindEachOther() throws Exception {
    List<AssociationCase> seeds = AssociationCase.all();
    for (AssociationCase seed : seeds) {
      addSeed(seed);
    }
    for (WrapperTemplate template : AssociationCase.templates()) {
      JsonNode definition = WrapperClient.JSON.readTree(TemplateFile.write(template));
      client.done(Map.of("action", "put", "definition", definition));
    }
    for (AssociationCase seed : seeds) {
      awaitAttached(seed);
    }
    AssociationCase newcomer = AssociationCase.newcomer();
    addSeed(newcomer);
    awaitAttached(newcomer);

    List<AssociationCase> all = new ArrayList<>(seeds);
    all.add(newcomer);
    for (AssociationCase seed : all) {
      assertThat(attached(seed)).as(seed.seed()).isEqualTo(seed.fitting());
      EstatePage page = seed.fullest();
      index(List.of(page));
      Map<String, Object> stored = client.stored(id(page));
      if (seed.best().isEmpty()) {
        assertThat(stored).doesNotContainKey("wrapper").containsKey("content");
      } else {
        assertThat(stored)
            .containsEntry("wrapper", seed.best())
            .containsEntry("title_s", page.fields().get("title").get(0))
            .containsKey("area_d");
      }
    }
  }
}
