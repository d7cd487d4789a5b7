package io.zhengwen.studio;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The studio while the server is away for a time, and in a browser that stores nothing. */
class StudioAwayIT extends StudioTests {

  private static void goAway() {
    browser.run("window.there = fetch; window.fetch = () => Promise.reject(new TypeError())");
  }

  private static void comeBack() {
    browser.run("window.fetch = window.there");
  }

  @Test
  void theSameSearchIsMadeAgain() {
    browser.open(solr.studio() + "#/search?q=harbour");
    browser.see(".result");
    goAway();
    browser.run("document.getElementById('q').value = 'ferry'");
    browser.click(".search-line button");
    browser.see(".notice.bad", "The server does not answer.");
    comeBack();
    browser.click(".search-line button");
    browser.see(".result");
  }

  @ParameterizedTest
  @CsvSource({
    "400, The server refuses this.",
    "500, The server failed.",
    "502, The server does not answer.",
    "503, The server cannot do this now."
  })
  void anErrorIsSaidToBeWhatItIs(int status, String said) {
    browser.open(solr.studio() + "#/search?q=harbour");
    browser.see(".result");
    browser.run(
        "const [status] = arguments; window.fetch = async () => new Response('<h1>Error</h1>', {status})",
        status);
    browser.go("#/search?q=ferry");
    browser.see(".notice.bad strong", said);
  }

  @Test
  void aLinkToThePageThatIsShownLoadsIt() {
    browser.open(solr.studio() + "#/status");
    browser.see(".health");
    goAway();
    browser.go("#/seeds");
    browser.see(".notice.bad");
    comeBack();
    browser.click(".top nav a[aria-current]");
    browser.see("#pattern");
    browser.holds("!document.querySelector('.notice.bad')");
  }

  @Test
  void theNextPartOfALongPageCanBeAskedForAgain() throws Exception {
    String id = "away-long";
    String html = "<p>A sentence of a long page, one of many.</p>".repeat(1200);
    solr.index(List.of(Map.of("id", id, "url", "https://away.example/long", "html", html)));
    browser.open(solr.studio() + "#/preview?id=" + id);
    browser.see(".summary h2");
    goAway();
    browser.click("#part-behind");
    browser.see(".parts .notice.bad", "The server does not answer.");
    browser.see("#part-before:disabled");
    comeBack();
    browser.click("#part-behind");
    browser.see(".parts", "1,001");
    browser.click("#part-before");
    browser.see(".parts", "1 to 1,000");
    browser.see("#part-before:disabled");
    solr.delete(List.of(id));
  }

  @Test
  void nothingNeedsToBeStored() throws Exception {
    Object script =
        browser
            .driver()
            .executeCdpCommand(
                "Page.addScriptToEvaluateOnNewDocument",
                Map.of(
                    "source",
                    "Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('', 'SecurityError'); }})"))
            .get("identifier");
    try {
      browser.open(solr.studio() + "#/status");
      browser.see(".health");
      browser.click("#language");
      browser.see("nav a[aria-current]", "状态");
      browser.click("#theme");
      browser.holds("document.documentElement.dataset.theme === 'light'");
    } finally {
      browser.cdp("Page.removeScriptToEvaluateOnNewDocument", Map.of("identifier", script));
    }
  }
}
