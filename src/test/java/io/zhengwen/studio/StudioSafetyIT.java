package io.zhengwen.studio;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.InputStream;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Texts that would run scripts or load something if they were taken as markup stand wherever the
 * studio shows what others wrote: none of them does. Nor is any of them kept from it by the browser
 * alone, and the browser keeps them from it if the studio does not.
 */
class StudioSafetyIT extends StudioTests {
  private static final ObjectMapper JSON = new ObjectMapper();

  private static Attacks attacks;
  private static int tried;

  @BeforeAll
  static void startAttacks() throws Exception {
    attacks = Attacks.start();
    List<Map<String, Object>> documents = new ArrayList<>();
    for (Map.Entry<String, String> attack : attacks.texts().entrySet()) {
      documents.add(Attacks.document(attack.getKey(), attack.getValue()));
    }
    solr.index(documents);
  }

  @AfterAll
  static void stop() throws Exception {
    if (attacks != null) {
      solr.delete(List.copyOf(attacks.texts().values()));
      attacks.close();
      System.out.println("attacks: " + tried + " tried on the studio, none succeeded");
    }
  }

  @BeforeEach
  void forget() throws Exception {
    attacks.successes().clear();
    browser.requested();
    browser.complaints();
  }

  @AfterEach
  void noneSucceeded() throws Exception {
    assertThat(attacks.successes()).isEmpty();
    assertThat(browser.requested()).allMatch(address -> address.startsWith(solr.http().base()));
  }

  private static void open(String hash) {
    browser.open(solr.studio() + "#/" + hash);
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  /** What the attacks do where nothing is done against them: else the other tests show nothing. */
  @Test
  void theAttacksSucceedWithoutProtection() throws Exception {
    StringBuilder page = new StringBuilder();
    for (String text : attacks.texts().values()) {
      page.append("<iframe srcdoc=\"").append(Attacks.escaped(text)).append("\"></iframe>");
    }
    browser.load(attacks.unprotected(page.toString()));
    browser.holds("document.readyState === 'complete'");
    io.zhengwen.solr.Eventually.holds(
        "most attacks succeed",
        () -> attacks.successes().stream().distinct().count() >= attacks.texts().size() * 2 / 3);
    browser.load("about:blank");
    attacks.successes().clear();
    browser.requested();
  }

  @Test
  void resultsAndTheirReasons() throws Exception {
    for (int start = 0; start < attacks.texts().size(); start += 10) {
      open("search?q=attackword&compare=1&start=" + start);
      browser.see(".half:last-child .result");
      browser.run("document.querySelectorAll('.result button.tool').forEach((b) => b.click())");
      browser.holds(
          "document.querySelectorAll('.why:not(:has(table)):not([hidden])').length === 0");
      tried += 2 * 4 * 10;
    }
    open("search?q=attackword");
    browser.see(".facets");
    assertThat(browser.complaints()).isEmpty();
  }

  @Test
  void stored() throws Exception {
    open("preview");
    browser.see(".cards");
    for (String text : attacks.some(3, 0)) {
      browser.go("#/preview?id=" + encoded(text));
      browser.holds("document.querySelector('#document')?.value === arguments[0]", text);
      browser.enterFrame();
      browser.holds("document.querySelectorAll('z-t[class]').length > 0");
      browser.leaveFrame();
      browser.run("document.getElementById('tab-metadata').click()");
      tried += 8;
    }
    assertThat(browser.complaints()).isEmpty();
  }

  @Test
  void typedAndNamed() throws Exception {
    for (String text : attacks.some(10, 0)) {
      String nothing = encoded("missing " + text);
      for (String hash :
          List.of(
              "preview?id=" + nothing,
              "templates?site=" + nothing,
              "search?fq=" + nothing,
              "search?q=x&fq=" + encoded("{!term f=host}" + text))) {
        browser.go("#/" + hash);
        browser.see(".notice, .empty");
        tried++;
      }
      browser.go("#/search?q=" + encoded(text));
      browser.see(".found, .notice");
      browser.go("#/preview?m=" + encoded(text));
      browser.see(".methods, .cards, .lead");
      browser.run(
          """
          const transfer = new DataTransfer();
          transfer.items.add(new File([arguments[0]], arguments[0], {type: arguments[0]}));
          document.querySelector('.page.preview').dispatchEvent(new DragEvent('drop', {dataTransfer: transfer, bubbles: true}));
          """,
          text);
      browser.see(".notice, iframe[data-ready]");
      tried += 4;
    }
  }

  @Test
  void templatesOfSites() throws Exception {
    List<Map<String, Object>> templates = new ArrayList<>();
    for (String text : attacks.texts().values()) {
      templates.add(Map.of("tag", "div", "text", text, "state", "learned", "pages", 3));
    }
    byte[] change =
        JSON.writeValueAsBytes(
            Map.of("action", "import", "site", "attack.example", "templates", templates));
    assertThat(
            solr.http()
                .post(
                    "/" + StudioSolr.COLLECTION + "/zhengwen/templates", "application/json", change)
                .status())
        .isEqualTo(200);
    open("templates?site=attack.example");
    browser.see(".template");
    tried += templates.size();
    assertThat(browser.complaints()).isEmpty();
  }

  /** As if the server had let everything pass: the frame and its policy are enough. */
  @Test
  void theFrameHoldsWhatItIsGiven() throws Exception {
    open("preview");
    browser.see(".cards");
    for (String text : attacks.some(3, 1)) {
      browser.run(
          """
          const [html] = arguments;
          window.fetch = async () => new Response(JSON.stringify({
            outcome: 'extracted', method: 'combined', title: html, content: html, labels: {[html]: html},
            view: {blocks: 1, from: 0, to: 1, html: '<body><z-t i="0">.</z-t>' + html, css: html, language: '',
              kept: '1', levels: '9', reasons: [], names: [], notes: []}}));
          """,
          text);
      browser.go("#/preview?id=" + encoded(text) + "&given");
      browser.holds("document.querySelector('#document')?.value === arguments[0]", text);
      browser.see("iframe.page-frame");
      browser.see(".summary h2");
      tried++;
    }
  }

  /** As if every name, value, rule and address of templates and seeds were an attack. */
  @Test
  void namesValuesRulesAndSeedsOfTemplates() throws Exception {
    open("seeds");
    browser.see(".subnav");
    String hostile;
    try (InputStream in = StudioSafetyIT.class.getResourceAsStream("hostile-answers.js")) {
      hostile = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
    List<String> screens =
        List.of(
            "seeds?seed=",
            "seeds?after=",
            "alarms?",
            "wrappers?after=",
            "wrappers?template=",
            "verify?seed=",
            "annotate?template=",
            "annotate?seed=x&page=");
    int n = 0;
    for (String screen : screens) {
      for (String text : attacks.some(4, screens.indexOf(screen))) {
        browser.run(hostile, text);
        browser.run("document.querySelector('main > .page').id = 'before'");
        browser.go("#/" + screen + encoded(text) + "&n=" + n++);
        browser.holds("!document.querySelector('#before, .loading')");
        assertThat(browser.run("return document.querySelector('.notice.bad')?.innerText"))
            .as(screen)
            .isNull();
        tried += 10;
      }
    }
  }

  @Test
  void seedsAndTemplatesThatAreRefused() throws Exception {
    open("seeds");
    for (String text : attacks.some(12, 5)) {
      browser.see("#pattern").clear();
      browser.type("#pattern", text);
      browser.click(".page form .primary");
      browser.see(".notice.bad", "is no seed");
      browser.go("#/wrappers?template=" + encoded(text));
      browser.see(".notice.bad");
      browser.go("#/seeds");
      browser.see("#pattern");
      tried += 2;
    }
  }

  @Test
  void itWorksUnderThePolicyOfSolrsDistribution() throws Exception {
    try (Distribution distribution = Distribution.before(solr.http().base())) {
      browser.open(
          distribution.base()
              + "/"
              + StudioSolr.COLLECTION
              + "/zhengwen/studio#/preview?id=site-harbour-11");
      browser.enterFrame();
      browser.click("z-t.k1");
      browser.leaveFrame();
      browser.see(".block .verdict.v1");
      assertThat(browser.complaints()).isEmpty();
      browser.open("about:blank");
      browser.requested();
    }
  }
}
