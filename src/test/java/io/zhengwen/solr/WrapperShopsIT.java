package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.zhengwen.faults.FaultsLevel;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Pages of two book shops as they were crawled: three are marked over HTTP, and all others get
 * typed fields when they are indexed.
 */
class WrapperShopsIT {
  private static final String CORE = "shops";
  private static final int KEPT = 10;
  private static final int MARKED = 3;
  private static final int BATCH = 10;

  /** Pages of a shop in each build. */
  private static final int FEW = 20;

  private static SolrHttp solr;
  private static WrapperClient client;

  @BeforeAll
  static void makeCore() throws Exception {
    solr = SharedSolr.core(CORE, Configset.shipped());
    client = new WrapperClient(solr, CORE);
  }

  private static void index(List<CrawledSet.Page> pages) throws Exception {
    for (int from = 0; from < pages.size(); from += BATCH) {
      List<Object> documents = new ArrayList<>();
      for (CrawledSet.Page page : pages.subList(from, Math.min(from + BATCH, pages.size()))) {
        documents.add(Map.of("id", page.id(), "url", page.url(), "html", page.html()));
      }
      SolrHttp.Response answer = solr.updateJson(CORE, documents);
      assertThat(answer.status()).as(answer.error()).isEqualTo(200);
    }
  }

  private static JsonNode induced(String shop, String dates, List<CrawledSet.Page> pages)
      throws Exception {
    List<Object> marked = new ArrayList<>();
    for (CrawledSet.Page page : pages.subList(0, MARKED)) {
      marked.add(Map.of("page", page.id(), "fields", page.fields()));
    }
    JsonNode definition =
        client
            .done(Map.of("action", "induce", "name", shop, "seed", shop + ".com/", "pages", marked))
            .path("definition");
    for (JsonNode field : definition.path("template").path("fields")) {
      String name = field.path("name").asText();
      if (name.equals("isbn_13")) {
        ((ObjectNode) field).put("type", "number");
      } else if (name.equals("publication_date")) {
        ((ObjectNode) field).put("type", dates);
      }
    }
    return definition;
  }

  private static String bare(String value) {
    return value.replaceFirst("^[: ]+", "").strip();
  }

  @ParameterizedTest
  @CsvSource({
    "booksamillion, date, publication_date_dt",
    "christianbook, number, publication_date_d"
  })
  void threeMarkedPagesGiveTypedFieldsOfAllOthers(String shop, String dates, String dated)
      throws Exception {
    String set = "swde-" + shop;
    assumeTrue(
        CrawledSet.isPresent(set),
        () -> set + " is not in the directory of the property zhengwen.data");
    List<CrawledSet.Page> all = CrawledSet.read(set);
    List<CrawledSet.Page> pages =
        FaultsLevel.WHOLE ? all : all.subList(0, Math.min(FEW, all.size()));
    String seed = shop + ".com/";
    client.done(Map.of("action", "addSeed", "seed", seed));
    Eventually.holds(
        "pages are kept",
        () -> {
          index(pages.subList(0, KEPT));
          return client.get("seed", seed).path("pages").size() >= KEPT;
        });
    client.done(Map.of("action", "put", "definition", induced(shop, dates, pages)));
    client.awaitAttachedTo(seed);

    index(pages);
    for (CrawledSet.Page page : pages) {
      Map<String, Object> stored = client.stored(page.id());
      String title = page.fields().get("title").get(0);
      assertThat(stored)
          .as(page.url())
          .containsEntry("wrapper", shop)
          .containsEntry("page_kind", "detail")
          .containsEntry("title_s", title)
          .containsEntry("isbn_13_d", Double.valueOf(bare(page.fields().get("isbn_13").get(0))))
          .containsKey("content");
      assertThat(bare(stored.get("publisher_s").toString()))
          .as(page.url())
          .isEqualTo(bare(page.fields().get("publisher").get(0)));
      assertThat(stored.getOrDefault("author_s", stored.get("author_ss")).toString())
          .as(page.url())
          .contains(page.fields().get("author").get(0));
      String year = page.fields().get("publication_date").get(0).replaceAll("\\D", "");
      assertThat(stored.get(dated)).as(page.url()).asString().startsWith(year);
    }
    client.done(Map.of("action", "deleteSeed", "seed", seed));
    client.done(Map.of("action", "delete", "template", shop));
  }
}
