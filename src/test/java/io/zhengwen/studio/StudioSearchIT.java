package io.zhengwen.studio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;

/** What the studio says of the pages that a search finds. */
class StudioSearchIT {
  private static final String KINDS = ".facet[id*='page_type']";

  private static StudioSolr solr;
  private static Browser browser;

  @BeforeAll
  static void start() throws Exception {
    Optional<Browser> found = Browser.start();
    assumeTrue(found.isPresent(), Browser.MISSING);
    browser = found.get();
    browser.look("light", 1280, "en-US");
    solr = StudioSolr.shared();
  }

  @AfterAll
  static void stop() throws Exception {
    if (browser != null) {
      browser.close();
    }
  }

  @Test
  void kindsThatPeopleCallTheSameAreOne() throws Exception {
    solr.index(
        List.of(
            Map.of("id", "kind-1", "content", "zedoary", "page_type", "article"),
            Map.of("id", "kind-2", "content", "zedoary", "page_type", "Article"),
            Map.of("id", "kind-3", "content", "zedoary", "page_type", "NewsArticle")));
    browser.open(solr.studio() + "#/search?q=zedoary");
    browser.see(".found", "3");
    browser.holds("document.querySelectorAll(\"" + KINDS + "\").length === 2");
    assertThat(browser.see(KINDS + " .name").getText()).isEqualTo("article");
    assertThat(browser.see(KINDS + " .n").getText()).isEqualTo("2");
    browser.see(KINDS).click();
    browser.see(".chip", "article");
    browser.see(".found", "2");
    browser.see(".facet[aria-pressed=true] .name", "article");
    browser.see(".chip").click();
    browser.see(".found", "3");
    for (String id : List.of("kind-1", "kind-2", "kind-3")) {
      solr.http().updateJson(StudioSolr.COLLECTION, Map.of("delete", id));
    }
  }

  @Test
  void aPlaceBeyondTheResultsIsTheirEnd() {
    browser.open(solr.studio() + "#/search?q=harbour&start=1000");
    browser.see(".result");
    browser.open(solr.studio() + "#/search?q=the&start=1000");
    browser.see(".result");
    browser.holds(
        "/^(\\d+) to (\\d+) of \\2$/.test(document.querySelector('.pager span').textContent)");
    browser.see("#previous:enabled");
  }

  @Test
  void whatWordsAddIsTheScore() {
    browser.open(solr.studio() + "#/search?q=harbour");
    browser.see(".result button.tool").click();
    browser.see(".why td mark", "harbour");
    double score = number(browser.see(".why p").getText());
    double sum =
        browser.driver().findElements(By.cssSelector(".why td.weight")).stream()
            .map(WebElement::getText)
            .mapToDouble(StudioSearchIT::number)
            .sum();
    assertThat(sum).isCloseTo(score, within(0.02 * score));
  }

  private static double number(String text) {
    return Double.parseDouble(text.replaceAll("[^0-9.]", ""));
  }
}
