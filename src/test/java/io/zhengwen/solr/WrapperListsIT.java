package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** List pages of a site are redesigned; their template is repaired over HTTP. */
@Tag("slow")
class WrapperListsIT {
  private static final String CORE = "wrapper-lists";
  private static final String SEED = "lists.example/flats/";
  private static final String NAME = "flat-lists";

  private static SolrHttp solr;
  private static WrapperClient client;

  @BeforeAll
  static void makeCore() throws Exception {
    solr = SharedSolr.core(CORE, Configset.shipped());
    client = new WrapperClient(solr, CORE);
  }

  /** A list of five flats; its first ones were on the page before when it was crawled last. */
  private static String list(int page, int later, boolean redesigned) {
    StringBuilder html = new StringBuilder(redesigned ? "<main>" : "<ul class=hits>");
    for (int n = 1_000 + 5 * page - later; n < 1_005 + 5 * page - later; n++) {
      String link = "<a href=/flats/f" + n + ">Flat " + n + " by the quay</a>";
      String price = "$" + n + ",000";
      html.append(
          redesigned
              ? "<section><h3>" + link + "</h3><p>" + price + "</p></section>"
              : "<li class=hit><b>" + link + "</b> <i>" + price + "</i></li>");
    }
    html.append(redesigned ? "</main>" : "</ul>").append("<p>Call us on any day.");
    return html + "<a class=next href=/flats/p" + (page + 1) + ">Next</a>";
  }

  private static void index(int pages, int later, boolean redesigned) throws Exception {
    List<Object> documents = new ArrayList<>();
    for (int page = 1; page <= pages; page++) {
      documents.add(
          Map.of(
              "id", "p" + page,
              "url", "https://lists.example/flats/p" + page,
              "html", list(page, later, redesigned)));
    }
    SolrHttp.Response answer = solr.updateJson(CORE, documents);
    assertThat(answer.status()).as(answer.error()).isEqualTo(200);
  }

  private static Map<String, Object> record(int n) {
    return Map.of(
        "title", List.of("Flat " + n + " by the quay"),
        "price", List.of("$" + n + ",000"),
        "link", List.of("/flats/f" + n));
  }

  private static int counted() throws Exception {
    return client.get("seed", SEED).path("health").path(NAME).path("pages").asInt();
  }

  @Test
  void aRedesignOfListsIsRepairedByWhatRecordsWere() throws Exception {
    JsonNode definition =
        client
            .done(
                Map.of(
                    "action",
                    "induce",
                    "name",
                    NAME,
                    "kind",
                    "list",
                    "pages",
                    List.of(
                        Map.of(
                            "html",
                            list(1, 0, false),
                            "url",
                            "https://lists.example/flats/p1",
                            "records",
                            List.of(record(1_005), record(1_006)),
                            "next",
                            "/flats/p2"))))
            .path("definition");
    client.done(Map.of("action", "put", "definition", definition));
    client.done(Map.of("action", "addSeed", "seed", SEED));
    client.done(Map.of("action", "attach", "seed", SEED, "template", NAME));
    index(40, 0, false);
    Eventually.holds("all pages are counted", () -> counted() >= 40);
    assertThat(client.get("seed", SEED).path("alarms")).isEmpty();

    index(30, 2, true);
    assertThat(client.stored("p3")).doesNotContainKey("wrapper").containsKey("content");
    Eventually.holds("a repair is proposed", () -> client.get("template", NAME).has("proposal"));
    JsonNode proposal = client.get("template", NAME).path("proposal");
    assertThat(proposal.path("mended").asInt())
        .isPositive()
        .isEqualTo(proposal.path("pages").asInt());
    assertThat(proposal.path("kept").asInt()).isEqualTo(proposal.path("others").asInt());

    client.done(Map.of("action", "acceptRepair", "template", NAME));
    index(30, 2, true);
    assertThat(client.stored("p3"))
        .containsEntry("wrapper", NAME)
        .containsEntry("page_kind", "list");
    JsonNode readings =
        client.done(Map.of("action", "test", "template", NAME, "seed", SEED)).path("readings");
    assertThat(readings).isNotEmpty();
    for (JsonNode reading : readings) {
      assertThat(reading.path("records")).hasSize(5);
      assertThat(reading.path("next").asText()).startsWith("/flats/p");
    }
    index(1, 0, false);
    assertThat(client.stored("p1")).containsEntry("wrapper", NAME);
    assertThat(client.get("seed", SEED).path("alarms")).isEmpty();
    client.done(Map.of("action", "rollback", "template", NAME));
    assertThat(client.get("template", NAME).path("template").path("version").asInt()).isEqualTo(3);
  }
}
