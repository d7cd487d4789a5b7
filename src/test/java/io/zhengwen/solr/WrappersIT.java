package io.zhengwen.solr;

import static io.zhengwen.wrapper.WrapperPages.flatList;
import static io.zhengwen.wrapper.WrapperPages.flatPage;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Wrapper templates are made, associated, applied, watched and repaired over HTTP. */
@Tag("solr10")
class WrappersIT {
  private static final String CORE = "wrappers";
  private static final String PATH = "/" + CORE + "/zhengwen/wrappers";
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final AtomicInteger SITES = new AtomicInteger();

  private static SolrHttp solr;
  private static WrapperClient client;
  private String site;
  private String seed;

  @BeforeAll
  static void makeCore() throws Exception {
    solr = SharedSolr.core(CORE, Configset.shipped());
    client = new WrapperClient(solr, CORE);
  }

  @BeforeEach
  void newSite() {
    site = "quay" + SITES.incrementAndGet() + ".example";
    seed = site + "/flats/";
  }

  /** So that no other test's site tries this test's templates. */
  @AfterEach
  void forget() throws Exception {
    post(Map.of("action", "deleteSeed", "seed", seed));
    for (JsonNode template : get("list", "templates").path("templates")) {
      done(Map.of("action", "delete", "template", template.path("name").asText()));
    }
  }

  private static SolrHttp.Response post(Object change) throws Exception {
    return client.post(change);
  }

  private static JsonNode done(Object change) throws Exception {
    return client.done(change);
  }

  private static JsonNode get(String... params) throws Exception {
    return client.get(params);
  }

  private void index(int from, int to, boolean redesigned) throws Exception {
    client.index(site, from, to, redesigned);
  }

  private Map<String, Object> stored(String id) throws Exception {
    return client.stored(site + id);
  }

  /** A seed with pages and a template that reads them. */
  private String watchedSite() throws Exception {
    String name = "flats-" + site;
    client.addSeed(site);
    JsonNode definition = client.induced(site, name);
    assertThat(definition.path("template").path("fields")).hasSize(4);
    done(Map.of("action", "put", "definition", definition));
    client.awaitAttached(site);
    return name;
  }

  @Test
  void markedPagesBecomeTypedFieldsOfTheRest() throws Exception {
    String name = watchedSite();
    index(7, 12, false);

    Map<String, Object> page = stored("f9");
    assertThat(page)
        .containsEntry("title_s", "Flat 9 by the quay")
        .containsEntry("price_d", 109_000.0)
        .containsEntry("area_d", 49.0)
        .containsEntry("wrapper", name)
        .containsEntry("page_kind", "detail")
        .doesNotContainKey("agent_s");
    JsonNode tested = done(Map.of("action", "test", "template", name, "seed", seed));
    assertThat(tested.path("pages").asInt()).isEqualTo(tested.path("complete").asInt());
    JsonNode kept = get("seed", seed, "page", site + "f2", "html", "true");
    assertThat(kept.path("html").asText()).isEqualTo(flatPage(2));
    assertThat(kept.path("readings").path(0).path("fields").path("price").path(0).asText())
        .isEqualTo("$102,000");
    assertThat(get("url", "https://www." + site + "/flats/x").path("seed").path("seed").asText())
        .isEqualTo(seed);
    JsonNode judged = judged("judge", name).path("price");
    assertThat(judged.path("right").asInt()).isEqualTo(1);
    assertThat(judged.path("wrong").asInt()).isZero();
    assertThat(judged("unjudge", name)).isEmpty();
  }

  private static JsonNode judged(String action, String name) throws Exception {
    return done(Map.of("action", action, "template", name, "field", "price", "right", true))
        .path("template")
        .path("judged");
  }

  @Test
  @Tag("slow")
  void aRedesignRaisesAnAlarmAndARepairHealsIt() throws Exception {
    String name = watchedSite();
    index(1, 40, false);
    Eventually.holds(
        "all pages are counted",
        () -> get("seed", seed).path("health").path(name).path("pages").asInt() >= 39);
    assertThat(get("seed", seed).path("alarms")).isEmpty();

    index(1, 30, true);
    assertThat(stored("f7")).doesNotContainKeys("price_d", "wrapper").containsKey("content");
    Eventually.holds("an alarm is raised", () -> !get("seed", seed).path("alarms").isEmpty());
    JsonNode alarm = get("list", "alarms").path("alarms").path(0);
    assertThat(alarm.path("text").asText()).contains("fell from");
    Eventually.holds("a repair is proposed", () -> get("template", name).has("proposal"));
    JsonNode proposal = get("template", name).path("proposal");
    assertThat(proposal.path("mended").asInt()).isEqualTo(proposal.path("pages").asInt());
    assertThat(
            solr.get("/" + CORE + "/zhengwen/status", List.of()).body().path("reasons").toString())
        .contains("alarm");

    done(Map.of("action", "acceptRepair", "template", name));
    index(1, 30, true);
    assertThat(stored("f7")).containsEntry("price_d", 107_000.0);
    assertThat(get("seed", seed).path("alarms")).isEmpty();
    done(Map.of("action", "rollback", "template", name));
    assertThat(get("template", name).path("template").path("version").asInt()).isEqualTo(3);
  }

  @ParameterizedTest
  @CsvSource({"children, 6", "documents, 6", "mark, 0"})
  void recordsOfListPages(String mode, int records) throws Exception {
    String core = CORE + "-" + mode;
    startLists(core, Configset.shipped(), mode);
    Map<String, Object> list = WrapperClient.document(site, "list", flatList(2));
    for (int times = 0; times < 2; times++) {
      assertThat(solr.updateJson(core, List.of(list), "commit", "true").status()).isEqualTo(200);
    }

    WrapperClient other = new WrapperClient(solr, core);
    assertThat(other.stored(site + "list")).containsEntry("page_kind", "list");
    SolrHttp.Response found =
        solr.select(
            core, "q", "*:*", "fq", "page_kind:record", "fq", "{!term f=wrapper}list-" + site);
    assertThat(found.found()).isEqualTo(records);
    if (mode.equals("documents")) {
      Map<String, Object> record = other.stored("https://" + site + "/flats/20#record");
      assertThat(record)
          .containsEntry("price_d", 120_000.0)
          .containsEntry("title_s", "Flat 20 by the quay");
    }
  }

  /** Starts a core with a template of list pages. */
  private void startLists(String core, Configset configset, String records) throws Exception {
    SharedSolr.core(
        core,
        configset.with(
            "<str name=\"records\">children</str>", "<str name=\"records\">" + records + "</str>"));
    String path = "/" + core + "/zhengwen/wrappers";
    for (Object change :
        List.of(
            Map.of(
                "action",
                "put",
                "definition",
                new WrapperClient(solr, CORE).inducedList(site, "list-" + site)),
            Map.of("action", "addSeed", "seed", seed),
            Map.of("action", "attach", "seed", seed, "template", "list-" + site))) {
      assertThat(solr.post(path, "application/json", JSON.writeValueAsBytes(change)).status())
          .isEqualTo(200);
    }
  }

  @Test
  void recordsCountWhenAPageIsCompared() throws Exception {
    String core = CORE + "-unchanged";
    startLists(core, SignatureConfigset.make(), "documents");
    Map<String, Object> list = WrapperClient.document(site, "list", flatList(2));
    String record = "https://" + site + "/flats/20#record";
    WrapperClient client = new WrapperClient(solr, core);

    solr.updateJson(core, List.of(list), "commit", "true");
    Object version = client.stored(record).get("_version_");
    solr.updateJson(core, List.of(list), "commit", "true");
    assertThat(SharedSolr.counter(core, "unchanged")).isEqualTo(1);
    assertThat(client.stored(record)).containsEntry("_version_", version);

    Map<String, Object> cheaper = Map.of("id", record, "price_d", Map.of("set", 1));
    solr.updateJson(core, List.of(cheaper), "commit", "true");
    solr.updateJson(core, List.of(list), "commit", "true");
    assertThat(client.stored(record)).containsEntry("price_d", 120_000.0);

    Map<String, Object> more = Map.of("id", record, "gone_s", Map.of("set", "x"));
    Map<String, Object> named = Map.of("id", record, "wrapper_fields", Map.of("add", "gone_s"));
    solr.updateJson(core, List.of(more, named), "commit", "true");
    solr.updateJson(core, List.of(list), "commit", "true");
    assertThat(client.stored(record)).doesNotContainKey("gone_s");
    assertThat(SharedSolr.counter(core, "unchanged")).isEqualTo(1);
  }

  @Test
  @Tag("slow")
  void aTemplateCannotWriteToFieldsOfTheCrawler() throws Exception {
    String name = watchedSite();
    ObjectNode definition = (ObjectNode) get("template", name).path("definition");
    String[] destinations = {"id", "html", "missing_field", "_version_"};
    for (int i = 0; i < destinations.length; i++) {
      ((ObjectNode) definition.path("template").path("fields").path(i))
          .put("destination", destinations[i]);
    }
    done(Map.of("action", "put", "definition", definition, "revision", 1));
    index(8, 9, false);

    assertThat(stored("f8")).containsEntry("html", flatPage(8)).containsEntry("wrapper", name);
  }

  @Test
  @Tag("slow")
  void templatesAreExportedAndImported() throws Exception {
    String name = watchedSite();
    JsonNode definition = get("template", name).path("definition");
    done(Map.of("action", "delete", "template", name));
    assertThat(solr.get(PATH, List.of("template", name)).status()).isEqualTo(404);
    assertThat(get("seed", seed).path("seed").path("attachments")).isEmpty();
    done(Map.of("action", "import", "definitions", List.of(definition)));
    JsonNode all = get("export", "true", "rows", "1000").path("definitions");
    assertThat(all).contains(definition);
    done(Map.of("action", "deleteSeed", "seed", seed));
    assertThat(solr.get(PATH, List.of("seed", seed)).status()).isEqualTo(404);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "400|{}|'action' is missing",
        "400|{\"action\": \"paint\"}|none of induce",
        "400|{\"action\": \"put\"}|needs definition",
        "400|{\"action\": \"put\", \"definition\": {\"format\": \"x\"}}|format",
        "400|{\"action\": \"addSeed\", \"seed\": \"https://x/\"}|is not a host",
        "404|{\"action\": \"deleteSeed\", \"seed\": \"nowhere.example\"}|there is no seed",
        "404|{\"action\": \"rollback\", \"template\": \"nothing\"}|there is no template",
        "404|{\"action\": \"test\", \"template\": \"nothing\", \"seed\": \"x.example\"}|no template",
        "400|{\"action\": \"induce\", \"name\": \"x\", \"pages\": [{\"html\": \"<p>a\", \"fields\": {\"f\": [\"b\"]}}]}|'b'",
        "404|{\"action\": \"induce\", \"name\": \"x\", \"pages\": [{\"page\": \"none\", \"fields\": {}}]}|no page or document",
        "400|{\"action\": \"put\", \"definition\": {\"format\": \"zhengwen-wrapper-1\", \"template\": {\"name\": \"x\", \"version\": 1, \"kind\": \"detail\", \"fields\": [{\"name\": \"f\", \"rules\": [{\"kind\": \"class\", \"css\": \"a[\"}]}]}}}|template.fields[0].rules[0].css"
      })
  void wrongRequestsSayWhatIsWrong(int status, String body, String message) throws Exception {
    SolrHttp.Response response =
        solr.post(PATH, "application/json", body.getBytes(StandardCharsets.UTF_8));
    assertThat(response.status()).as(response.error()).isEqualTo(status);
    assertThat(response.error()).contains(message);
  }

  @Test
  @Tag("slow")
  void aChangeDecidedOnAnOldRevisionIsRefused() throws Exception {
    String name = watchedSite();
    JsonNode definition = get("template", name).path("definition");
    done(Map.of("action", "put", "definition", definition, "revision", 1));
    assertThat(post(Map.of("action", "put", "definition", definition, "revision", 1)).status())
        .isEqualTo(409);
    assertThat(post(Map.of("action", "put", "definition", definition)).status()).isEqualTo(409);
    assertThat(post(Map.of("action", "addSeed", "seed", seed)).status()).isEqualTo(409);
  }

  @Test
  @Tag("slow")
  void requestsThatLearnNothingKeepNoPages() throws Exception {
    done(Map.of("action", "addSeed", "seed", seed));
    assertThat(
            solr.updateJson(
                    CORE,
                    List.of(WrapperClient.document(site, "f1", flatPage(1))),
                    "zhengwen.learn",
                    "false")
                .status())
        .isEqualTo(200);
    index(2, 3, false);
    Eventually.holds(
        "the other page is kept", () -> get("seed", seed).path("seed").path("seen").asInt() == 1);
    assertThat(get("seed", seed).path("pages").path(0).path("id").asText()).isEqualTo(site + "f2");
  }
}
