package io.zhengwen.studio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.zhengwen.cli.StudioProcess;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;

/**
 * What a template that is being made is after fields were renamed or removed, steps undone, and
 * other pages, templates and languages turned to.
 */
class StudioStepsIT {
  private static final String LOFTS = "stays.example/lofts/";
  private static final String BOATS = "stays.example/boats/";
  private static final int PAGES = 3;

  @TempDir private static Path directory;
  @TempDir private static Path other;
  private static Browser browser;
  private static StudioProcess studio;

  @BeforeAll
  static void start() throws Exception {
    Optional<Browser> found = Browser.start();
    assumeTrue(found.isPresent(), Browser.MISSING);
    browser = found.get();
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
    studio =
        StudioProcess.of(
            other.resolve("errors.txt").toFile(),
            directory,
            "--base-url",
            "https://stays.example/");
    for (String seed : List.of(LOFTS, BOATS)) {
      browser.open(studio.address() + "#/seeds");
      browser.see("#pattern").sendKeys(seed, Keys.ENTER);
      browser.see("h1", seed);
    }
  }

  private static String page(String kind, int n) {
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
    if (browser != null) {
      browser.close();
    }
  }

  @BeforeEach
  void begin() {
    browser.look("light", 1280, "en-US");
    browser.complaints();
  }

  /** Loads the studio anew with a page of a seed. */
  private static void open(String seed, int page) {
    browser.open(studio.address() + "#/annotate?seed=" + seed);
    strip(page);
  }

  /** Follows a link above the page. */
  private static void strip(int page) {
    browser.see(inStrip(page)).click();
    browser.see(inStrip(page) + "[aria-current]");
    shown();
  }

  private static String inStrip(int page) {
    return ".page-strip a[title*='/" + page + "']";
  }

  private static void shown() {
    browser.see("#template-name");
    browser.enterFrame();
    browser.leaveFrame();
    drawn();
  }

  private static void drawn() {
    browser.run(
        "return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
  }

  private static void click(String id) {
    browser.see("#new-field");
    browser.run("document.getElementById(arguments[0]).click()", id);
    drawn();
  }

  private static void type(String id, String text) {
    browser.see("#" + id).sendKeys(Keys.chord(Keys.CONTROL, "a"), text, Keys.TAB);
    drawn();
  }

  private static void field(String name) {
    browser.see("#new-field").sendKeys(name, Keys.ENTER);
    browser.see(".draft-fields .active .field-name", name);
  }

  /** Clicks a text of the page. */
  private static void take(String text) {
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
    drawn();
  }

  private static void widen() throws InterruptedException {
    click("pick-widen");
    // The frame answers by a message, or not at all.
    Thread.sleep(200);
    drawn();
  }

  private static void undo() {
    click("undo");
  }

  /** The fields with what is marked for them on the page that is shown. */
  private static void assertFields(String... fields) {
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

  private static Object value(String id) {
    return browser.run("return document.getElementById(arguments[0]).value", id);
  }

  private static void save(String name) {
    type("template-name", name);
    browser.see(".induced .tag");
    browser.see("#save:not([disabled])").click();
    browser.see("#saved", name);
    drawn();
  }

  /** Makes a template for a seed's pages, with the field "title" and another. */
  private static void make(String name, String seed, String title, String second, String text) {
    open(seed, 1);
    field("title");
    take(title);
    field(second);
    take(text);
    save(name);
  }

  // ---- what is taken again

  @Test
  void moreAroundAValueOfARenamedFieldIsThatFields() throws Exception {
    open(LOFTS, 1);
    take("10 €");
    assertFields("field_1: 10 €");
    type("name-0", "price");
    widen();
    assertFields("price: 10 € per night");
    browser.holds("document.querySelectorAll('.induced .rules > li').length === 1");
    browser.see(".induced .values td", "10 € per night");
  }

  @Test
  void moreAroundOneOfSeveralValuesTakesItsPlaceAndNoOthers() throws Exception {
    open(LOFTS, 1);
    field("facts");
    click("multiple-0");
    take("10 €");
    take("1 guests");
    take("Loft number 1");
    assertFields("facts: 10 €: 1 guests: Loft number 1");
    take("10 €");
    widen();
    assertFields("facts: 10 € per night: 1 guests: Loft number 1");
    take("10 €");
    assertFields("facts: 10 € per night: 1 guests: Loft number 1: 10 €");
    widen();
    assertFields("facts: 10 € per night: 1 guests: Loft number 1");
  }

  @Test
  void moreAroundAValueOfARemovedFieldIsNobodys() throws Exception {
    open(LOFTS, 1);
    field("price");
    take("10 €");
    click("remove-0");
    widen();
    assertFields();
    browser.enterFrame();
    assertThat(browser.run("return document.querySelector('[z-m]')")).isNull();
    browser.leaveFrame();
  }

  @Test
  void moreAroundAValueThatWasUndoneIsNobodysUntilItIsTaken() throws Exception {
    open(LOFTS, 1);
    field("title");
    take("Loft number 1");
    field("price");
    take("10 €");
    undo();
    assertFields("title: Loft number 1", "price");
    widen();
    assertFields("title: Loft number 1", "price");
    click("pick-take");
    browser.see(".chip", "10 € per night");
    assertFields("title: Loft number 1", "price: 10 € per night");
  }

  @Test
  void moreAroundATextWithoutALinkIsNotAnEarlierFields() throws Exception {
    browser.open(studio.address() + "#/annotate?id=lists/1");
    shown();
    field("heading");
    take("Stays");
    field("link");
    browser.run(
        "const type = document.getElementById('type-1'); type.value = 'link'; type.dispatchEvent(new Event('change'))");
    drawn();
    browser.enterFrame();
    browser.see("li b z-t").click();
    browser.leaveFrame();
    browser.see("[role=status] .notice");
    widen();
    assertFields("heading: Stays", "link: /1");
  }

  // ---- which template, and for which seed

  @Test
  void anUnsavedDraftStaysWhenTheLanguageOrThePageIsSwitched() {
    make("lofts", LOFTS, "Loft number 1", "guests", "1 guests");
    browser.open(studio.address() + "#/annotate?seed=" + LOFTS + "&page=lofts/1&template=lofts");
    shown();
    assertFields("title", "guests");
    click("begin");
    assertFields();
    field("price");
    take("10 €");
    click("language");
    shown();
    assertFields("price: 10 €");
    click("language");
    shown();
    strip(2);
    assertFields("price");
    take("20 €");
    browser.driver().navigate().back();
    browser.see(inStrip(1) + "[aria-current]");
    shown();
    assertFields("price: 10 €");
    save("lofts-price");
    strip(2);
    assertFields("price: 20 €");
    assertThat(value("template-name")).isEqualTo("lofts-price");
    browser.driver().navigate().refresh();
    shown();
    assertThat(value("template-name")).isEqualTo("lofts-price");
    assertFields("price");
    assertThat(browser.complaints()).isEmpty();
  }

  @Test
  void anUndoneStepLeavesTheDraftWithThePageThatIsShown() {
    open(LOFTS, 1);
    field("price");
    take("10 €");
    browser.go("#/annotate?seed=" + BOATS);
    browser.see(".page-strip");
    browser.holds("!document.getElementById('template-seed')");
    strip(2);
    undo();
    assertFields("price");
    assertThat(value("template-seed")).isEqualTo(BOATS);
    take("20 €");
    save("boats-price");
    browser.see("#saved", BOATS);
  }

  @Test
  void aTemplateThatTookTheDraftsPlaceIsUndone() {
    make("first", LOFTS, "Loft number 1", "guests", "1 guests");
    make("second", BOATS, "Boat number 1", "price", "10 €");
    browser.go("#/annotate?seed=" + LOFTS + "&page=lofts/1&template=first");
    browser.see("#take-reading").click();
    browser.see(".chip", "1 guests");
    click("field-1");
    type("name-1", "people");
    browser.go("#/verify?seed=" + BOATS);
    browser.see(".reading");
    browser.go("#/annotate?seed=" + BOATS + "&page=boats/2&template=second");
    browser.see("#take-reading");
    assertFields("title", "price");
    undo();
    browser.holds("location.hash.endsWith('template=first')");
    assertFields("title", "people");
    click("language");
    shown();
    click("language");
    shown();
    assertFields("title", "people");
    browser.driver().navigate().back();
    browser.see(".reading");
    browser.driver().navigate().back();
    browser.see(".chip", "1 guests");
    assertFields("title: Loft number 1", "people: 1 guests");
    assertThat(value("template-seed")).isEqualTo(LOFTS);
    assertThat(browser.complaints()).isEmpty();
  }

  // ---- lists

  @Test
  void aFieldOfTheSecondRecordIsRemoved() {
    browser.open(studio.address() + "#/annotate?id=lists/1");
    shown();
    click("kind-list");
    click("record-1");
    field("price");
    take("20 €");
    click("field-0");
    click("remove-0");
    assertFields();
    undo();
    click("record-1");
    assertFields("price: 20 €");
    assertThat(browser.complaints()).isEmpty();
  }

  @Test
  void theNextPageIsMarkedOnListsOnlyAndNoField() {
    browser.open(studio.address() + "#/annotate?id=lists/1");
    shown();
    click("kind-list");
    field("next page");
    take("One");
    take("Two");
    markNext();
    assertFields("next page: One");
    click("kind-detail");
    take("Stays");
    assertFields("next page: Stays");
    click("kind-list");
    assertFields("next page: One");
  }

  @Test
  void theNextPageIsTakenWithTheReading() {
    browser.open(studio.address() + "#/annotate?id=lists/1");
    shown();
    click("kind-list");
    field("stay");
    take("One");
    take("Two");
    markNext();
    save("lists");
    browser.open(
        studio.address() + "#/annotate?seed=stays.example/lists/&page=lists/1&template=lists");
    shown();
    browser.see("#take-reading").click();
    browser.see("li:has(#field-next)", "/list/2");
    assertFields("stay: One");
    browser.see(".induced .rules", "link to the next page");
  }

  private static void markNext() {
    click("field-next");
    browser.see(".active #field-next");
    browser.enterFrame();
    browser.see("p a z-t").click();
    browser.leaveFrame();
    browser.see("li:has(#field-next)", "/list/2");
  }

  // ---- names

  @Test
  void aNameThatAnotherFieldHasIsNotKept() {
    open(LOFTS, 1);
    field("title");
    field("price");
    type("name-1", "title");
    assertFields("title", "price");
    assertThat(value("name-1")).isEqualTo("price");
  }

  @Test
  void whatIsPressedWhileANameIsWrittenIsDone() {
    open(LOFTS, 1);
    field("price");
    take("10 €");
    browser.see("#template-name").sendKeys("pressed");
    press("save");
    browser.see("#saved", "pressed");
  }

  /** Presses and releases as slowly as a person. */
  private static void press(String id) {
    WebElement element = browser.see("#" + id);
    browser.run("arguments[0].scrollIntoView({block: 'center'})", element);
    new Actions(browser.driver())
        .moveToElement(element)
        .clickAndHold()
        .pause(Duration.ofMillis(150))
        .release()
        .perform();
  }

  @Test
  void namesOfWhatEveryObjectHasAreNoValues() {
    make("odd", LOFTS, "Loft number 1", "constructor", "1 guests");
    browser.open(studio.address() + "#/verify?seed=" + LOFTS);
    browser.see(".reading .values");
    assertThat(browser.run("return document.querySelector('main').textContent").toString())
        .contains("constructor")
        .doesNotContain("NaN", "undefined", "Object()", "native code");
    assertThat(browser.complaints()).isEmpty();
  }
}
