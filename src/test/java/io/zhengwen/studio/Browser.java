package io.zhengwen.studio;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.openqa.selenium.By;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** A headless Chromium, and what tests ask of it. */
final class Browser implements AutoCloseable {
  /** What a test says that is skipped without a browser. */
  static final String MISSING =
      "SKIPPED: neither chromium nor google-chrome with chromedriver is on the PATH (on Debian: apt-get install chromium"
          + " chromium-driver)";

  /** Where pictures are written. */
  private static final Path PICTURES =
      Path.of(System.getProperty("zhengwen.basedir", ""), "target", "studio");

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Logger SELENIUM = Logger.getLogger("org.openqa.selenium");
  private static final long PATIENCE = 30_000;
  private static final int WIDTH = 1280;
  private static final int HEIGHT = 900;

  private final ChromeDriver driver;

  private Browser(ChromeDriver driver) {
    this.driver = driver;
  }

  /** Starts a browser; empty if there is none on this machine. */
  static Optional<Browser> start() throws IOException {
    return start("--disable-extensions");
  }

  /** Starts a browser with an extension. */
  static Optional<Browser> with(Path extension) throws IOException {
    return start("--load-extension=" + extension);
  }

  private static Optional<Browser> start(String extensions) throws IOException {
    Optional<Path> chromium = onPath("chromium", "chromium-browser", "google-chrome");
    Optional<Path> chromedriver = onPath("chromedriver");
    if (chromium.isEmpty() || chromedriver.isEmpty()) {
      return Optional.empty();
    }
    Files.createDirectories(PICTURES);
    SELENIUM.setLevel(Level.SEVERE); // It warns of protocols that are not used here.
    ChromeOptions options = new ChromeOptions();
    options.setBinary(chromium.get().toFile());
    options.addArguments(
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--lang=en-US",
        "--window-size=" + WIDTH + "," + HEIGHT,
        extensions);
    LoggingPreferences logs = new LoggingPreferences();
    logs.enable(LogType.PERFORMANCE, Level.ALL);
    logs.enable(LogType.BROWSER, Level.ALL);
    options.setCapability("goog:loggingPrefs", logs);
    ChromeDriverService service =
        new ChromeDriverService.Builder()
            .usingDriverExecutable(chromedriver.get().toFile())
            .usingAnyFreePort()
            .build();
    Browser browser = new Browser(new ChromeDriver(service, options));
    browser.look("light", WIDTH, "en-US");
    return Optional.of(browser);
  }

  static Optional<Path> onPath(String... names) {
    return Stream.of(names)
        .flatMap(
            name ->
                Stream.of(System.getenv("PATH").split(File.pathSeparator))
                    .map(directory -> Path.of(directory, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }

  /** Chooses the colour scheme, the width in pixels and the browser's language. */
  void look(String scheme, int width, String language) {
    cdp(
        "Emulation.setEmulatedMedia",
        Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
    cdp(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", HEIGHT, "deviceScaleFactor", 1, "mobile", false));
    String agent = (String) driver.executeScript("return navigator.userAgent");
    cdp("Emulation.setUserAgentOverride", Map.of("userAgent", agent, "acceptLanguage", language));
  }

  void cdp(String command, Map<String, Object> parameters) {
    driver.executeCdpCommand(command, parameters);
  }

  /** Loads an address anew, even if only what follows # differs. */
  void open(String address) {
    load("about:blank");
    load(address);
  }

  /** Loads an address, again if the page that is being left interferes. */
  void load(String address) {
    await(
        address,
        () -> {
          driver.get(address);
          return Optional.of(address);
        });
  }

  /** Changes what follows # in the address. */
  void go(String hash) {
    run("location.hash = arguments[0]", hash);
  }

  /** Goes to another screen of the studio that is open, once the one before is gone. */
  void turnTo(String screen) {
    run("document.querySelector('main > .page').id = 'before'");
    go("#/" + screen);
    holds("!document.getElementById('before')");
  }

  /** Runs a script in the page, or the frame that was entered. */
  Object run(String script, Object... arguments) {
    return driver.executeScript(script, arguments);
  }

  /** Waits for an element that is shown. */
  WebElement see(String css) {
    return await(
        css,
        () ->
            driver.findElements(By.cssSelector(css)).stream()
                .filter(WebElement::isDisplayed)
                .findFirst());
  }

  /** Clicks on an element once it is there; on the one in its place if it is drawn anew. */
  void click(String css) {
    act(css, WebElement::click);
  }

  /** Types into an element once it is there; into the one in its place if it is drawn anew. */
  void type(String css, CharSequence... keys) {
    act(css, element -> element.sendKeys(keys));
  }

  private void act(String css, Consumer<WebElement> action) {
    await(
        css,
        () -> {
          WebElement element = see(css);
          action.accept(element);
          return Optional.of(element);
        });
  }

  /** Waits for a text in an element. */
  void see(String css, String text) {
    await(
        css + " with " + text,
        () ->
            driver.findElements(By.cssSelector(css)).stream()
                .filter(element -> element.getText().contains(text))
                .findFirst());
  }

  /** Waits until an expression is true. */
  void holds(String expression, Object... arguments) {
    await(
        expression,
        () ->
            Boolean.TRUE.equals(run("return " + expression, arguments))
                ? Optional.of(true)
                : Optional.empty());
  }

  /** Waits until the studio has drawn what was changed. */
  void drawn() {
    run("return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
  }

  interface Attempt<T> {
    Optional<T> make();
  }

  <T> T await(String what, Attempt<T> attempt) {
    long end = System.currentTimeMillis() + PATIENCE;
    while (true) {
      try {
        Optional<T> seen = attempt.make();
        if (seen.isPresent()) {
          return seen.get();
        }
      } catch (WebDriverException e) {
        if (!movedOn(e)) {
          throw e;
        }
      }
      if (System.currentTimeMillis() > end) {
        throw new AssertionError(
            "not seen: " + what + "\n" + driver.findElement(By.cssSelector("body")).getText());
      }
      LockSupport.parkNanos(20_000_000);
    }
  }

  /** Returns whether the page was drawn anew or left meanwhile, so that another look is due. */
  private static boolean movedOn(WebDriverException e) {
    return e instanceof StaleElementReferenceException
        || String.valueOf(e.getMessage()).contains("Inspected target navigated or closed");
  }

  /** Enters the frame with the page that is shown, once it is ready. */
  void enterFrame() {
    see("iframe.page-frame[data-ready]");
    driver.switchTo().frame(driver.findElement(By.cssSelector("iframe.page-frame")));
  }

  void leaveFrame() {
    driver.switchTo().defaultContent();
  }

  ChromeDriver driver() {
    return driver;
  }

  /** Takes a picture of what is to be seen. */
  void picture(String name) throws IOException {
    Files.write(PICTURES.resolve(name + ".png"), driver.getScreenshotAs(OutputType.BYTES));
  }

  /** Takes a picture of all of a page. */
  void wholePicture(String name) throws IOException {
    Object data =
        driver
            .executeCdpCommand(
                "Page.captureScreenshot", Map.of("format", "png", "captureBeyondViewport", true))
            .get("data");
    Path file = PICTURES.resolve(name + ".png");
    Files.createDirectories(file.getParent());
    Files.write(file, Base64.getDecoder().decode(data.toString()));
  }

  /** The addresses that were requested since this was asked last, but for data: and about:. */
  List<String> requested() throws IOException {
    List<String> addresses = new ArrayList<>();
    for (LogEntry entry : driver.manage().logs().get(LogType.PERFORMANCE)) {
      JsonNode message = JSON.readTree(entry.getMessage()).path("message");
      if (message.path("method").asText().equals("Network.requestWillBeSent")) {
        String address = message.path("params").path("request").path("url").asText();
        if (!address.matches("(?s)(data|about|blob):.*")) {
          addresses.add(address);
        }
      }
    }
    return addresses;
  }

  /**
   * What the browser complained of since this was asked last: errors of scripts, and what a policy
   * forbade.
   */
  List<String> complaints() {
    return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
        .filter(entry -> entry.getLevel().intValue() >= Level.SEVERE.intValue())
        .map(LogEntry::getMessage)
        .toList();
  }

  @Override
  public void close() {
    driver.quit();
  }
}
