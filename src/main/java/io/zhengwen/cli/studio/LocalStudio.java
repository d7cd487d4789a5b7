package io.zhengwen.cli.studio;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.zhengwen.store.TemplateStoreException;
import io.zhengwen.studio.Said;
import io.zhengwen.studio.StudioFiles;
import io.zhengwen.studio.service.ConflictException;
import io.zhengwen.studio.service.Origins;
import io.zhengwen.studio.service.PageRequest;
import io.zhengwen.studio.service.Parameters;
import io.zhengwen.studio.service.SiteTemplateService;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Serves the studio to browsers of this computer: on its loopback address only, at a path with a
 * secret that is drawn at the start, to requests that name this host and do not come from pages of
 * other sites.
 */
@UsesHttpServerOfJdk
public final class LocalStudio implements AutoCloseable {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final byte[] LOOPBACK = {127, 0, 0, 1};
  private static final int SECRET_BYTES = 16;
  private static final int THREADS = 4;
  private static final int MAX_BODY = 20_000_000;
  private static final String PAGE = "/zhengwen/studio";

  private final HttpServer server;
  private final ExecutorService threads = Executors.newFixedThreadPool(THREADS);
  private final LocalAnswers answers;
  private final String secret;

  /** An answer that is not what was asked for. */
  private static final class RefusedException extends RuntimeException {
    private final int status;

    private RefusedException(int status, String message) {
      super(message);
      this.status = status;
    }
  }

  /**
   * Starts to serve.
   *
   * @param name what the pages are called
   * @param port the port; 0 for a free one
   * @throws IOException if the port cannot be used
   */
  public LocalStudio(
      String name, int port, LocalPages pages, LocalSites sites, LocalLibrary library)
      throws IOException {
    byte[] random = new byte[SECRET_BYTES];
    new SecureRandom().nextBytes(random);
    secret = HexFormat.of().formatHex(random);
    answers = new LocalAnswers(name, pages, sites, library);
    server = HttpServer.create(new InetSocketAddress(InetAddress.getByAddress(LOOPBACK), port), 0);
    server.setExecutor(threads);
    server.createContext("/", this::handle);
    server.start();
  }

  /** The address of the studio, for the browser. */
  public URI address() {
    return URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/" + secret + PAGE);
  }

  private void handle(HttpExchange exchange) throws IOException {
    try (exchange) {
      exchange.getResponseHeaders().set("Cache-Control", "no-store");
      StudioFiles.HEADERS.forEach(exchange.getResponseHeaders()::set);
      try {
        answer(exchange);
      } catch (RefusedException e) {
        error(exchange, e.status, e.getMessage());
      } catch (ConflictException e) {
        error(exchange, 409, e.getMessage());
      } catch (NoSuchElementException e) {
        error(exchange, 404, "there is no " + e.getMessage());
      } catch (IllegalArgumentException e) {
        error(exchange, 400, e.getMessage());
      } catch (TemplateStoreException e) {
        error(exchange, 503, e.getMessage());
      } catch (RuntimeException | StackOverflowError e) {
        error(exchange, 500, "internal error: " + e);
      }
    }
  }

  private void answer(HttpExchange exchange) throws IOException {
    String path = pathOf(exchange);
    String method = exchange.getRequestMethod();
    boolean isPost = method.equals("POST");
    if (!isPost && !method.equals("GET")) {
      throw new RefusedException(405, "only GET and POST are answered");
    }
    Parameters params = parameters(exchange.getRequestURI().getRawQuery());
    String type = exchange.getRequestHeaders().getFirst("Content-Type");
    if (isPost && Origins.isForeign(exchange.getRequestHeaders()::getFirst, this::isOurs)) {
      throw new RefusedException(403, "changes are not accepted from pages of other sites");
    }
    byte[] body = isPost ? body(exchange) : null;
    switch (path) {
      case "/zhengwen/extract" -> json(exchange, 200, answers.extract(params, body, type));
      case "/zhengwen/wrappers", "/zhengwen/templates" -> {
        if (isPost && !PageRequest.isJson(type)) {
          throw new IllegalArgumentException(
              "changes are posted, with the Content-Type application/json");
        }
        json(exchange, 200, learned(path, params, body));
      }
      case "/zhengwen/pages" -> json(exchange, 200, answers.pages(params));
      default -> send(exchange, 200, file(path));
    }
  }

  /** Shows or changes templates for fields, or those of sites. */
  private Map<String, Object> learned(String path, Parameters params, byte[] change)
      throws IOException {
    if (path.endsWith("templates")) {
      SiteTemplateService sites = answers.siteTemplates();
      return change == null ? sites.show(params) : sites.change(change);
    }
    return change == null ? answers.wrappers(params) : answers.changeWrappers(change);
  }

  /** The path behind the secret. */
  private String pathOf(HttpExchange exchange) {
    String host = exchange.getRequestHeaders().getFirst("Host");
    if (host == null || !isOurs(host)) {
      throw new RefusedException(403, "only requests to this computer are answered");
    }
    String path = exchange.getRequestURI().getPath();
    int end = path.indexOf('/', 1);
    String given = end < 0 ? "" : path.substring(1, end);
    if (!MessageDigest.isEqual(
        given.getBytes(StandardCharsets.UTF_8), secret.getBytes(StandardCharsets.UTF_8))) {
      throw new RefusedException(403, "the address has another beginning; see the terminal");
    }
    return path.substring(end);
  }

  private boolean isOurs(String host) {
    int port = server.getAddress().getPort();
    return Set.of("127.0.0.1:" + port, "localhost:" + port).contains(host);
  }

  private StudioFiles.Answer file(String path) {
    if (path.equals(PAGE) || path.equals(PAGE + "/")) {
      return StudioFiles.page(answers.settings());
    }
    return StudioFiles.file(path.replaceFirst("^" + PAGE + "/", ""))
        .orElseThrow(() -> new RefusedException(404, "the studio has no such file"));
  }

  private static byte[] body(HttpExchange exchange) throws IOException {
    byte[] body = exchange.getRequestBody().readNBytes(MAX_BODY + 1);
    if (body.length > MAX_BODY) {
      throw new IllegalArgumentException("the body is longer than " + MAX_BODY + " bytes");
    }
    return body;
  }

  private static Parameters parameters(String query) {
    Map<String, String> given = new HashMap<>();
    for (String pair : query == null ? new String[0] : query.split("&")) {
      String[] parts = pair.split("=", 2);
      given.putIfAbsent(decoded(parts[0]), parts.length < 2 ? "" : decoded(parts[1]));
    }
    return given::get;
  }

  private static String decoded(String text) {
    return URLDecoder.decode(text, StandardCharsets.UTF_8);
  }

  private static void error(HttpExchange exchange, int status, String message) throws IOException {
    String msg = String.valueOf(message);
    Map<String, String> metadata = Map.of("detail", JSON.writeValueAsString(Said.of(msg)));
    json(
        exchange,
        status,
        Map.of("error", Map.of("msg", msg, "code", status, "metadata", metadata)));
  }

  private static void json(HttpExchange exchange, int status, Map<String, Object> answer)
      throws IOException {
    send(
        exchange,
        status,
        new StudioFiles.Answer(
            "application/json; charset=utf-8", JSON.writeValueAsBytes(answer), Map.of()));
  }

  private static void send(HttpExchange exchange, int status, StudioFiles.Answer answer)
      throws IOException {
    answer.headers().forEach(exchange.getResponseHeaders()::set);
    exchange.getResponseHeaders().set("Content-Type", answer.contentType());
    exchange.sendResponseHeaders(status, answer.bytes().length);
    exchange.getResponseBody().write(answer.bytes());
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }
}
