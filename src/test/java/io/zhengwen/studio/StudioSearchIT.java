package io.zhengwen.studio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.zhengwen.demo.WholePage;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** Searching in the studio: both counts, snippets, facets, reasons, and what is said of pages. */
class StudioSearchIT extends StudioTests {
  private static final String KINDS = ".facet[id*='page_type']";

  @Test
  void searchComparesMainTextWithAllText() throws Exception {
    browser.open(solr.studio());
    browser.see(".difference");
    browser.picture("welcome");
    browser.type("#q", "privacy policy", Keys.ENTER);
    browser.see(".found");
    browser.run("document.querySelector('input[name=compare][value=\"1\"]').click()");
    browser.see("#count-raw");
    long main = found("privacy policy");
    long raw = found("privacy policy", "qf", WholePage.FIELD, "pf", "", "lf", "");
    assertThat(raw).isGreaterThan(4 * main);
    browser.see("#count-main", Long.toString(main));
    browser.see("#count-raw", Long.toString(raw));
    browser.see(".half:last-child .snippet mark", "rivacy");
    browser.picture("compare");
  }

  @Test
  void searchShowsSnippetsFacetsAndReasons() throws Exception {
    browser.open(solr.studio() + "#/search?q=harbour");
    browser.see(".found", Long.toString(found("harbour")));
    browser.see(".snippet mark", "harbour");
    browser.see(".result .facts time");
    browser.click(".result button.tool");
    browser.see(".why td mark", "harbour");
    browser.see(".result a.tool[href^='#/annotate?']");
    browser.picture("search");
    browser.click(".facet");
    browser.see(".chip");
    String host = browser.see(".facet[aria-pressed=true] .name").getText();
    browser.see(".found", Long.toString(found("harbour", "fq", "{!term f=host}" + host)));
    browser.click(".chip");
    browser.see(".found", Long.toString(found("harbour")));
  }

  @Test
  void searchingKeepsTheFocusAndTellsTheLanguageOfPages() {
    browser.open(solr.studio() + "#/search?q=harbour");
    browser.see(".result h3[lang=en]");
    browser.see(".snippet[lang=en]");
    browser.holds("document.title.startsWith('harbour')");
    browser.click(".facet");
    browser.see(".chip");
    browser.holds("document.activeElement.matches('.facet[aria-pressed=true]')");
    browser.click(".chip");
    browser.holds("!document.querySelector('.chip')");
    browser.holds("document.activeElement.id === 'q'");
  }

  @Test
  void aSearchThatIsTooLongIsCalledSo() throws Exception {
    browser.open(solr.studio() + "#/search?q=" + "harbour+".repeat(3000));
    browser.see(".notice.bad strong", "This is too long for the server.");
  }

  private static long found(String q, String... params) throws Exception {
    List<String> all = new ArrayList<>(List.of("q", q, "rows", "0"));
    all.addAll(List.of(params));
    return solr.http().get("/" + StudioSolr.COLLECTION + "/select", all).found();
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
    browser.click(KINDS);
    browser.see(".chip", "article");
    browser.see(".found", "2");
    browser.see(".facet[aria-pressed=true] .name", "article");
    browser.click(".chip");
    browser.see(".found", "3");
    for (String id : List.of("kind-1", "kind-2", "kind-3")) {
      solr.http().updateJson(StudioSolr.COLLECTION, Map.of("delete", id));
    }
  }

  @Test
  void aSiteThatNamesItselfAfterAnotherIsKnownByItsHost() throws Exception {
    Map<String, Object> phish =
        Map.of(
            "id", "phish-1",
            "url", "https://phish.example/login",
            "host", "phish.example",
            "site_name", "www.bank.example",
            "content", "quinquereme");
    Map<String, Object> script =
        Map.of("id", "phish-2", "url", "javascript:alert(1)", "content", "quinquereme");
    Map<String, Object> endless =
        Map.of("id", "phish-3", "title", "x".repeat(3000), "content", "quinquereme");
    solr.index(List.of(phish, script, endless));
    browser.open(solr.studio() + "#/search?q=quinquereme");
    browser.see(".found", "3");
    browser.see(".result .site-name", "www.bank.example");
    assertThat(browser.see(".result .site a").getText()).isEqualTo("phish.example");
    browser.see(".result .site", "phish-2");
    browser.holds("document.querySelectorAll('.result .site .icon').length === 1");
    browser.holds(
        "[...document.querySelectorAll('.result h3')].every((title) => title.textContent.length <= 301)");
    solr.delete(List.of("phish-1", "phish-2", "phish-3"));
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
    browser.click(".result button.tool");
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
