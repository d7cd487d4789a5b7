package io.zhengwen.studio;

import io.zhengwen.cli.StudioProcess;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** Tests of the studio of the command line, for a directory of nine homes, in a browser. */
abstract class DirectoryTests extends BrowserTests {
  static final int WIDE = 1280;

  @TempDir private static Path directory;
  @TempDir private static Path other;
  static StudioProcess studio;

  @BeforeAll
  static void startStudio() throws Exception {
    for (int n = 1; n <= 9; n++) {
      // The price stands in the menu, too.
      String page = HomePages.home(n);
      String price = page.replaceAll("(?s).*Asking price</dt><dd>([^<]*)<.*", "$1");
      Files.writeString(
          directory.resolve("home-" + n + ".html"),
          page.replaceFirst(
              "<body([^>]*)>", "<body$1><p class=promo>" + price.replace("$", "\\$")));
    }
    studio = studio(directory, other);
  }

  /** Starts the studio for the pages of a directory; its errors go into another. */
  static StudioProcess studio(Path directory, Path other) throws Exception {
    return StudioProcess.of(
        other.resolve("errors.txt").toFile(),
        directory,
        "--base-url",
        "https://homes.example/homes/");
  }

  @AfterAll
  static void stop() {
    if (studio != null) {
      studio.close();
    }
  }

  @BeforeEach
  void forget() throws Exception {
    browser.requested();
    browser.complaints();
  }

  /** Marks the last place with a text for a new field. */
  static void take(String field, String text) {
    browser.type("#new-field", field, Keys.ENTER);
    browser.see(".draft-fields .active .field-name", field);
    browser.enterFrame();
    WebElement element =
        (WebElement)
            browser.run(
                """
                const found = [...document.querySelectorAll('z-t')].findLast((one) => one.textContent.trim() === arguments[0]);
                found.scrollIntoView({block: 'center'});
                return found;
                """,
                text);
    element.click();
    browser.holds(
        "[...document.querySelectorAll('[z-m]')].some((one) => one.textContent.trim() === arguments[0])",
        text);
    browser.leaveFrame();
  }

  /** Names and saves the template that is being made. */
  static void save(String name) {
    browser.type("#template-name", name, Keys.TAB);
    browser.see("#save:not([disabled])");
    browser.see(".induced .tag");
    browser.click("#save:not([disabled])");
    browser.see("#saved");
  }

  /** The elements with the marks of a field. */
  static List<Object> marked(String field) {
    return List.copyOf(
        (List<?>)
            browser.run(
                "return [...document.querySelectorAll('[z-name=\"' + arguments[0] + '\"]')].map((one) => one.closest('dd, p')?.tagName)",
                field));
  }
}
