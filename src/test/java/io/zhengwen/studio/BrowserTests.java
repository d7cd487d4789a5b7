package io.zhengwen.studio;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

/** Tests with one browser for a class, skipped where there is none. */
abstract class BrowserTests {
  static Browser browser;

  @BeforeAll
  static void startBrowser() throws Exception {
    Optional<Browser> found = Browser.start();
    if (found.isEmpty()) {
      System.err.println(Browser.MISSING);
    }
    assumeTrue(found.isPresent(), Browser.MISSING);
    browser = found.get();
  }

  @AfterAll
  static void closeBrowser() {
    if (browser != null) {
      browser.close();
      browser = null;
    }
  }
}
