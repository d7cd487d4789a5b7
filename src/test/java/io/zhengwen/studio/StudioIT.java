package io.zhengwen.studio;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;

/** The studio in a browser, on a Solr with the pages of the demo. */
class StudioIT extends StudioTests {
  private static final int WIDE = 1280;
  private static final int NARROW = 390;

  @BeforeAll
  static void indexQuay() throws Exception {
    List<Map<String, Object>> quay = new ArrayList<>();
    for (int n = 0; n < 10; n++) {
      String words = Integer.toString(n * 7919 + 1, 2).repeat(3);
      String html = "<p>" + words + "</p><div>All rights reserved.</div><div>Follow us</div>";
      quay.add(Map.of("id", "quay-" + n, "url", "https://quay.example/" + n, "html", html));
    }
    solr.index(quay, "zhengwen.method", "fulltext+sitetemplate");
  }

  @BeforeEach
  void plainLook() throws Exception {
    browser.look("light", WIDE, "en-US");
    browser.requested();
    browser.complaints();
  }

  @Test
  void previewShowsDecisionsAndReasons() throws Exception {
    browser.open(solr.studio() + "#/preview?id=site-harbour-03&m=combined&m=density");
    browser.see(".summary h2", "Father and two sons");
    browser.enterFrame();
    browser.see("z-t.k0");
    browser.see("z-t.k1");
    List<WebElement> kept = browser.driver().findElements(By.cssSelector("z-t.k1"));
    assertThat(kept).anyMatch(block -> block.getText().contains("stranded on a sandbar"));
    new Actions(browser.driver()).moveToElement(browser.see("z-t.k1")).perform();
    browser.see("z-t.k1.now");
    browser.leaveFrame();
    browser.see(".block .verdict.v1", "Main text");
    browser.see(".block .because tr");
    browser.see(".compared article:nth-child(2) h3", "density");
    browser.enterFrame();
    List<WebElement> mainText = browser.driver().findElements(By.cssSelector("z-t.k1"));
    mainText.get(mainText.size() - 1).click();
    new Actions(browser.driver()).sendKeys(Keys.ARROW_DOWN).perform();
    browser.see("z-t.k0.now");
    browser.leaveFrame();
    browser.see(".block .verdict.v0", "Left out");
    browser.run("document.querySelector('input[value=plain]').click()");
    browser.enterFrame();
    browser.see("html[data-mode=plain]");
    browser.leaveFrame();
    browser.picture("plain");
    browser.click("#tab-metadata");
    browser.see(".metadata", "Denzil Orchard");
    browser.open(solr.studio() + "#/preview?id=site-harbour-01");
    browser.enterFrame();
    browser.see("z-t.k1");
    browser.holds("document.querySelector('z-t.k1').getBoundingClientRect().top < innerHeight / 2");
    browser.run("document.querySelectorAll('z-t.k1')[5].scrollIntoView({block: 'center'})");
    WebElement block = browser.driver().findElements(By.cssSelector("z-t.k1")).get(5);
    new Actions(browser.driver()).moveToElement(block).perform();
    browser.leaveFrame();
    browser.see(".block .because tr");
    browser.holds(
        "document.querySelector('.inspector').scrollWidth <= document.querySelector('.inspector').clientWidth");
    browser.run("scrollTo(0, 0)");
    browser.picture("preview");
  }

  @Test
  void previewTakesPastedPagesAndFiles() throws Exception {
    browser.open(solr.studio() + "#/preview");
    browser.see(".cards a");
    browser.driver().findElement(By.cssSelector(".chooser > .row > button")).click();
    browser
        .see("#html")
        .sendKeys(
            "<html lang=ar dir=rtl><title>Mine</title><p>A page of my own, typed by hand, about the ferry.");
    browser.click(".paste .primary");
    browser.see(".summary h2", "Mine");
    browser.enterFrame();
    browser.see("html[lang=ar][dir=rtl]");
    browser.leaveFrame();
    Path file =
        Files.writeString(
            Files.createTempFile("page", ".html"),
            "<h1>From a file</h1><p>It has a sentence or two. They are short.");
    browser.driver().findElement(By.id("file")).sendKeys(file.toString());
    browser.see(".summary h2", "From a file");
    Files.delete(file);
  }

  @Test
  void picturesAreTakenByKeys() throws Exception {
    browser.open(solr.studio() + "#/annotate?id=estate-harbor-detail-04");
    browser.type("#new-field", "logo", Keys.ENTER);
    browser.see(".draft-fields .active .field-name", "logo");
    browser.see("iframe.page-frame[data-ready]");
    browser.run("document.querySelector('iframe.page-frame').focus()");
    new Actions(browser.driver()).sendKeys("jjjjjj", Keys.ENTER).perform();
    browser.see(".draft-fields .chip", "logo");
    browser.enterFrame();
    browser.see("[z-image][z-m='0']");
    browser.leaveFrame();
  }

  @Test
  void textsAreTakenByKeys() throws Exception {
    browser.open(solr.studio() + "#/annotate?id=site-harbour-11");
    browser.type("#new-field", "first", Keys.ENTER);
    browser.see(".draft-fields .active .field-name", "first");
    browser.see("iframe.page-frame[data-ready]");
    browser.run("document.querySelector('iframe.page-frame').focus()");
    new Actions(browser.driver())
        .sendKeys("jjjj", Keys.ARROW_DOWN, Keys.ARROW_UP, Keys.ENTER)
        .perform();
    browser.enterFrame();
    String text = browser.see("[z-m='0']").getText();
    browser.leaveFrame();
    browser.see(".draft-fields .chip", text);
    browser.click("#pick-widen");
    browser.holds(
        "document.querySelector('.draft-fields .chip')?.innerText.trim().length > arguments[0]",
        text.length());
    browser.click("#undo:not([disabled])");
    browser.see(".draft-fields .chip", text);
  }

  @Test
  void templatesArePinnedBlockedReleasedAndRolledBack() throws Exception {
    browser.open(solr.studio() + "#/templates");
    browser.see(".wide a", "quay.example");
    browser.click(".wide a");
    browser.see(".template .removed", "All rights reserved.");
    browser.picture("templates");
    click(".template button", "Pin");
    browser.see(".template .state.pinned");
    assertThat(state("All rights reserved.")).isEqualTo("pinned");
    click(".template.pinned button", "Block");
    browser.see(".template .state.blocked");
    assertThat(state("All rights reserved.")).isEqualTo("blocked");
    click(".template.blocked button", "Release");
    browser.see(".template:first-child .state.learned");
    assertThat(state("All rights reserved.")).isEqualTo("learned");
    click(".template button", "Delete");
    browser.click("dialog .primary");
    browser.holds("document.querySelectorAll('.template').length === 1");
    assertThat(state("All rights reserved.")).isEmpty();
    click(".between button", "Undo the latest change");
    browser.click("dialog .primary");
    browser.holds("document.querySelectorAll('.template').length === 2");
    assertThat(state("All rights reserved.")).isNotEmpty();
  }

  private static void click(String css, String text) {
    browser.see(css, text);
    browser.driver().findElements(By.cssSelector(css)).stream()
        .filter(button -> button.getText().equals(text))
        .findFirst()
        .orElseThrow()
        .click();
  }

  private static String state(String text) throws Exception {
    JsonNode answer =
        solr.http()
            .get(
                "/" + StudioSolr.COLLECTION + "/zhengwen/templates",
                List.of("site", "quay.example"))
            .body();
    for (JsonNode template : answer.path("templates")) {
      if (template.path("text").asText().equals(text)) {
        return template.path("state").asText();
      }
    }
    return "";
  }

  @Test
  void theLanguageIsSwitchedAndRemembered() throws Exception {
    browser.look("dark", NARROW, "zh-CN");
    browser.open(solr.studio() + "#/status");
    browser.see("nav a[aria-current]", "状态");
    browser.click("#language");
    browser.see("nav a[aria-current]", "Status");
    browser.open(solr.studio() + "#/search");
    browser.see("#language", "中文");
    browser.run("localStorage.clear()");
  }

  @Test
  void pagesOfFiveMegabytesAndManyBlocksAreUsable() throws Exception {
    browser.open(solr.studio() + "#/preview");
    browser.see(".cards");
    Object chars;
    try (InputStream script = StudioIT.class.getResourceAsStream("big-page.js")) {
      chars = browser.run(new String(script.readAllBytes(), StandardCharsets.UTF_8));
    }
    browser.enterFrame();
    assertThat(browser.see("z-t").getText()).startsWith("0 The ferry");
    browser.leaveFrame();
    browser.see(".legend", "100,000");
    browser.see(".summary h2", "Big");
    long shown = number("shown");
    long decided = number("decided");
    long pause = number("pause");
    browser.click("#part-behind");
    browser.see(".parts", "1,001");
    assertThat(browser.run("return document.activeElement.id")).isEqualTo("part-behind");
    browser.enterFrame();
    browser.see("z-t[i='1000'].k1, z-t[i='1000'].k0");
    browser.leaveFrame();
    System.out.println(
        chars
            + " characters: shown after "
            + shown
            + " ms, decided after "
            + decided
            + " ms, longest pause "
            + pause
            + " ms");
    assertThat(shown).as("ms until the page is shown").isLessThan(15_000);
    assertThat(pause).as("ms in which the studio does not react").isLessThan(1_500);
  }

  private static long number(String name) {
    return ((Number) browser.run("return window[arguments[0]]", name)).longValue();
  }

  @Test
  void nothingIsLoadedFromElsewhere() throws Exception {
    for (String page :
        List.of("search?q=harbour", "preview?id=site-harbour-11", "templates", "status")) {
      browser.open(solr.studio() + "#/" + page);
      browser.see(".result, .template, .wide, .health, .summary h2");
    }
    assertThat(browser.requested()).allMatch(address -> address.startsWith(solr.http().base()));
    assertThat(browser.complaints()).isEmpty();
  }
}
