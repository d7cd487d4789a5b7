package io.zhengwen.studio;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.cli.StudioProcess;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/**
 * The studio for pages of a directory, and for pages that other windows hand over, in a browser.
 */
class StudioDirectoryIT extends BrowserTests {
  private static final int WIDE = 1280;
  private static final int NARROW = 390;
  private static final String TITLE = "Corner loft with harbor views, 14 Ropewalk Lane #4C";

  @TempDir private static Path directory;
  @TempDir private static Path other;
  private static StudioProcess studio;

  @BeforeAll
  static void startStudio() throws Exception {
    for (int n = 1; n <= 9; n++) {
      // The price stands in the menu, too.
      String page = HomePages.home(n);
      String price = page.replaceAll("(?s).*Asking price</dt><dd>([^<]*)<.*", "$1");
      Files.writeString(
          directory.resolve("home-" + n + ".html"),
          page.replaceFirst(
              "<body([^>]*)>", "<body$1><p class=promo>" + price.replace("$", "\\$")));
    }
    studio =
        StudioProcess.of(
            other.resolve("errors.txt").toFile(),
            directory,
            "--base-url",
            "https://homes.example/homes/");
  }

  @AfterAll
  static void stop() {
    if (studio != null) {
      studio.close();
    }
  }

  @BeforeEach
  void forget() throws Exception {
    browser.requested();
    browser.complaints();
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
  }

  private static void fits(String picture) throws Exception {
    assertThat(Accessibility.inaccessible(browser)).as(picture).isEmpty();
    assertThat(browser.run("return document.documentElement.scrollWidth <= innerWidth"))
        .as(picture)
        .isEqualTo(true);
    browser.picture(picture);
  }

  private static void take(String field, String text) {
    browser.see("#new-field").sendKeys(field, Keys.ENTER);
    browser.see(".draft-fields .active .field-name", field);
    browser.enterFrame();
    WebElement element =
        (WebElement)
            browser.run(
                """
                const found = [...document.querySelectorAll('z-t')].findLast((one) => one.textContent.trim() === arguments[0]);
                found.scrollIntoView({block: 'center'});
                return found;
                """,
                text);
    element.click();
    browser.holds(
        "[...document.querySelectorAll('[z-m]')].some((one) => one.textContent.trim() === arguments[0])",
        text);
    browser.leaveFrame();
  }

  /** Names and saves the template that is being made. */
  private static void save(String name) {
    browser.see("#template-name").sendKeys(name, Keys.TAB);
    browser.see("#save:not([disabled])");
    browser.see(".induced .tag");
    browser.see("#save:not([disabled])").click();
    browser.see("#saved");
  }

  @Test
  void fromTheListOfPagesToVerified() throws Exception {
    browser.look("light", WIDE, "en-US");
    browser.open(studio.address());
    browser.see(".page-list li");
    assertThat(browser.run("return document.querySelectorAll('.page-list li').length"))
        .isEqualTo(9L);
    fits("directory");
    browser.look("dark", NARROW, "zh-CN");
    browser.open(studio.address());
    browser.see("h1", "这个目录里的网页");
    fits("directory-zh-dark-narrow");
    browser.look("light", WIDE, "en-US");
    browser.open(studio.address() + "#/preview?id=home-1");
    browser.see(".summary h2", TITLE);
    browser.open(studio.address() + "#/annotate?id=home-1");
    browser.enterFrame();
    browser.leaveFrame();
    take("title", TITLE);
    take("price", "$742,000");
    browser.enterFrame();
    assertThat(marked("price")).as("only what was clicked").containsExactly("DD");
    browser.leaveFrame();
    save("homes");
    String seed = "homes.example/homes/";
    browser.open(studio.address() + "#/seeds");
    // The numbers come by themselves.
    browser.holds(
        "document.querySelector('table.wide tbody td.n')?.textContent.trim() === arguments[0]",
        "9");
    browser.open(studio.address() + "#/verify?seed=" + encoded(seed));
    browser.enterFrame();
    browser.see("[z-m='1']");
    assertThat(marked("price")).as("only where the rule read it").containsExactly("DD");
    browser.leaveFrame();
    fits("directory-verify");
    assertThat(browser.complaints()).isEmpty();
    assertThat(browser.requested())
        .allMatch(address -> address.startsWith(studio.address().replaceFirst("/zhengwen.*", "")));
    isJudgedOnce(studio.address() + "#/verify?seed=" + encoded(seed));
  }

  /** What was said of a value is known when the studio is loaded anew. */
  private static void isJudgedOnce(String verify) {
    browser.see("#right-0-0").click();
    browser.see(".precision", "1 of 1");
    browser.open(verify);
    browser.see("#right-0-0[aria-pressed=true]").click();
    browser.see("#right-0-0[aria-pressed=false]");
    assertThat(browser.run("return document.querySelectorAll('.precision tr').length"))
        .as("taken back, not counted again")
        .isEqualTo(0L);
    browser.open(verify);
    browser.see("#right-0-0[aria-pressed=false]");
  }

  /** As voice control or a screen reader may press a button. */
  @Test
  void saveTakesANameThatStillHasTheFocus() throws Exception {
    browser.look("light", WIDE, "en-US");
    browser.open(studio.address() + "#/annotate?id=home-3");
    browser.enterFrame();
    String heading = (String) browser.run("return document.querySelector('h1').textContent.trim()");
    browser.leaveFrame();
    take("heading", heading);
    browser.see(".induced .tag");
    browser.see("#template-name").sendKeys("spoken");
    browser.run("document.querySelector('#save').click()");
    browser.see("#saved", "spoken");
  }

  /** The price stands in the menu, too, and is marked there where nobody knows its place. */
  @Test
  void aFieldThatGetsAnotherNameStaysWhereItWasClicked() throws Exception {
    browser.look("light", WIDE, "en-US");
    browser.open(studio.address() + "#/annotate?id=home-4");
    browser.enterFrame();
    String price =
        (String) browser.run("return document.querySelector('p.promo z-t').textContent.trim()");
    browser.leaveFrame();
    take("amount", price);
    browser.see("#name-0").sendKeys(Keys.chord(Keys.CONTROL, "a"), "cost", Keys.TAB);
    browser.enterFrame();
    browser.see("[z-name=cost]");
    assertThat(marked("cost")).containsExactly("DD");
    browser.leaveFrame();
  }

  @Test
  void whoChangesByKeysWhatIsKeptStaysThere() throws Exception {
    browser.look("light", WIDE, "en-US");
    browser.open(studio.address() + "#/annotate?id=home-5");
    browser.enterFrame();
    String heading = (String) browser.run("return document.querySelector('h1').textContent.trim()");
    String price =
        (String) browser.run("return document.querySelector('p.promo z-t').textContent.trim()");
    browser.leaveFrame();
    take("heading", heading);
    browser.see("#template-seed").sendKeys(Keys.chord(Keys.CONTROL, "a"), Keys.DELETE, Keys.TAB);
    save("twice");
    take("amount", price);
    browser.see("#save:not([disabled])").click();
    browser.see("#saved", "2");
    browser.open(studio.address() + "#/wrappers?template=twice");
    browser.see("#rollback:not([disabled])").sendKeys(Keys.ENTER);
    browser.see("dialog .primary").sendKeys(Keys.ENTER);
    browser.see("#version", "3");
    browser.holds("document.activeElement.closest('main') !== null");
    browser.open(studio.address() + "#/seeds");
    browser.see("#pattern").sendKeys("quay.example/", Keys.ENTER);
    browser.see("#use").sendKeys(Keys.ENTER);
    browser.see(".attachment");
    browser.holds("document.activeElement.closest('main') !== null");
  }

  /** People's own colours take the place of backgrounds, tints and shadows. */
  @Test
  void inForcedColorsItIsSeenWhatIsChosen() throws Exception {
    browser.cdp(
        "Emulation.setEmulatedMedia",
        Map.of("features", List.of(Map.of("name", "forced-colors", "value", "active"))));
    browser.open(studio.address() + "#/preview?id=home-1");
    browser.see(".summary .bar-fill");
    assertThat(background(".choice input:checked + span"))
        .isNotEqualTo(background(".choice input:not(:checked) + span"));
    assertThat(background(".methods input:checked + span"))
        .isNotEqualTo(background(".methods input:not(:checked) + span"));
    assertThat(background("nav a[aria-current]"))
        .isNotEqualTo(background("nav a:not([aria-current])"));
    assertThat(background("[role=tab][aria-selected=true]"))
        .isNotEqualTo(background("[role=tab][aria-selected=false]"));
    assertThat(background(".summary .bar-fill")).isNotEqualTo(background(".summary .bar"));
  }

  private static Object background(String css) {
    return browser.run(
        "return getComputedStyle(document.querySelector(arguments[0])).backgroundColor", css);
  }

  /** The elements with the marks of a field. */
  private static List<Object> marked(String field) {
    return List.copyOf(
        (List<?>)
            browser.run(
                "return [...document.querySelectorAll('[z-name=\"' + arguments[0] + '\"]')].map((one) => one.closest('dd, p')?.tagName)",
                field));
  }

  /** Runs the bookmarklet in a page of another site, and goes to the window that it opens. */
  private static void handOver(Attacks site, String markup) throws Exception {
    browser.look("light", WIDE, "en-US");
    browser.open(studio.address() + "#/annotate");
    browser.see("details.live summary").click();
    String bookmarklet =
        (String) browser.run("return document.querySelector('#bookmarklet').getAttribute('href')");
    assertThat(bookmarklet).startsWith("javascript:");
    String page = site.unprotected(markup);
    browser.load(page);
    browser.requested();
    browser.complaints();
    browser.run(
        java.net.URLDecoder.decode(
            bookmarklet.substring("javascript:".length()).replace("+", "%2B"),
            StandardCharsets.UTF_8));
    there();
  }

  /** Goes to the window that was opened. */
  private static void there() {
    String here = browser.driver().getWindowHandle();
    browser
        .driver()
        .switchTo()
        .window(
            browser.driver().getWindowHandles().stream()
                .filter(handle -> !handle.equals(here))
                .findFirst()
                .orElseThrow());
  }

  private static void back() {
    browser.driver().close();
    browser.driver().switchTo().window(browser.driver().getWindowHandles().iterator().next());
  }

  @Test
  void aPageOfAnotherSiteIsHandedOverAndAnnotated() throws Exception {
    try (Attacks site = Attacks.start()) {
      handOver(site, HomePages.home(2));
      browser.enterFrame();
      browser.leaveFrame();
      browser.picture("live");
      assertThat(browser.run("return document.querySelector('#template-seed').value").toString())
          .isEqualTo("localhost/");
      take("name", "Shingled three-bedroom near the school, 88 Gull Street");
      take("cost", "$598,500");
      save("handed-over");
      browser.open(studio.address() + "#/wrappers?template=handed-over");
      browser.see("#version", "1");
      back();
    }
  }

  /** As a hostile page that opens the studio, and says that it is one of another site. */
  @Test
  void attacksInPagesThatAreHandedOver() throws Exception {
    try (Attacks site = Attacks.start()) {
      handOver(site, "<p>A page.");
      browser.enterFrame();
      browser.leaveFrame();
      back();
      int tried = 0;
      for (String text : site.some(4, 1)) {
        site.successes().clear();
        String words = text.replace("&", "&amp;").replace("<", "&lt;");
        browser.run(
            """
            const [studio, html] = arguments;
            const hostile = open(studio + '#/annotate?live=wait');
            addEventListener('message', function give({data}) {
              if (data === 'zhengwen-wants-page') {
                removeEventListener('message', give);
                hostile.postMessage({zhengwenPage: html, url: 'https://bank.example/accounts/'}, '*');
              }
            });
            """,
            studio.address(),
            "<html lang=\""
                + words
                + "\"><title>"
                + words
                + "</title><h1>"
                + words
                + "</h1>"
                + text);
        there();
        browser.enterFrame();
        browser.leaveFrame();
        assertThat(browser.run("return document.querySelector('#template-seed').value"))
            .isEqualTo("");
        assertThat(browser.complaints()).isEmpty();
        back();
        assertThat(site.successes()).isEmpty();
        tried++;
      }
      System.out.println("attacks: " + tried + " handed over, none succeeded");
      assertThat(tried).isGreaterThan(10);
    }
  }
}
