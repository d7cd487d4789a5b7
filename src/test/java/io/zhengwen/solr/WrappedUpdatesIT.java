package io.zhengwen.solr;

import static io.zhengwen.wrapper.WrapperPages.flatList;
import static io.zhengwen.wrapper.WrapperPages.flatPage;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What wrapper templates wrote goes when its page is replaced, whatever became of them. */
@Tag("solr10")
class WrappedUpdatesIT {
  private static final String CORE = "wrapped-updates";

  /** Enough words for a signature. */
  private static final String TEXT =
      "The flat is on the second floor of an old mill by the water, with windows to both sides, a"
          + " large kitchen, and a room for boats below.";

  private static final AtomicInteger SITES = new AtomicInteger();

  private static SolrHttp solr;

  private final String site = "mill" + SITES.incrementAndGet() + ".example";
  private final String seed = site + "/flats/";
  private final String name = "flats-" + site;
  private WrapperClient client = new WrapperClient(solr, CORE);

  @BeforeAll
  static void makeCore() throws Exception {
    solr = SharedSolr.core(CORE, Configset.shipped());
  }

  /** So that no other test's site tries this test's template. */
  @AfterEach
  void forget() throws Exception {
    client.done(Map.of("action", "delete", "template", name));
  }

  private void attach(JsonNode definition) throws Exception {
    client.done(Map.of("action", "put", "definition", definition));
    client.done(Map.of("action", "attach", "seed", seed, "template", name));
  }

  /** Indexes a flat that a template reads, with a field that the crawler sent. */
  private void indexFlat(String core) throws Exception {
    client = new WrapperClient(solr, core);
    client.done(Map.of("action", "addSeed", "seed", seed));
    client.index(site, 1, 4, false);
    attach(client.induced(site, name));
    Map<String, Object> flat = new HashMap<>(WrapperClient.document(site, "f9", flatPage(9)));
    flat.put("rent_d", 900);
    update(core, flat);
    assertThat(client.stored(site + "f9"))
        .containsEntry("price_d", 109_000.0)
        .containsEntry("title_s", "Flat 9 by the quay")
        .containsEntry("wrapper", name);
  }

  private static void update(String core, Map<String, Object> document) throws Exception {
    SolrHttp.Response answer = solr.updateJson(core, List.of(document), "commit", "true");
    assertThat(answer.status()).as(answer.error()).isEqualTo(200);
  }

  private Map<String, Object> replaced(String id, String html) throws Exception {
    update(CORE, Map.of("id", site + id, "html", Collections.singletonMap("set", html)));
    return client.stored(site + id);
  }

  private static void assertCleared(Map<String, Object> stored) {
    assertThat(stored)
        .containsEntry("rent_d", 900.0)
        .doesNotContainKeys(
            "price_d", "title_s", "area_d", "wrapper", "page_kind", "wrapper_fields");
  }

  @Test
  void ofASeedThatIsDeleted() throws Exception {
    indexFlat(CORE);
    client.done(Map.of("action", "deleteSeed", "seed", seed));
    Map<String, Object> stored = replaced("f9", flatPage(59));
    assertThat(stored).containsEntry("title", "Flat 59 by the quay");
    assertCleared(stored);
  }

  @Test
  void ofATemplateThatIsRefused() throws Exception {
    indexFlat(CORE);
    client.done(Map.of("action", "refuse", "seed", seed, "template", name));
    assertCleared(replaced("f9", flatPage(59)));
  }

  @Test
  void ofAFieldThatTheTemplateReadsNoMore() throws Exception {
    indexFlat(CORE);
    ObjectNode definition = (ObjectNode) client.get("template", name).path("definition");
    ArrayNode fields = (ArrayNode) definition.path("template").path("fields");
    for (int i = 0; i < fields.size(); i++) {
      if (fields.get(i).path("name").asText().equals("price")) {
        fields.remove(i);
      }
    }
    client.done(Map.of("action", "put", "definition", definition, "revision", 1));
    assertThat(replaced("f9", flatPage(59)))
        .containsEntry("title_s", "Flat 59 by the quay")
        .containsEntry("area_d", 99.0)
        .containsEntry("rent_d", 900.0)
        .doesNotContainKey("price_d");
  }

  @Test
  void ofPagesThatAreExtractedAgain() throws Exception {
    indexFlat(CORE);
    client.done(Map.of("action", "deleteSeed", "seed", seed));
    String before = Instant.now().plusSeconds(1).toString();
    JsonNode done =
        new Reextraction(solr, CORE)
            .startAndAwait("before", before, "fq", "wrapper:" + name, "forget", "true");
    assertThat(done.path("done").asInt()).as(done.toString()).isEqualTo(1);
    assertCleared(client.stored(site + "f9"));
  }

  @Test
  void ofAPageThatIsNoMore() throws Exception {
    indexFlat(CORE);
    assertCleared(replaced("f9", "%PDF-1.7 no page"));
    assertThat(replaced("f9", flatPage(9))).containsEntry("price_d", 109_000.0);
    assertCleared(replaced("f9", null));
  }

  @Test
  void exceptWhatTheUpdateSets() throws Exception {
    indexFlat(CORE);
    client.done(Map.of("action", "deleteSeed", "seed", seed));
    update(
        CORE,
        Map.of(
            "id", site + "f9",
            "html", Map.of("set", flatPage(59)),
            "price_d", Map.of("set", 5)));
    assertThat(client.stored(site + "f9"))
        .containsEntry("price_d", 5.0)
        .doesNotContainKeys("title_s", "wrapper_fields");
  }

  @Test
  void recordsOfAList() throws Exception {
    client.done(Map.of("action", "addSeed", "seed", seed));
    Map<String, Object> page =
        Map.of(
            "html", flatList(1),
            "url", "https://" + site + "/flats/list",
            "records",
                List.of(
                    Map.of("title", List.of("Flat 10 by the quay"), "price", List.of("$110,000")),
                    Map.of("title", List.of("Flat 11 by the quay"), "price", List.of("$111,000"))));
    attach(
        client
            .done(Map.of("action", "induce", "name", name, "kind", "list", "pages", List.of(page)))
            .path("definition"));
    update(CORE, WrapperClient.document(site, "list", flatList(2)));
    assertThat(records()).isEqualTo(6);

    client.done(Map.of("action", "deleteSeed", "seed", seed));
    replaced("list", flatList(3));
    assertThat(records()).isZero();
    assertThat(solr.select(CORE, "q", "id:\"" + site + "list\"").found()).isEqualTo(1);
  }

  private long records() throws Exception {
    return solr.select(CORE, "q", "*:*", "fq", "_root_:\"" + site + "list\"", "fq", "price_d:*")
        .found();
  }

  @Test
  void anUnchangedPageWithoutItsTemplateIsAChange() throws Exception {
    String core = CORE + "-skip";
    SharedSolr.core(
        core,
        Configset.shipped()
            .with(
                "<str name=\"existingTitle\">fill</str>",
                "<str name=\"existingTitle\">fill</str><str name=\"unchanged\">skip</str>"));
    indexFlat(core);
    String html = flatPage(8).replace("</table>", "</table><p>" + TEXT);
    update(core, WrapperClient.document(site, "f8", html));
    assertThat(client.stored(site + "f8")).containsKeys("price_d", "signature");
    client.done(Map.of("action", "deleteSeed", "seed", seed));
    update(core, WrapperClient.document(site, "f8", html));
    assertThat(client.stored(site + "f8")).doesNotContainKeys("price_d", "wrapper_fields");
  }
}
