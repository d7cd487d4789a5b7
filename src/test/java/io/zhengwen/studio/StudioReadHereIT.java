package io.zhengwen.studio;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;

/** What is said of the page that is shown is true of it. */
class StudioReadHereIT extends DraftedStays {
  @Test
  void theRulesReadThePageThatIsShown() {
    make("read", LOFTS, "Loft number 1", "guests", "1 guests");
    browser.see(".induced .values", "1 guests");
    strip(2);
    browser.see(".induced .values", "2 guests");
    browser.see(".tested h2", "The seed’s pages");
    browser.go("#/annotate?id=boats/3");
    browser.holds("!document.querySelector('.page-strip')");
    shown();
    browser.see(".induced .tag");
    assertThat(browser.driver().findElements(By.cssSelector(".induced .values"))).isEmpty();
  }

  @Test
  void whetherAFieldIsRequiredIsUndecidedAtFirst() {
    open(LOFTS, 1);
    field("title");
    take("Loft number 1");
    browser.see(".induced .tag", "required");
    browser.holds("document.getElementById('required-0').indeterminate");
    click("required-0");
    browser.holds("document.getElementById('required-0').matches(':checked:not(:indeterminate)')");
    click("required-0");
    browser.holds("!document.getElementById('required-0').matches(':checked, :indeterminate')");
    browser.holds(
        "![...document.querySelectorAll('.induced .tag')].some((tag) => tag.textContent === 'required')");
  }

  @Test
  void theLinkToTheNextPageHasTheColourOfItsMark() {
    browser.open(studio.address() + "#/annotate?id=lists/1");
    shown();
    browser.run("document.querySelector('input[name=kind][value=list]').click()");
    browser.click("#field-next");
    take("More stays");
    browser.see("#field-next .swatch.c7");
    browser.enterFrame();
    browser.see("[z-m='7']");
    browser.leaveFrame();
  }

  @Test
  void aListWithoutRecordsIsCalledSo() {
    browser.open(studio.address() + "#/annotate?id=lists/1");
    shown();
    click("kind-list");
    field("stay");
    take("One");
    take("Two");
    save("stays");
    browser.open(studio.address() + "#/verify?seed=stays.example/lists/&page=lists/2");
    browser.see(".reading", "It found no records on this page.");
  }

  @Test
  void theFocusStaysOnThePageThatWasChosen() {
    open(LOFTS, 1);
    browser.type(inStrip(2), Keys.ENTER);
    shown();
    browser.holds("document.activeElement.matches(arguments[0])", inStrip(2) + "[aria-current]");
  }

  @Test
  void thePageThatIsShownIsSeenAmongThoseOfItsSeed() {
    browser.look("light", 390, "en-US");
    browser.open(studio.address() + "#/annotate?seed=" + LOFTS + "&page=lofts/1");
    shown();
    browser.see(inStrip(1) + "[aria-current]");
    browser.holds(
        "document.querySelector('.page-strip [aria-current]').getBoundingClientRect().right <= innerWidth");
  }

  @Test
  void apostrophesAreNarrowInEnglish() {
    browser.open(studio.address() + "#/pages");
    String width = "getComputedStyle(document.querySelector('h1')).fontVariantEastAsian === ";
    browser.see("h1");
    browser.holds(width + "'proportional-width'");
    browser.click("#language");
    browser.see("html[lang=zh-Hans]");
    browser.holds(width + "'normal'");
    browser.click("#language");
  }

  @Test
  void aPageThatWasPastedIsLeftAndHadBack() {
    browser.open(studio.address() + "#/preview");
    browser.see(".cards a");
    paste("<title>Mine</title><p>One paragraph.");
    browser.see(".summary h2", "Mine");
    browser.see(".legend", "1 block");
    assertThat(browser.see(".legend").getText()).doesNotContain("1 blocks");
    browser.run("document.querySelector('nav a[href=\"#/preview\"]').click()");
    browser.see(".cards a");
    browser.driver().navigate().back();
    browser.see(".summary h2", "Mine");
    assertThat(value("html")).isEqualTo("<title>Mine</title><p>One paragraph.");
    browser.driver().navigate().refresh();
    browser.see(".cards a");
    paste("<title>Another</title><p>One paragraph.");
    browser.see(".summary h2", "Another");
    assertThat(browser.complaints()).isEmpty();
  }

  private static void paste(String html) {
    browser.driver().findElement(By.cssSelector(".chooser > .row > button")).click();
    browser.type("#html", html);
    browser.click(".paste .primary");
  }
}
