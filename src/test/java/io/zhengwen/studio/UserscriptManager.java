package io.zhengwen.studio;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.interactions.Actions;

/**
 * A browser with a manager of userscripts that has one: an extension of our own, which runs it in
 * the world of content scripts and makes its requests, as managers do. The form that the script
 * shows cannot be reached from the page; it is used by pointer and keys, at places that the
 * extension tells.
 */
final class UserscriptManager implements AutoCloseable {
  private static final List<String> FILES =
      List.of("manifest.json", "background.js", "gm.js", "start.js", "menu.html");
  private static final int ID_BYTES = 16;

  private final Browser browser;
  private final String menu;
  private final String page;

  private UserscriptManager(Browser browser, String menu, String page) {
    this.browser = browser;
    this.menu = menu;
    this.page = page;
  }

  /**
   * Starts a browser with a userscript.
   *
   * @param directory an empty directory
   */
  static UserscriptManager with(String userscript, Path directory) throws Exception {
    for (String name : FILES) {
      try (InputStream in = UserscriptManager.class.getResourceAsStream("manager/" + name)) {
        Files.write(directory.resolve(name), in.readAllBytes());
      }
    }
    Files.writeString(
        directory.resolve("script.js"), "const userscript = () => {\n" + userscript + "\n};\n");
    Browser browser = Browser.with(directory).orElseThrow();
    String page = browser.driver().getWindowHandle();
    // A window of its own: a page in the background draws nothing.
    browser.driver().switchTo().newWindow(WindowType.WINDOW);
    browser.load("chrome-extension://" + id(directory) + "/menu.html");
    String menu = browser.driver().getWindowHandle();
    browser.driver().switchTo().window(page);
    return new UserscriptManager(browser, menu, page);
  }

  /** The name that Chromium gives an extension by its directory. */
  private static String id(Path directory) throws NoSuchAlgorithmException {
    byte[] hash =
        MessageDigest.getInstance("SHA-256")
            .digest(directory.toString().getBytes(StandardCharsets.UTF_8));
    StringBuilder id = new StringBuilder();
    for (int i = 0; i < ID_BYTES; i++) {
      id.append((char) ('a' + ((hash[i] >> 4) & 15))).append((char) ('a' + (hash[i] & 15)));
    }
    return id.toString();
  }

  Browser browser() {
    return browser;
  }

  /** Asks the part of the extension that is in the page. */
  Object ask(String name, String value) {
    browser.driver().switchTo().window(menu);
    try {
      return browser
          .driver()
          .executeAsyncScript(
              """
              const [name, value, done] = arguments;
              chrome.tabs.query({url: 'http://*/*'}, ([tab]) => chrome.tabs.sendMessage(tab.id, {name, value}, (answer) => {
                chrome.runtime.lastError; // Read, as the page may not be ready yet.
                done(answer ?? null);
              }));
              """,
              name,
              value);
    } finally {
      browser.driver().switchTo().window(page);
    }
  }

  /** Opens a page, and the script's form in it. */
  void annotate(String address) {
    browser.open(address);
    choose("annotate this page");
    see("#pick");
  }

  /** Chooses what the script has put into the manager's menu. */
  void choose(String words) {
    String name =
        browser.await(
            words,
            () ->
                ask("names", "") instanceof List<?> names
                    ? names.stream()
                        .map(Object::toString)
                        .filter(one -> one.contains(words))
                        .findFirst()
                    : Optional.empty());
    ask("menu", name);
  }

  /** The elements of the form with a selector: members {@code text}, {@code x}, {@code y}. */
  List<Map<String, Object>> all(String css) {
    @SuppressWarnings("unchecked")
    List<Map<String, Object>> found = (List<Map<String, Object>>) ask("find", css);
    return found == null ? List.of() : found;
  }

  /** Waits for an element of the form that can be used. */
  Map<String, Object> see(String css) {
    return see(css, "");
  }

  /** Waits for an element of the form with a text. */
  Map<String, Object> see(String css, String text) {
    return browser.await(
        css + " with " + text,
        () ->
            all(css).stream()
                .filter(one -> one.get("text").toString().contains(text))
                .filter(one -> !Boolean.TRUE.equals(one.get("isOff")))
                .filter(one -> ((Number) one.get("width")).doubleValue() > 0)
                .findFirst());
  }

  /** Clicks an element of the form. */
  void click(String css) {
    Map<String, Object> place = seeStill(css);
    new Actions(browser.driver())
        .moveToLocation(number(place, "x"), number(place, "y"))
        .click()
        .perform();
  }

  /** Waits for an element that is where it was before: a click elsewhere would be lost. */
  private Map<String, Object> seeStill(String css) {
    AtomicReference<Map<String, Object>> last = new AtomicReference<>(Map.of());
    return browser.await(
        css + " in its place",
        () -> {
          Map<String, Object> now = see(css);
          Map<String, Object> before = last.getAndSet(now);
          return Stream.of("x", "y").allMatch(at -> now.get(at).equals(before.get(at)))
              ? Optional.of(now)
              : Optional.empty();
        });
  }

  private static int number(Map<String, Object> place, String name) {
    return (int) Math.round(((Number) place.get(name)).doubleValue());
  }

  /** Writes into an element of the form, in place of what is there, and presses a key. */
  void write(String css, String text, Keys key) {
    click(css);
    new Actions(browser.driver())
        .keyDown(Keys.CONTROL)
        .sendKeys("a")
        .keyUp(Keys.CONTROL)
        .sendKeys(text)
        .sendKeys(key)
        .perform();
  }

  /** The texts of elements of the form. */
  List<String> texts(String css) {
    return all(css).stream().map(one -> one.get("text").toString()).toList();
  }

  @Override
  public void close() {
    browser.close();
  }
}
