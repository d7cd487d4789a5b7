package io.zhengwen.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;

/** What a draft keeps: when its page, language or name changes, and when a step is undone. */
class StudioKeptDraftsIT extends DraftedStays {
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
    browser.click("#take-reading");
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
    browser.type("#template-name", "pressed");
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
