package io.zhengwen.studio;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.cli.StudioProcess;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** A studio in a browser, with pages of places to stay and the steps that make a template. */
abstract class DraftedStays extends BrowserTests {
  static final String LOFTS = "stays.example/lofts/";
  static final String BOATS = "stays.example/boats/";
  static final int PAGES = 3;
  @TempDir static Path directory;
  @TempDir static Path other;
  static StudioProcess studio;

  @BeforeAll
  static void startStudio() throws Exception {
    for (String kind : List.of("Loft", "Boat")) {
      Path pages = Files.createDirectory(directory.resolve(kind.toLowerCase(Locale.ROOT) + "s"));
      for (int n = 1; n <= PAGES; n++) {
        Files.writeString(pages.resolve(n + ".html"), page(kind, n));
      }
    }
    Files.writeString(
        Files.createDirectory(directory.resolve("lists")).resolve("1.html"),
        "<title>List</title><h1>Stays</h1><ul><li><a href=/1>One</a> <b>10 €</b>"
            + "<li><a href=/2>Two</a> <b>20 €</b><li><a href=/3>Three</a> <b>30 €</b></ul>"
            + "<p><a href=/list/2>More stays</a>");
    Files.writeString(
        directory.resolve("lists").resolve("2.html"),
        "<title>List</title><h1>Berths</h1>"
            + "<div class=berth><a href=/4>Four</a> <i>40 €</i></div>".repeat(9));
    studio =
        StudioProcess.of(
            other.resolve("errors.txt").toFile(),
            directory,
            "--base-url",
            "https://stays.example/");
    for (String seed : List.of(LOFTS, BOATS)) {
      browser.open(studio.address() + "#/seeds");
      browser.type("#pattern", seed, Keys.ENTER);
      browser.see("h1", seed);
    }
  }

  static String page(String kind, int n) {
    return String.format(
        Locale.ROOT,
        """
        <!DOCTYPE html><html lang=en><title>%1$s number %2$d</title><h1>%1$s number %2$d</h1>
        <dl><dt>Price</dt><dd><b>%2$d0 €</b> per night</dd><dt>Guests</dt><dd>%2$d guests</dd></dl>
        <p>This is a place to stay for a night or two, and it is the number %2$d of its kind.</p>
        """,
        kind,
        n);
  }

  @AfterAll
  static void stop() {
    if (studio != null) {
      studio.close();
    }
  }

  @BeforeEach
  void begin() {
    browser.look("light", 1280, "en-US");
    browser.complaints();
  }

  /** Loads the studio anew with a page of a seed. */
  static void open(String seed, int page) {
    browser.open(studio.address() + "#/annotate?seed=" + seed);
    strip(page);
  }

  /** Follows a link above the page. */
  static void strip(int page) {
    browser.click(inStrip(page));
    browser.see(inStrip(page) + "[aria-current]");
    shown();
  }

  static String inStrip(int page) {
    return ".page-strip a[title*='/" + page + "']";
  }

  static void shown() {
    browser.see("#template-name");
    browser.enterFrame();
    browser.leaveFrame();
    drawn();
  }

  static void drawn() {
    browser.run(
        "return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
  }

  static void click(String id) {
    browser.see("#new-field");
    browser.run("document.getElementById(arguments[0]).click()", id);
    drawn();
  }

  static void type(String id, String text) {
    browser.type("#" + id, Keys.chord(Keys.CONTROL, "a"), text, Keys.TAB);
    drawn();
  }

  static void field(String name) {
    browser.type("#new-field", name, Keys.ENTER);
    browser.see(".draft-fields .active .field-name", name);
  }

  /** Clicks a text of the page. */
  static void take(String text) {
    browser.enterFrame();
    ((WebElement)
            browser.run(
                """
                const found = [...document.querySelectorAll('z-t')].find((one) => one.textContent.trim() === arguments[0]);
                found.scrollIntoView({block: 'center'});
                return found;
                """,
                text))
        .click();
    browser.holds(
        "[...document.querySelectorAll('[z-m]')].some((one) => one.textContent.trim() === arguments[0])",
        text);
    browser.leaveFrame();
    answered();
  }

  /** Waits for all that the page in the frame has to say to what was sent to it or clicked. */
  static void answered() {
    browser.enterFrame();
    browser.run(
        "addEventListener('message', (said) => said.data === 'asked' && parent.postMessage('answered', '*'))");
    browser.leaveFrame();
    browser.run(
        """
        return new Promise((done) => {
          addEventListener('message', (said) => said.data === 'answered' && done());
          document.querySelector('iframe').contentWindow.postMessage('asked', '*');
        });
        """);
    drawn();
  }

  static void undo() {
    click("undo");
  }

  /** The fields with what is marked for them on the page that is shown. */
  static void assertFields(String... fields) {
    assertThat(
            (List<?>)
                browser.run(
                    """
                    return [...document.querySelectorAll('.draft-fields > li:not(:has(#field-next))')].map((one) =>
                      [one.querySelector('.field-name'), ...one.querySelectorAll('.chip')].map((part) => part.textContent.trim()).join(': '));
                    """))
        .asList()
        .containsExactly((Object[]) fields);
  }

  static Object value(String id) {
    return browser.run("return document.getElementById(arguments[0]).value", id);
  }

  static void save(String name) {
    type("template-name", name);
    browser.see(".induced .tag");
    browser.click("#save:not([disabled])");
    browser.see("#saved", name);
    drawn();
  }

  /** Makes a template for a seed's pages, with the field "title" and another. */
  static void make(String name, String seed, String title, String second, String text) {
    open(seed, 1);
    field("title");
    take(title);
    field(second);
    take(text);
    save(name);
  }
}
