package io.zhengwen.studio;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.cli.StudioProcess;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;

/** The frame with a page: parts of texts that are selected in it, and pages that follow there. */
class StudioFrameIT extends BrowserTests {
  @TempDir private static Path directory;
  @TempDir private static Path other;
  private static StudioProcess studio;

  @BeforeAll
  static void startStudio() throws Exception {
    Files.writeString(
        directory.resolve("capitals.html"),
        "<style>h1 { text-transform: uppercase }</style><h1>Quiet loft by the water</h1>"
            + "<p>It has a garden, and stands where the river meets the sea.</p>");
    StringBuilder page = new StringBuilder("<h1>Journal</h1>");
    for (int n = 1; n <= 2500; n++) {
      page.append("<p>Day ").append(n).append(" of the journey, told in a sentence.</p>");
    }
    Files.writeString(directory.resolve("journal.html"), page);
    studio = DirectoryTests.studio(directory, other);
  }

  @AfterAll
  static void stop() {
    if (studio != null) {
      studio.close();
    }
  }

  @Test
  void aPartOfATextIsTakenAsItStandsInThePage() {
    browser.open(studio.address() + "#/annotate?id=capitals");
    browser.type("#new-field", "mood", Keys.ENTER);
    browser.see(".draft-fields .active .field-name", "mood");
    browser.enterFrame();
    WebElement title = browser.see("h1 z-t");
    new Actions(browser.driver())
        .moveToElement(title, 10 - title.getSize().width / 2, 0)
        .doubleClick()
        .perform();
    browser.leaveFrame();
    browser.holds("document.querySelector('.chip')?.textContent === 'Quiet'");
    browser.see(".induced .rules code");
  }

  @Test
  void aPartOfALongPageIsNoStepBack() {
    browser.open(studio.address() + "#/preview?id=capitals");
    browser.enterFrame();
    browser.leaveFrame();
    browser.turnTo("preview?id=journal");
    browser.see("#part-behind");
    browser.enterFrame();
    browser.leaveFrame();
    Object before = browser.run("return history.length");
    browser.click("#part-behind");
    browser.see(".parts span", "1,001 to 2,000");
    browser.enterFrame();
    browser.holds("document.body.textContent.includes('Day 1500 ')");
    browser.leaveFrame();
    assertThat(browser.run("return history.length")).isEqualTo(before);
    browser.driver().navigate().back();
    browser.holds("location.hash === '#/preview?id=capitals'");
    browser.enterFrame();
    browser.see("h1");
    browser.leaveFrame();
  }
}
