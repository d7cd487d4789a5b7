package io.zhengwen.studio;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.solr.Configset;
import io.zhengwen.solr.SolrHttp;
import io.zhengwen.solr.SolrServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.openqa.selenium.Alert;
import org.openqa.selenium.Keys;
import org.openqa.selenium.NoAlertPresentException;
import org.openqa.selenium.interactions.Actions;

/**
 * A user with the userscript on pages of another site: it comes from the studio of a Solr whose
 * users have to say who they are.
 */
final class LiveUser implements AutoCloseable {
  private static final String CORE = "live";

  private final SolrServer server;
  private final LiveSite site;
  private final UserscriptManager manager;
  private final String userscript;

  private LiveUser(SolrServer server, LiveSite site, UserscriptManager manager, String userscript) {
    this.server = server;
    this.site = site;
    this.manager = manager;
    this.userscript = userscript;
  }

  /**
   * Starts all; empty without a browser.
   *
   * @param directory an empty directory
   */
  static Optional<LiveUser> start(Path directory) throws Exception {
    Optional<Browser> studio = Browser.start();
    if (studio.isEmpty()) {
      return Optional.empty();
    }
    SolrServer server = SolrServer.secured(Path.of("target", "it", "secured-live"), "admin");
    SolrHttp.Response created = server.createCore(CORE, Configset.shipped());
    assertThat(created.status()).as(created.error()).isEqualTo(200);
    String userscript;
    try (Browser browser = studio.get()) {
      userscript =
          downloaded(
              browser,
              server.http().base() + "/" + CORE + "/zhengwen/studio",
              Files.createDirectory(directory.resolve("downloads")));
    }
    UserscriptManager manager =
        UserscriptManager.with(userscript, Files.createDirectory(directory.resolve("manager")));
    return Optional.of(new LiveUser(server, LiveSite.start(), manager, userscript));
  }

  /** What the studio's link gives to a user who is signed in there. */
  private static String downloaded(Browser studio, String address, Path downloads) {
    studio.cdp("Network.enable", Map.of());
    String user =
        Base64.getEncoder().encodeToString("writer:writer".getBytes(StandardCharsets.UTF_8));
    studio.cdp(
        "Network.setExtraHTTPHeaders", Map.of("headers", Map.of("Authorization", "Basic " + user)));
    studio.cdp(
        "Browser.setDownloadBehavior",
        Map.of("behavior", "allow", "downloadPath", downloads.toString()));
    studio.open(address + "#/annotate");
    studio.click("details.live summary");
    studio.click("#userscript[href]");
    Path file = downloads.resolve("zhengwen.user.js");
    return studio.await(
        file.toString(),
        () -> {
          try {
            return Files.exists(file) ? Optional.of(Files.readString(file)) : Optional.empty();
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        });
  }

  UserscriptManager manager() {
    return manager;
  }

  LiveSite site() {
    return site;
  }

  String userscript() {
    return userscript;
  }

  /** The address of Solr. */
  String solr() {
    return server.http().base();
  }

  /** Asks a handler of the collection as one of its users. */
  SolrHttp.Response get(String user, String handler, String... params) throws IOException {
    return as(user).get("/" + CORE + handler, List.of(params));
  }

  /** Indexes documents. */
  void index(List<Map<String, Object>> documents) throws IOException {
    SolrHttp.Response answer = as("writer").updateJson(CORE, documents);
    assertThat(answer.status()).as(answer.error()).isEqualTo(200);
  }

  private SolrHttp as(String user) {
    return new SolrHttp(solr()).as(user);
  }

  /** Has a page that is read as a wide English window shows it, and is nobody. */
  void begin() throws Exception {
    Browser browser = manager.browser();
    browser.look("light", 1280, "en-US");
    browser.open(site.page("/", "<p>A page."));
    browser.await("the script", () -> Optional.ofNullable(manager.ask("forget", "")));
    browser.complaints();
  }

  /** Says who the user is, by the manager's menu. */
  void signIn(String user) {
    manager.choose("sign in");
    answer(user + ":" + user);
  }

  /** Writes into the browser's own window. */
  void answer(String text) {
    Alert alert =
        manager
            .browser()
            .await(
                "a question",
                () -> {
                  try {
                    return Optional.of(manager.browser().driver().switchTo().alert());
                  } catch (NoAlertPresentException e) {
                    return Optional.empty();
                  }
                });
    alert.sendKeys(text);
    alert.accept();
  }

  /** Clicks a text of the page at its beginning, where the form does not cover it. */
  void take(String text) {
    @SuppressWarnings("unchecked")
    List<Number> place =
        (List<Number>)
            manager
                .browser()
                .run(
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
    new Actions(manager.browser().driver())
        .moveToLocation(place.get(0).intValue(), place.get(1).intValue())
        .click()
        .perform();
  }

  /** Names a field, and clicks its values. */
  void field(String name, String... texts) {
    manager.write("#new-field", name, Keys.ENTER);
    manager.see(".draft-fields .active .field-name", name);
    for (int i = 0; i < texts.length; i++) {
      take(texts[i]);
      manager.see(".frame.mark span", texts.length == 1 ? name : name + " " + (i + 1));
    }
  }

  /** Names the template and saves it. */
  void save(String name) {
    manager.write("#template-name", name, Keys.TAB);
    manager.see(".induced .tag");
    manager.click("#save");
    manager.see("#saved");
  }

  @Override
  public void close() throws Exception {
    manager.close();
    site.close();
    server.close();
  }
}
