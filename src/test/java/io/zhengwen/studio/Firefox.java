package io.zhengwen.studio;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.zhengwen.solr.Eventually;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;

/** A headless Firefox, told what to do by WebDriver BiDi, which needs no driver beside it. */
final class Firefox implements AutoCloseable, WebSocket.Listener {
  /** What a test says that is skipped without it. */
  static final String MISSING =
      "SKIPPED: no firefox or firefox-esr is on the PATH (on Debian: apt-get install firefox-esr)";

  /** The names of WebDriver for keys without a character. */
  static final String ENTER = "\uE007";

  static final String DOWN = "\uE015";

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final long PATIENCE = 60;

  private final Process process;
  private final Map<Integer, CompletableFuture<JsonNode>> asked = new ConcurrentHashMap<>();
  private final List<String> complaints = new CopyOnWriteArrayList<>();
  private final StringBuilder received = new StringBuilder();
  private WebSocket socket;
  private String window;
  private int commands;

  private Firefox(Process process) {
    this.process = process;
  }

  /**
   * Starts a browser; empty if there is none on this machine.
   *
   * @param profile an empty directory
   * @param preferences lines for its {@code user.js}
   */
  static Optional<Firefox> start(Path profile, String... preferences) throws Exception {
    Optional<Path> firefox = Browser.onPath("firefox", "firefox-esr");
    if (firefox.isEmpty()) {
      return Optional.empty();
    }
    Files.write(profile.resolve("user.js"), List.of(preferences));
    Process process =
        new ProcessBuilder(
                firefox.get().toString(),
                "--headless",
                "--no-remote",
                "--remote-debugging-port=0",
                "--profile",
                profile.toString())
            .redirectErrorStream(true)
            .redirectOutput(profile.resolve("output.txt").toFile())
            .start();
    Firefox browser = new Firefox(process);
    try {
      browser.connect(profile.resolve("WebDriverBiDiServer.json"));
    } catch (Exception | AssertionError e) {
      browser.close();
      throw e;
    }
    return Optional.of(browser);
  }

  private void connect(Path server) throws Exception {
    Eventually.holds("Firefox listens", () -> Files.exists(server) && Files.size(server) > 0);
    JsonNode address = JSON.readTree(server.toFile());
    URI uri =
        URI.create(
            "ws://"
                + address.path("ws_host").asText()
                + ":"
                + address.path("ws_port").asText()
                + "/session");
    socket = HttpClient.newHttpClient().newWebSocketBuilder().buildAsync(uri, this).join();
    command("session.new", Map.of("capabilities", Map.of()));
    command("session.subscribe", Map.of("events", List.of("log.entryAdded")));
    window = contexts().path(0).path("context").asText();
  }

  @Override
  public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean isLast) {
    received.append(part);
    if (isLast) {
      String message = received.toString();
      received.setLength(0);
      try {
        take(JSON.readTree(message));
      } catch (IOException e) {
        complaints.add(message);
      }
    }
    from.request(1);
    return null;
  }

  private void take(JsonNode message) {
    if (message.path("method").asText().equals("log.entryAdded")) {
      if (message.path("params").path("level").asText().equals("error")) {
        complaints.add(message.path("params").path("text").asText());
      }
    } else if (message.has("id")) {
      asked.remove(message.path("id").asInt()).complete(message);
    }
  }

  private JsonNode command(String method, Map<String, ?> parameters) throws Exception {
    int id = ++commands;
    CompletableFuture<JsonNode> answer = new CompletableFuture<>();
    asked.put(id, answer);
    socket
        .sendText(
            JSON.writeValueAsString(Map.of("id", id, "method", method, "params", parameters)), true)
        .join();
    JsonNode message = answer.get(PATIENCE, TimeUnit.SECONDS);
    if (!message.path("type").asText().equals("success")) {
      throw new IOException(method + ": " + message);
    }
    return message.path("result");
  }

  private JsonNode contexts() throws Exception {
    return command("browsingContext.getTree", Map.of()).path("contexts");
  }

  /** Loads an address anew, even if only what follows # differs. */
  void open(String address) throws Exception {
    for (String one : List.of("about:blank", address)) {
      command(
          "browsingContext.navigate", Map.of("context", window, "url", one, "wait", "complete"));
    }
  }

  /** Makes the window narrow or wide. */
  void size(int width, int height) throws Exception {
    command(
        "browsingContext.setViewport",
        Map.of("context", window, "viewport", Map.of("width", width, "height", height)));
  }

  /** The value of an expression in the page, as text. */
  String value(String expression) throws Exception {
    return value(window, expression);
  }

  /** The value of an expression in the frame of the page, as text. */
  String valueInFrame(String expression) throws Exception {
    JsonNode frames = contexts().path(0).path("children");
    return frames.isEmpty() ? "" : value(frames.path(0).path("context").asText(), expression);
  }

  private String value(String context, String expression) throws Exception {
    Map<String, ?> parameters =
        Map.of(
            "expression",
            "String(" + expression + ")",
            "target",
            Map.of("context", context),
            "awaitPromise",
            true);
    return command("script.evaluate", parameters).path("result").path("value").asText();
  }

  /** Waits until an expression is true in the page. */
  void holds(String expression) throws Exception {
    Eventually.holds(expression, () -> value(expression).equals("true"));
  }

  /** Waits until an expression is true in the frame. */
  void holdsInFrame(String expression) throws Exception {
    Eventually.holds(expression, () -> valueInFrame(expression).equals("true"));
  }

  /** Clicks an element once it is there. */
  void click(String css) throws Exception {
    String element = "document.querySelector('" + css + "')";
    holds(element + " !== null");
    value(element + ".click()");
  }

  /** Gives the focus to an element once it is there, and presses keys. */
  void type(String css, String keys) throws Exception {
    String element = "document.querySelector('" + css + "')";
    holds(element + " !== null");
    value(element + ".focus()");
    List<Map<String, String>> actions = new ArrayList<>();
    for (String key : keys.split("")) {
      actions.add(Map.of("type", "keyDown", "value", key));
      actions.add(Map.of("type", "keyUp", "value", key));
    }
    Map<String, ?> keyboard = Map.of("type", "key", "id", "keyboard", "actions", actions);
    command("input.performActions", Map.of("context", window, "actions", List.of(keyboard)));
  }

  /** The errors that were logged: of scripts, and of what a policy forbade. */
  List<String> complaints() {
    return complaints;
  }

  @Override
  public void close() {
    if (socket != null) {
      socket.abort();
    }
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly().onExit().join();
  }
}
