package io.zhengwen.studio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.zhengwen.faults.FaultsLevel;
import io.zhengwen.solr.Eventually;
import io.zhengwen.solr.SolrHttp;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every screen of the studio in both languages, light and dark, narrow and wide. */
class StudioScreensIT extends StudioTests {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String WRAPPERS = "/" + StudioSolr.COLLECTION + "/zhengwen/wrappers";
  private static final String SEED = "screens.example/homes/";
  private static final String TEMPLATE = "screens";
  private static final int PAGES = 27;

  /** What is seen of a screen once it is there, by the screen's address. */
  private static final Map<String, String> SCREENS =
      Map.ofEntries(
          Map.entry("search", ".difference"),
          Map.entry("search?q=harbour", ".result"),
          Map.entry("search?q=harbour&compare=1", ".half:last-child .result"),
          Map.entry("search?fq=%7B!term%20f%3Dwrapper%7D" + TEMPLATE, ".structured"),
          Map.entry("preview", ".cards"),
          Map.entry("preview?id=site-harbour-11&m=combined&m=density", ".compared .card"),
          Map.entry("annotate", ".cards"),
          Map.entry("annotate?seed=" + SEED, ".page-strip a"),
          Map.entry(
              "annotate?seed=" + SEED + "&page=screen-3&template=" + TEMPLATE, "#take-reading"),
          Map.entry("verify?seed=" + SEED, ".precision, .values, table"),
          Map.entry("verify?seed=" + SEED + "&only=failing", ".values, table"),
          Map.entry("seeds", ".wide"),
          Map.entry("seeds?seed=" + SEED, ".health-chart"),
          Map.entry("alarms", ".alarm"),
          Map.entry("wrappers", ".wide"),
          Map.entry("wrappers?template=" + TEMPLATE, "#repair tr.after"),
          Map.entry("templates", ".wide"),
          Map.entry("templates?site=screens.example", ".template"),
          Map.entry("status", ".health"));

  @BeforeAll
  static void fillScreens() throws Exception {
    Map<String, Object> marked =
        Map.of(
            "html", HomePages.home(1),
            "fields",
                Map.of(
                    "title", List.of("Corner loft with harbor views, 14 Ropewalk Lane #4C"),
                    "price", List.of("$742,000")));
    SolrHttp.Response induced =
        change(Map.of("action", "induce", "name", TEMPLATE, "pages", List.of(marked)));
    change(Map.of("action", "put", "definition", induced.body().path("definition")));
    change(Map.of("action", "addSeed", "seed", SEED));
    change(Map.of("action", "attach", "seed", SEED, "template", TEMPLATE));
    refuseOthers();
    index(PAGES, HomePages::home);
    Eventually.holds("pages are kept", () -> seed().findPath("health").size() > 0);
    index(
        PAGES,
        n ->
            HomePages.moved(
                HomePages.home(n),
                "<div class=\"facts__row\"><dt>Asking price</dt><dd>([^<]*)</dd></div>",
                "Offered at"));
    Eventually.holds("an alarm", () -> seed().path("alarms").size() > 0);
    Eventually.holds(
        "a repair",
        () -> solr.http().get(WRAPPERS, List.of("template", TEMPLATE)).body().has("proposal"));
    index(3, HomePages::home);
    change(
        "/zhengwen/templates",
        Map.of(
            "action", "import",
            "site", "screens.example",
            "templates",
                List.of(
                    Map.of("tag", "div", "text", "All rights reserved.", "pages", 9),
                    Map.of("tag", "nav", "text", "Buy Rent Sell", "state", "pinned", "pages", 8))));
  }

  /** Templates of other tests are not tried on the seed: those of the same layout would read it. */
  private static void refuseOthers() throws Exception {
    JsonNode templates = solr.http().get(WRAPPERS, List.of("list", "templates")).body();
    for (String name : templates.path("templates").findValuesAsText("name")) {
      if (!name.equals(TEMPLATE)) {
        change(Map.of("action", "refuse", "seed", SEED, "template", name));
      }
    }
  }

  private static SolrHttp.Response change(Map<String, ?> change) throws Exception {
    return change("/zhengwen/wrappers", change);
  }

  private static SolrHttp.Response change(String path, Map<String, ?> change) throws Exception {
    SolrHttp.Response answer =
        solr.http()
            .post(
                "/" + StudioSolr.COLLECTION + path,
                "application/json",
                JSON.writeValueAsBytes(change));
    assertThat(answer.status()).as(answer.error()).isEqualTo(200);
    return answer;
  }

  private static JsonNode seed() throws Exception {
    return solr.http().get(WRAPPERS, List.of("seed", SEED)).body();
  }

  private static void index(int pages, IntFunction<String> page) throws Exception {
    List<Map<String, Object>> documents = new ArrayList<>();
    for (int n = 1; n <= pages; n++) {
      String url = "https://www." + SEED + n;
      documents.add(Map.of("id", "screen-" + n, "url", url, "html", page.apply(n)));
    }
    solr.index(documents);
  }

  @Test
  void onlyFailingPagesAreVerified() throws Exception {
    browser.look("light", 1280, "en-US");
    JsonNode pages = seed().path("pages");
    long failing =
        pages.findValuesAsText("state").stream().filter(state -> state.equals("failing")).count();
    assertThat(failing).isBetween(1L, pages.size() - 1L);
    browser.open(solr.studio() + "#/verify?seed=" + SEED);
    browser.see("#place");
    browser.click("input[value=failing] + span");
    browser.see("#place", "1 of " + failing);
    browser.see(".values .missing");
    browser.click("#next");
    browser.see("#place", "2 of " + failing);
    browser.click("#previous");
    browser.see("#place", "1 of " + failing);
  }

  @ParameterizedTest
  @CsvSource({
    "light, 360, zh-CN, true",
    "dark, 1280, en-US, true",
    "dark, 360, en-US, false",
    "light, 1280, zh-CN, false"
  })
  void isReadableAndFits(String scheme, int width, String language, boolean inEachBuild)
      throws Exception {
    assumeTrue(inEachBuild || FaultsLevel.WHOLE, "run by mvn verify -Pfaults");
    browser.look(scheme, width, language);
    browser.open(solr.studio() + "#/seeds?begin");
    SoftAssertions problems = new SoftAssertions();
    for (Map.Entry<String, String> screen : SCREENS.entrySet()) {
      String name = screen.getKey() + " " + scheme + " " + width + " " + language;
      browser.turnTo(screen.getKey());
      browser.see(screen.getValue());
      browser.holds("!document.querySelector('.loading')");
      browser.wholePicture("screens/" + name.replaceAll("[^\\w-]+", "-"));
      browser.run("document.querySelectorAll('details').forEach((one) => { one.open = true; })");
      problems.assertThat(Accessibility.inaccessible(browser)).as(name).isEmpty();
      problems
          .assertThat(browser.run("return document.documentElement.scrollWidth <= innerWidth"))
          .as(name + " fits")
          .isEqualTo(true);
      problems
          .assertThat(browser.run("return document.documentElement.lang"))
          .isEqualTo(language.startsWith("zh") ? "zh-Hans" : "en");
      if (language.startsWith("zh")) {
        problems.assertThat((List<?>) englishSentences()).as(name).isEmpty();
      }
    }
    problems.assertAll();
  }

  /** Texts of four English words or more that are the studio's own, not a page's. */
  private static Object englishSentences() {
    return browser.run(
        """
        const found = [];
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const { data, parentElement } = walker.currentNode;
          if (/[a-z']+(?:[ ,]+[a-z']+){3}/i.test(data) && !parentElement.closest('[dir], code, pre, script, style, noscript')) {
            found.push(data);
          }
        }
        return found;
        """);
  }
}
