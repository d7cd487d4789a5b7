package io.zhengwen.solr;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.zhengwen.wrapper.WrapperPages;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Asks a node for wrapper templates, and sends it pages of a site about flats. */
public final class WrapperClient {
  static final ObjectMapper JSON = new ObjectMapper();

  private final SolrHttp solr;
  private final String collection;

  /** Speaks to a collection on a node. */
  public WrapperClient(SolrHttp solr, String collection) {
    this.solr = solr;
    this.collection = collection;
  }

  String path() {
    return "/" + collection + "/zhengwen/wrappers";
  }

  /** Asks for a change. */
  public SolrHttp.Response post(Object change) throws IOException {
    return solr.post(path(), "application/json", JSON.writeValueAsBytes(change));
  }

  /** Makes a change, which must succeed. */
  public JsonNode done(Object change) throws IOException {
    SolrHttp.Response response = post(change);
    assertThat(response.status()).as(response.error()).isEqualTo(200);
    return response.body();
  }

  /** Asks, which must succeed. */
  public JsonNode get(String... params) throws IOException {
    SolrHttp.Response response = solr.get(path(), List.of(params));
    assertThat(response.status()).as(response.error()).isEqualTo(200);
    return response.body();
  }

  static Map<String, Object> document(String site, String id, String html) {
    return Map.of("id", site + id, "url", "https://" + site + "/flats/" + id, "html", html);
  }

  /** Indexes flats by their numbers. */
  public void index(String site, int from, int to, boolean redesigned) throws IOException {
    List<Object> pages = new ArrayList<>();
    for (int n = from; n < to; n++) {
      String html = redesigned ? WrapperPages.redesignedFlat(n) : WrapperPages.flatPage(n);
      pages.add(document(site, "f" + n, html));
    }
    SolrHttp.Response answer = solr.updateJson(collection, pages);
    assertThat(answer.status()).as(answer.error()).isEqualTo(200);
  }

  private static Map<String, Object> marked(String site, int n) {
    return Map.of(
        "page",
        site + "f" + n,
        "fields",
        Map.of(
            "title", List.of("Flat " + n + " by the quay"),
            "price", List.of("$" + (100 + n) + ",000"),
            "area", List.of((40 + n) + " m²"),
            "agent", List.of()));
  }

  /** Makes a template from the first three flats, which are kept. */
  public JsonNode induced(String site, String name) throws IOException {
    return done(Map.of(
            "action",
            "induce",
            "name",
            name,
            "seed",
            site + "/flats/",
            "pages",
            List.of(marked(site, 1), marked(site, 2), marked(site, 3))))
        .path("definition");
  }

  /** Makes a template from the first list page. */
  JsonNode inducedList(String site, String name) throws IOException {
    List<Object> records = new ArrayList<>();
    for (int n = 10; n < 12; n++) {
      records.add(
          Map.of(
              "title", List.of("Flat " + n + " by the quay"),
              "link", List.of("/flats/" + n),
              "price", List.of("$" + (100 + n) + ",000")));
    }
    Map<String, Object> page =
        Map.of(
            "html",
            WrapperPages.flatList(1),
            "url",
            "https://" + site + "/flats/list",
            "records",
            records);
    return done(Map.of("action", "induce", "name", name, "kind", "list", "pages", List.of(page)))
        .path("definition");
  }

  /** The stored fields of a document. */
  public Map<String, Object> stored(String id) throws IOException {
    JsonNode doc =
        solr.get("/" + collection + "/get", List.of("id", id, "fl", "*")).body().path("doc");
    return doc.isObject() ? JSON.convertValue(doc, new TypeReference<>() {}) : Map.of();
  }

  /** Adds a seed, indexes six of its pages, and waits until they are kept. */
  public void addSeed(String site) throws Exception {
    String seed = site + "/flats/";
    done(Map.of("action", "addSeed", "seed", seed));
    Eventually.holds(
        "pages are kept",
        () -> {
          index(site, 1, 7, false);
          return get("seed", seed).path("seed").path("details").asInt() == 6;
        });
  }

  /** Makes a template for the pages of a site. */
  void attach(String site, String name) throws Exception {
    addSeed(site);
    done(Map.of("action", "put", "definition", induced(site, name)));
    awaitAttached(site);
  }

  /** Waits until a template is attached to the seed of a site. */
  public void awaitAttached(String site) throws Exception {
    awaitAttachedTo(site + "/flats/");
  }

  /** Waits until a template is attached to a seed. */
  void awaitAttachedTo(String seed) throws Exception {
    Eventually.holds(
        "a template is attached",
        () ->
            get("seed", seed)
                .path("seed")
                .path("attachments")
                .path(0)
                .path("state")
                .asText()
                .equals("attached"));
  }
}
