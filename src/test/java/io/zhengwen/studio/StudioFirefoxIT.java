package io.zhengwen.studio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.zhengwen.cli.StudioProcess;
import io.zhengwen.solr.Eventually;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The studio in Firefox; the page that is annotated by keys alone. */
class StudioFirefoxIT {
  private static final String TITLE = "Corner loft with harbor views, 14 Ropewalk Lane #4C";

  @TempDir private Path pages;
  @TempDir private Path other;
  @TempDir private Path profile;
  private StudioProcess studio;

  @BeforeEach
  void startStudio() throws Exception {
    for (int n = 1; n <= 4; n++) {
      Files.writeString(pages.resolve("home-" + n + ".html"), HomePages.home(n));
    }
    studio =
        StudioProcess.of(
            other.resolve("errors.txt").toFile(),
            pages,
            "--base-url",
            "https://homes.example/homes/");
  }

  @AfterEach
  void stop() {
    studio.close();
  }

  private Firefox start(String... preferences) throws Exception {
    Optional<Firefox> found = Firefox.start(profile, preferences);
    if (found.isEmpty()) {
      System.err.println(Firefox.MISSING);
    }
    assumeTrue(found.isPresent(), Firefox.MISSING);
    return found.get();
  }

  @Test
  void fieldsAreMarkedSavedAndVerified() throws Exception {
    try (Firefox browser = start("user_pref('intl.accept_languages', 'en-US');")) {
      browser.open(studio.address() + "#/annotate?id=home-1");
      browser.holds("document.querySelector('iframe[data-ready]') !== null");
      browser.type("#new-field", "title" + Firefox.ENTER);
      browser.holds("document.querySelector('.active .field-name')?.textContent === 'title'");
      Eventually.holds(
          TITLE,
          () -> {
            browser.type("iframe", Firefox.DOWN);
            return browser
                .valueInFrame("document.querySelector('.now')?.textContent")
                .equals(TITLE);
          });
      browser.type("iframe", Firefox.ENTER);
      browser.holdsInFrame("document.querySelector('[z-name=title]') !== null");
      browser.type("#template-name", "homes");
      browser.holds("document.querySelector('.induced .tag') !== null");
      browser.click("#save:not([disabled])");
      browser.holds("document.querySelector('#saved') !== null");
      String verify = studio.address() + "#/verify?seed=homes.example/homes/";
      browser.open(verify);
      browser.click("#right-0-0");
      browser.holds("document.querySelector('#right-0-0[aria-pressed=true]') !== null");
      browser.holdsInFrame("document.querySelector('[z-name=title]') !== null");
      browser.size(375, 800);
      browser.open(verify);
      browser.holds("document.querySelector('#right-0-0[aria-pressed=true]') !== null");
      browser.holds("document.documentElement.scrollWidth <= innerWidth");
      assertThat(browser.complaints()).isEmpty();
    }
  }

  /** People's own colours take the place of backgrounds, tints and shadows. */
  @Test
  void inForcedColorsMainTextIsUnderlined() throws Exception {
    try (Firefox browser = start("user_pref('browser.display.document_color_use', 2);")) {
      browser.open(studio.address() + "#/preview?id=home-1");
      browser.holdsInFrame("document.querySelector('z-t.k1') !== null");
      assertThat(browser.value("matchMedia('(forced-colors: active)').matches")).isEqualTo("true");
      assertThat(
              List.of(
                  browser.valueInFrame(underlined("z-t.k1")),
                  browser.valueInFrame(underlined("z-t.k0"))))
          .containsExactly("underline", "none");
      assertThat(browser.complaints()).isEmpty();
    }
  }

  private static String underlined(String css) {
    return "getComputedStyle(document.querySelector('" + css + "')).textDecorationLine";
  }
}
