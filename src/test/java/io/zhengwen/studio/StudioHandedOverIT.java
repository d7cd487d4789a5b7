package io.zhengwen.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** Pages that other windows hand over to the studio, in a browser. */
class StudioHandedOverIT extends DirectoryTests {
  /** Runs the bookmarklet in a page of another site, and goes to the window that it opens. */
  private static void handOver(Attacks site, String markup) throws Exception {
    browser.look("light", WIDE, "en-US");
    browser.open(studio.address() + "#/annotate");
    browser.click("details.live summary");
    String bookmarklet =
        (String) browser.run("return document.querySelector('#bookmarklet').getAttribute('href')");
    assertThat(bookmarklet).startsWith("javascript:");
    String page = site.unprotected(markup);
    browser.load(page);
    browser.requested();
    browser.complaints();
    browser.run(
        URLDecoder.decode(
            bookmarklet.substring("javascript:".length()).replace("+", "%2B"),
            StandardCharsets.UTF_8));
    there();
  }

  /** Goes to the window that was opened. */
  private static void there() {
    String here = browser.driver().getWindowHandle();
    browser
        .driver()
        .switchTo()
        .window(
            browser.driver().getWindowHandles().stream()
                .filter(handle -> !handle.equals(here))
                .findFirst()
                .orElseThrow());
  }

  private static void back() {
    browser.driver().close();
    browser.driver().switchTo().window(browser.driver().getWindowHandles().iterator().next());
  }

  @Test
  void aPageOfAnotherSiteIsHandedOverAndAnnotated() throws Exception {
    try (Attacks site = Attacks.start()) {
      handOver(site, HomePages.home(2));
      browser.enterFrame();
      browser.leaveFrame();
      browser.picture("live");
      assertThat(browser.run("return document.querySelector('#template-seed').value").toString())
          .isEqualTo("localhost/");
      take("name", "Shingled three-bedroom near the school, 88 Gull Street");
      take("cost", "$598,500");
      save("handed-over");
      browser.open(studio.address() + "#/wrappers?template=handed-over");
      browser.see("#version", "1");
      back();
    }
  }

  /** As a hostile page that opens the studio, and says that it is one of another site. */
  @Test
  void attacksInPagesThatAreHandedOver() throws Exception {
    try (Attacks site = Attacks.start()) {
      handOver(site, "<p>A page.");
      browser.enterFrame();
      browser.leaveFrame();
      back();
      int tried = 0;
      for (String text : site.some(4, 1)) {
        site.successes().clear();
        String words = text.replace("&", "&amp;").replace("<", "&lt;");
        browser.run(
            """
            const [studio, html] = arguments;
            const hostile = open(studio + '#/annotate?live=wait');
            addEventListener('message', function give({data}) {
              if (data === 'zhengwen-wants-page') {
                removeEventListener('message', give);
                hostile.postMessage({zhengwenPage: html, url: 'https://bank.example/accounts/'}, '*');
              }
            });
            """,
            studio.address(),
            "<html lang=\""
                + words
                + "\"><title>"
                + words
                + "</title><h1>"
                + words
                + "</h1>"
                + text);
        there();
        browser.enterFrame();
        browser.leaveFrame();
        assertThat(browser.run("return document.querySelector('#template-seed').value"))
            .isEqualTo("");
        assertThat(browser.complaints()).isEmpty();
        back();
        assertThat(site.successes()).isEmpty();
        tried++;
      }
      System.out.println("attacks: " + tried + " handed over, none succeeded");
      assertThat(tried).isGreaterThan(10);
    }
  }
}
