package io.zhengwen.studio;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WindowType;

/** What is refused, and how it goes on then. */
class StudioConflictIT extends DraftedStays {
  /** Saves a template in another window of the browser. */
  private static void saveElsewhere(String template, String version) {
    String here = browser.driver().getWindowHandle();
    browser.driver().switchTo().newWindow(WindowType.TAB);
    browser.load(
        studio.address() + "#/annotate?seed=" + LOFTS + "&page=lofts/3&template=" + template);
    browser.click("#take-reading");
    browser.see(".chip", "3 guests");
    browser.see(".induced .tag");
    click("save");
    browser.see("#saved", "version " + version);
    browser.driver().close();
    browser.driver().switchTo().window(here);
  }

  private static void isRefused() {
    browser.see(".induced .tag");
    browser.run("document.querySelector('.tested').scrollIntoView()");
    click("save");
    browser.see(".notice.bad", "changed");
    browser.holds(
        """
        [document.querySelector('.notice.bad').getBoundingClientRect()].every(
          ({top, bottom}) => top >= document.querySelector('.top').offsetHeight && bottom <= innerHeight)
        """);
  }

  @Test
  void whatSomebodyElseSavedMeanwhileIsTakenOrReplaced() {
    make("shared", LOFTS, "Loft number 1", "guests", "1 guests");
    saveElsewhere("shared", "2");
    field("price");
    take("10 €");
    isRefused();
    browser.click("#take-theirs");
    browser.holds("!document.querySelector('.notice')");
    drawn();
    assertFields("title", "guests");
    assertThat(value("template-seed")).isEqualTo(LOFTS);
    undo();
    assertFields("title: Loft number 1", "guests: 1 guests", "price: 10 €");
    isRefused();
    browser.click("#save-mine");
    browser.see("#saved", "version 3");
    browser.open(studio.address() + "#/wrappers?template=shared");
    browser.see(".rules", "price");
  }

  @Test
  void aTemplateThatWasDeletedMeanwhileIsSavedAnew() {
    make("gone", LOFTS, "Loft number 1", "guests", "1 guests");
    String here = browser.driver().getWindowHandle();
    browser.driver().switchTo().newWindow(WindowType.TAB);
    browser.load(studio.address() + "#/wrappers?template=gone");
    browser.click("#delete");
    browser.click("dialog .primary");
    browser.holds("location.hash === '#/wrappers'");
    browser.driver().close();
    browser.driver().switchTo().window(here);
    isRefused();
    browser.click("#save-mine");
    browser.see("#saved", "version 1");
  }

  @Test
  void aSeedIsAddedOnceByItsAddress() {
    browser.open(studio.address() + "#/seeds");
    browser.type("#pattern", "https://www.stays.example/lists/", Keys.ENTER);
    browser.see("h1", "stays.example/lists/");
    browser.open(studio.address() + "#/seeds");
    browser.type("#pattern", "stays.example/lists/", Keys.ENTER);
    browser.see(".notice", "There is a seed stays.example/lists/ already.");
    assertThat(browser.see(".notice strong").getText()).isEqualTo("This exists already.");
  }

  @Test
  void anotherPageIsNamedWhereThereIsNone() {
    browser.open(studio.address() + "#/annotate?id=lofts/4");
    browser.see(".notice", "lofts/4");
    browser.type("#document", Keys.chord(Keys.CONTROL, "a"), "lofts/2", Keys.ENTER);
    shown();
    browser.enterFrame();
    browser.see("h1", "Loft number 2");
    browser.leaveFrame();
  }
}
