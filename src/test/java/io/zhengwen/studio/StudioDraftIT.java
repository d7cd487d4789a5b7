package io.zhengwen.studio;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.cli.StudioProcess;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.interactions.Actions;

/** What is not lost, and where the focus stays, when things are changed in the studio. */
class StudioDraftIT extends BrowserTests {
  private static final String TITLE = "Corner loft with harbor views, 14 Ropewalk Lane #4C";
  private static final int MOST_STEPS = 40;

  @TempDir private static Path directory;
  @TempDir private static Path other;
  private static StudioProcess studio;
  private static Annotator annotator;

  @BeforeAll
  static void startStudio() throws Exception {
    for (int n = 1; n <= 9; n++) {
      Files.writeString(directory.resolve("home-" + n + ".html"), HomePages.home(n));
    }
    studio =
        StudioProcess.of(
            other.resolve("errors.txt").toFile(),
            directory,
            "--base-url",
            "https://homes.example/homes/",
            "--library",
            other.resolve("library"));
    annotator = new Annotator(browser, studio.address());
  }

  @AfterAll
  static void stop() {
    if (studio != null) {
      studio.close();
    }
  }

  @BeforeEach
  void look() {
    browser.look("light", 1280, "en-US");
  }

  private static void type(String id, String text) {
    browser.run(
        "const input = document.getElementById(arguments[0]); input.value = arguments[1];"
            + " input.dispatchEvent(new Event('change'))",
        id,
        text);
    browser.holds("document.getElementById(arguments[0]).value === arguments[1]", id, text);
    browser.drawn();
  }

  private static void save() {
    browser.click("#save:not([disabled])");
  }

  /** Presses a key where the focus is, and waits until the studio has drawn. */
  private static void press(Keys key) {
    browser.driver().switchTo().activeElement().sendKeys(key);
    browser.drawn();
  }

  private static String focused() {
    return (String) browser.run("return document.activeElement.id");
  }

  @Test
  void aSeedThatIsRefusedLeavesNothingAndARenamedTemplateIsNew() {
    annotator.mark("home-1", "widgets", new Annotator.Click("title", TITLE));
    type("template-seed", "not a seed !!");
    save();
    browser.see(".notice.bad", "not a seed !!");
    assertThat(other.resolve("library/templates/widgets.json")).doesNotExist();
    type("template-seed", "homes.example/homes/");
    // As with a double click.
    browser.run("const save = document.getElementById('save'); save.click(); save.click()");
    browser.see("#saved", "version 1");
    assertThat(browser.driver().findElements(By.cssSelector(".notice.bad"))).isEmpty();
    browser.see("#save", "Save as a new version");
    type("template-name", "widgets2");
    assertThat(browser.see("#save").getText()).isEqualTo("Save");
    save();
    browser.see("#saved", "widgets2");
    assertThat(browser.driver().findElements(By.cssSelector(".notice.bad"))).isEmpty();
    type("template-name", "widgets");
    assertThat(browser.see("#save").getText()).isEqualTo("Save as a new version");
    save();
    browser.see("#saved", "version 2");
    assertThat(browser.driver().findElements(By.cssSelector(".notice.bad"))).isEmpty();
  }

  @Test
  void fieldsMayHaveTheNamesOfWhatEveryObjectHas() {
    browser.complaints();
    annotator.mark(
        "home-1",
        "odd",
        new Annotator.Click("constructor", TITLE),
        new Annotator.Click("__proto__", "$742,000"));
    browser.see(".induced .values tr:nth-child(1) td", TITLE);
    browser.see(".induced .values tr:nth-child(2) td", "$742,000");
    assertThat(browser.complaints()).isEmpty();
  }

  @Test
  void beginningAnewIsUndoneAndMarksAreNotLeftWithoutAQuestion() {
    annotator.mark("home-1", "kept", new Annotator.Click("title", TITLE));
    browser.click("#begin");
    browser.see(".draft-fields + form, #new-field");
    browser.holds("!document.querySelector('.draft-fields .chip')");
    assertThat(focused()).isEqualTo("begin");
    browser.click("#undo:not([disabled])");
    browser.see(".draft-fields .chip", TITLE);
    assertThat(asksBeforeItIsLeft()).isTrue();
    save();
    browser.see("#saved");
    assertThat(asksBeforeItIsLeft()).isFalse();
  }

  @Test
  void aNameThatWasTypedIsHadBackAfterBeginningAnew() {
    browser.open(studio.address() + "#/annotate?id=home-3");
    browser.see("#template-name");
    type("template-name", "lofts");
    browser.click("#begin");
    browser.holds("document.getElementById('template-name').value === ''");
    browser.click("#undo:not([disabled])");
    browser.holds("document.getElementById('template-name').value === 'lofts'");
  }

  private static boolean asksBeforeItIsLeft() {
    return (Boolean)
        browser.run("return !dispatchEvent(new Event('beforeunload', {cancelable: true}))");
  }

  @Test
  void theFocusStaysWhereSomethingWasChosen() {
    annotator.mark("home-1", "focus", new Annotator.Click("title", TITLE));
    browser.run("document.querySelector('#kind-detail').focus()");
    press(Keys.ARROW_RIGHT);
    assertThat(focused()).isEqualTo("kind-list");
    press(Keys.ARROW_LEFT);
    assertThat(focused()).isEqualTo("kind-detail");
    browser.run("document.querySelector('.chip').focus()");
    press(Keys.ENTER);
    assertThat(focused()).isEqualTo("field-0");
    browser.open(studio.address() + "#/preview?id=home-1");
    browser.see(".summary");
    browser.run("document.querySelector('#method-fulltext').focus()");
    press(Keys.SPACE);
    browser.see(".side-by-side");
    assertThat(focused()).isEqualTo("method-fulltext");
  }

  @Test
  void whereAllIsUndoneTheNextFieldIsNamed() {
    browser.open(studio.address() + "#/annotate?id=home-1");
    browser.type("#new-field", "title", Keys.ENTER);
    browser.see(".draft-fields .active .field-name", "title");
    browser.run("document.querySelector('#undo').focus()");
    for (int step = 0; step < MOST_STEPS && focused().equals("undo"); step++) {
      press(Keys.ENTER);
    }
    browser.see("#undo[disabled]");
    assertThat(focused()).isEqualTo("new-field");
  }

  @Test
  void theTextThatIsGoneToIsSaidWithItsFields() throws Exception {
    String sentence = "All about the loft. ";
    Files.writeString(
        directory.resolve("said.html"),
        "<html lang=en><title>Said</title><h1>A loft</h1><p>First <b>$5</b></p><p>"
            + sentence.repeat(40)
            + "</p><img src=a.png alt='The view'><img src=b.png>");
    try (StudioProcess own = StudioProcess.of(other.resolve("said.txt").toFile(), directory)) {
      new Annotator(browser, own.address())
          .mark("said", "said", new Annotator.Click("price", "$5"));
      browser.run("document.querySelector('iframe.page-frame').focus()");
      new Actions(browser.driver()).sendKeys(Keys.ARROW_UP).perform();
      hears("First");
      new Actions(browser.driver()).sendKeys("j").perform();
      hears("$5 (marked as price)");
      browser.click("#pick-widen");
      hears("First $5 (marked as price)");
      browser.click("#pick-next");
      browser.click("#pick-next");
      assertThat(focused()).isEqualTo("pick-next");
      hears(sentence.repeat(40).substring(0, 150) + "…");
      browser.click("#pick-next");
      hears("The view");
      browser.click("#pick-next");
      hears("Picture");
    }
  }

  private static void hears(String text) {
    browser.await(
        text,
        () -> Accessibility.said(browser).contains(text) ? Optional.of(true) : Optional.empty());
  }

  @Test
  void whatIsBeingTypedStaysWhereTheFormIsDrawnAnew() {
    annotator.mark("home-1", "typing", new Annotator.Click("title", TITLE));
    browser.type("#template-name", Keys.END, "-unfinished", Keys.ARROW_LEFT);
    browser.run("document.querySelector('#kind-list').click()");
    browser.see("#field-next");
    new Actions(browser.driver()).sendKeys("!").perform();
    assertThat(browser.run("return document.getElementById('template-name').value"))
        .isEqualTo("typing-unfinishe!d");
    browser.type("#new-field", "price", Keys.ENTER);
    browser.holds("document.getElementById('new-field').value === ''");
    browser.click("#begin");
  }

  @Test
  void aClickThatMarksNothingSaysSo() {
    annotator.mark("home-1", "nothing", new Annotator.Click("title", TITLE));
    browser.run("document.querySelector('#kind-list').click()");
    browser.click("#field-next");
    browser.see(".active #field-next");
    browser.enterFrame();
    browser.driver().findElements(By.cssSelector("h1 z-t")).get(0).click();
    browser.leaveFrame();
    hears("Nothing was marked: there is no link here.");
    browser.click("#begin");
  }

  @Test
  void siteTemplatesAreChangedWhereTheyStand() {
    openSite();
    String text = browser.see(".template:nth-child(3) .template-text p").getText();
    browser.run("document.querySelector('.template:nth-child(3) button').focus()");
    assertThat(browser.driver().switchTo().activeElement().getAccessibleName())
        .startsWith("Pin: " + text.substring(0, 5));
    press(Keys.ENTER);
    browser.see("[role=status] .unseen", "Pinned: ");
    assertThat(browser.run("return document.activeElement.closest('.template')?.innerText"))
        .asString()
        .contains(text)
        .contains("Block");
    browser.run("[...document.activeElement.parentElement.children].at(-1).focus()");
    press(Keys.ENTER);
    browser.click("dialog .plain");
    assertThat(texts()).contains(text);
    press(Keys.ENTER);
    browser.click("dialog .primary");
    browser.see("[role=status] .unseen", "Deleted: ");
    assertThat(texts()).doesNotContain(text);
    assertThat(browser.run("return document.activeElement.closest('.template') !== null"))
        .isEqualTo(true);
  }

  private static void openSite() {
    browser.open(studio.address() + "#/templates?site=homes.example");
    browser.see(".template:nth-child(4)");
  }

  private static List<Object> texts() {
    return List.copyOf(
        (List<?>)
            browser.run(
                "return [...document.querySelectorAll('.template-text > p:first-child')].map((one) => one.textContent)"));
  }

  /** As at 400% of a window of 1280 by 1024. */
  @Test
  void whatHasTheFocusIsSeenWhereThereIsLittleRoom() {
    browser.cdp(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", 320, "height", 256, "deviceScaleFactor", 1, "mobile", false));
    openSite();
    assertThat(browser.run("return document.documentElement.scrollWidth <= innerWidth"))
        .isEqualTo(true);
    browser.run(
        "scrollTo(0, document.body.scrollHeight); [...document.querySelectorAll('.template button')].at(-1).focus()");
    for (int step = 0; step < MOST_STEPS; step++) {
      browser.driver().switchTo().activeElement().sendKeys(Keys.chord(Keys.SHIFT, Keys.TAB));
      assertThat(
              (List<?>)
                  browser.run(
                      """
                      const {x, y, width, height} = document.activeElement.getBoundingClientRect();
                      const top = document.elementFromPoint(x + width / 2, y + height / 2);
                      return top && document.activeElement.contains(top) ? [] : [document.activeElement.outerHTML];
                      """))
          .isEmpty();
    }
  }
}
