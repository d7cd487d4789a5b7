package io.zhengwen.studio;

import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** What a person does who makes a template: names fields, clicks their values, saves. */
final class Annotator {
  private final Browser browser;
  private final String studio;

  Annotator(Browser browser, String studio) {
    this.browser = browser;
    this.studio = studio;
  }

  /** A field and what is clicked for it; of list pages, in two records. */
  record Click(String field, String... texts) {}

  void mark(String document, String name, Click... clicks) {
    browser.open(studio + "#/annotate?id=" + document);
    browser.enterFrame();
    browser.leaveFrame();
    if (clicks[0].texts.length > 1) {
      browser.run("document.querySelector('input[name=kind][value=list]').click()");
      browser.see("input[name=record] + span");
    }
    for (Click click : clicks) {
      browser.type("#new-field", click.field, Keys.ENTER);
      browser.see(".draft-fields .active .field-name", click.field);
      for (String text : click.texts) {
        take(text);
      }
    }
    String last = clicks[clicks.length - 1].field;
    int row = clicks.length - 1;
    browser.run("document.getElementById('field-" + row + "').click()");
    browser.see(".draft-fields .active .field-name", last);
    browser.run("document.getElementById('required-" + row + "').click()");
    browser.drawn();
    browser.type("#template-name", name, Keys.TAB);
    browser.see("#save:not([disabled])");
    browser.see(".induced .tag");
  }

  private void take(String text) {
    long before = marks();
    browser.enterFrame();
    WebElement element =
        (WebElement)
            browser.run(
                """
                const found = [...document.querySelectorAll('z-t')].find((one) => one.textContent.trim() === arguments[0]);
                found.scrollIntoView({block: 'center'});
                return found;
                """,
                text);
    element.click();
    browser.see("[z-m]");
    browser.holds(
        "[...document.querySelectorAll('[z-m]')].some((one) => one.textContent.trim() === arguments[0])",
        text);
    browser.holds("document.querySelectorAll('[z-m]').length > arguments[0]", before);
    browser.leaveFrame();
  }

  private long marks() {
    browser.enterFrame();
    long marks = (Long) browser.run("return document.querySelectorAll('[z-m]').length");
    browser.leaveFrame();
    return marks;
  }

  void undoAndClickAgain(String text) {
    int all = browser.driver().findElements(By.cssSelector(".draft-fields .chip")).size();
    do {
      browser.run("document.getElementById('undo').click()");
      browser.drawn();
    } while (browser.driver().findElements(By.cssSelector(".draft-fields .chip")).size() == all);
    browser.run("document.getElementById('field-2').click()");
    browser.see("#name-2");
    take(text);
    browser.run("document.getElementById('field-2').click()");
    browser.see("#required-2");
    browser.run("document.getElementById('required-2').click()");
    browser.drawn();
    browser.type("#template-name", "homes", Keys.TAB);
    browser.see("#save:not([disabled])");
    browser.see(".induced code", "asking price");
  }

  void save() {
    browser.click("#save:not([disabled])");
    browser.see("#saved");
  }
}
