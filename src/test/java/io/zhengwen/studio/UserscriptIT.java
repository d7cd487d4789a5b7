package io.zhengwen.studio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.zhengwen.solr.Configset;
import io.zhengwen.solr.SolrHttp;
import io.zhengwen.solr.SolrServer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Alert;
import org.openqa.selenium.Keys;
import org.openqa.selenium.NoAlertPresentException;
import org.openqa.selenium.interactions.Actions;

/**
 * The userscript, as the studio of a Solr with users gives it, in pages of another site. The
 * manager is an {@linkplain UserscriptManager extension of ours}; those that people have are not
 * tested.
 */
class UserscriptIT {
  private static final String CORE = "live";
  private static final int WIDE = 1280;
  private static final int NARROW = 360;
  private static final String ANNOTATE = "annotate this page";
  private static final String TITLE = "Corner loft with harbor views, 14 Ropewalk Lane #4C";

  @TempDir private static Path directory;
  private static SolrServer server;
  private static LiveSite site;
  private static UserscriptManager manager;
  private static Browser browser;
  private static String userscript;

  @BeforeAll
  static void start() throws Exception {
    server = SolrServer.secured(Path.of("target", "it", "secured-live"), "admin");
    SolrHttp.Response created = server.createCore(CORE, Configset.shipped());
    assertThat(created.status()).as(created.error()).isEqualTo(200);
    site = LiveSite.start();
    Optional<Browser> first = Browser.start();
    assumeTrue(first.isPresent(), Browser.MISSING);
    try (Browser studio = first.get()) {
      userscript = downloaded(studio);
    }
    manager =
        UserscriptManager.with(userscript, Files.createDirectory(directory.resolve("manager")));
    browser = manager.browser();
  }

  /** What the studio's link gives to a user who is signed in there. */
  private static String downloaded(Browser studio) throws IOException {
    Path downloads = Files.createDirectory(directory.resolve("downloads"));
    studio.cdp("Network.enable", Map.of());
    String user =
        Base64.getEncoder().encodeToString("writer:writer".getBytes(StandardCharsets.UTF_8));
    studio.cdp(
        "Network.setExtraHTTPHeaders", Map.of("headers", Map.of("Authorization", "Basic " + user)));
    studio.cdp(
        "Browser.setDownloadBehavior",
        Map.of("behavior", "allow", "downloadPath", downloads.toString()));
    studio.open(server.http().base() + "/" + CORE + "/zhengwen/studio#/annotate");
    studio.see("details.live summary").click();
    studio.see("#userscript[href]").click();
    Path file = downloads.resolve("zhengwen.user.js");
    return studio.await(
        file.toString(),
        () -> {
          try {
            return Files.exists(file) ? Optional.of(Files.readString(file)) : Optional.empty();
          } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
          }
        });
  }

  @AfterAll
  static void stop() throws Exception {
    if (manager != null) {
      manager.close();
    }
    if (site != null) {
      site.close();
    }
    server.close();
  }

  @BeforeEach
  void signedOut() throws Exception {
    browser.look("light", WIDE, "en-US");
    browser.open(site.page("/", "<p>A page."));
    browser.await("the script", () -> Optional.ofNullable(manager.ask("forget", "")));
    browser.complaints();
  }

  private static void signIn(String user) {
    manager.choose("sign in");
    answer(user + ":" + user);
  }

  /** Writes into the browser's own window. */
  private static void answer(String text) {
    Alert alert =
        browser.await(
            "a question",
            () -> {
              try {
                return Optional.of(browser.driver().switchTo().alert());
              } catch (NoAlertPresentException e) {
                return Optional.empty();
              }
            });
    alert.sendKeys(text);
    alert.accept();
  }

  /** Clicks a text of the page at its beginning, where the form does not cover it. */
  private static void take(String text) {
    @SuppressWarnings("unchecked")
    List<Number> place =
        (List<Number>)
            browser.run(
                """
                const found = [...document.querySelectorAll('body *')].filter((one) => one.textContent.trim() === arguments[0]).at(-1);
                found.scrollIntoView({block: innerWidth < 640 ? 'start' : 'center'});
                scrollBy(0, innerWidth < 640 ? -100 : 0);
                const range = document.createRange();
                range.selectNodeContents(found);
                const {left, top, height} = range.getClientRects()[0];
                return [Math.round(left + 4), Math.round(top + height / 2)];
                """,
                text);
    new Actions(browser.driver())
        .moveToLocation(place.get(0).intValue(), place.get(1).intValue())
        .click()
        .perform();
  }

  private static void field(String name, String... texts) {
    manager.write("#new-field", name, Keys.ENTER);
    manager.see(".draft-fields .active .field-name", name);
    for (int i = 0; i < texts.length; i++) {
      take(texts[i]);
      manager.see(".frame.mark span", texts.length == 1 ? name : name + " " + (i + 1));
    }
  }

  private static void save(String name) {
    manager.write("#template-name", name, Keys.TAB);
    manager.see(".induced .tag");
    manager.click("#save");
    manager.see("#saved");
  }

  private static SolrHttp as(String user) {
    return new SolrHttp(server.http().base()).as(user);
  }

  @Test
  void aPageWithoutPolicyFromSignInToTypedFields() throws Exception {
    String address = site.page("/homes/1", HomePages.home(1));
    manager.annotate(address);
    manager.see(".notice.bad", "wants to know who you are");
    manager.click("#sign-in");
    answer("writer:writer");
    browser.await("seeds", () -> all(".notice").isEmpty() ? Optional.of(true) : Optional.empty());
    field("title", TITLE);
    field("price", "$742,000");
    field("area", "1,284 sq ft");
    manager.see(".induced .values td", "$742,000");
    manager.see(".induced code", "asking price");
    assertThat(all(".frame.mark")).hasSizeGreaterThanOrEqualTo(3);
    manager.click("#undo");
    browser.await("undone", () -> all(".chip").size() == 2 ? Optional.of(true) : Optional.empty());
    take("1,284 sq ft");
    manager.see(".chip", "1,284 sq ft");
    manager.click("#required-2");
    browser.picture("live-panel");
    save("live-homes");
    assertThat(browser.run("return location.href")).isEqualTo(address);
    List<Map<String, Object>> documents = new ArrayList<>();
    for (int n = 1; n <= 5; n++) {
      String url = site.page("/homes/" + n, HomePages.home(n));
      documents.add(Map.of("id", "home-" + n, "url", url, "html", HomePages.home(n)));
    }
    assertThat(as("writer").updateJson(CORE, documents).status()).isEqualTo(200);
    assertThat(
            as("reader")
                .select(CORE, "defType", "lucene", "q", "price_d:598500")
                .docs()
                .findValues("id"))
        .hasSize(1);
  }

  private static List<Map<String, Object>> all(String css) {
    return manager.all(css);
  }

  @Test
  void aPageWithTheStrictestPolicy() throws Exception {
    signIn("writer");
    manager.annotate(site.page("/strict/homes/2", HomePages.home(2)));
    browser.complaints();
    assertThat(manager.see(".panel").get("position")).isEqualTo("fixed");
    assertThat(manager.see(".zhengwen").get("fontSize")).isEqualTo("15px");
    field("name", "Shingled three-bedroom near the school, 88 Gull Street");
    field("cost", "$598,500");
    save("strict-homes");
    assertThat(browser.complaints()).isEmpty();
  }

  @Test
  void recordsOfAListByTwoClicks() throws Exception {
    signIn("writer");
    manager.annotate(site.page("/list/", HomePages.corpus("estate-harbor-list-01")));
    manager.click("input[value=list] + span");
    manager.see("input[name=record] + span");
    field(
        "title",
        "Victorian in need of a patient owner, 9 Gangway Alley",
        "Saltbox with original hearth, 212 Pier Road");
    field("price", "$671,000", "$886,000");
    manager.see(".induced code", "listing-card");
    manager.see(".induced .values td", "$491,500");
    browser.await(
        "values of other records in frames",
        () -> all(".frame.mark").size() > 10 ? Optional.of(true) : Optional.empty());
    browser.picture("live-list");
    save("live-list");
  }

  @Test
  void whoMayOnlyReadSavesNothing() throws Exception {
    signIn("reader");
    manager.annotate(site.page("/homes/3", HomePages.home(3)));
    field("title");
    new Actions(browser.driver()).sendKeys(Keys.TAB).perform();
    take((String) browser.run("return document.querySelector('h1').textContent.trim()"));
    manager.see(".notice.bad", "may not do this");
    assertThat(
            as("admin")
                .get("/" + CORE + "/zhengwen/wrappers", List.of("list", "templates"))
                .body()
                .toString())
        .doesNotContain("template-3");
  }

  @Test
  void textsAreTakenByKeysAndThePageIsLeftAlone() throws Exception {
    signIn("writer");
    manager.annotate(
        site.page(
            "/keys/1",
            "<title>Keys</title><h1>First text</h1><p>Second text <a href='/gone'>third text</a>"));
    manager.write("#new-field", "one", Keys.ENTER);
    manager.see(".draft-fields .active .field-name", "one");
    browser.run("document.activeElement.blur()");
    new Actions(browser.driver()).sendKeys(Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ENTER).perform();
    manager.see(".chip", "Second text");
    new Actions(browser.driver()).sendKeys(Keys.ARROW_RIGHT).perform();
    manager.see(".chip", "Second text third text");
    take("third text");
    assertThat(browser.run("return location.pathname")).isEqualTo("/keys/1");
    manager.click("#pick");
    manager.see("#pick[aria-pressed=false]");
    take("third text");
    browser.holds("location.pathname === '/gone'");
  }

  /** The page's scripts neither see the form nor what it keeps, nor can they use it. */
  @Test
  void hostilePagesCannotUseIt() throws Exception {
    String script =
        """
        <script>
        window.loot = [];
        const stringify = JSON.stringify;
        const before = new Set(Object.getOwnPropertyNames(window));
        for (const [of, name] of [[Element.prototype, 'attachShadow'], [JSON, 'stringify'], [window, 'fetch'],
            [window, 'prompt'], [window, 'btoa'], [XMLHttpRequest.prototype, 'send'], [Event.prototype, 'stopImmediatePropagation'], [String.prototype, 'normalize']]) {
          const real = of[name];
          of[name] = function (...args) { loot.push(name + ' ' + stringify(args)); return real.apply(this, args); };
        }
        setInterval(() => {
          const wrong = document.getElementById('wrong');
          for (const type of ['mousemove', 'mousedown', 'mouseup', 'click']) {
            wrong?.dispatchEvent(new MouseEvent(type, {bubbles: true, composed: true, clientX: 20, clientY: 20}));
          }
          wrong?.click();
          document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, composed: true}));
          const panel = document.querySelector('zhengwen-panel');
          panel?.click();
          panel?.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, composed: true}));
          if (panel?.shadowRoot) { loot.push('root'); }
          window.news = Object.getOwnPropertyNames(window).filter((name) => !before.has(name) && !['news', 'loot'].includes(name));
        }, 20);
        new MutationObserver((all) => all.forEach(({addedNodes}) => addedNodes.forEach((node) => { if (node.shadowRoot) { loot.push('added'); } })))
          .observe(document.documentElement, {childList: true});
        </script>
        <style>* { opacity: 0 !important; display: none !important; position: static !important; font-size: 3px !important }
        html, body, body * { opacity: 1 !important; display: block !important; font-size: 16px !important }</style>
        <body style="transform: scale(1)"><h1>A right value</h1><p id="wrong">A wrong value
        """;
    signIn("writer");
    manager.annotate(site.page("/hostile/1", script));
    field("one", "A right value");
    manager.see(".induced .values td", "A right value");
    assertThat(manager.texts(".chip")).containsExactly("A right value");
    save("hostile");
    assertThat(manager.see(".zhengwen").get("fontSize")).isEqualTo("15px");
    // Chromium's driver uses the page's JSON, and leaves its nodes there.
    assertThat(strings("loot")).allMatch(one -> one.startsWith("stringify "));
    assertThat(strings("loot"))
        .noneMatch(one -> one.contains("A right value") || one.contains("Basic"));
    assertThat(strings("news")).isSubsetOf("ret_nodes");
    assertThat(browser.run("return localStorage.length + document.cookie.length")).isEqualTo(0L);
    assertThat(manager.ask("sent", "").toString())
        .contains("A right value")
        .doesNotContain("<zhengwen-panel", "writer");
    assertThat(manager.texts("#saved")).hasSize(1);
    manager.write("#template-seed", "bank.example/", Keys.TAB);
    manager.click("#save");
    manager.see(".notice.bad", "only templates for addresses of localhost");
  }

  private static List<String> strings(String name) {
    return ((List<?>) browser.run("return " + name)).stream().map(Object::toString).toList();
  }

  @Test
  void itIsAccessibleInBothLanguagesLightAndDarkWideAndNarrow() throws Exception {
    signIn("writer");
    for (boolean isDark : new boolean[] {false, true}) {
      browser.look(isDark ? "dark" : "light", isDark ? NARROW : WIDE, isDark ? "zh-CN" : "en-US");
      browser.open(site.page("/homes/4", HomePages.home(4)));
      browser.await("the script", () -> Optional.ofNullable(manager.ask("open", "")));
      manager.choose(isDark ? "标注此网页" : ANNOTATE);
      manager.see("#pick", isDark ? "点击即标注" : "Clicks mark values");
      field("title");
      take((String) browser.run("return document.querySelector('h1').textContent.trim()"));
      manager.see(".induced .values td");
      assertThat(browser.inaccessible("zhengwen-panel")).isEmpty();
      browser.picture(isDark ? "live-zh-dark-narrow" : "live-light");
    }
  }

  @Test
  void theScriptSaysWhatItMayDo() {
    assertThat(userscript)
        .startsWith("// ==UserScript==")
        .contains("@connect      127.0.0.1\n", "@inject-into  content\n", server.http().base())
        .doesNotContain("unsafeWindow", "innerHTML", "eval(");
  }
}
